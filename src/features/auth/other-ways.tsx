import { DirectoryOption } from './directory/directory-option'
import { directorySettings } from './directory/settings'
import { messages } from './messages'
import { offeredProviders, ProviderOptions } from './providers/provider-options'

/** The ways in that need no password here: other sites, and the organisation's directory. */
export function OtherWays({ next, email }: { next: string; email: string }) {
  const hasProviders = offeredProviders().length > 0
  if (!hasProviders && !directorySettings()) return null
  return (
    <section className="grid gap-3">
      <p className="flex items-center gap-3 text-2 text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {messages.providers.or}
      </p>
      {hasProviders && <ProviderOptions next={next} />}
      <DirectoryOption next={next} email={email} />
    </section>
  )
}
