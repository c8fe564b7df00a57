import { ButtonLink } from '@/shared/ui/button-link'
import { PageMeta } from '@/shared/ui/page-meta'
import { staticPart } from '@/shared/ui/static-part'
import { messages } from './messages'
import { Thesis } from './thesis'

const Body = staticPart(() => import('./body').then((module) => module.Body))

/** `/for-investors`: what to write, how an introduction comes about, what can be seen and what not. */
export function ForInvestorsPage() {
  return (
    <>
      <PageMeta {...messages.meta} canonical="/for-investors" />
      <header className="mx-auto grid max-w-content items-end gap-x-6 gap-y-8 px-4 pt-12 pb-12 sm:px-6 md:pt-18 lg:grid-cols-12">
        <div className="grid gap-6 lg:col-span-8">
          <h1 className="text-8 font-semibold">{messages.title}</h1>
          <p className="max-w-[40rem] text-4 text-muted">{messages.lead}</p>
        </div>
        <div className="grid justify-items-start gap-2 lg:col-span-4 lg:justify-items-end">
          <ButtonLink to="/application-form/investor">{messages.begin}</ButtonLink>
          <p className="text-2 text-muted">{messages.effort}</p>
        </div>
      </header>
      <Thesis />
      <Body />
    </>
  )
}
