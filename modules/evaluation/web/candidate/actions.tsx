import { useMutation, useQueryClient } from '@tanstack/react-query'
import { MoreHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { CandidateDetails } from '#modules/applications/contract.ts'
import { STAGE_NAMES } from '#modules/applications/policy.ts'
import { evaluate } from '../api.ts'
import type { AssetScreening } from '#modules/interview-room/contract.ts'
import { invitationFor } from '#modules/screenings/policy.ts'
import { renewInvitation } from '#modules/screenings/web/api.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { DropdownMenu, MenuItem, MenuSeparator } from '#ui/dropdown-menu.tsx'
import { errorWords } from '#ui/error-text.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Kbd } from '#ui/kbd.tsx'
import { useShortcuts } from '#ui/shortcuts.ts'
import { toast } from '#ui/toast-queue.ts'
import { actionWords as words } from '../../words/candidate.ts'
import { CandidateDialogs, type OpenDialog } from './dialogs.tsx'
import { inviteBy, nextStepOf } from './next-step.ts'
import { refreshDecided, useMove } from './use-move.ts'
import { useNewestOffer } from './use-newest-offer.ts'

interface CandidateActionsProps {
  details: CandidateDetails
  application: CandidateDetails['applications'][number]
  screening: AssetScreening | null
  /** Opens the candidate's offers. */
  onOffers: () => void
  /** Set if the plan has no AI interviews left: where to choose another one. */
  plansHref?: string | undefined
  /** Reads again what the plan has left: interviews expire and others invite, too. */
  readUnits: () => void
  /** Further items of the menu. */
  more?: ReactNode
}

/** What comes next for a candidate, as one primary button, and what else can be done. Only for people who may decide. */
export function CandidateActions({
  details,
  application,
  screening,
  onOffers,
  plansHref,
  readUnits,
  more,
}: CandidateActionsProps) {
  const client = useQueryClient()
  const { name } = details.candidate
  const [open, setOpen] = useState<OpenDialog>(null)
  const done = () => refreshDecided(client)
  const move = useMove({ ...application, name })
  const invited = () => {
    toast({ title: words.invited(name), description: words.invitedNote })
    readUnits()
    return done()
  }
  const renew = useMutation({ mutationFn: () => renewInvitation(application.id), onSuccess: invited })
  const reevaluate = useMutation({ mutationFn: () => evaluate(application.id), onSuccess: done })
  const active = application.outcome === 'active'
  const seen = { stage: application.stage, outcome: application.outcome }
  const screeningState = application.screening?.state ?? null
  const invite = () => {
    const by = inviteBy(screeningState, plansHref !== undefined)
    if (by === 'renew') return renew.mutate()
    readUnits()
    setOpen(by)
  }
  const offer = useNewestOffer(application)
  const hire = () => move.mutate({ outcome: 'hired', seen })
  const next = nextStepOf(application, screening, offer, {
    invite,
    schedule: () => setOpen('schedule'),
    offer: onOffers,
    hire,
    reopen: () => move.mutate({ outcome: 'active', seen }),
  })
  useShortcuts([
    { keys: 'm', label: words.nextStep, run: () => next?.run() },
    { keys: 'e', label: words.evaluate, run: () => reevaluate.mutate() },
  ])
  const error = move.error ?? renew.error ?? reevaluate.error
  return (
    <div className="grid justify-items-end gap-3 max-lg:justify-items-start">
      <div className="flex flex-wrap gap-2">
        {active && <Button onClick={() => setOpen('reject')}>{words.reject}</Button>}
        {active && next?.label !== words.schedule && (
          <Button onClick={() => setOpen('schedule')}>{words.schedule}</Button>
        )}
        {next && (
          <Button kind="primary" busy={move.isPending || renew.isPending} onClick={next.run}>
            {next.label}
            <span className="max-md:hidden">
              <Kbd>m</Kbd>
            </span>
          </Button>
        )}
        <DropdownMenu align="end" trigger={<IconButton icon={MoreHorizontal} label={words.more} />}>
          {application.next_stages.map(stage => (
            <MenuItem key={stage} onSelect={() => move.mutate({ stage, seen })}>
              {words.moveTo(STAGE_NAMES[stage])}
            </MenuItem>
          ))}
          {active && <MenuItem onSelect={invite}>{words.invitation[invitationFor(screeningState)]}</MenuItem>}
          {active && next?.label !== words.offer && <MenuItem onSelect={onOffers}>{words.offer}</MenuItem>}
          {active && application.stage === 'offer' && next?.label !== words.hire && (
            <MenuItem onSelect={hire}>{words.hire}</MenuItem>
          )}
          <MenuSeparator />
          <MenuItem shortcut="e" onSelect={() => reevaluate.mutate()}>
            {words.evaluate}
          </MenuItem>
          {more}
        </DropdownMenu>
      </div>
      {error && (
        <Alert tone="danger" live title={errorWords(error).says} className="max-w-[520px]">
          {words.unchanged}
        </Alert>
      )}
      <CandidateDialogs
        open={open}
        applicationId={application.id}
        seen={seen}
        name={name}
        plansHref={plansHref}
        onClose={() => setOpen(null)}
        onInvited={() => void invited()}
        onScheduled={() => void done()}
      />
    </div>
  )
}
