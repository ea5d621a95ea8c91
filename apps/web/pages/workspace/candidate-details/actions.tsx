import { useMutation, useQueryClient } from '@tanstack/react-query'
import { MoreHorizontal } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { CandidateDetails, Stage } from '#modules/applications/contract.ts'
import { nextStages, STAGE_NAMES } from '#modules/applications/policy.ts'
import { type Move, moveApplication, refreshApplications } from '#modules/applications/web/api.ts'
import { evaluate } from '#modules/evaluation/web/api.ts'
import type { AssetScreening } from '#modules/interview-room/contract.ts'
import { inviteApplication, renewInvitation } from '#modules/screenings/web/api.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { DropdownMenu, MenuItem, MenuSeparator } from '#ui/dropdown-menu.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Kbd } from '#ui/kbd.tsx'
import { useShortcuts } from '#ui/shortcuts.ts'
import { toast } from '#ui/toast-queue.ts'

const RejectDialog = lazy(() =>
  import('#modules/applications/web/reject-dialog.tsx').then(m => ({ default: m.RejectDialog })),
)
const ScheduleInterview = lazy(() =>
  import('#modules/interviews/web/schedule-interview-dialog.tsx').then(m => ({ default: m.ScheduleInterviewDialog })),
)

type Application = CandidateDetails['applications'][number]
interface Next {
  readonly label: string
  readonly run: () => void
}

interface CandidateActionsProps {
  details: CandidateDetails
  application: Application
  screening: AssetScreening | null
}

/** What comes next for a candidate, as one primary button, and what else a person may do. */
export function CandidateActions({ details, application, screening }: CandidateActionsProps) {
  const client = useQueryClient()
  const [open, setOpen] = useState<'reject' | 'round' | null>(null)
  const done = () =>
    Promise.all([
      refreshApplications(client),
      client.invalidateQueries({ queryKey: ['screenings'] }),
      client.invalidateQueries({ queryKey: ['evaluation'] }),
    ])
  const move = useMutation({
    mutationFn: (body: Move) => moveApplication(application.id, body),
    onSuccess: (_, body) => {
      const back = wayBack(application, body)
      toast({
        title: movedWords(details.candidate.name, body),
        ...(back && { action: { label: 'Undo', alt: 'Move it back by the menu More', run: () => move.mutate(back) } }),
      })
      return done()
    },
  })
  const invite = useMutation({
    mutationFn: () => (application.screening ? renewInvitation(application.id) : inviteApplication(application.id)),
    onSuccess: () => {
      toast({ title: `${details.candidate.name} is invited`, description: 'The mail is on its way.' })
      return done()
    },
  })
  const reread = useMutation({ mutationFn: () => evaluate(application.id), onSuccess: done })
  const closed = application.outcome !== 'active'
  const next = nextStep(application, screening, {
    invite: invite.mutate,
    round: () => setOpen('round'),
    move: stage => move.mutate({ stage }),
    hire: () => move.mutate({ outcome: 'hired' }),
    reopen: () => move.mutate({ outcome: 'active' }),
  })
  useShortcuts([
    { keys: 'm', label: 'Do what comes next', run: () => next?.run() },
    { keys: 'e', label: 'Read it again', run: () => reread.mutate() },
  ])
  const error = move.error ?? invite.error ?? reread.error
  return (
    <div className="grid justify-items-end gap-3 max-lg:justify-items-start">
      <div className="flex flex-wrap gap-2">
        {!closed && <Button onClick={() => setOpen('reject')}>Reject…</Button>}
        {!closed && next?.label !== 'Propose the second round' && (
          <Button onClick={() => setOpen('round')}>Propose the second round</Button>
        )}
        {next && (
          <Button kind="primary" busy={move.isPending || invite.isPending} onClick={next.run}>
            {next.label}
            <span className="max-md:hidden">
              <Kbd>m</Kbd>
            </span>
          </Button>
        )}
        <DropdownMenu align="end" trigger={<IconButton icon={MoreHorizontal} label="More" />}>
          {application.next_stages.map(stage => (
            <MenuItem key={stage} onSelect={() => move.mutate({ stage })}>
              Move to {STAGE_NAMES[stage]}
            </MenuItem>
          ))}
          {!closed && application.screening?.state !== 'completed' && (
            <MenuItem onSelect={() => invite.mutate()}>
              {application.screening ? 'Send the invitation again' : 'Invite to the interview'}
            </MenuItem>
          )}
          <MenuSeparator />
          <MenuItem shortcut="e" onSelect={() => reread.mutate()}>
            Read it again
          </MenuItem>
        </DropdownMenu>
      </div>
      {error && (
        <Alert tone="danger" live title={error.message} className="max-w-[520px]">
          Nothing was changed.
        </Alert>
      )}
      <Suspense>
        {open === 'reject' && (
          <RejectDialog
            applicationId={application.id}
            name={details.candidate.name}
            open
            onOpenChange={on => !on && setOpen(null)}
          />
        )}
        {open === 'round' && (
          <ScheduleInterview
            applicationId={application.id}
            candidateName={details.candidate.name}
            open
            onOpenChange={(on: boolean) => !on && setOpen(null)}
            onDone={() => void done()}
          />
        )}
      </Suspense>
    </div>
  )
}

const movedWords = (name: string, { stage, outcome }: Move) =>
  stage ? `${name} is in ${STAGE_NAMES[stage]}` : outcome === 'hired' ? `${name} is hired` : `${name} is in play again`

/** What takes a move back, where the table of moves knows a way. */
function wayBack(application: Application, { stage, outcome }: Move): Move | null {
  if (outcome === 'hired') return { outcome: 'active' }
  return stage && nextStages(stage, 'active').includes(application.stage) ? { stage: application.stage } : null
}

interface Steps {
  readonly invite: () => void
  readonly round: () => void
  readonly move: (stage: Stage) => void
  readonly hire: () => void
  readonly reopen: () => void
}

/** The step that most often comes next from where somebody stands; a person presses it or not. */
function nextStep(application: Application, screening: AssetScreening | null, steps: Steps): Next | null {
  if (application.outcome === 'withdrawn') return null
  if (application.outcome !== 'active') return { label: 'Reopen', run: steps.reopen }
  const interviewed = screening?.state === 'completed'
  if (application.stage === 'applied' || (application.stage === 'screening' && !application.screening))
    return { label: 'Invite to the interview', run: steps.invite }
  if (application.stage === 'screening' && application.screening?.state === 'expired')
    return { label: 'Open the invitation again', run: steps.invite }
  if (application.stage === 'screening' && !interviewed) return null
  if (application.stage === 'review' || application.stage === 'screening')
    return { label: 'Propose the second round', run: steps.round }
  if (application.stage === 'interview') return { label: 'Move to Offer', run: () => steps.move('offer') }
  return { label: 'Mark as hired', run: steps.hire }
}
