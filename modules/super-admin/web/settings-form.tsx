import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { CallError } from '#platform/contract/client.ts'
import { ColorField } from '#modules/organizations/web/color-field.tsx'
import { REGISTRATION_MODES } from '#modules/platform-settings/policy.ts'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { showFieldErrors, useSchemaForm } from '#ui/form.ts'
import { Input } from '#ui/input.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { SaveBar } from '#ui/save-bar.tsx'
import { Select } from '#ui/select.tsx'
import { SettingsPart } from '#ui/settings-part.tsx'
import { toast } from '#ui/toast-queue.ts'
import { useLeaveWarning } from '#ui/use-leave-warning.ts'
import type { PlatformSettings } from '../contract/platform.ts'
import { platformCalls } from '../contract/platform.ts'
import { platformSettingsWords as words } from '../words/settings.ts'
import { editSettings, settingsQuery } from './office-api.ts'

const schema = platformCalls['superAdmin.editSettings'].body
const FIELDS = ['registration', 'default_plan', 'brand_name', 'brand_color', 'support_email'] as const

const valuesOf = ({
  version,
  registration,
  default_plan,
  brand_name,
  brand_color,
  support_email,
}: PlatformSettings) => ({ version, registration, default_plan, brand_name, brand_color, support_email })

/** Registration, the plan of new organizations, and how the platform's e-mails are signed. */
export function SettingsForm({ settings, mayEdit }: { settings: PlatformSettings; mayEdit: boolean }) {
  const client = useQueryClient()
  const form = useSchemaForm(schema, valuesOf(settings))
  const { errors, isDirty } = form.formState
  useLeaveWarning(isDirty)
  // Another part of the page changed the settings: their version is needed for the next edit.
  useEffect(() => {
    form.setValue('version', settings.version)
  }, [form, settings.version])
  const save = useMutation({
    mutationFn: editSettings,
    onSuccess(saved) {
      client.setQueryData(settingsQuery.queryKey, saved)
      form.reset(valuesOf(saved))
      toast({ title: words.saved })
    },
    onError(error) {
      if (error instanceof CallError) showFieldErrors(form, error.fieldErrors, [...FIELDS])
    },
  })
  const color = form.watch('brand_color') ?? ''
  const discard = () => {
    save.reset()
    form.reset(valuesOf(settings))
  }
  return (
    <form noValidate onSubmit={form.handleSubmit(values => save.mutate(values))}>
      <fieldset disabled={!mayEdit} className="min-w-0">
        <SettingsPart title={words.registration}>
          <div className="grid max-w-[720px] gap-5">
            <Field label={words.who} group>
              <RadioCards
                {...form.register('registration')}
                className="lg:grid-cols-3"
                cards={REGISTRATION_MODES.map(value => ({ value, ...words.modes[value] }))}
              />
            </Field>
            <Field
              label={words.plan}
              help={words.planHelp}
              error={errors.default_plan?.message}
              className="max-w-[380px]"
            >
              <Select {...form.register('default_plan')} choices={settings.plans.map(planChoice)} />
            </Field>
          </div>
        </SettingsPart>
        <SettingsPart title={words.emails} note={words.emailsNote}>
          <div className="grid max-w-[720px] items-start gap-5 md:grid-cols-2">
            <Field label={words.brandName} error={errors.brand_name?.message} required>
              <Input {...form.register('brand_name')} />
            </Field>
            <ColorField
              label={words.brandColor}
              help=""
              value={color}
              fallback={settings.brand_color}
              error={errors.brand_color?.message}
              input={form.register('brand_color')}
              onPick={picked => form.setValue('brand_color', picked, { shouldDirty: true, shouldValidate: true })}
            />
            <Field label={words.support} help={words.supportHelp} error={errors.support_email?.message} optional>
              <Input
                {...form.register('support_email', { setValueAs: (value: string | null) => value || null })}
                type="email"
                inputMode="email"
              />
            </Field>
          </div>
        </SettingsPart>
      </fieldset>
      {save.error && (
        <div className="px-4 pb-4 md:px-7">
          <FormProblem error={save.error} title={words.notSaved} />
        </div>
      )}
      {isDirty && (
        <SaveBar
          title={words.unsaved}
          discard={words.discard}
          save={words.save}
          busy={save.isPending}
          onDiscard={discard}
        />
      )}
    </form>
  )
}

const planChoice = ({ key, name, price_monthly, trial_days }: PlatformSettings['plans'][number]) => ({
  value: key,
  label: price_monthly > 0 ? words.planTrial(name, trial_days) : name,
})
