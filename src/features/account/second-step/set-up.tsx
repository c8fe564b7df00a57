import { useLeave } from '@/shared/auth/use-leave'
import { Button } from '@/shared/ui/button'
import { Mark } from '@/shared/ui/mark'
import { PageMeta } from '@/shared/ui/page-meta'
import { AddDevice } from './add-device'
import { messages } from './messages'

const { owed: words } = messages
const none: readonly string[] = []

/** For staff who need a second step and have none: nothing else opens before. What is read anew afterwards lets them in. */
export function SetUp() {
  const { leave, question } = useLeave()
  return (
    <main id="main" tabIndex={-1} className="mx-auto grid max-w-md gap-8 px-4 py-12 sm:py-18">
      <PageMeta title={words.title} description={words.lead} />
      <Mark className="mx-auto size-12" />
      <header className="grid gap-2">
        <h1 tabIndex={-1} className="text-6 font-semibold">
          {words.title}
        </h1>
        <p className="text-3 text-muted">{words.lead}</p>
      </header>
      <AddDevice taken={none} onDone={() => undefined} />
      <footer className="border-t border-line pt-6">
        <Button intent="secondary" onClick={() => void leave()}>
          {words.signOut}
        </Button>
      </footer>
      {question}
    </main>
  )
}
