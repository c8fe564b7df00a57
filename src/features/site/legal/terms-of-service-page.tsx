import { staticPart } from '@/shared/ui/static-part'
import { DocumentPage, waitingText } from './document-page'
import { documents } from './documents'

const Text = staticPart(
  () => import('./texts/terms-of-service').then((module) => module.TermsOfService),
  waitingText,
)

/** `/terms-of-service` */
export function TermsOfServicePage() {
  return (
    <DocumentPage head={documents.termsOfService}>
      <Text />
    </DocumentPage>
  )
}
