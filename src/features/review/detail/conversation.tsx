import { useState } from 'react'
import { cx } from '@/shared/ui/cx'
import { Icon } from '@/shared/ui/icon'
import { nameOf } from '../names'
import type { ApplicationDetail, StaffComment } from '../types'
import { CommentForm } from './comment-form'
import { CommentList } from './comment-list'
import { conversationMessages } from './messages'

type Audience = StaffComment['audience']

/**
 * Two conversations that cannot be taken for one another: notes among staff, and messages with the applicant. Each has its
 * own list, its own colour and its own unsent text.
 */
export function Conversation({ detail }: { detail: ApplicationDetail }) {
  const [audience, setAudience] = useState<Audience>('staff')
  const person = nameOf(detail.applicant)
  const isTeam = audience === 'staff'
  const shown = detail.comments.filter((comment) => comment.audience === audience)
  const count = (whom: Audience) => detail.comments.filter((one) => one.audience === whom).length

  return (
    <div className="grid gap-4">
      <div
        role="group"
        aria-label={conversationMessages.audience}
        className="grid grid-cols-[2fr_3fr]"
      >
        <Side
          icon="lock"
          label={conversationMessages.team}
          count={count('staff')}
          pressed={isTeam}
          onPress={() => setAudience('staff')}
        />
        <Side
          icon="mail"
          label={conversationMessages.applicantShort}
          count={count('applicant')}
          pressed={!isTeam}
          onPress={() => setAudience('applicant')}
        />
      </div>
      <div
        className={cx(
          'grid gap-5 border-s-4 ps-4',
          isTeam ? 'border-line-strong' : 'border-warning',
        )}
      >
        <p className={cx('text-2', isTeam ? 'text-muted' : 'font-medium text-warning')}>
          {isTeam ? conversationMessages.teamHelp : conversationMessages.applicantHelp(person)}
        </p>
        <CommentList
          comments={shown}
          empty={isTeam ? conversationMessages.teamEmpty : conversationMessages.applicantEmpty}
        />
        <CommentForm
          key={audience}
          applicationId={detail.application.id}
          audience={audience}
          person={person}
        />
      </div>
    </div>
  )
}

type SideProps = {
  icon: 'lock' | 'mail'
  label: string
  count: number
  pressed: boolean
  onPress: () => void
}

function Side({ icon, label, count, pressed, onPress }: SideProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={cx(
        'target flex items-center justify-center gap-2 border px-2 text-2 whitespace-nowrap first:rounded-s-control last:rounded-e-control',
        pressed
          ? 'border-ink bg-ink font-medium text-canvas'
          : 'border-line-strong text-ink hover:bg-surface',
      )}
    >
      <Icon name={icon} className="size-4" />
      {label}
      <span data-tabular>{conversationMessages.count(count)}</span>
    </button>
  )
}
