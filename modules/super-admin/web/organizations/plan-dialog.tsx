import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { INTERVALS } from '#modules/billing/policy.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { Field } from '#ui/field.tsx'
import { useSchemaForm } from '#ui/form.ts'
import { Input } from '#ui/input.tsx'
import { Select } from '#ui/select.tsx'
import { locale } from '#platform/locale/locale.ts'
import type { ManagedPlan, OrganizationDetails } from '../../contract.ts'
import { billingChangeWords as words } from '../../words/organizations.ts'
import { changePlan } from '../organizations-api.ts'
import { plansQuery } from '../plans-api.ts'
import { useChange } from './use-change.ts'

const schema = z.object({
  plan_id: z.string().min(1),
  interval: z.enum(INTERVALS),
  reason: z.string().trim().min(1, words.reasonMissing).max(500),
})

interface PlanDialogProps {
  readonly organization: OrganizationDetails
  readonly onClose: () => void
}

const priced = ({ name, price_monthly, price_yearly, currency }: ManagedPlan) =>
  words.priced(
    name,
    locale.money({ amount: price_monthly, currency }),
    locale.money({ amount: price_yearly, currency }),
  )

/** Puts an organization on another plan. */
export function PlanDialog({ organization: { id, name, subscription }, onClose }: PlanDialogProps) {
  const plans = useQuery(plansQuery())
  const offered = plans.data?.filter(plan => !plan.archived_at) ?? []
  const form = useSchemaForm(schema, { plan_id: subscription.plan.id, interval: subscription.interval, reason: '' })
  const change = useChange({
    id,
    send: (values: z.output<typeof schema>) => changePlan(id, values),
    done: ({ plan }) => words.changed(name, plan),
    onClose,
  })
  return (
    <FormDialog
      title={words.planTitle(name)}
      description={words.planNote}
      keep={words.cancel}
      submit={words.change}
      busy={change.isPending}
      disabled={offered.length === 0}
      onSubmit={form.handleSubmit(values => change.mutate(values))}
      onClose={onClose}
      error={plans.error ?? change.error}
      failed={words.changeFailed}
    >
      {/* The options come with the plans; only then can the current one be selected. */}
      {offered.length > 0 && (
        <Field label={words.plan} required>
          <Select
            {...form.register('plan_id')}
            choices={offered.map(plan => ({ value: plan.id, label: priced(plan) }))}
          />
        </Field>
      )}
      <Field label={words.interval} required>
        <Select {...form.register('interval')} choices={INTERVALS.map(value => ({ value, label: words[value] }))} />
      </Field>
      <Field label={words.reason} error={form.formState.errors.reason?.message} required>
        <Input {...form.register('reason')} autoComplete="off" />
      </Field>
    </FormDialog>
  )
}
