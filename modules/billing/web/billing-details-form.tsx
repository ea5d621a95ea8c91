import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CallError } from '#platform/contract/client.ts'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Field } from '#ui/field.tsx'
import { showFieldErrors, useSchemaForm } from '#ui/form.ts'
import { FormProblem } from '#ui/form-problem.tsx'
import { Input } from '#ui/input.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { useLeaveWarning } from '#ui/use-leave-warning.ts'
import { type BillingDetails, billingDetails } from '../contract/shapes.ts'
import { subscriptionWords } from '../words/subscription.ts'
import { detailsQuery, saveDetails } from './api.ts'

const words = subscriptionWords.details

/** Whom invoices are made out to. */
export function BillingDetailsForm() {
  const details = useQuery(detailsQuery)
  if (details.isPending)
    return (
      <SkeletonGroup className="grid gap-5">
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-28 w-full" />
        <Skeleton className="h-14 w-full" />
      </SkeletonGroup>
    )
  if (details.isError)
    return <ErrorState error={details.error} title={words.failed} onRetry={() => void details.refetch()} />
  return <DetailsForm start={details.data} />
}

function DetailsForm({ start }: { start: BillingDetails }) {
  const client = useQueryClient()
  const form = useSchemaForm(billingDetails, start)
  const { errors, isDirty } = form.formState
  useLeaveWarning(isDirty)
  const save = useMutation({
    mutationFn: saveDetails,
    onSuccess(saved) {
      client.setQueryData(detailsQuery.queryKey, saved)
      form.reset(saved)
    },
    onError: error =>
      error instanceof CallError && showFieldErrors(form, error.fieldErrors, ['name', 'address', 'tax_id']),
  })
  return (
    <form noValidate className="grid gap-5" onSubmit={form.handleSubmit(values => save.mutate(values))}>
      <Field label={words.name} error={errors.name?.message} required>
        <Input {...form.register('name')} autoComplete="organization" />
      </Field>
      <Field label={words.address} error={errors.address?.message} optional>
        <Textarea {...form.register('address')} rows={4} autoComplete="street-address" />
      </Field>
      <Field label={words.taxId} help={words.taxHelp} error={errors.tax_id?.message} optional>
        <Input {...form.register('tax_id')} autoComplete="off" />
      </Field>
      {save.error && <FormProblem error={save.error} title={words.notSaved} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" kind="primary" busy={save.isPending}>
          {words.save}
        </Button>
        <p role="status" className="text-13 text-text-2">
          {save.isSuccess && !isDirty && words.saved}
        </p>
      </div>
    </form>
  )
}
