import { RelativeTime } from '@/shared/ui/relative-time'
import type { StaffComment } from '../types'
import { conversationMessages } from './messages'

type CommentListProps = { comments: readonly StaffComment[]; empty: string }

/** What was said, oldest first. */
export function CommentList({ comments, empty }: CommentListProps) {
  if (comments.length === 0) return <p className="text-2 text-muted">{empty}</p>
  return (
    <ol className="grid gap-5">
      {comments.map((comment) => (
        <li key={comment.id} className="grid gap-0.5">
          <p className="flex flex-wrap items-baseline gap-x-3 text-2">
            <span className="font-semibold">
              {comment.mine
                ? conversationMessages.you
                : (comment.author_name ?? conversationMessages.somebody)}
            </span>
            <RelativeTime date={comment.created_at} className="text-1 text-muted" />
          </p>
          <p dir="auto" className="text-2 wrap-anywhere whitespace-pre-line">
            {comment.body}
          </p>
        </li>
      ))}
    </ol>
  )
}
