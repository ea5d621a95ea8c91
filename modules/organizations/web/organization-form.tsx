import { useMemo } from 'react'
import type { z } from 'zod'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { useDraft, useSchemaForm } from '#ui/form.ts'
import { Input } from '#ui/input.tsx'
import { Select } from '#ui/select.tsx'
import { browserZone } from '#ui/time.ts'
import { zoneChoices } from '#ui/zone-choices.ts'
import { organizationInput } from '../contract.ts'
import { countryChoices } from './countries.ts'

export type OrganizationValues = z.input<typeof organizationInput>

const SIZES = [
  { value: '1-10', label: '1 to 10 people' },
  { value: '11-50', label: '11 to 50' },
  { value: '51-200', label: '51 to 200' },
  { value: '201-1000', label: '201 to 1,000' },
  { value: '1001+', label: 'More than 1,000' },
]

/** An empty box of an optional field means nothing was said. */
const optional = { setValueAs: (value: unknown) => (value === '' || value === null ? undefined : value) }

interface OrganizationFormProps {
  start: Partial<OrganizationValues>
  /** Keeps what is typed on this device under this name. */
  draft: string
  onSubmit: (values: OrganizationValues) => void
}

/** What the organization is: its name, and what helps to set it up well. */
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
      <Field label="Name of the organization" help="As candidates know it." error={errors.name?.message} required>
        <Input {...form.register('name')} autoComplete="organization" />
      </Field>
      <Field label="Website" optional error={errors.website?.message}>
        <Input
          {...form.register('website', optional)}
          type="url"
          inputMode="url"
          autoComplete="url"
          placeholder="example.com"
        />
      </Field>
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
        <Field label="Size" optional error={errors.size?.message}>
          <Select {...form.register('size', optional)} choices={SIZES} placeholder="Choose" />
        </Field>
        <Field label="Industry" optional error={errors.industry?.message}>
          <Input {...form.register('industry', optional)} />
        </Field>
        <Field label="Country" optional error={errors.country?.message}>
          <Select
            {...form.register('country', optional)}
            choices={countries}
            placeholder="Choose"
            autoComplete="country"
          />
        </Field>
        <Field label="Time zone" error={errors.time_zone?.message} required>
          <Select {...form.register('time_zone')} choices={zones} />
        </Field>
      </div>
      <div>
        <Button type="submit" kind="primary" size="large">
          Continue
        </Button>
      </div>
    </form>
  )
}
