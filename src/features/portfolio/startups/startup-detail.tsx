import { Link } from 'react-router-dom'
import { Markdown } from '@/features/content'
import { DetailColumns } from '@/shared/list/detail-frame'
import { type Terms, termLabel } from '@/shared/terms'
import { PlaceName } from '@/shared/ui/country-name'
import { Facts } from '@/shared/ui/facts'
import { messages } from './messages'
import type { WholeStartup } from './read-startups'

type StartupDetailProps = { whole: WholeStartup; terms: Terms | undefined }

/** What a startup says of itself, and where it has work. */
export function StartupDetail({ whole, terms }: StartupDetailProps) {
  const { startup, document, openings } = whole
  const words = messages.detail
  return (
    <DetailColumns
      summary={startup.tagline}
      image={startup.image}
      facts={
        <>
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
        </>
      }
    >
      <Markdown document={document} />
    </DetailColumns>
  )
}
