import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { CallError } from '#platform/contract/client.ts'
import { call } from '#platform/contract/browser.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
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
  const form = useId()
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
    <Dialog
      open
      onOpenChange={next => !next && onClose()}
      title={words.title}
      description={words.description}
      keep={words.cancel}
      actions={
        <Button type="submit" form={form} kind="primary" busy={add.isPending}>
          {words.add}
        </Button>
      }
    >
      <form
        id={form}
        noValidate
        className="grid gap-4 pb-1"
        onSubmit={event => {
          event.preventDefault()
          if (!add.isPending) add.mutate()
        }}
      >
        <Field label={words.email} error={error} required>
          <Input type="email" value={email} autoComplete="off" onChange={event => setEmail(event.target.value)} />
        </Field>
        {!error && <FormProblem error={add.error} title={words.failed} />}
      </form>
    </Dialog>
  )
}
