import { useLive } from '@/shared/supabase/live'
import { PageHeader } from '@/shared/ui/page-header'
import { PageMeta } from '@/shared/ui/page-meta'
import { reviewQueries } from '../queries'
import { homeMessages } from './messages'
import { Newest } from './newest'
import { Panel } from './panel'
import { StatusBars } from './status-bars'
import { Waiting } from './waiting'

/** `/dashboard` for staff: what waits, where everything stands, what came in last. */
export function StaffHome() {
  useLive('staff', { application_changed: [reviewQueries.all()] })
  return (
    <>
      <PageMeta title={homeMessages.pageTitle} description={homeMessages.description} />
      <PageHeader title={homeMessages.title} />
      <div className="grid gap-x-16 gap-y-14 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <Panel title={homeMessages.waiting}>
          <Waiting />
        </Panel>
        <Panel title={homeMessages.standing} className="xl:row-span-2">
          <StatusBars />
        </Panel>
        <Panel title={homeMessages.newest}>
          <Newest />
        </Panel>
      </div>
    </>
  )
}
