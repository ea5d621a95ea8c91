import { useMemo } from 'react'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { Select } from '#ui/select.tsx'
import { SettingsPart } from '#ui/settings-part.tsx'
import { zoneChoices } from '#ui/zone-choices.ts'
import { organizationSettingsWords as words } from '../../words/organization-settings.ts'
import { organizationWords } from '../../words/registration.ts'
import { countryChoices } from '../countries.ts'
import type { SettingsForm } from './settings-fields.ts'

const SIZES = Object.entries(organizationWords.sizes).map(([value, label]) => ({ value, label }))

/** An empty field counts as not answered. */
const optional = { setValueAs: (value: unknown) => (value === '' ? null : value) }

/** The name and basic facts of the organization. */
export function DetailsPart({ form }: { form: SettingsForm }) {
  const { errors, defaultValues } = form.formState
  const zones = useMemo(() => zoneChoices(defaultValues?.time_zone ?? 'UTC'), [defaultValues?.time_zone])
  const countries = useMemo(() => countryChoices(), [])
  return (
    <SettingsPart id="organization" title={words.parts.details} note={words.notes.details}>
      <div className="grid max-w-[640px] gap-5 sm:grid-cols-2 sm:gap-x-4">
        <Field label={organizationWords.name} error={errors.name?.message} required>
          <Input {...form.register('name')} autoComplete="organization" />
        </Field>
        <Field label={organizationWords.website} optional error={errors.website?.message}>
          <Input
            {...form.register('website', optional)}
            type="url"
            inputMode="url"
            placeholder={organizationWords.websiteExample}
          />
        </Field>
        <Field label={organizationWords.zone} error={errors.time_zone?.message} required>
          <Select {...form.register('time_zone')} choices={zones} />
        </Field>
        <Field label={organizationWords.size} optional error={errors.size?.message}>
          <Select {...form.register('size', optional)} choices={SIZES} placeholder={organizationWords.choose} />
        </Field>
        <Field label={organizationWords.industry} optional error={errors.industry?.message}>
          <Input {...form.register('industry', optional)} />
        </Field>
        <Field label={organizationWords.country} optional error={errors.country?.message}>
          <Select {...form.register('country', optional)} choices={countries} placeholder={organizationWords.choose} />
        </Field>
      </div>
    </SettingsPart>
  )
}
