import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallError } from '#platform/contract/client.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { enterWords as words } from '../words/imports.ts'
import { enterDetails, refreshImports } from './api.ts'

interface EnterDialogProps {
  readonly at: { readonly importId: string; readonly itemId: string }
  /** Of the file. */
  readonly name: string
  readonly onClose: () => void
}

/** Imports a person by hand, because their file could not be read well. */
export function EnterDialog({ at, name: file, onClose }: EnterDialogProps) {
  const client = useQueryClient()
  const [person, setPerson] = useState({ name: '', email: '', phone: '' })
  const save = useMutation({
    mutationFn: () => enterDetails(at, { ...person, email: person.email || null }),
    onSuccess: async () => {
      onClose()
      await refreshImports(client)
    },
  })
  const errors = save.error instanceof CallError ? save.error.fieldErrors : {}
  const set = (key: keyof typeof person) => (event: React.ChangeEvent<HTMLInputElement>) =>
    setPerson({ ...person, [key]: event.target.value })
  return (
    <FormDialog
      title={words.title}
      description={words.description(file)}
      keep={words.cancel}
      submit={words.save}
      busy={save.isPending}
      onSubmit={() => save.mutate()}
      onClose={onClose}
      error={Object.keys(errors).length === 0 ? save.error : null}
      failed={words.failed}
    >
      <Field label={words.name} error={errors['name']} required>
        <Input value={person.name} onChange={set('name')} autoComplete="off" />
      </Field>
      <Field label={words.email} error={errors['email']} optional>
        <Input type="email" value={person.email} onChange={set('email')} autoComplete="off" />
      </Field>
      <Field label={words.phone} error={errors['phone']} optional>
        <Input type="tel" value={person.phone} onChange={set('phone')} autoComplete="off" />
      </Field>
    </FormDialog>
  )
}
