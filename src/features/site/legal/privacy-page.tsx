import { DocumentPage } from './document'
import { privacy } from './privacy'

/** `/privacy-policy` */
export function PrivacyPage() {
  return <DocumentPage document={privacy} />
}
