import { Link } from 'react-router-dom'
import { Markdown } from '@/features/content'
import { DetailFrame, DetailState } from '@/shared/list/detail-frame'
import { type Terms, termLabel } from '@/shared/terms'
import { ContentImage } from '@/shared/ui/content-image'
import { PlaceName } from '@/shared/ui/country-name'
import { Facts } from '@/shared/ui/facts'
import { PageMeta } from '@/shared/ui/page-meta'
import { messages } from './messages'
import type { WholeStartup } from './read-startups'
import type { StartupEntry } from './startups'

type StartupDetailProps = {
  read: { error: unknown; isFetching: boolean; refetch: () => void }
  whole: WholeStartup | undefined
  /** What the list knows of it. */
  entry: StartupEntry | undefined
  back: string
  terms: Terms | undefined
}

/** A startup in the place of the list. */
export function StartupDetail({ read, whole, entry, back, terms }: StartupDetailProps) {
  const known = whole?.startup ?? entry
  return (
    <DetailFrame back={back} backLabel={messages.detail.back} title={known?.name}>
      <PageMeta
        title={known?.name ?? messages.meta.title}
        description={known?.tagline ?? messages.meta.description}
        image="/og/portfolio.png"
        trail={[{ title: messages.title, path: '/portfolio' }]}
        {...(known && { canonical: `/portfolio?startup=${known.slug}` })}
      />
      {whole ? (
        <Whole whole={whole} terms={terms} />
      ) : (
        <DetailState {...read} failed={messages.detail.failed} />
      )}
    </DetailFrame>
  )
}

function Whole({ whole, terms }: { whole: WholeStartup; terms: Terms | undefined }) {
  const { startup, document, openings } = whole
  const words = messages.detail
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-10 lg:grid-cols-12">
      <div className="grid grid-cols-1 content-start gap-8 lg:col-span-7">
        <p className="max-w-[40rem] text-4">{startup.tagline}</p>
        {startup.image && (
          <ContentImage
            image={startup.image}
            sizes="(min-width: 64rem) 42rem, 92vw"
            first
            className="max-h-96 w-full rounded-panel object-cover"
          />
        )}
        <Markdown document={document} />
      </div>
      <div className="grid content-start gap-8 lg:col-span-4 lg:col-start-9">
        <Facts
          facts={[
            {
              label: words.sectors,
              value: startup.sectors.map((id) => termLabel(terms, 'sectors', id)).join(', '),
            },
            {
              label: words.stage,
              value: startup.stage && termLabel(terms, 'startup_stages', startup.stage),
            },
            {
              label: words.place,
              value: (startup.city || startup.country) && (
                <PlaceName city={startup.city} country={startup.country} />
              ),
            },
            { label: words.founded, value: startup.founded_year },
            { label: words.cohort, value: startup.cohort },
            {
              label: words.website,
              value: startup.website && (
                <a
                  href={startup.website}
                  rel="external noopener noreferrer"
                  className="text-link break-all"
                >
                  {startup.website.replace(/^https?:\/\/(?:www\.)?|\/$/g, '')}
                </a>
              ),
            },
          ]}
        />
        <section aria-labelledby="startup-openings" className="grid gap-2">
          <h2 id="startup-openings" className="text-4 font-semibold">
            {words.openings}
          </h2>
          {openings.length === 0 ? (
            <p className="text-2 text-muted">{words.noOpenings}</p>
          ) : (
            <ul>
              {openings.map(({ slug, title }) => (
                <li key={slug}>
                  <Link
                    to={`/careers?opening=${slug}`}
                    className="text-link target inline-flex items-center"
                  >
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </section>
      </div>
    </div>
  )
}
