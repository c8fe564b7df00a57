import { brand } from '@/config/brand'
import { buttonStyle } from '@/shared/ui/button-style'
import { Fold } from '@/shared/ui/fold'
import { Logo } from '@/shared/ui/mark'

/**
 * Stands in for a page that was not opened on this device before, while there is no network. The service worker shows it,
 * with what was opened in place of the comment; it is html and a script of one line, and no part of the app.
 */
export function OfflinePage() {
  return (
    <>
      <header className="border-b border-line">
        <div className="mx-auto flex min-h-16 w-full max-w-content items-center px-4 sm:px-6">
          <a href="/" aria-label={`${brand.name}, home`} className="target flex items-center">
            <Logo />
          </a>
        </div>
      </header>
      <main className="mx-auto grid max-w-content gap-12 px-4 py-18 sm:px-6 lg:grid-cols-2">
        <div className="grid content-start justify-items-start gap-6">
          <Fold className="size-18" />
          <h1 className="text-7 font-semibold">You are offline</h1>
          <p className="max-w-measure text-3 text-muted">
            This page was not opened on this device before, so it cannot be shown without a network.
            It opens by itself once there is one.
          </p>
          <p className="max-w-measure text-3 text-muted">
            What you have typed into a form is kept on this device.
          </p>
          <button type="button" id="again" className={buttonStyle()}>
            Try again
          </button>
        </div>
        <nav
          aria-labelledby="visited"
          className="grid content-start gap-2 [&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:font-medium [&_a:hover]:underline [&_li]:border-b [&_li]:border-line"
        >
          <h2 id="visited" className="text-4 font-semibold">
            What opens without a network
          </h2>
          <ul dangerouslySetInnerHTML={{ __html: '<!--visited-->' }} />
        </nav>
      </main>
    </>
  )
}
