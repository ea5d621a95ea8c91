import { lazy, Suspense } from 'react'
import type { Move } from '#modules/applications/web/api.ts'

const RejectDialog = lazy(() =>
  import('#modules/applications/web/reject-dialog.tsx').then(m => ({ default: m.RejectDialog })),
)
const InviteDialog = lazy(() =>
  import('#modules/screenings/web/invite-dialog.tsx').then(m => ({ default: m.InviteDialog })),
)
const ScheduleInterview = lazy(() =>
  import('#modules/interviews/web/schedule-interview-dialog.tsx').then(m => ({ default: m.ScheduleInterviewDialog })),
)

export type OpenDialog = 'reject' | 'invite' | 'retake' | 'schedule' | null

interface CandidateDialogsProps {
  open: OpenDialog
  applicationId: string
  /** Where the application stands for the reader. */
  seen: Move['seen']
  name: string
  onClose: () => void
  onInvited: () => void
  onScheduled: () => void
  /** Set if the plan has no AI interviews left: where to choose another one. */
  plansHref: string | undefined
}

/** The dialogs of the candidate's page; each loads when it is first opened. */
export function CandidateDialogs({
  open,
  applicationId,
  seen,
  name,
  onClose,
  onInvited,
  onScheduled,
  plansHref,
}: CandidateDialogsProps) {
  const shared = { applicationId, open: true, onOpenChange: (on: boolean) => !on && onClose() }
  return (
    <Suspense>
      {open === 'reject' && <RejectDialog {...shared} seen={seen} name={name} />}
      {(open === 'invite' || open === 'retake') && (
        <InviteDialog {...shared} name={name} retake={open === 'retake'} plansHref={plansHref} onDone={onInvited} />
      )}
      {open === 'schedule' && <ScheduleInterview {...shared} candidateName={name} onDone={onScheduled} />}
    </Suspense>
  )
}
