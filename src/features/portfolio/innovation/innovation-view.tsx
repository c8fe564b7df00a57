import { DetailFrame } from '@/shared/list/detail-frame'
import { ListPage } from '@/shared/list/list-page'
import { DroppedNotice, Found } from '@/shared/list/list-states'
import { useOpened } from '@/shared/list/use-opened'
import { usePublicList } from '@/shared/list/use-public-list'
import { useSiteData } from '@/shared/site-data'
import { Skeleton } from '@/shared/ui/skeleton'
import { challengeList, wholeChallenge } from '../portfolio-data'
import { ChallengeDetail } from './challenge-detail'
import { ChallengeLists } from './challenge-lists'
import { innovationSpec } from './challenges'
import { HowItGoes } from './how-it-goes'
import { messages } from './messages'

/** `/innovation`: the challenges, and one of them where the address names it. */
export function InnovationView() {
  const list = usePublicList(innovationSpec)
  const read = useSiteData(challengeList(list.search))
  const opened = useOpened('challenge', wholeChallenge)

  if (opened.isOpen) {
    const { open = [], upcoming = [], closed } = read.data ?? {}
    const all = [...open, ...upcoming, ...(closed?.rows ?? [])]
    const entry = opened.whole?.challenge ?? all.find(({ slug }) => slug === opened.slug)
    return (
      <DetailFrame path="/innovation" words={messages} opened={opened} entry={entry}>
        {(whole) => <ChallengeDetail whole={whole} />}
      </DetailFrame>
    )
  }

  return (
    <ListPage
      path="/innovation"
      words={messages}
      missing={opened.named && messages.missing(opened.named)}
      after={<HowItGoes />}
    >
      <DroppedNotice dropped={list.dropped} labels={messages.labels} />
      <Found read={read} failed={messages.failed} skeleton={<ChallengesSkeleton />}>
        {(challenges) => (
          <ChallengeLists challenges={challenges} list={list} addressOf={opened.addressOf} />
        )}
      </Found>
    </ListPage>
  )
}

function ChallengesSkeleton() {
  return (
    <div className="grid gap-6 pt-6 lg:grid-cols-2">
      <Skeleton className="h-72 w-full" />
      <Skeleton className="h-72 w-full" />
    </div>
  )
}
