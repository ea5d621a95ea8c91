import { useMutation, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { CallError } from '#platform/contract/client.ts'
import { line } from '#platform/contract/shapes.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { Field } from '#ui/field.tsx'
import { showFieldErrors, useSchemaForm } from '#ui/form.ts'
import { Input } from '#ui/input.tsx'
import type { Organization } from '../contract.ts'
import { isNameTyped } from '../policy.ts'
import { deletionWords as words } from '../words/deletion.ts'
import { deleteOrganization, organizationQuery } from './api.ts'

/** Confirms the deletion with the name of the organization. */
export function DeleteDialog({ organization: { name }, onClose }: { organization: Organization; onClose: () => void }) {
  const client = useQueryClient()
  const schema = z.object({ name: line(120).refine(typed => isNameTyped(typed, name), words.wrongName) })
  const form = useSchemaForm(schema, { name: '' })
  const { errors } = form.formState
  const remove = useMutation({
    mutationFn: (values: { name: string }) => deleteOrganization(values.name),
    onSuccess: saved => {
      client.setQueryData(organizationQuery.queryKey, saved)
      onClose()
    },
    onError: error => error instanceof CallError && showFieldErrors(form, error.fieldErrors, ['name']),
  })
  return (
    <FormDialog
      title={words.dialogTitle(name)}
      description={words.dialogText}
      keep={words.cancel}
      submit={words.submit(name)}
      kind="danger-solid"
      busy={remove.isPending}
      onSubmit={form.handleSubmit(values => remove.mutate(values))}
      onClose={onClose}
      error={errors.name ? null : remove.error}
      failed={words.failed}
    >
      <Field label={words.name(name)} error={errors.name?.message} required>
        <Input {...form.register('name')} autoComplete="off" spellCheck={false} />
      </Field>
    </FormDialog>
  )
}
