import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { knownProviders, type ProviderId, readProviders } from '@/config/auth-providers'
import { AuthNotice } from '@/shared/auth/auth-notice'
import { Button } from '@/shared/ui/button'
import { messages } from '../messages'
import { beginWith } from './begin'
import { ProviderMark } from './provider-mark'

/** Which are offered; read when asked, as the settings of the directory are. */
export const offeredProviders = (): ProviderId[] =>
  readProviders(import.meta.env.VITE_AUTH_PROVIDERS).offered

/** The ways in through other sites, as far as the operator has switched them on. */
export function ProviderOptions({ next }: { next: string }) {
  const begin = useMutation({
    mutationFn: (provider: ProviderId) => beginWith(provider, next),
    onSuccess: (address) => window.location.assign(address),
  })
  const { reset } = begin

  useEffect(() => {
    // Whoever comes back by the browser's button finds the page as they left it: waiting.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reset()
    }
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [reset])

  // Until the other site has taken over.
  const isLeaving = begin.isPending || begin.isSuccess
  return (
    <>
      <AuthNotice error={begin.error} />
      {offeredProviders().map((provider) => (
        <Button
          key={provider}
          intent="secondary"
          busy={isLeaving && begin.variables === provider}
          onClick={() => {
            if (!isLeaving) begin.mutate(provider)
          }}
        >
          <ProviderMark provider={provider} />
          {messages.providers.continueWith(knownProviders[provider])}
        </Button>
      ))}
    </>
  )
}
