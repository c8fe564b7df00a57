import { Link } from 'react-router-dom'
import { brand } from '@/config/brand'
import { Mark } from '@/shared/ui/mark'

type Column = { title: string; links: { to: string; label: string }[] }

const columns: Column[] = [
  {
    title: 'The programme',
    links: [
      { to: '/how-it-works', label: 'How it works' },
      { to: '/apply', label: 'Open calls' },
      { to: '/join', label: 'Join' },
    ],
  },
  {
    title: 'Apply as',
    links: [
      { to: '/application-form/startup', label: 'Startup' },
      { to: '/application-form/investor', label: 'Investor' },
      { to: '/application-form/advisor-mentor', label: 'Advisor or mentor' },
      { to: '/application-form/support-partner', label: 'Support partner' },
    ],
  },
  {
    title: 'Account and terms',
    links: [
      { to: '/auth', label: 'Sign in' },
      { to: '/dashboard', label: 'Dashboard' },
      { to: '/terms-of-service', label: 'Terms of service' },
      { to: '/privacy-policy', label: 'Privacy policy' },
    ],
  },
]

/** The foot of the public pages: who we are and three columns of what there is. */
export function PublicFooter() {
  return (
    <footer className="screen-only border-t border-line">
      <div className="mx-auto grid w-full max-w-content grid-cols-2 gap-x-6 gap-y-12 px-4 py-12 sm:px-6 md:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="col-span-2 grid max-w-80 content-start gap-4 md:col-span-1">
          <Mark className="size-8" />
          <p className="text-2 text-muted">{brand.tagline}</p>
          <p className="text-2">
            <a href={`mailto:${brand.supportEmail}`} className="text-link">
              {brand.supportEmail}
            </a>
          </p>
        </div>
        {columns.map((column) => (
          <nav key={column.title} aria-label={column.title}>
            <h2 className="pb-2 text-2 font-semibold">{column.title}</h2>
            <ul>
              {column.links.map((link) => (
                <li key={link.to}>
                  <Link
                    to={link.to}
                    className="target flex items-center text-2 text-muted hover:text-ink hover:underline"
                  >
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className="mx-auto w-full max-w-content px-4 pb-8 text-1 text-muted sm:px-6">
        {brand.name} is run by {brand.operator.name}, {brand.operator.address}.
      </p>
    </footer>
  )
}
