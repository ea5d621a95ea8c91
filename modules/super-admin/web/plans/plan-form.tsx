import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { CallError } from '#platform/contract/client.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { showFieldErrors, useSchemaForm } from '#ui/form.ts'
import { Input } from '#ui/input.tsx'
import { Select } from '#ui/select.tsx'
import { toast } from '#ui/toast-queue.ts'
import type { ManagedPlan } from '../../contract.ts'
import { CURRENCIES, type PlanChangeTime } from '../../policy.ts'
import { planFormWords as words } from '../../words/plans.ts'
import { createPlan, editPlan, refreshPlans } from '../plans-api.ts'
import { PlanEffect } from './plan-effect.tsx'
import { changesOf, LIMIT_KEYS, planForm, type PlanValues, valuesOf } from './plan-values.ts'

type PlanFormReturn = UseFormReturn<PlanValues, unknown, z.output<typeof planForm>>

interface PlanFormProps {
  /** Null for a new plan. */
  readonly plan: ManagedPlan | null
  readonly readOnly: boolean
  /** The person wants to leave with changes. */
  readonly leaving: boolean
  readonly onStay: () => void
  readonly onDirty: (dirty: boolean) => void
  readonly onClose: () => void
}

/** The question is asked at a place that is in view. */
const focus = (button: HTMLElement | null) => button?.focus()

export function PlanForm({ plan, readOnly, leaving, onStay, onDirty, onClose }: PlanFormProps) {
  const client = useQueryClient()
  const form: PlanFormReturn = useSchemaForm(planForm, valuesOf(plan))
  const [applies, setApplies] = useState<PlanChangeTime>('at_renewal')
  const isDirty = form.formState.isDirty || applies === 'now'
  useEffect(() => {
    onDirty(isDirty)
  }, [isDirty, onDirty])
  const done = async (title: string) => {
    toast({ title })
    await refreshPlans(client)
    onClose()
  }
  const save = useMutation({
    mutationFn: (values: z.output<typeof planForm>) =>
      plan ? editPlan(plan.id, { ...changesOf(plan, values), applies }) : createPlan(values),
    onSuccess: ({ name }) => done(plan ? words.saved(name) : words.created(name)),
    onError: error => error instanceof CallError && showFieldErrors(form, error.fieldErrors, ['name', 'description']),
  })
  const archive = useMutation({
    mutationFn: () => editPlan(plan!.id, { archived: !plan!.archived_at }),
    onSuccess: ({ name, archived_at }) => done(archived_at ? words.archivedNow(name) : words.saved(name)),
  })
  return (
    <form noValidate className="grid gap-6" onSubmit={form.handleSubmit(values => save.mutate(values))}>
      <fieldset disabled={readOnly} className="grid min-w-0 gap-6">
        <Basics form={form} isNew={plan === null} />
        <Limits form={form} />
        <Capabilities form={form} />
        <StripePrices form={form} />
      </fieldset>
      {plan && !readOnly && <Effect plan={plan} form={form} applies={applies} onApplies={setApplies} />}
      <FormProblem error={save.error} title={words.failed} />
      <FormProblem error={archive.error} title={words.archiveFailed} />
      {!readOnly && (
        <div className="sticky -bottom-6 -mx-5 flex flex-wrap items-center gap-2 border-t border-line bg-raised px-5 py-3">
          {leaving && isDirty && (
            <Alert
              className="w-full"
              tone="attention"
              live
              title={words.unsaved}
              actions={
                <>
                  <Button size="small" kind="danger" onClick={onClose}>
                    {words.discard}
                  </Button>
                  <Button ref={focus} size="small" onClick={onStay}>
                    {words.keep}
                  </Button>
                </>
              }
            >
              {words.unsavedText}
            </Alert>
          )}
          {plan && (
            <Button kind="quiet" className="-ml-2.5" busy={archive.isPending} onClick={() => archive.mutate()}>
              {plan.archived_at ? words.restore : words.archive}
            </Button>
          )}
          <span className="flex-1" />
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" kind="primary" busy={save.isPending}>
            {plan ? words.save : words.create}
          </Button>
        </div>
      )}
    </form>
  )
}

function Basics({ form, isNew }: { form: PlanFormReturn; isNew: boolean }) {
  const { errors } = form.formState
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
        <Field label={words.name} error={errors.name?.message} required>
          <Input {...form.register('name')} autoComplete="off" />
        </Field>
        <div>
          <Field label={words.currency}>
            <Select
              {...form.register('currency')}
              disabled={!isNew}
              choices={CURRENCIES.map(value => ({ value, label: value }))}
            />
          </Field>
          {isNew && <p className="mt-2 text-13 text-text-2">{words.currencyHelp}</p>}
        </div>
      </div>
      <Field label={words.description} error={errors.description?.message}>
        <Input {...form.register('description')} autoComplete="off" />
      </Field>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label={words.priceMonthly} error={errors.price_monthly?.message} required>
          <Input {...form.register('price_monthly')} inputMode="decimal" className="num" />
        </Field>
        <Field label={words.priceYearly} error={errors.price_yearly?.message} required>
          <Input {...form.register('price_yearly')} inputMode="decimal" className="num" />
        </Field>
        <Field label={words.trialDays} error={errors.trial_days?.message} required>
          <Input {...form.register('trial_days')} inputMode="numeric" className="num" />
        </Field>
      </div>
    </div>
  )
}

function Limits({ form }: { form: PlanFormReturn }) {
  const limits = useWatch({ control: form.control, name: 'limits' })
  const errors = form.formState.errors.limits
  return (
    <section aria-labelledby="plan-limits">
      <h3 id="plan-limits" className="mb-2 font-semibold">
        {words.limits}
      </h3>
      <div className="divide-y divide-line rounded-card border border-line">
        {LIMIT_KEYS.map(key => (
          <div
            key={key}
            className="grid grid-cols-[minmax(0,1fr)_110px] items-center gap-x-4 gap-y-1 px-3 py-2 sm:grid-cols-[minmax(0,1fr)_110px_120px]"
          >
            <label htmlFor={`limit-${key}`}>{words.kinds[key]}</label>
            <Input
              {...form.register(`limits.${key}.count`)}
              id={`limit-${key}`}
              inputMode="numeric"
              className="num text-right"
              readOnly={limits[key].unlimited}
              placeholder={limits[key].unlimited ? words.unlimited : undefined}
              aria-invalid={errors?.[key] ? true : undefined}
              aria-describedby={errors?.[key] ? `limit-${key}-error` : undefined}
            />
            <Checkbox
              {...form.register(`limits.${key}.unlimited`, { onChange: () => void form.trigger(`limits.${key}`) })}
              label={words.unlimited}
              aria-label={words.isUnlimited(words.kinds[key])}
              className="max-sm:col-start-2"
            />
            {errors?.[key] && (
              <p id={`limit-${key}-error`} className="field-error col-span-full">
                {words.count}
              </p>
            )}
          </div>
        ))}
      </div>
    </section>
  )
}

const Capabilities = ({ form }: { form: PlanFormReturn }) => (
  <section aria-labelledby="plan-capabilities" className="grid gap-2">
    <h3 id="plan-capabilities" className="font-semibold">
      {words.capabilities}
    </h3>
    <Checkbox {...form.register('can_create_custom_ai')} label={words.canCustomAi} />
    <Checkbox {...form.register('can_create_flow')} label={words.canFlow} />
    <Checkbox {...form.register('public')} label={words.public} />
  </section>
)

function StripePrices({ form }: { form: PlanFormReturn }) {
  const { errors } = form.formState
  return (
    <section aria-labelledby="plan-stripe">
      <h3 id="plan-stripe" className="font-semibold">
        {words.stripe}
      </h3>
      <p className="mb-2 text-13 text-text-2">{words.stripeHelp}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.stripeMonthly} error={errors.stripe_price_monthly?.message} optional>
          <Input {...form.register('stripe_price_monthly')} className="font-mono" spellCheck={false} />
        </Field>
        <Field label={words.stripeYearly} error={errors.stripe_price_yearly?.message} optional>
          <Input {...form.register('stripe_price_yearly')} className="font-mono" spellCheck={false} />
        </Field>
      </div>
    </section>
  )
}

interface EffectProps {
  readonly plan: ManagedPlan
  readonly form: PlanFormReturn
  readonly applies: PlanChangeTime
  readonly onApplies: (applies: PlanChangeTime) => void
}

/** While a value is invalid, the last valid effect would be wrong, so none is shown. */
function Effect({ form, ...props }: EffectProps) {
  const values = useWatch({ control: form.control })
  const parsed = planForm.safeParse(values)
  return parsed.success ? <PlanEffect {...props} change={changesOf(props.plan, parsed.data)} /> : null
}
