import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { CallError } from '#platform/contract/client.ts'
import { locale } from '#platform/locale/locale.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast-queue.ts'
import { useNow } from '#ui/use-now.ts'
import { calendarWords } from '../../words/calendar.ts'
import { recruiterWords } from '../../words/recruiter.ts'
import { checkQuery, newKey, refreshBookings, reschedule } from '../api.ts'
import { MoveTimes } from '../move-times.tsx'
import type { Dropped } from './calendar-grid.tsx'
import { bookingOf } from './items.ts'

const words = calendarWords.drop

interface DropDialogProps {
  dropped: Dropped
  zone: string
  onClose: () => void
  /** Opens the dialog with all free times. */
  onOtherTime: () => void
}

/** Asks before an interview that was dragged is moved, because everyone is told. Shows what is in the way, and free times near it. */
export function DropDialog({ dropped, zone, onClose, onOtherTime }: DropDialogProps) {
  const { interview } = dropped.item
  const client = useQueryClient()
  const now = useNow()
  const [start, setStart] = useState(dropped.start)
  const key = useRef({ start: '', key: '' })
  const isPast = new Date(start) <= now
  const check = useQuery({ ...checkQuery(interview.id, start), enabled: !isPast })
  const time = (at: string, inZone: string) => locale.instant(new Date(at), inZone, now)
  const move = useMutation({
    mutationFn: () => {
      if (key.current.start !== start) key.current = { start, key: newKey() }
      return reschedule(
        {
          application_id: interview.application_id,
          booking_id: interview.id,
          start_at: start,
          seen_start_at: interview.start_at,
        },
        key.current.key,
      )
    },
    onSuccess: () => {
      toast({ title: words.moved(interview.name, time(start, zone)) })
      onClose()
      return refreshBookings(client)
    },
    onError: error => {
      if (!(error instanceof CallError)) return undefined
      if (error.code === 'slot_taken') return check.refetch()
      if (error.code !== 'stale') return undefined
      toast({ title: words.changed })
      onClose()
      return refreshBookings(client)
    },
  })
  const conflicts = check.data?.conflicts ?? []
  const isBlocked = isPast || conflicts.some(({ reason }) => reason !== 'outside_hours')
  const { name } = interview
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={words.title(time(start, zone))}
      description={words.description(name)}
      keep={words.keep}
      actions={
        <Button kind="primary" disabled={isBlocked || !check.data} busy={move.isPending} onClick={() => move.mutate()}>
          {words.confirm}
        </Button>
      }
    >
      <div className="grid gap-3">
        <MoveTimes booking={bookingOf(interview)} start={start} zone={zone} now={now} />
        {interview.day_id && <p className="text-13">{recruiterWords.move.wholeDay}</p>}
        {isPast && <Alert tone="danger" title={words.past} live />}
        {check.isPending && !isPast && (
          <SkeletonGroup label={words.checking}>
            <Skeleton className="h-11 w-full" />
          </SkeletonGroup>
        )}
        {check.isError && <Alert tone="danger" title={words.checkFailed} live />}
        {check.data && conflicts.length === 0 && <Alert tone="brand" title={words.clear} live />}
        {conflicts.map(({ admin_id, name: who, reason }) => (
          <Alert
            key={admin_id}
            tone={reason === 'outside_hours' ? 'attention' : 'danger'}
            title={{ busy: words.busy, full: words.full, outside_hours: words.outside }[reason](who)}
            live
          />
        ))}
        {check.data && conflicts.length > 0 && (
          <div>
            <p className="text-13 font-medium">{words.free}</p>
            <div className="mt-1.5 flex flex-wrap gap-2">
              {check.data.slots.map(slot => (
                <Button key={slot.start_at} size="small" onClick={() => setStart(slot.start_at)}>
                  {locale.day(new Date(slot.start_at), zone, now)}, {locale.time(new Date(slot.start_at), zone)}
                </Button>
              ))}
            </div>
            {check.data.slots.length === 0 && <p className="text-text-2">{words.noFree}</p>}
          </div>
        )}
        <div>
          <button type="button" className="link text-13" onClick={onOtherTime}>
            {words.other}
          </button>
        </div>
        {/* A change by someone else is a message of the page, because the dialog closes. */}
        <FormProblem error={move.error} title={words.failed} />
      </div>
    </Dialog>
  )
}
