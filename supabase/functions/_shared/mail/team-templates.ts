import { z } from 'zod'
import { lineOrNone, template, text } from './template.ts'

const roles = {
  reviewer: 'a reviewer',
  manager: 'a manager',
  admin: 'an administrator',
} as const

/** What people are told about working for the programme. */
export const teamTemplates = {
  staff_invitation: template(
    z.object({
      token: z.string().regex(/^[0-9a-f]{32,128}$/),
      role: z.enum(['reviewer', 'manager', 'admin']),
      invited_by: lineOrNone,
    }),
    ({ token, role, invited_by }, { brand, link }) => ({
      subject: `You are invited to the team of ${brand}`,
      letter: {
        heading: `Join the team of ${brand}`,
        blocks: [
          text(
            `${invited_by || 'An administrator'} invites you to work for ${brand} as ${roles[role]}. Follow the link, sign in or sign up with this address, and press “Join the team”.`,
          ),
          // After the #, so that no server and no log along the way sees it.
          {
            kind: 'link',
            label: 'See the invitation',
            href: link(`/dashboard/team#invitation=${token}`),
          },
          text(
            'The link works for seven days, and for this address alone. If you do not want to, do nothing.',
          ),
        ],
        footer: `You receive this because an administrator of ${brand} entered this address. Nothing further is sent to you.`,
      },
    }),
  ),
}
