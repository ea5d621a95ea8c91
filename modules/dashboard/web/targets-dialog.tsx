import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CallError } from '#platform/contract/client.ts'
import { STAGE_NAMES, STAGES } from '#modules/applications/policy.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { Field } from '#ui/field.tsx'
import { showFieldErrors, useSchemaForm } from '#ui/form.ts'
import { Input } from '#ui/input.tsx'
import { toast } from '#ui/toast-queue.ts'
import { stageTargets, type StageTargets } from '../contract.ts'
import { dashboardWords as words } from '../words/dashboard.ts'
import { saveTargets, widgetsQuery } from './api.ts'

/** How many days candidates should stay in each stage at most. */
export function TargetsDialog({ targets, onClose }: { targets: StageTargets; onClose: () => void }) {
  const client = useQueryClient()
  const form = useSchemaForm(stageTargets, targets)
  const save = useMutation({
    mutationFn: saveTargets,
    onSuccess: () => {
      onClose()
      toast({ title: words.targetsSaved })
      return client.invalidateQueries({ queryKey: widgetsQuery().queryKey })
    },
    onError: error => {
      if (error instanceof CallError) showFieldErrors(form, error.fieldErrors, STAGES)
    },
  })
  const submit = form.handleSubmit(values => save.mutate(values))
  return (
    <FormDialog
      title={words.targetsTitle}
      description={words.targetsNote}
      submit={words.save}
      busy={save.isPending}
      onSubmit={submit}
      onClose={onClose}
      error={save.error}
      failed={words.targetsFailed}
      className="gap-4 sm:grid-cols-2"
    >
      {STAGES.map(stage => (
        <Field key={stage} label={words.daysIn(STAGE_NAMES[stage])} error={form.formState.errors[stage]?.message}>
          <Input
            type="number"
            min={1}
            max={90}
            inputMode="numeric"
            {...form.register(stage, { valueAsNumber: true })}
          />
        </Field>
      ))}
    </FormDialog>
  )
}
