import type { Plugin } from 'vite'
import { knownProviders, readProviders } from '../src/config/auth-providers.ts'

/** Says at each build and start which names in `VITE_AUTH_PROVIDERS` nobody can sign in with. */
export const checkProviders = (): Plugin => ({
  name: 'check-providers',
  configResolved({ env, logger }) {
    const { unknown } = readProviders(env['VITE_AUTH_PROVIDERS'] as string | undefined)
    if (unknown.length === 0) return
    logger.warn(
      `VITE_AUTH_PROVIDERS names ${unknown.join(', ')}, which is ignored. Known are ${Object.keys(knownProviders).join(', ')}.`,
    )
  },
})
