import { brand } from '@/config/brand'
import { ButtonLink } from '@/shared/ui/button-link'
import { PageMeta } from '@/shared/ui/page-meta'
import { livePart, staticPart } from '@/shared/ui/static-part'
import { messages } from './messages'

const Sheet = staticPart(() => import('./sheet').then((module) => module.Sheet), null)
const Now = livePart(() => import('./now').then((module) => module.Now), null)
const SidesAndPath = staticPart(() =>
  import('./sides-and-path').then((module) => module.SidesAndPath),
)
const FeaturedStartups = livePart(
  () => import('./featured').then((module) => module.FeaturedStartups),
  null,
)
const Ending = staticPart(() => import('./ending').then((module) => module.Ending))

/** `/` and `/home`: who this is for, what is open, what it has come to, what happens, and four doors. */
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
          <div className="mx-auto aspect-square w-full max-w-[30rem] lg:col-span-5">
            <Sheet />
          </div>
        </div>
      </section>
      <Now />
      <SidesAndPath />
      <FeaturedStartups />
      <Ending />
    </>
  )
}
