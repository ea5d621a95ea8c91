import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { id, instant, line, ok, prose } from '#platform/contract/shapes.ts'
import { MOMENTS } from './policy.ts'
import { communicationKind } from '#modules/applications/contract.ts'
import { sentEmailCalls } from './contract/sent.ts'

export {
  MOST_SENT_AGAIN,
  SENT_STATES,
  type SentEmail,
  type SentFilter,
  type UndeliveredReason,
} from './contract/sent.ts'

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

const LONGEST_BODY = 20_000
const subject = line(200)
const body = prose(LONGEST_BODY)
const draftText = { subject: line(200, 0), body }
const name = line(120)
const revision = z.int().min(0)

/** Why a text cannot be used. */
const problem = z.object({
  path: z.enum(['subject', 'body']),
  message: z.string(),
  /** Counted from 1; null if it is about the text as a whole. */
  line: z.int().nullable(),
  column: z.int().nullable(),
})
export type TextProblem = z.output<typeof problem>

export const template = z.object({
  /** The e-mail's key: an organization has one template of each. Of the organization's own templates an ID. */
  id: z.string(),
  key: z.string(),
  name: z.string(),
  subject: z.string(),
  body: z.string(),
  enabled: z.boolean(),
  /** Whether the organization changed the published text. */
  changed: z.boolean(),
  /** Why the changed text is not used and the product's own is sent, with line and column; null if it is used. */
  problem: z.string().nullable(),
  variables: z.array(z.string()),
  updated_at: instant.nullable(),
  /** Written by the organization, for messages that people send. */
  custom: z.boolean(),
  moment: z.enum(MOMENTS),
  always_on: z.boolean(),
  /** Variables without which the text cannot be published. */
  required: z.array(z.string()),
  /** Of the published text; 0 if nothing was published. */
  version: z.int(),
  /** Increases with each change. */
  revision: z.int(),
  /** The text that is not published yet. */
  draft: z.object({ subject: z.string(), body: z.string(), problem: problem.nullable() }).nullable(),
  edited_by: z.object({ id, name: z.string() }).nullable(),
  /** E-mails of the last 30 days. */
  sent: z.int(),
  failed: z.int(),
})
export type Template = z.output<typeof template>

const version = z.object({
  version: z.int(),
  name: z.string(),
  subject: z.string(),
  body: z.string(),
  published_at: instant,
  published_by: z.object({ id, name: z.string() }).nullable(),
})
export type TemplateVersion = z.output<typeof version>

const preview = z.object({
  from: z.object({ name: z.string(), address: z.string() }),
  /** Where replies go; null if they go to the person who sends the e-mail, or who created the job. */
  reply_to: z.string().nullable(),
  /** Candidates get it. Other e-mails come from the product, and replies to them are not read. */
  to_candidate: z.boolean(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  /** What prevents publishing, if the text can be shown all the same. */
  problem: problem.nullable(),
})
export type TemplatePreview = z.output<typeof preview>

const place = z.object({ orgId: id, templateId: z.string().min(1).max(60) })
const path = '/api/organizations/:orgId/templates'
const one = `${path}/:templateId` as const
/** A text to show; without it the draft, or the published text. */
const shown = z.object({
  text: z.object(draftText).optional(),
  application_id: id.optional(),
})

export const emailTemplatesContract = contract({
  ...sentEmailCalls,
  'templates.list': {
    method: 'GET',
    path: '/api/organizations/templates',
    who: 'setup.read',
    summary: "The organization's e-mail templates, with the e-mails of the last 30 days.",
    reply: z.object({ items: z.array(template) }),
  },
  'templates.read': {
    method: 'GET',
    path: one,
    who: 'setup.read',
    summary: 'Reads a template, by its id or its key.',
    params: place,
    reply: template,
  },
  'templates.save': {
    method: 'PUT',
    path: one,
    who: 'setup.edit',
    summary:
      'Publishes a text. It may contain the variables of its e-mail and the conditions if, elsif, else and unless, each on one line. Anything else is rejected with its line and column, and so is a template without a link that the e-mail needs. A draft is discarded. With `revision`: 409 `stale_edit` if the template has changed since.',
    params: place,
    body: z.object({ subject, body, enabled: z.boolean().default(true), revision: revision.optional() }),
    reply: template,
  },
  'templates.create': {
    method: 'POST',
    path,
    who: 'setup.edit',
    summary: 'Adds a template for messages to candidates, as a draft. 409 `too_many_templates` above 100.',
    params: z.object({ orgId: id }),
    body: z.object({ name, ...draftText }),
    reply: template,
    status: 201,
  },
  'templates.remove': {
    method: 'DELETE',
    path: one,
    who: 'setup.edit',
    summary: 'Deletes a template that the organization added. 409 `standard_template` for any other.',
    params: place,
    reply: ok,
  },
  'templates.saveDraft': {
    method: 'PUT',
    path: `${one}/draft`,
    who: 'setup.edit',
    summary:
      'Saves a text without publishing it. It may be incomplete. 409 `stale_edit` with the current template if it has changed since `revision`.',
    params: place,
    body: z.object({ name: name.optional(), ...draftText, revision }),
    reply: template,
  },
  'templates.discardDraft': {
    method: 'DELETE',
    path: `${one}/draft`,
    who: 'setup.edit',
    summary: 'Discards the text that is not published.',
    params: place,
    reply: template,
  },
  'templates.publish': {
    method: 'POST',
    path: `${one}/publish`,
    who: 'setup.edit',
    summary:
      'Publishes the draft. 422 with line and column if it cannot be used, 409 `stale_edit`, 409 `nothing_to_publish`.',
    params: place,
    body: z.object({ revision }),
    reply: template,
  },
  'templates.switch': {
    method: 'PUT',
    path: `${one}/enabled`,
    who: 'setup.edit',
    summary: 'Switches an e-mail on or off. 409 `always_on` for those without which a candidate cannot take part.',
    params: place,
    body: z.object({ enabled: z.boolean() }),
    reply: template,
  },
  'templates.versions': {
    method: 'GET',
    path: `${one}/versions`,
    who: 'setup.read',
    summary: 'The published texts of a template, newest first. At most 200.',
    params: place,
    reply: z.object({ items: z.array(version) }),
  },
  'templates.preview': {
    method: 'POST',
    path: `${one}/preview`,
    who: 'setup.read',
    about: { application: 'body.application_id' },
    summary:
      'Shows an e-mail with the values of an application or with example values. Stores and sends nothing. 422 with line and column if the text cannot be filled in.',
    params: place,
    body: shown,
    reply: preview,
  },
  'templates.test': {
    method: 'POST',
    path: `${one}/test`,
    who: 'setup.edit',
    about: { application: 'body.application_id' },
    steps: true,
    summary: "Sends the preview to the caller's own address. 10 times in 10 minutes.",
    limit: { max: 30, seconds: 600 },
    params: place,
    body: shown,
    reply: z.object({ to: z.string() }),
  },
})
