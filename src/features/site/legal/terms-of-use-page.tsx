import { staticPart } from '@/shared/ui/static-part'
import { DocumentPage, waitingText } from './document-page'
import { documents } from './documents'

const Text = staticPart(
  () => import('./texts/terms-of-use').then((module) => module.TermsOfUse),
  waitingText,
)

/** `/terms-of-use` */
export function TermsOfUsePage() {
  return (
    <DocumentPage head={documents.termsOfUse}>
      <Text />
    </DocumentPage>
  )
}
