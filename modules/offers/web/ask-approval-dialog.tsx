import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { MOST_APPROVERS, type Offer } from '../contract.ts'
import { panelWords } from '../words/panel.ts'
import { askApproval, refreshOffers } from './api.ts'

const words = panelWords.ask

interface AskApprovalDialogProps {
  offer: Offer
  people: readonly { readonly id: string; readonly name: string }[]
  onClose: () => void
}

/** Chooses the people who have to approve. */
export function AskApprovalDialog({ offer, people, onClose }: AskApprovalDialogProps) {
  const client = useQueryClient()
  const [chosen, setChosen] = useState<readonly string[]>(people.length === 1 ? [people[0]!.id] : [])
  const [missing, setMissing] = useState(false)
  const ask = useMutation({
    mutationFn: () => askApproval(offer, [...chosen]),
    onSuccess: () => {
      onClose()
      return refreshOffers(client)
    },
  })
  const toggle = (id: string, on: boolean) => {
    setMissing(false)
    setChosen(before => (on ? [...before, id] : before.filter(one => one !== id)))
  }
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={words.title}
      description={words.description}
      keep={words.cancel}
      actions={
        people.length > 0 && (
          <Button
            kind="primary"
            busy={ask.isPending}
            onClick={() => (chosen.length > 0 ? ask.mutate() : setMissing(true))}
          >
            {words.confirm}
          </Button>
        )
      }
    >
      <div className="grid gap-4 pb-1">
        {people.length === 0 ? (
          <p>{words.none}</p>
        ) : (
          <Field label={words.people} group error={missing ? words.missing : undefined}>
            <div className="grid max-h-60 gap-1 overflow-y-auto">
              {people.map(({ id, name }) => (
                <Checkbox
                  key={id}
                  label={name}
                  checked={chosen.includes(id)}
                  disabled={!chosen.includes(id) && chosen.length >= MOST_APPROVERS}
                  onChange={event => toggle(id, event.target.checked)}
                />
              ))}
            </div>
          </Field>
        )}
        <FormProblem error={ask.error} title={words.failed} />
      </div>
    </Dialog>
  )
}
