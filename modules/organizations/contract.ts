import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { email, id, line, prose, timeZone, instant } from '#platform/contract/shapes.ts'
import { invitationToken } from '#modules/platform-settings/contract.ts'
import { organizationProblems } from './words/problems.ts'

export const applicationPageView = z.enum(['list', 'cards'])
export const colorScheme = z.enum(['light', 'dark', 'system'])
const hex = z.string().regex(/^#[0-9a-fA-F]{6}$/, organizationProblems.color)
export const colors = z.object({ primary: hex, secondary: hex })

/** A website as people type it; the scheme is added. Only http and https: it becomes a link on public pages. */
const website = line(300)
  .transform(value => (/^[a-z][a-z0-9+.-]*:/i.test(value) ? value : `https://${value}`))
  .pipe(z.url({ protocol: /^https?$/, hostname: /\.[^.]+$/, error: organizationProblems.website }))

export const organizationFields = {
  name: line(120),
  website: website.nullish(),
  industry: line(120).nullish(),
  size: z.enum(['1-10', '11-50', '51-200', '201-1000', '1001+']).nullish(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, organizationProblems.country)
    .nullish(),
  time_zone: timeZone,
  locale: line(35),
}
export const organizationInput = z.object({
  ...organizationFields,
  time_zone: timeZone.default('UTC'),
  locale: organizationFields.locale.default('en'),
})
// No defaults: fields that are missing in an edit stay unchanged.
const organizationEdit = z.object(organizationFields).partial()

export const organization = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  website: z.string().nullable(),
  industry: z.string().nullable(),
  size: z.string().nullable(),
  country: z.string().nullable(),
  time_zone: z.string(),
  locale: z.string(),
  status: z.enum(['active', 'suspended']),
  created_at: instant,
  /** When it is deleted for good; null unless an owner asked for it. */
  delete_at: instant.nullable(),
})
export type Organization = z.output<typeof organization>

/** The public data of an organization, for its public pages. */
export const publicSettings = z.object({
  organization_name: z.string(),
  logo_url: z.string().nullable(),
  application_page_view: applicationPageView,
  colors,
  colorScheme,
  career_headline: z.string(),
  career_introduction: z.string(),
  privacy_notice: z.string(),
  website: z.string().nullable(),
  time_zone: z.string(),
  retention_days: z.number().int(),
  answer_within_days: z.number().int(),
  accommodation_within_days: z.number().int(),
})
export type PublicSettings = z.output<typeof publicSettings>

export const organizationSettings = publicSettings.extend({
  blind_review: z.boolean(),
  demographic_questions: z.boolean(),
  /** Whether somebody else has to approve an offer before it is sent. */
  offer_approval: z.boolean(),
  /** The name that e-mails to candidates come from; empty for the name of the organization. */
  sender_name: z.string(),
  /** The confirmed address that replies of candidates go to; null for the person who caused the e-mail, or an owner. */
  reply_to: z.string().nullable(),
  /** An address that waits until the person who reads it confirms it. */
  reply_to_waiting: z
    .object({
      address: z.string(),
      asked_at: instant,
      /** The mail server refused the e-mail to it. */
      undelivered: z.boolean(),
    })
    .nullable(),
})
export type OrganizationSettings = z.output<typeof organizationSettings>

const privacyNotice = z.object({
  version: z.int(),
  text: z.string(),
  /** Candidates who applied from then on accepted it, until the next version. */
  since: instant,
  /** Null for the standard text of a new organization. */
  saved_by: z.object({ id, name: z.string() }).nullable(),
})
export type PrivacyNotice = z.output<typeof privacyNotice>

/** Texts of the settings; an empty one is replaced by the standard text. */
export const settingsTexts = {
  career_headline: line(160, 0),
  career_introduction: prose(4000),
  privacy_notice: prose(20000),
  sender_name: line(80, 0),
}

const settingsInput = z.object({
  application_page_view: applicationPageView.optional(),
  colors: z.preprocess(fromText, colors.optional()),
  colorScheme: colorScheme.optional(),
  ...z.object(settingsTexts).partial().shape,
  retention_days: z.coerce.number().int().min(1).max(3650).optional(),
  answer_within_days: z.coerce.number().int().min(1).max(30).optional(),
  accommodation_within_days: z.coerce.number().int().min(1).max(10).optional(),
  blind_review: z.preprocess(fromText, z.boolean().optional()),
  demographic_questions: z.preprocess(fromText, z.boolean().optional()),
  offer_approval: z.preprocess(fromText, z.boolean().optional()),
  /** Removes the logo. */
  remove_logo: z.preprocess(fromText, z.boolean().optional()),
})

/** Multipart fields are text. Objects and booleans in them are JSON. */
function fromText(value: unknown) {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value) as unknown
  } catch {
    return value
  }
}

export const organizationsContract = contract({
  'organizations.register': {
    method: 'POST',
    path: '/api/organizations/register',
    who: 'anyone',
    summary:
      'Registers an organization. It is deleted after 24 hours unless its first admin registers. 403 `registration_closed` or `invitation_needed` if the platform does not accept it.',
    body: organizationInput.extend({ invitation: invitationToken.optional() }),
    reply: z.object({ id }),
    status: 201,
    limit: { max: 10, seconds: 3600 },
  },
  'organizations.read': {
    method: 'GET',
    path: '/api/organizations',
    who: 'signed_in',
    summary: "Reads the caller's organization.",
    reply: organization,
  },
  'organizations.edit': {
    method: 'PUT',
    path: '/api/organizations',
    who: 'organization.settings',
    summary: "Edits the caller's organization.",
    body: organizationEdit,
    reply: organization,
  },
  'organizations.delete': {
    method: 'DELETE',
    path: '/api/organizations',
    who: 'organization.own',
    summary:
      "Deletes the caller's organization in 30 days, with everything that belongs to it. Its name has to be typed. Jobs accept no applications from now on, and all owners are e-mailed. 409 `deletion_requested` if this was asked before.",
    body: z.object({ name: line(120) }),
    reply: organization,
    limit: { max: 10, seconds: 300 },
  },
  'organizations.keep': {
    method: 'POST',
    path: '/api/organizations/keep',
    who: 'organization.own',
    summary: 'Keeps an organization that would be deleted. 409 `no_deletion` if nobody asked to delete it.',
    reply: organization,
  },
  'organizations.readSettings': {
    method: 'GET',
    path: '/api/organizations/settings',
    who: 'organization.settings',
    summary: "Reads the settings of the caller's organization.",
    reply: z.object({ settings: organizationSettings }),
  },
  'organizations.editSettings': {
    steps: true,
    method: 'PUT',
    path: '/api/organizations/settings',
    who: 'organization.settings',
    summary: "Edits the settings of the caller's organization; `logo` is an image file (PNG, JPEG or WebP, to 2 MB).",
    multipart: true,
    body: settingsInput,
    reply: z.object({ settings: organizationSettings }),
  },
  'organizations.listNotices': {
    method: 'GET',
    path: '/api/organizations/privacy-notices',
    who: 'organization.settings',
    summary:
      'All versions of the privacy notice, newest first. An application accepted the version that was live when it was submitted.',
    reply: z.object({ items: z.array(privacyNotice) }),
  },
  'organizations.askReplyAddress': {
    method: 'PUT',
    path: '/api/organizations/reply-address',
    who: 'organization.settings',
    summary:
      'Sends an e-mail to the address that replies of candidates should go to. It is used once the link in it is opened and its button clicked; the same address again sends the e-mail again. 429 within a minute for the same address, and after five e-mails in a day.',
    body: z.object({ email }),
    reply: z.object({ settings: organizationSettings }),
    limit: { max: 20, seconds: 3600 },
  },
  'organizations.cancelReplyAddress': {
    method: 'DELETE',
    path: '/api/organizations/reply-address/waiting',
    who: 'organization.settings',
    summary: 'Cancels an address that was not confirmed. Its link stops working.',
    reply: z.object({ settings: organizationSettings }),
  },
  'organizations.removeReplyAddress': {
    method: 'DELETE',
    path: '/api/organizations/reply-address',
    who: 'organization.settings',
    summary: 'Stops using the confirmed address. Replies go to the person who caused the e-mail again.',
    reply: z.object({ settings: organizationSettings }),
  },
  'organizations.readReplyLink': {
    method: 'GET',
    path: '/api/public/reply-address/:token',
    who: 'link:reply_address',
    linkIn: 'params.token',
    summary: 'The address that a link confirms. Opening it changes nothing.',
    params: z.object({ token: z.string().max(100) }),
    limit: { max: 60, seconds: 60 },
    reply: z.object({ email: z.string(), organization_name: z.string() }),
  },
  'organizations.confirmReplyAddress': {
    method: 'POST',
    path: '/api/public/reply-address/:token',
    who: 'link:reply_address',
    linkIn: 'params.token',
    summary: 'Confirms an address with its link, once. From now on it receives the replies of candidates.',
    params: z.object({ token: z.string().max(100) }),
    limit: { max: 60, seconds: 60 },
    reply: z.object({ email: z.string(), organization_name: z.string() }),
  },
  'organizations.registerSettings': {
    method: 'POST',
    path: '/api/register/settings',
    who: 'anyone',
    summary: 'Sets the branding of a new organization; only until the first login. `logo` is an image file.',
    multipart: true,
    body: settingsInput
      .pick({ application_page_view: true, colors: true, colorScheme: true })
      .extend({ organization_id: id }),
    reply: z.object({ settings: publicSettings }),
    limit: { max: 20, seconds: 3600 },
  },
  'organizations.publicSettings': {
    method: 'GET',
    path: '/api/organizations/:id/settings/public',
    who: 'anyone',
    summary: 'The public data of an organization.',
    params: z.object({ id }),
    reply: z.object({ settings: publicSettings }),
  },
  'organizations.logo': {
    method: 'GET',
    path: '/api/organizations/:id/logo/:version',
    who: 'anyone',
    summary: "An organization's logo, as an image.",
    params: z.object({ id, version: z.string().max(64) }),
  },
})
