import { useMemo } from 'react'
import type { z } from 'zod'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { useDraft, useSchemaForm } from '#ui/form.ts'
import { Input } from '#ui/input.tsx'
import { Select } from '#ui/select.tsx'
import { browserZone } from '#platform/locale/dates.ts'
import { zoneChoices } from '#ui/zone-choices.ts'
import { organizationInput } from '../contract.ts'
import { organizationWords as words } from '../words/registration.ts'
import { countryChoices } from './countries.ts'

export type OrganizationValues = z.input<typeof organizationInput>

const SIZES = Object.entries(words.sizes).map(([value, label]) => ({ value, label }))

/** An empty optional field counts as not answered. */
const optional = { setValueAs: (value: unknown) => (value === '' || value === null ? undefined : value) }

interface OrganizationFormProps {
  start: Partial<OrganizationValues>
  /** The name under which the draft is stored on this device. */
  draft: string
  onSubmit: (values: OrganizationValues) => void
}

/** The name and basic facts of the organization. */
export function OrganizationForm({ start, draft, onSubmit }: OrganizationFormProps) {
  const zone = start.time_zone ?? browserZone()
  const form = useSchemaForm(organizationInput, {
    locale: typeof navigator === 'undefined' ? 'en' : navigator.language,
    ...start,
    time_zone: zone,
  })
  const { errors } = form.formState
  const zones = useMemo(() => zoneChoices(zone), [zone])
  const countries = useMemo(() => countryChoices(), [])
  useDraft(form, draft)
  return (
    <form noValidate className="grid gap-6" onSubmit={form.handleSubmit(() => onSubmit(form.getValues()))}>
      <Field label={words.name} help={words.nameHelp} error={errors.name?.message} required>
        <Input {...form.register('name')} autoComplete="organization" />
      </Field>
      <Field label={words.website} optional error={errors.website?.message}>
        <Input
          {...form.register('website', optional)}
          type="url"
          inputMode="url"
          autoComplete="url"
          placeholder={words.websiteExample}
        />
      </Field>
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
        <Field label={words.size} optional error={errors.size?.message}>
          <Select {...form.register('size', optional)} choices={SIZES} placeholder={words.choose} />
        </Field>
        <Field label={words.industry} optional error={errors.industry?.message}>
          <Input {...form.register('industry', optional)} />
        </Field>
        <Field label={words.country} optional error={errors.country?.message}>
          <Select
            {...form.register('country', optional)}
            choices={countries}
            placeholder={words.choose}
            autoComplete="country"
          />
        </Field>
        <Field label={words.zone} error={errors.time_zone?.message} required>
          <Select {...form.register('time_zone')} choices={zones} />
        </Field>
      </div>
      <div>
        <Button type="submit" kind="primary" size="large">
          {words.submit}
        </Button>
      </div>
    </form>
  )
}
