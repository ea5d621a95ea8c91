import type { z } from 'zod'
import type { organization, organizationSettings, publicSettings } from '../contract.ts'
import type { OrganizationRow, SettingsRow } from './queries.ts'

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
})

/** The address changes with the picture, so that it may be cached for good. */
export const logoUrl = ({
  organization_id,
  logo_key,
}: Pick<SettingsRow, 'organization_id' | 'logo_key'>): string | null =>
  logo_key ? `/api/organizations/${organization_id}/logo/${logo_key.split('/').at(-1)}` : null

const DEFAULT_HEADLINE = (name: string) => `Work at ${name}`

const DEFAULT_NOTICE = (name: string, days: number) =>
  `${name} uses what you send to decide about this role, and for nothing else. An AI reads your résumé and your interview against the role and quotes what it rests on; a person reads it too and decides. Your data is deleted ${days} days after the process ends, or within 30 days of your asking.`

export const presentPublicSettings = (
  organization: OrganizationRow,
  row: SettingsRow,
): z.input<typeof publicSettings> => ({
  organization_name: organization.name,
  logo_url: logoUrl(row),
  application_page_view: row.application_page_view,
  colors: { primary: row.color_primary, secondary: row.color_secondary },
  colorScheme: row.color_scheme,
  career_headline: row.career_headline || DEFAULT_HEADLINE(organization.name),
  career_introduction: row.career_introduction,
  privacy_notice: row.privacy_notice || DEFAULT_NOTICE(organization.name, row.retention_days),
  website: organization.website,
  time_zone: organization.time_zone,
  retention_days: row.retention_days,
  answer_within_days: row.answer_within_days,
  accommodation_within_days: row.accommodation_within_days,
})

export const presentSettings = (
  organization: OrganizationRow,
  row: SettingsRow,
): z.input<typeof organizationSettings> => ({
  ...presentPublicSettings(organization, row),
  blind_review: row.blind_review,
  demographic_questions: row.demographic_questions,
})
