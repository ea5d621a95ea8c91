import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { actionWords } from '#modules/evaluation/words/candidate.ts'
import { refreshDecided } from '#modules/evaluation/web/candidate/use-move.ts'
import { invitationFor } from '#modules/screenings/policy.ts'
import { addTodo, refreshTodos } from '#modules/todos/web/api.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { errorWords } from '#ui/error-text.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { toast } from '#ui/toast-queue.ts'
import type { ComparedEntry } from '../contract.ts'
import { comparisonWords as words } from '../words/analysis.ts'
import type { Gap, Reviewer } from './comparison-facts.ts'
import type { Reader } from './comparison.tsx'

const CandidateDialogs = lazy(() =>
  import('#modules/evaluation/web/candidate/dialogs.tsx').then(m => ({ default: m.CandidateDialogs })),
)

interface ComparisonGapsProps {
  gaps: readonly Gap[]
  items: readonly ComparedEntry[]
  reader: Reader
  /** The candidate's page. */
  hrefOf: (entry: ComparedEntry) => string
}

type Opened = { readonly entry: ComparedEntry; readonly dialog: 'invite' | 'retake' | 'schedule' }

/** What makes the comparison uneven, each with what closes the gap. */
export function ComparisonGaps({ gaps, items, reader, hrefOf }: ComparisonGapsProps) {
  const client = useQueryClient()
  const [opened, setOpened] = useState<Opened | null>(null)
  const invited = (name: string) => {
    toast({ title: actionWords.invited(name), description: actionWords.invitedNote })
    return refreshDecided(client)
  }
  return (
    <Alert tone="attention" title={words.gaps(gaps.length)}>
      <p>{words.gapsNote}</p>
      <ul className="mt-2 grid gap-2.5">
        {gaps.map((gap, at) => {
          const entry = items.find(({ application_id }) => application_id === gap.of)!
          // Several questions are asked in one interview.
          const first = gaps.findIndex(({ of, kind }) => of === gap.of && kind === gap.kind) === at
          return (
            <li key={gap.text} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="min-w-0 wrap-anywhere">{gap.text}</span>
              {first && (entry.outcome === 'active' || gap.kind === 'other_flow') && (
                <GapActions gap={gap} entry={entry} reader={reader} href={hrefOf(entry)} onOpen={setOpened} />
              )}
            </li>
          )
        })}
      </ul>
      <Suspense>
        {opened && (
          <CandidateDialogs
            open={opened.dialog}
            applicationId={opened.entry.application_id}
            seen={{ stage: opened.entry.stage, outcome: opened.entry.outcome }}
            name={opened.entry.name}
            // Invitations of sample candidates use no AI interviews of the plan.
            plansHref={opened.entry.sample ? undefined : reader.plansHref}
            onClose={() => setOpened(null)}
            onInvited={() => void invited(opened.entry.name)}
            onScheduled={() => void refreshDecided(client)}
          />
        )}
      </Suspense>
    </Alert>
  )
}

interface GapActionsProps {
  gap: Gap
  entry: ComparedEntry
  reader: Reader
  href: string
  onOpen: (opened: Opened) => void
}

function GapActions({ gap, entry, reader, href, onOpen }: GapActionsProps) {
  const button = (dialog: Opened['dialog'], label: string) => (
    <Button size="small" aria-label={words.nameAction(label, entry.name)} onClick={() => onOpen({ entry, dialog })}>
      {label}
    </Button>
  )
  // The e-mails of these dialogs name the candidate.
  const writes = reader.decides && !entry.blind
  if (gap.kind === 'not_asked') return writes && button('schedule', actionWords.schedule)
  if (gap.kind === 'no_interview') {
    const { screening_state: state } = entry
    const invitation = invitationFor(state)
    // Who has an invitation can take the interview.
    if (!writes || (invitation === 'same' && state !== 'expired')) return null
    return invitation === 'retake'
      ? button('retake', actionWords.invitation.retake)
      : button('invite', actionWords.invitation.first)
  }
  if (gap.kind === 'other_flow') {
    if (!entry.flow || !reader.versionsHref) return null
    return (
      <LinkButton
        size="small"
        to={reader.versionsHref(entry.flow.id)}
        aria-label={words.nameAction(words.flowHistory, entry.flow.name)}
      >
        {words.flowHistory}
      </LinkButton>
    )
  }
  if (gap.kind !== 'scorecards' || !reader.reviews || entry.screening_state !== 'completed') return null
  return gap.missing.map(reviewer =>
    reviewer.id === reader.userId ? (
      <LinkButton
        key={reviewer.id}
        size="small"
        to={href}
        aria-label={words.nameAction(words.submitScorecard, entry.name)}
      >
        {words.submitScorecard}
      </LinkButton>
    ) : (
      <AskForScorecard key={reviewer.id} entry={entry} reviewer={reviewer} />
    ),
  )
}

/** Gives a colleague a to-do. They are notified of it. */
function AskForScorecard({ entry, reviewer }: { entry: ComparedEntry; reviewer: Reviewer }) {
  const client = useQueryClient()
  const label = words.askForScorecard(reviewer.name)
  const ask = useMutation({
    mutationFn: () =>
      addTodo(entry.application_id, { text: words.scorecardTodo, due_on: null, assignee_id: reviewer.id }),
    onSuccess: () => refreshTodos(client),
  })
  return (
    <span role="status" className="flex flex-wrap items-center gap-2">
      {ask.isSuccess ? (
        words.asked(reviewer.name)
      ) : (
        <Button
          size="small"
          busy={ask.isPending}
          aria-label={words.nameAction(label, entry.name)}
          onClick={() => ask.mutate()}
        >
          {label}
        </Button>
      )}
      {ask.isError && <span className="text-danger">{errorWords(ask.error).says}</span>}
    </span>
  )
}
