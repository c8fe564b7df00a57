import { brand } from '@/config/brand'
import { ButtonLink } from '@/shared/ui/button-link'
import { PageMeta } from '@/shared/ui/page-meta'
import { Closing } from './closing'
import { messages } from './messages'
import { Path } from './path'
import { Promises } from './promises'
import { Sheet } from './sheet'
import { SidesLedger } from './sides-ledger'

/** `/` and `/home`: who this is for, what happens, and four doors. */
export function HomePage() {
  return (
    <>
      <PageMeta title={brand.name} description={messages.meta.description} canonical="/" />
      <section className="crease overflow-hidden">
        <div className="mx-auto grid max-w-content items-center gap-12 px-4 py-12 sm:px-6 md:py-18 lg:grid-cols-12">
          <div className="grid justify-items-start gap-6 lg:col-span-7">
            <h1 className="text-8 font-semibold">{messages.title}</h1>
            <p className="max-w-[34rem] text-4 text-muted">{messages.lead}</p>
            <div className="flex flex-wrap gap-3 pt-2">
              <ButtonLink to="/join">{messages.join}</ButtonLink>
              <ButtonLink to="/apply" intent="secondary">
                {messages.calls}
              </ButtonLink>
            </div>
          </div>
          <Sheet className="lg:col-span-5" />
        </div>
      </section>
      <SidesLedger />
      <Path />
      <Promises />
      <Closing />
    </>
  )
}
