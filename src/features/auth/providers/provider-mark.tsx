import type { ProviderId } from '@/config/auth-providers'

type Mark = { size: number; parts: readonly (readonly [fill: string, path: string])[] }

/** As the sites ask to be shown. Those without one here are known by their name alone. */
const marks: Partial<Record<ProviderId, Mark>> = {
  google: {
    size: 18,
    parts: [
      [
        '#4285F4',
        'M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92a8.78 8.78 0 0 0 2.68-6.62z',
      ],
      [
        '#34A853',
        'M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86-2.34 0-4.32-1.58-5.03-3.7H.96v2.33A9 9 0 0 0 9 18z',
      ],
      ['#FBBC05', 'M3.97 10.72a5.4 5.4 0 0 1 0-3.44V4.95H.96a9 9 0 0 0 0 8.1l3.01-2.33z'],
      [
        '#EA4335',
        'M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.58A9 9 0 0 0 .96 4.95l3.01 2.33C4.68 5.16 6.66 3.58 9 3.58z',
      ],
    ],
  },
  linkedin_oidc: {
    size: 24,
    parts: [
      [
        '#0A66C2',
        'M22.2 0H1.8C.8 0 0 .8 0 1.7v20.6c0 .9.8 1.7 1.8 1.7h20.4c1 0 1.8-.8 1.8-1.7V1.7C24 .8 23.2 0 22.2 0z',
      ],
      [
        '#fff',
        'M3.56 9h3.56v11.45H3.56zM5.34 3.3a2.06 2.06 0 1 1 0 4.13 2.06 2.06 0 0 1 0-4.13zM9.35 9h3.41v1.56h.05c.48-.9 1.64-1.85 3.37-1.85 3.6 0 4.27 2.37 4.27 5.46v6.28h-3.56v-5.57c0-1.33-.02-3.04-1.85-3.04s-2.13 1.45-2.13 2.94v5.67H9.35z',
      ],
    ],
  },
  github: {
    size: 16,
    parts: [
      [
        'currentColor',
        'M8 0C3.58 0 0 3.58 0 8c0 3.54 2.29 6.53 5.47 7.59.4.07.55-.17.55-.38 0-.19-.01-.82-.01-1.49-2.01.37-2.53-.49-2.69-.94-.09-.23-.48-.94-.82-1.13-.28-.15-.68-.52-.01-.53.63-.01 1.08.58 1.23.82.72 1.21 1.87.87 2.33.66.07-.52.28-.87.51-1.07-1.78-.2-3.64-.89-3.64-3.95 0-.87.31-1.59.82-2.15-.08-.2-.36-1.02.08-2.12 0 0 .67-.21 2.2.82a7.6 7.6 0 0 1 4 0c1.53-1.04 2.2-.82 2.2-.82.44 1.1.16 1.92.08 2.12.51.56.82 1.27.82 2.15 0 3.07-1.87 3.75-3.65 3.95.29.25.54.73.54 1.48 0 1.07-.01 1.93-.01 2.2 0 .21.15.46.55.38A8.01 8.01 0 0 0 16 8c0-4.42-3.58-8-8-8z',
      ],
    ],
  },
}

/** The sign of another site, beside its name. */
export function ProviderMark({ provider }: { provider: ProviderId }) {
  const mark = marks[provider]
  if (!mark) return null
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${mark.size} ${mark.size}`} className="size-4.5 shrink-0">
      {mark.parts.map(([fill, path]) => (
        <path key={path} fill={fill} d={path} />
      ))}
    </svg>
  )
}
