import { useMutation, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { Checkbox } from '#ui/checkbox.tsx'
import { FormDialog } from '#ui/form-dialog.tsx'
import { Field } from '#ui/field.tsx'
import { useSchemaForm } from '#ui/form.ts'
import { Input } from '#ui/input.tsx'
import { applicationsContract, type SavedView } from '../contract.ts'
import { viewWords as words } from '../words/views.ts'
import { createView, editView, type NewView, refreshViews } from './views-api.ts'

const { name, shared } = applicationsContract['views.create'].body.shape
const schema = z.object({ name, shared })

interface SaveViewProps {
  content: Omit<NewView, 'name' | 'shared'>
  shares: boolean
  onSaved: (view: SavedView) => void
  onClose: () => void
}

/** Saves what the list shows as a new view. */
export function SaveView({ content, shares, onSaved, onClose }: SaveViewProps) {
  const client = useQueryClient()
  const form = useSchemaForm(schema, { name: '', shared: false })
  const save = useMutation({
    mutationFn: (given: z.output<typeof schema>) => createView({ ...content, ...given }),
    onSuccess: async view => {
      await refreshViews(client)
      onSaved(view)
      onClose()
    },
  })
  return (
    <FormDialog
      title={words.title}
      description={words.description}
      keep={words.cancel}
      submit={words.save}
      busy={save.isPending}
      onSubmit={form.handleSubmit(given => save.mutate(given))}
      onClose={onClose}
      error={save.error}
      failed={words.failed}
    >
      <Field label={words.name} error={form.formState.errors.name?.message}>
        <Input placeholder={words.namePlaceholder} maxLength={60} {...form.register('name')} />
      </Field>
      {shares && (
        <div className="grid gap-1">
          <Checkbox label={words.share} {...form.register('shared')} />
          <p className="text-12 text-text-2">{words.shareHelp}</p>
        </div>
      )}
    </FormDialog>
  )
}

const nameOnly = z.object({ name })

export function RenameView({ view, onClose }: { view: SavedView; onClose: () => void }) {
  const client = useQueryClient()
  const form = useSchemaForm(nameOnly, { name: view.name })
  const rename = useMutation({
    mutationFn: (given: z.output<typeof nameOnly>) => editView(view.id, given),
    onSuccess: async () => {
      await refreshViews(client)
      onClose()
    },
  })
  return (
    <FormDialog
      title={words.renameTitle}
      keep={words.cancel}
      submit={words.renameAction}
      busy={rename.isPending}
      onSubmit={form.handleSubmit(given => rename.mutate(given))}
      onClose={onClose}
      error={rename.error}
      failed={words.changeFailed}
    >
      <Field label={words.name} error={form.formState.errors.name?.message}>
        <Input maxLength={60} {...form.register('name')} />
      </Field>
    </FormDialog>
  )
}
