import { staticPart } from '@/shared/ui/static-part'
import { DocumentPage, waitingText } from './document-page'
import { documents } from './documents'

const Text = staticPart(
  () => import('./texts/code-of-conduct').then((module) => module.CodeOfConduct),
  waitingText,
)

/** `/code-of-conduct` */
export function CodeOfConductPage() {
  return (
    <DocumentPage head={documents.codeOfConduct}>
      <Text />
    </DocumentPage>
  )
}
