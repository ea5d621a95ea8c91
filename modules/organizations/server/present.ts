import type { z } from 'zod'
import type { organization, organizationSettings, publicSettings } from '../contract.ts'
import type { OrganizationRow, SettingsRow } from './queries.ts'
import { settingsWords } from '../words/settings.ts'

export const presentOrganization = (row: OrganizationRow): z.input<typeof organization> => ({
  id: row.organization_id,
  name: row.name,
  slug: row.slug,
  website: row.website,
  industry: row.industry,
  size: row.size,
  country: row.country,
  time_zone: row.time_zone,
  locale: row.locale,
  status: row.status,
  created_at: row.created_at.toISOString(),
  delete_at: row.delete_at?.toISOString() ?? null,
})

/** The URL changes with the image, so it can be cached permanently. */
export const logoUrl = ({
  organization_id,
  logo_key,
}: Pick<SettingsRow, 'organization_id' | 'logo_key'>): string | null =>
  logo_key ? `/api/organizations/${organization_id}/logo/${logo_key.split('/').at(-1)}` : null

export const presentPublicSettings = (
  organization: OrganizationRow,
  row: SettingsRow,
): z.input<typeof publicSettings> => ({
  organization_name: organization.name,
  logo_url: logoUrl(row),
  application_page_view: row.application_page_view,
  colors: { primary: row.color_primary, secondary: row.color_secondary },
  colorScheme: row.color_scheme,
  career_headline: row.career_headline || settingsWords.defaultHeadline(organization.name),
  career_introduction: row.career_introduction,
  privacy_notice: row.privacy_notice || settingsWords.defaultNotice(organization.name, row.retention_days),
  website: organization.website,
  time_zone: organization.time_zone,
  retention_days: row.retention_days,
  answer_within_days: row.answer_within_days,
  accommodation_within_days: row.accommodation_within_days,
})

export const presentSettings = (
  organization: OrganizationRow,
  row: SettingsRow,
  /** Whether the e-mail to the address that waits could not be delivered. */
  undelivered = false,
): z.input<typeof organizationSettings> => ({
  ...presentPublicSettings(organization, row),
  blind_review: row.blind_review,
  demographic_questions: row.demographic_questions,
  offer_approval: row.offer_approval,
  sender_name: row.sender_name,
  reply_to: row.reply_to,
  reply_to_waiting:
    row.reply_to_asked && row.reply_to_asked_at
      ? { address: row.reply_to_asked, asked_at: row.reply_to_asked_at.toISOString(), undelivered }
      : null,
})
