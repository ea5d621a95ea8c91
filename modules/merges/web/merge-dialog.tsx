import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { OUTCOME_NAMES, STAGE_NAMES } from '#modules/applications/policy.ts'
import { CallError } from '#platform/contract/client.ts'
import { browserZone } from '#platform/locale/dates.ts'
import { locale } from '#platform/locale/locale.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast-queue.ts'
import { useNow } from '#ui/use-now.ts'
import type { MergePreview } from '../contract.ts'
import { CHOSEN_VALUES, type ChosenValue } from '../policy.ts'
import { mergeWords as words } from '../words/merge.ts'
import { mergeCandidates, mergePreviewQuery, refreshAfterMerge } from './api.ts'
import { NotSame } from './not-same.tsx'
import { useUndoMerge } from './use-undo-merge.ts'

interface MergeDialogProps {
  /** The candidates; the first is kept unless the reader chooses the other one. */
  readonly pair: readonly [string, string]
  readonly onMerged: (candidateUuid: string) => void
  readonly onClose: () => void
}

type Choice = Record<ChosenValue, 'kept' | 'merged'>
const KEPT: Choice = { name: 'kept', email: 'kept', phone: 'kept' }

/** Two candidates side by side: which one is kept, which values, and what becomes of their applications. */
export function MergeDialog({ pair, onMerged, onClose }: MergeDialogProps) {
  const client = useQueryClient()
  const undo = useUndoMerge()
  const [swapped, setSwapped] = useState(false)
  const [choose, setChoose] = useState<Choice>(KEPT)
  const [kept, merged] = swapped ? [pair[1], pair[0]] : pair
  const shown = useQuery(mergePreviewQuery(kept, merged))
  const merge = useMutation({
    mutationFn: (seen: string) => mergeCandidates({ kept, merged, choose, seen }),
    onSuccess: async ({ id, candidate_uuid }) => {
      toast({
        title: words.merged(shown.data?.kept.name ?? ''),
        action: { label: words.undo, alt: words.undoAlt, run: () => undo.mutate(id) },
      })
      await refreshAfterMerge(client)
      onMerged(candidate_uuid)
    },
    onError: error => {
      if (error instanceof CallError && error.status === 409) void shown.refetch()
    },
  })
  const zone = browserZone()
  const now = useNow()
  const conflicts = shown.data?.combined.flatMap(({ job, conflicts: found }) =>
    found.map(conflict => words.conflicts[conflict](job.title)),
  )
  return (
    <Dialog
      open
      size="wide"
      onOpenChange={open => !open && onClose()}
      title={words.title}
      description={words.description}
      keep={words.cancel}
      actions={
        <>
          {shown.data && (
            <NotSame candidates={[shown.data.kept, shown.data.merged]} size="default" onDismissed={onClose} />
          )}
          <Button
            kind="primary"
            busy={merge.isPending}
            disabled={!shown.data || (conflicts ?? []).length > 0}
            onClick={() => shown.data && merge.mutate(shown.data.seen)}
          >
            {words.merge}
          </Button>
        </>
      }
    >
      {shown.isPending && (
        <SkeletonGroup label={words.loading} className="grid gap-3 pb-2">
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-16 w-full" />
        </SkeletonGroup>
      )}
      {shown.isError && <ErrorState error={shown.error} title={words.failed} onRetry={() => void shown.refetch()} />}
      {shown.data && (
        <div className="grid gap-5 pb-1">
          <Field label={words.keep} help={words.keepHelp} group>
            <RadioCards
              name="keep"
              columns={2}
              value={kept}
              onChange={event => {
                setSwapped(event.target.value !== pair[0])
                setChoose(KEPT)
              }}
              cards={(swapped ? [shown.data.merged, shown.data.kept] : [shown.data.kept, shown.data.merged]).map(
                one => ({
                  value: one.candidate_uuid,
                  label: one.name,
                  help: one.applications
                    .map(({ job, applied_at }) => words.applied(job.title, locale.day(new Date(applied_at), zone, now)))
                    .join(', '),
                }),
              )}
            />
          </Field>
          <Values shown={shown.data} choose={choose} onChoose={setChoose} />
          <Consequences shown={shown.data} />
          {conflicts && conflicts.length > 0 && (
            <Alert tone="attention" title={words.cannot}>
              <ul className="grid gap-1">
                {conflicts.map(text => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </Alert>
          )}
          <FormProblem error={merge.error} title={words.mergeFailed} />
        </div>
      )}
    </Dialog>
  )
}

/** A phone number is the same however it is written. */
const written = (key: ChosenValue, value: string) => (key === 'phone' ? value.replaceAll(/\D/g, '') : value)

interface ValuesProps {
  readonly shown: MergePreview
  readonly choose: Choice
  readonly onChoose: (choose: Choice) => void
}

/** The values that differ, to choose one of each. */
function Values({ shown: { kept, merged }, choose, onChoose }: ValuesProps) {
  const differing = CHOSEN_VALUES.filter(key => {
    const [one, other] = [kept.values[key], merged.values[key]]
    return one !== null && other !== null && written(key, one) !== written(key, other)
  })
  return differing.map(key => (
    <Field key={key} label={words.values[key]} help={key === 'email' ? words.otherAddress : undefined} group>
      <RadioCards
        name={key}
        columns={2}
        value={choose[key]}
        onChange={event => onChoose({ ...choose, [key]: event.target.value as 'kept' | 'merged' })}
        cards={[
          { value: 'kept', label: <span className="wrap-anywhere">{kept.values[key]}</span> },
          { value: 'merged', label: <span className="wrap-anywhere">{merged.values[key]}</span> },
        ]}
      />
    </Field>
  ))
}

const Consequences = ({ shown }: { shown: MergePreview }) => (
  <section>
    <h3 className="font-medium">{words.applications}</h3>
    <ul className="mt-1 grid gap-1 text-13 text-text-2">
      {shown.combined.length === 0 && <li>{words.allMove}</li>}
      {shown.combined.map(({ job, stage, outcome }) => (
        <li key={job.id}>
          {words.combined(job.title, outcome === 'active' ? STAGE_NAMES[stage] : OUTCOME_NAMES[outcome])}
        </li>
      ))}
      {shown.two_scorecards > 0 && <li>{words.scorecards(shown.two_scorecards)}</li>}
    </ul>
  </section>
)
