import { z } from 'zod'
import { lineOrNone, template, text } from './template.ts'

/** What people are told of their account, beyond what the auth server tells by itself. */
export const accountTemplates = {
  second_factors_removed: template(
    z.object({ first_name: lineOrNone }),
    ({ first_name }, { brand, link }) => ({
      subject: 'Your second step was removed',
      letter: {
        heading: 'Your second step was removed',
        blocks: [
          text(first_name ? `Dear ${first_name},` : 'Hello,'),
          text(
            'An administrator has removed the devices of your second step, and signed you out everywhere. Sign in with your password alone, then set up a new device.',
          ),
          { kind: 'link', label: 'Sign in', href: link('/dashboard/settings') },
          text('If you did not ask for this, choose a new password at once and write to us.'),
        ],
        footer: `You receive this because it concerns your account at ${brand}.`,
      },
    }),
  ),
}
