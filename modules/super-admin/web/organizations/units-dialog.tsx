import { z } from 'zod'
import { UNIT_KINDS } from '#modules/billing/policy.ts'
import { dayWords } from '#modules/billing/words/invoices.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { useSchemaForm } from '#ui/form.ts'
import { Input } from '#ui/input.tsx'
import { Select } from '#ui/select.tsx'
import type { OrganizationDetails } from '../../contract.ts'
import { LARGEST_LIMIT } from '../../policy.ts'
import { billingChangeWords as words } from '../../words/organizations.ts'
import { addUnits } from '../organizations-api.ts'
import { useChange } from './use-change.ts'

const FORM = 'add-units'
const schema = z.object({
  kind: z.enum(UNIT_KINDS),
  add: z
    .string()
    .trim()
    .regex(/^\d{1,6}$/, words.addInvalid)
    .transform(Number)
    .pipe(z.number().min(1, words.addInvalid).max(LARGEST_LIMIT, words.addInvalid)),
  reason: z.string().trim().min(1, words.reasonMissing).max(500),
})

interface UnitsDialogProps {
  readonly organization: OrganizationDetails
  readonly onClose: () => void
}

/** Raises a limit of an organization until its subscription is renewed. */
export function UnitsDialog({ organization: { id, name, subscription, usage }, onClose }: UnitsDialogProps) {
  const limited = usage.flatMap(({ kind, limit }) => (limit === null ? [] : [{ kind, limit }]))
  const form = useSchemaForm(schema, { kind: limited[0]?.kind ?? 'interview', add: '', reason: '' })
  const { errors } = form.formState
  const send = useChange({
    id,
    send: ({ kind, ...rest }: z.output<typeof schema>) =>
      addUnits(id, { kind, ...rest, from: limited.find(one => one.kind === kind)?.limit ?? 0 }),
    done: ({ limit }) => words.added(limit),
    onClose,
  })
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={words.unitsTitle(name)}
      description={
        limited.length > 0 ? words.unitsNote(dayWords(new Date(subscription.current_period_end))) : words.allUnlimited
      }
      keep={words.cancel}
      actions={
        limited.length > 0 && (
          <Button type="submit" form={FORM} kind="primary" busy={send.isPending}>
            {words.addUnits}
          </Button>
        )
      }
    >
      {limited.length > 0 && (
        <form id={FORM} noValidate className="grid gap-4" onSubmit={form.handleSubmit(values => send.mutate(values))}>
          <Field label={words.limit} required>
            <Select
              {...form.register('kind')}
              choices={limited.map(({ kind, limit }) => ({
                value: kind,
                label: words.current(words.kinds[kind], limit),
              }))}
            />
          </Field>
          <Field label={words.add} error={errors.add?.message} required>
            <Input {...form.register('add')} inputMode="numeric" className="num" autoComplete="off" />
          </Field>
          <Field label={words.reason} error={errors.reason?.message} required>
            <Input {...form.register('reason')} autoComplete="off" />
          </Field>
          <FormProblem error={send.error} title={words.addFailed} />
        </form>
      )}
    </Dialog>
  )
}
