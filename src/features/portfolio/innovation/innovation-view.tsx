import { DetailFrame } from '@/shared/list/detail-frame'
import { ListHeader } from '@/shared/list/list-header'
import { DroppedNotice, Found } from '@/shared/list/list-states'
import { useDetail } from '@/shared/list/use-detail'
import { usePublicList } from '@/shared/list/use-public-list'
import { useSiteData } from '@/shared/site-data'
import { Notice } from '@/shared/ui/notice'
import { PageMeta } from '@/shared/ui/page-meta'
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
  const detail = useDetail('challenge')
  const read = useSiteData(challengeList(list.search))
  const opened = useSiteData(wholeChallenge(detail.slug))

  // What another name was answered says nothing of this one.
  const whole = opened.isPrevious ? undefined : opened.data
  if (detail.slug && whole !== null) {
    const { open = [], upcoming = [], closed } = read.data ?? {}
    const all = [...open, ...upcoming, ...(closed?.rows ?? [])]
    const known = whole?.challenge ?? all.find(({ slug }) => slug === detail.slug)
    return (
      <DetailFrame back={detail.back} backLabel={messages.detail.back} title={known?.title}>
        <PageMeta
          title={known?.title ?? messages.meta.title}
          description={known?.summary ?? messages.meta.description}
          image="/og/innovation.png"
          trail={[{ title: messages.title, path: '/innovation' }]}
          {...(known && { canonical: `/innovation?challenge=${known.slug}` })}
        />
        <ChallengeDetail read={opened} whole={whole} />
      </DetailFrame>
    )
  }

  return (
    <>
      <div className="mx-auto grid max-w-content grid-cols-1 gap-10 px-4 pt-12 pb-18 sm:px-6 md:pt-18">
        <PageMeta {...messages.meta} canonical="/innovation" />
        <ListHeader title={messages.title}>
          <p>{messages.lead}</p>
        </ListHeader>
        {(detail.slug || detail.isBroken) && (
          <Notice tone="warning" live>
            {messages.missing(detail.named.slice(0, 60))}
          </Notice>
        )}
        <DroppedNotice dropped={list.dropped} labels={messages.labels} />
        <Found read={read} failed={messages.failed} skeleton={<ChallengesSkeleton />}>
          {(challenges) => (
            <ChallengeLists challenges={challenges} list={list} addressOf={detail.addressOf} />
          )}
        </Found>
      </div>
      <HowItGoes />
    </>
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
