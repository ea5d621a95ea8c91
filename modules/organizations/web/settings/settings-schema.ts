import { zodResolver } from '@hookform/resolvers/zod'
import { z } from 'zod'
import { applicationPageView, colors, colorScheme, organizationFields, settingsTexts } from '../../contract.ts'
import { organizationSettingsWords as words } from '../../words/organization-settings.ts'

const days = (most: number) =>
  z
    .number({ error: words.days(most) })
    .int(words.days(most))
    .min(1, words.days(most))
    .max(most, words.days(most))

const { name, website, industry, size, country, time_zone } = organizationFields

/** What the form edits: the organization itself, and its settings. */
const settingsSchema = z.object({
  name,
  website,
  industry,
  size,
  country,
  time_zone,
  ...colors.shape,
  ...settingsTexts,
  colorScheme,
  application_page_view: applicationPageView,
  answer_within_days: days(30),
  accommodation_within_days: days(10),
  blind_review: z.boolean(),
  demographic_questions: z.boolean(),
})

export type SettingsInput = z.input<typeof settingsSchema>
export type SettingsOutput = z.output<typeof settingsSchema>

export const resolveSettings = zodResolver(settingsSchema)
