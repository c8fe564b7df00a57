import { FilterBar } from '@/shared/list/filter-bar'
import { ListPage } from '@/shared/list/list-page'
import { Found } from '@/shared/list/list-states'
import type { ListSpec } from '@/shared/list/list-view'
import { useDetail } from '@/shared/list/use-detail'
import { usePublicList } from '@/shared/list/use-public-list'
import { faqLd } from '@/shared/seo/json-ld'
import { useSiteData } from '@/shared/site-data'
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
    <ListPage
      path="/support"
      words={messages}
      missing={isMissing && messages.missing(named.named)}
      after={<ContactWay />}
      jsonLd={[
        faqLd(
          (read.data ?? []).map(({ question, answer }) => ({
            question,
            answer: documentText(answer),
          })),
        ),
      ]}
    >
      <FilterBar view={list.view} narrow={list.narrow} placeholder={messages.search} filters={[]} />
      <Found read={read} failed={messages.failed} skeleton={<Skeleton lines={10} />}>
        {(questions) => (
          <QuestionList
            questions={questions}
            search={list.view.search}
            named={named.slug}
            all={list.plain}
          />
        )}
      </Found>
    </ListPage>
  )
}
