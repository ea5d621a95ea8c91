import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallError } from '#platform/contract/client.ts'
import { call } from '#platform/contract/browser.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { applicationsContract } from '../contract.ts'
import { addEmailWords as words } from '../words/add-email.ts'
import { refreshApplications } from './api.ts'

/** Says that a person has no e-mail address, with a way to add one. */
export function AddEmail({ candidateId, adds }: { candidateId: string; adds: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <span className="font-medium text-attention">{words.none}</span>
      {adds && (
        <button type="button" className="link min-h-6" onClick={() => setOpen(true)}>
          {words.add}
        </button>
      )}
      {open && <AddEmailDialog candidateId={candidateId} onClose={() => setOpen(false)} />}
    </span>
  )
}

function AddEmailDialog({ candidateId, onClose }: { candidateId: string; onClose: () => void }) {
  const client = useQueryClient()
  const [email, setEmail] = useState('')
  const add = useMutation({
    mutationFn: () =>
      call(applicationsContract['candidates.addEmail'], { params: { candidate_uuid: candidateId }, body: { email } }),
    onSuccess: async () => {
      await refreshApplications(client)
      onClose()
    },
  })
  const error = add.error instanceof CallError ? add.error.fieldErrors['email'] : undefined
  return (
    <FormDialog
      title={words.title}
      description={words.description}
      keep={words.cancel}
      submit={words.add}
      busy={add.isPending}
      onSubmit={() => add.mutate()}
      onClose={onClose}
      error={error ? null : add.error}
      failed={words.failed}
    >
      <Field label={words.email} error={error} required>
        <Input type="email" value={email} autoComplete="off" onChange={event => setEmail(event.target.value)} />
      </Field>
    </FormDialog>
  )
}
