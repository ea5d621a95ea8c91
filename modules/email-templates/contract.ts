import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { id, instant, line, prose } from '#platform/contract/shapes.ts'
import { communicationKind } from '#modules/applications/contract.ts'

/** E-mails that the product sends automatically, by what they are about. */
export const templateKey = z.enum([
  'verify_email',
  'account_exists',
  'reset_password',
  'password_changed',
  'colleague_invited',
  'team_booked',
  'closing_date_passed',
  'team_offer',
  ...communicationKind.options,
])
export type TemplateKey = z.infer<typeof templateKey>

export const template = z.object({
  /** The e-mail's key: an organization has one template of each. */
  id: z.string(),
  key: z.string(),
  name: z.string(),
  subject: z.string(),
  body: z.string(),
  enabled: z.boolean(),
  /** Whether the organization changed it. */
  changed: z.boolean(),
  /** Why the changed text is not used and the product's own is sent, with line and column; null if it is used. */
  problem: z.string().nullable(),
  variables: z.array(z.string()),
  updated_at: instant.nullable(),
})

const place = z.object({ orgId: id, templateId: z.string().min(1).max(60) })

export const emailTemplatesContract = contract({
  'templates.list': {
    method: 'GET',
    path: '/api/organizations/templates',
    who: 'setup.read',
    summary: "The organization's e-mail templates.",
    reply: z.object({ items: z.array(template) }),
  },
  'templates.read': {
    method: 'GET',
    path: '/api/organizations/:orgId/templates/:templateId',
    who: 'setup.read',
    summary: 'Reads a template, by its id or its key.',
    params: place,
    reply: template,
  },
  'templates.save': {
    steps: true,
    method: 'PUT',
    path: '/api/organizations/:orgId/templates/:templateId',
    who: 'setup.edit',
    summary:
      'Saves a template. It may contain the variables of its e-mail and the conditions if, elsif, else and unless, each on one line. Anything else is rejected with its line and column, and so is a template without a link that the e-mail needs.',
    params: place,
    body: z.object({ subject: line(200), body: prose(20_000), enabled: z.boolean().default(true) }),
    reply: template,
  },
})
