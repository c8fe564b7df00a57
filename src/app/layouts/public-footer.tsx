import { brand } from '@/config/brand'
import { openPreferences } from '@/features/consent'
import { Mark } from '@/shared/ui/mark'
import { PlaceColumns } from './place-columns'

/** The foot of the public pages: who we are, where else we are, and four columns of what there is. */
export function PublicFooter() {
  const { name, operator, supportEmail, elsewhere, tagline } = brand
  return (
    <footer className="screen-only border-t border-line">
      <div className="mx-auto grid w-full max-w-content gap-12 px-4 py-12 sm:px-6">
        <div className="grid gap-8 md:grid-cols-2">
          <div className="flex max-w-112 items-start gap-4">
            <Mark className="mt-1 size-10 shrink-0" />
            <div className="grid gap-2">
              <p className="text-4 leading-snug">{tagline}</p>
              <p className="flex flex-wrap gap-x-4 gap-y-1 text-2">
                <a href={`mailto:${supportEmail}`} className="text-link wrap-anywhere">
                  {supportEmail}
                </a>
                {elsewhere.map((place) => (
                  <a key={place.url} href={place.url} rel="me" className="text-link">
                    {place.name}
                  </a>
                ))}
              </p>
            </div>
          </div>
        </div>
        <PlaceColumns label="At the foot" />
      </div>
      <p className="mx-auto w-full max-w-content px-4 pb-8 text-1 text-muted sm:px-6">
        {name} is run by {operator.name}, {operator.address}.{' '}
        <button type="button" onClick={openPreferences} className="target text-link">
          Cookie preferences
        </button>
      </p>
    </footer>
  )
}
