import { FilterBar } from '@/shared/list/filter-bar'
import { ListHeader } from '@/shared/list/list-header'
import { Found } from '@/shared/list/list-states'
import type { ListSpec } from '@/shared/list/list-view'
import { useDetail } from '@/shared/list/use-detail'
import { usePublicList } from '@/shared/list/use-public-list'
import { faqLd } from '@/shared/seo/json-ld'
import { useSiteData } from '@/shared/site-data'
import { Notice } from '@/shared/ui/notice'
import { PageMeta } from '@/shared/ui/page-meta'
import { Skeleton } from '@/shared/ui/skeleton'
import { documentText } from '../markdown/document'
import { ContactWay } from './contact-way'
import { messages } from './messages'
import { QuestionList } from './question-list'
import { questionList } from '../content-data'

const spec: ListSpec<never> = { filters: {}, edge: 'text' }

/** `/support`: questions with their answers, searched while somebody types, and then the way to people. */
export function SupportView() {
  const list = usePublicList(spec)
  const named = useDetail('question', { isPart: true })
  const read = useSiteData(questionList)
  const isMissing =
    named.isBroken ||
    (named.slug !== null && read.data?.every(({ slug }) => slug !== named.slug) === true)

  return (
    <>
      <div className="mx-auto grid max-w-content grid-cols-1 gap-10 px-4 pt-12 pb-18 sm:px-6 md:pt-18">
        <PageMeta
          {...messages.meta}
          canonical="/support"
          jsonLd={[
            faqLd(
              (read.data ?? []).map(({ question, answer }) => ({
                question,
                answer: documentText(answer),
              })),
            ),
          ]}
        />
        <ListHeader title={messages.title}>
          <p>{messages.lead}</p>
        </ListHeader>
        <FilterBar
          view={list.view}
          narrow={list.narrow}
          placeholder={messages.search}
          filters={[]}
        />
        {isMissing && (
          <Notice tone="warning" live>
            {messages.missing(named.named.slice(0, 60))}
          </Notice>
        )}
        <Found read={read} failed={messages.failed} skeleton={<Skeleton lines={10} />}>
          {(questions) => (
            <QuestionList
              questions={questions}
              search={list.view.search}
              named={named.slug}
              all={list.addressOf({ search: '', filters: {}, cursor: null })}
            />
          )}
        </Found>
      </div>
      <ContactWay />
    </>
  )
}
