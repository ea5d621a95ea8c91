import type { UseFormReturn } from 'react-hook-form'
import type { Organization, OrganizationSettings } from '../../contract.ts'
import type { organizationSettingsWords as words } from '../../words/organization-settings.ts'
import type { SettingsInput, SettingsOutput } from './settings-schema.ts'

export type SettingsValues = SettingsInput
export type SettingsForm = UseFormReturn<SettingsValues, unknown, SettingsOutput>
type FieldName = keyof SettingsValues

const FACTS = ['name', 'website', 'industry', 'size', 'country', 'time_zone'] as const
const COLORS = ['primary', 'secondary'] as const

/** The parts of the page, by the fields in them. */
export const PARTS: Readonly<Record<keyof typeof words.parts, readonly FieldName[]>> = {
  details: FACTS,
  brand: COLORS,
  careers: ['application_page_view', 'colorScheme', 'career_headline', 'career_introduction'],
  privacy: ['privacy_notice'],
  sender: ['sender_name'],
  times: ['answer_within_days', 'accommodation_within_days'],
  fairness: ['blind_review', 'demographic_questions'],
}

export const valuesOf = (organization: Organization, settings: OrganizationSettings): SettingsValues => ({
  name: organization.name,
  website: organization.website,
  industry: organization.industry,
  size: organization.size as SettingsValues['size'],
  country: organization.country,
  time_zone: organization.time_zone,
  ...settings.colors,
  colorScheme: settings.colorScheme,
  application_page_view: settings.application_page_view,
  career_headline: settings.career_headline,
  career_introduction: settings.career_introduction,
  privacy_notice: settings.privacy_notice,
  sender_name: settings.sender_name,
  answer_within_days: settings.answer_within_days,
  accommodation_within_days: settings.accommodation_within_days,
  blind_review: settings.blind_review,
  demographic_questions: settings.demographic_questions,
})

/** The changed values, as the two calls take them; null if a call has nothing to change. */
export function changesOf(
  values: SettingsValues,
  changed: ReadonlySet<string>,
  logo: { chosen: boolean; removed: boolean },
) {
  const only = <K extends FieldName>(names: readonly K[]) =>
    Object.fromEntries(names.filter(one => changed.has(one)).map(one => [one, values[one]])) as Partial<
      Pick<SettingsValues, K>
    >
  const organization = only(FACTS)
  const rest = (Object.keys(values) as FieldName[]).filter(
    one => !(FACTS as readonly string[]).includes(one) && !(COLORS as readonly string[]).includes(one),
  )
  const settings = {
    ...(only(rest) as Partial<Omit<SettingsValues, (typeof FACTS)[number] | (typeof COLORS)[number]>>),
    ...(COLORS.some(one => changed.has(one)) && { colors: { primary: values.primary, secondary: values.secondary } }),
    ...(logo.removed && !logo.chosen && { remove_logo: true }),
  }
  return {
    organization: Object.keys(organization).length > 0 ? organization : null,
    settings: Object.keys(settings).length > 0 || logo.chosen ? settings : null,
  }
}
