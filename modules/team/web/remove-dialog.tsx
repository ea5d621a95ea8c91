import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { can } from '#platform/access/policy.ts'
import type { Admin } from '#modules/accounts/contract.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { Select } from '#ui/select.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast-queue.ts'
import type { OpenWork } from '../contract.ts'
import { removalWords as words } from '../words/people.ts'
import { openWorkQuery, refreshTeam, removeAdmin } from './api.ts'

interface RemoveDialogProps {
  readonly person: Admin
  readonly people: readonly Admin[]
  readonly onClose: () => void
}

/** Confirms a removal. If the person has open work, someone else has to be chosen first. */
export function RemoveDialog({ person, people, onClose }: RemoveDialogProps) {
  const client = useQueryClient()
  const [successorId, setSuccessorId] = useState('')
  const [problem, setProblem] = useState<string>()
  const work = useQuery({ ...openWorkQuery(person.id), staleTime: 0 })
  const lines = work.data ? linesOf(work.data) : []
  const remove = useMutation({
    mutationFn: () => removeAdmin(person.id, successorId || null),
    onSuccess: () => {
      onClose()
      toast({ title: words.removed(person.name) })
      return refreshTeam(client)
    },
  })
  const confirm = () => {
    if (lines.length > 0 && !successorId) setProblem(words.chooseFirst)
    else remove.mutate()
  }
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={words.title(person.name)}
      description={words.description(person.name)}
      keep={words.keep}
      actions={
        <Button kind="danger-solid" busy={remove.isPending} disabled={!work.data} onClick={confirm}>
          {words.confirm}
        </Button>
      }
    >
      {work.isPending && (
        <SkeletonGroup className="grid gap-3">
          <Skeleton className="h-5 w-56" />
          <Skeleton className="h-9 w-full" />
        </SkeletonGroup>
      )}
      {work.isError && <ErrorState error={work.error} title={words.loadFailed} onRetry={() => void work.refetch()} />}
      {work.data && lines.length === 0 && <p className="text-text-2">{words.nothing}</p>}
      {lines.length > 0 && (
        <div className="grid gap-5">
          <div>
            <h3 className="font-medium">{words.work}</h3>
            <ul className="mt-1 list-disc pl-5 text-text-2">
              {lines.map(line => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
          <Field label={words.successor} help={words.successorHelp} error={problem} required>
            <Select
              value={successorId}
              placeholder={words.choose}
              onChange={event => {
                setSuccessorId(event.target.value)
                setProblem(undefined)
              }}
              choices={people
                .filter(({ id, role }) => id !== person.id && can(role, 'candidates.decide'))
                .map(({ id, name }) => ({ value: id, label: name }))}
            />
          </Field>
          <FormProblem error={remove.error} title={words.failed} />
        </div>
      )}
      {lines.length === 0 && <FormProblem error={remove.error} title={words.failed} />}
    </Dialog>
  )
}

const linesOf = ({ jobs, applications, interviews, todos }: OpenWork): string[] => [
  ...(jobs.length > 0 ? [words.jobs(jobs.length)] : []),
  ...(applications > 0 ? [words.applications(applications)] : []),
  ...(interviews.length > 0 ? [words.interviews(interviews.length)] : []),
  ...(todos > 0 ? [words.todos(todos)] : []),
]
