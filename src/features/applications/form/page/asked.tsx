import { useQuery } from '@tanstack/react-query'
import { Notice } from '@/shared/ui/notice'
import { pageMessages } from './messages'
import { requestQuery } from './own-application'

/** What the programme asked for, in its own words. */
export function Asked({ applicationId }: { applicationId: string }) {
  const { data: message } = useQuery(requestQuery(applicationId))
  return (
    <Notice tone="warning" title={pageMessages.askedTitle}>
      {message && (
        <p dir="auto" className="pb-2 whitespace-pre-line">
          {message}
        </p>
      )}
      <p className="text-muted">{pageMessages.askedBody}</p>
    </Notice>
  )
}
