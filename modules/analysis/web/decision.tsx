import { MoreHorizontal } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { OUTCOME_NAMES, STAGE_NAMES, STAGES } from '#modules/applications/policy.ts'
import { EmailStatus } from '#modules/applications/web/rejection-status.tsx'
import { stageWords } from '#modules/applications/words/stages.ts'
import { useMove } from '#modules/evaluation/web/candidate/use-move.ts'
import { actionWords } from '#modules/evaluation/words/candidate.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { DropdownMenu, MenuItem } from '#ui/dropdown-menu.tsx'
import { errorWords } from '#ui/error-text.ts'
import { IconButton } from '#ui/icon-button.tsx'
import type { ComparedEntry } from '../contract.ts'
import { comparisonWords as words } from '../words/analysis.ts'

const RejectDialog = lazy(() =>
  import('#modules/applications/web/reject-dialog.tsx').then(m => ({ default: m.RejectDialog })),
)

/** What a person decides about one of the compared, without leaving the comparison. */
export function Decision({ entry, decides }: { entry: ComparedEntry; decides: boolean }) {
  const { application_id: id, name, stage, outcome } = entry
  const [rejecting, setRejecting] = useState(false)
  const move = useMove({ id, name, stage, outcome })
  const seen = { stage, outcome }
  if (outcome !== 'active')
    return (
      <div className="grid justify-items-start gap-2.5 text-13">
        <Ended entry={entry} />
        {decides && outcome !== 'withdrawn' && (
          <Button size="small" busy={move.isPending} onClick={() => move.mutate({ outcome: 'active', seen })}>
            {outcome === 'rejected' && entry.rejection_email?.state === 'held'
              ? words.undoRejection
              : actionWords.reopen}
          </Button>
        )}
        <Refusal error={move.error} />
      </div>
    )
  const following = STAGES[STAGES.indexOf(stage) + 1]
  const next = following
    ? { label: actionWords.moveTo(STAGE_NAMES[following]), body: { stage: following, seen } }
    : { label: actionWords.hire, body: { outcome: 'hired', seen } as const }
  if (!decides) return <p className="text-13 text-text-2">{STAGE_NAMES[stage]}</p>
  return (
    <div className="grid gap-3">
      {/* Where the names at the top do not stay in view. */}
      <p className="text-12 font-medium xl:hidden">{name}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          kind="primary"
          busy={move.isPending}
          aria-label={words.nameAction(next.label, name)}
          onClick={() => move.mutate(next.body)}
        >
          {next.label}
        </Button>
        {/* In a narrow column these two go to the next line together. */}
        <span className="flex gap-2">
          <Button
            size="small"
            aria-label={words.nameAction(actionWords.reject, name)}
            onClick={() => setRejecting(true)}
          >
            {actionWords.reject}
          </Button>
          <DropdownMenu
            align="end"
            trigger={<IconButton icon={MoreHorizontal} size="small" label={words.actionsFor(name)} />}
          >
            {entry.next_stages
              .filter(one => one !== following)
              .map(one => (
                <MenuItem key={one} onSelect={() => move.mutate({ stage: one, seen })}>
                  {actionWords.moveTo(STAGE_NAMES[one])}
                </MenuItem>
              ))}
          </DropdownMenu>
        </span>
      </div>
      <Refusal error={move.error} />
      <Suspense>
        {rejecting && (
          <RejectDialog
            open
            applicationId={id}
            seen={seen}
            name={name}
            blind={entry.blind}
            onOpenChange={setRejecting}
          />
        )}
      </Suspense>
    </div>
  )
}

/** How an application ended, and whether the candidate knows. */
function Ended({ entry: { name, outcome, outcome_reason: reason, rejection_email: email } }: { entry: ComparedEntry }) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <Chip tone={outcome === 'hired' ? 'brand' : 'neutral'}>{OUTCOME_NAMES[outcome]}</Chip>
        {reason && <span>{stageWords.reasons[reason]}</span>}
      </p>
      {outcome === 'rejected' && (
        <div className="text-text-2">
          <EmailStatus email={email ?? undefined} name={name} />
        </div>
      )}
    </>
  )
}

const Refusal = ({ error }: { error: unknown }) =>
  error ? (
    <Alert tone="danger" live title={errorWords(error).says}>
      {actionWords.unchanged}
    </Alert>
  ) : null
