import { DocumentPage } from './document'
import { terms } from './terms'

/** `/terms-of-service` */
export function TermsPage() {
  return <DocumentPage document={terms} />
}
