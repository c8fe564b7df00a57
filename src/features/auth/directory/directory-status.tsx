import { progressWords } from './messages'
import type { Progress } from './progress'

/** Says what goes on; empty while nothing does, so that the next thing is announced. */
export function DirectoryStatus({ progress }: { progress: Progress | 'exchange' }) {
  return (
    <p role="status" data-directory-progress={progress} className="text-2 text-muted empty:hidden">
      {progressWords[progress]}
    </p>
  )
}
