import { Link } from 'react-router-dom'
import { EntryLink } from '@/shared/list/entry-link'
import { useSiteData } from '@/shared/site-data'
import { ContentImage } from '@/shared/ui/content-image'
import { featuredStartups, type Startup } from './featured-data'
import { messages as words } from './featured-messages'

const profile = ({ slug }: Startup) => `/portfolio?startup=${encodeURIComponent(slug)}`

/** Startups that came through, the first that has a picture large; nothing while there are none. */
export function FeaturedStartups() {
  const { data } = useSiteData(featuredStartups)
  if (!data || data.length === 0) return null
  const large = data.find(({ image }) => image)
  return (
    <section
      className="mx-auto max-w-content px-4 pt-18 sm:px-6 lg:pt-26"
      aria-labelledby="startups"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 pb-8">
        <h2 id="startups" className="max-w-[12em] text-7 font-semibold">
          {words.title}
        </h2>
        <Link to="/portfolio" className="text-link target inline-flex items-center">
          {words.all}
        </Link>
      </div>
      <div className={large ? 'grid gap-x-12 gap-y-8 lg:grid-cols-[7fr_5fr]' : ''}>
        {large?.image && (
          <article className="group relative grid content-start gap-4">
            <ContentImage
              image={large.image}
              sizes="(min-width: 64rem) 42rem, 100vw"
              className="w-full [clip-path:polygon(0_0,calc(100%-4rem)_0,100%_4rem,100%_100%,0_100%)]"
            />
            <Words startup={large} size="text-6" />
          </article>
        )}
        <ul className="border-t border-line-strong">
          {data
            .filter((startup) => startup !== large)
            .map((startup) => (
              <li key={startup.slug} className="group relative border-b border-line py-6">
                <Words startup={startup} size="text-5" />
              </li>
            ))}
        </ul>
      </div>
    </section>
  )
}

/** The whole entry leads to the profile; its name is the link. */
function Words({ startup, size }: { startup: Startup; size: string }) {
  const place = startup.country && countries.of(startup.country)
  return (
    <div className="grid gap-1">
      <h3 className={`${size} font-semibold`} dir="auto">
        <EntryLink to={profile(startup)} isLarge>
          {startup.name}
        </EntryLink>
      </h3>
      <p className="max-w-measure text-3 text-muted" dir="auto">
        {startup.tagline}
      </p>
      <p className="text-2" suppressHydrationWarning>
        {[place, startup.cohort].filter(Boolean).join(' · ')}
      </p>
    </div>
  )
}

const countries = new Intl.DisplayNames('en', { type: 'region' })
