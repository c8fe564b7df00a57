import { staticPart } from '@/shared/ui/static-part'
import { DocumentPage, waitingText } from './document-page'
import { documents } from './documents'

const Text = staticPart(
  () => import('./texts/privacy-policy').then((module) => module.PrivacyPolicy),
  waitingText,
)

/** `/privacy-policy` */
export function PrivacyPolicyPage() {
  return (
    <DocumentPage head={documents.privacyPolicy}>
      <Text />
    </DocumentPage>
  )
}
