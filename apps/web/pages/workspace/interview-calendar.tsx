import { useQuery } from '@tanstack/react-query'
import { Clock, Plus, Rss } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { adminsQuery } from '#modules/accounts/web/api.ts'
import { countsQuery } from '#modules/applications/web/api.ts'
import { calendarQuery } from '#modules/interviews/web/api.ts'
import { CalendarSkeleton } from '#modules/interviews/web/calendar/calendar-skeleton.tsx'
import type { Dropped } from '#modules/interviews/web/calendar/calendar-grid.tsx'
import { EventList } from '#modules/interviews/web/calendar/event-list.tsx'
import { isMovable, isOwn, itemsOf } from '#modules/interviews/web/calendar/items.ts'
import { KindsBar } from '#modules/interviews/web/calendar/kinds-bar.tsx'
import { periodOf, startOfDay } from '#modules/interviews/web/calendar/period.ts'
import { CalendarToolbar, ZoneSelect } from '#modules/interviews/web/calendar/toolbar.tsx'
import { useCalendarKeys } from '#modules/interviews/web/calendar/use-calendar-keys.ts'
import { useCalendarView } from '#modules/interviews/web/calendar/use-calendar-view.ts'
import { calendarWords as words } from '#modules/interviews/words/calendar.ts'
import { Button } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { Kbd } from '#ui/kbd.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { toast } from '#ui/toast-queue.ts'
import { useNow } from '#ui/use-now.ts'
import { zoneChoices } from '#ui/zone-choices.ts'
import { useDecidesOn } from '../../decides.ts'
import { paths, withQuery } from '../../paths.ts'
import { useCan, useUserId } from '../../session.ts'

const CalendarGrid = lazy(() =>
  import('#modules/interviews/web/calendar/calendar-grid.tsx').then(m => ({ default: m.CalendarGrid })),
)
const EventPanel = lazy(() =>
  import('#modules/interviews/web/calendar/event-panel.tsx').then(m => ({ default: m.EventPanel })),
)
const ChooseCandidate = lazy(() =>
  import('#modules/interviews/web/calendar/choose-candidate-dialog.tsx').then(m => ({
    default: m.ChooseCandidateDialog,
  })),
)
const AvailabilityPanel = lazy(() =>
  import('#modules/scheduling/web/availability/availability-panel.tsx').then(m => ({ default: m.AvailabilityPanel })),
)
const DropDialog = lazy(() =>
  import('#modules/interviews/web/calendar/drop-dialog.tsx').then(m => ({ default: m.DropDialog })),
)
const MoveDialog = lazy(() => import('#modules/interviews/web/move-dialog.tsx').then(m => ({ default: m.MoveDialog })))

const LINKS = {
  candidate: (of: { candidate_uuid: string; application_id: string }) =>
    withQuery(paths.candidateDetails(of.candidate_uuid), { application: of.application_id }),
  kit: (bookingId: string) => paths.interviewKit(bookingId),
  job: (jobId: string) => withQuery(paths.applications(), { job_id: jobId }),
}

export default function InterviewCalendar() {
  const now = useNow()
  const address = useCalendarView(now)
  const { view, date, zone, interviewers, jobId } = address
  const adminId = useUserId() ?? ''
  const arranges = useCan('candidates.decide')
  const editsJob = useDecidesOn()
  const managesPeople = useCan('people.manage')
  const people = useQuery(adminsQuery())
  const applications = useQuery(countsQuery())
  const { from, to } = periodOf(view, date)
  const calendar = useQuery({
    ...calendarQuery(startOfDay(from, zone).toISOString(), startOfDay(to, zone).toISOString(), {
      ...(interviewers.length > 0 && { interviewer: interviewers.join(',') }),
      ...(jobId && { job_id: jobId }),
    }),
    staleTime: 0,
  })
  const { data } = calendar
  const { kinds } = address
  const items = useMemo(() => (data ? itemsOf(data, zone, kinds) : []), [data, zone, kinds])
  const open = items.find(({ key }) => key === address.open)
  const [scheduling, setScheduling] = useState(false)
  const [dropped, setDropped] = useState<Dropped | null>(null)
  const [movingKey, setMovingKey] = useState<string | null>(null)
  const moving = items.find(item => item.key === movingKey)
  useCalendarKeys(address, key => {
    const item = items.find(one => one.key === key)
    if (item && isMovable(item, now)) setMovingKey(key)
  })
  const own = items.filter(item => item.kind === 'interview' && isOwn(item, adminId)).length
  return (
    <>
      <PageHeader
        title={words.title}
        actions={
          <>
            <LinkButton to={`${paths.settingsProfile()}#feed`} className="max-md:hidden">
              <Icon of={Rss} /> {words.feed}
            </LinkButton>
            <Button onClick={address.openAvailability}>
              <Icon of={Clock} /> {words.availability}
            </Button>
            {arranges && (
              <Button kind="primary" onClick={() => setScheduling(true)}>
                <Icon of={Plus} /> {words.schedule}
              </Button>
            )}
          </>
        }
      >
        {data && `${words.lead(data.interviews.length, own)} `}
        <ZoneSelect zone={zone} choices={zoneChoices(zone)} onChange={address.setZone} />
      </PageHeader>
      <CalendarToolbar
        address={address}
        adminId={adminId}
        people={people.data ?? []}
        jobs={applications.data?.by_job ?? []}
      />
      <KindsBar
        address={address}
        showsBusy={view !== 'list' && view !== 'month' && (data?.busy.length ?? 0) > 0}
        counts={
          data
            ? {
                interviews: data.interviews.length,
                deadlines: data.screening_windows.length,
                closings: data.job_closings.length,
              }
            : null
        }
      />
      {calendar.isPending && <CalendarSkeleton view={view} />}
      {calendar.isError && (
        <ErrorState error={calendar.error} title={words.failed} onRetry={() => void calendar.refetch()} />
      )}
      {data && items.length === 0 && (
        <NothingBooked
          isFiltered={address.isFiltered}
          isList={view === 'list'}
          onClear={address.clear}
          onSchedule={arranges ? () => setScheduling(true) : null}
          onAvailability={address.openAvailability}
        />
      )}
      {data && view === 'list' && (
        <EventList items={items} zone={zone} today={address.today} onOpen={address.openEvent} />
      )}
      {data && view !== 'list' && (
        <Suspense fallback={<CalendarSkeleton view={view} />}>
          <CalendarGrid
            view={view}
            date={date}
            zone={zone}
            items={items}
            busy={data.busy}
            adminId={adminId}
            now={now}
            dropped={dropped}
            onOpen={address.openEvent}
            onDay={address.showDay}
            onDrop={setDropped}
          />
        </Suspense>
      )}
      {!calendar.isError && (
        <p className="flex flex-wrap items-center gap-1.5 px-4 py-4 text-12 text-text-2 max-md:hidden md:px-7">
          {arranges ? words.shortcuts.hint : words.shortcuts.readerHint}
          {arranges && <Kbd>r</Kbd>}
          <span className="ml-3 flex items-center gap-1.5">
            <Kbd>←</Kbd> <Kbd>→</Kbd> {words.shortcuts.period}
          </span>
          <span className="ml-3 flex items-center gap-1.5">
            <Kbd>t</Kbd> {words.shortcuts.today}
          </span>
        </p>
      )}
      <Suspense>
        {open && !movingKey && (
          <EventPanel
            item={open}
            zone={zone}
            links={{ ...LINKS, editJob: jobId => (editsJob(jobId) ? paths.editJob(jobId) : null) }}
            readerId={adminId}
            onClose={address.closeEvent}
          />
        )}
        {address.showsAvailability && (
          <AvailabilityPanel
            adminId={adminId}
            choosesPerson={managesPeople}
            calendarsHref={`${paths.settingsProfile()}#calendars`}
            onClose={address.closeEvent}
          />
        )}
        {scheduling && (
          <ChooseCandidate
            jobId={jobId}
            onClose={() => setScheduling(false)}
            onSent={name => toast({ title: words.sent(name), description: words.sentText })}
          />
        )}
        {dropped && (
          <DropDialog
            dropped={dropped}
            zone={zone}
            onClose={() => setDropped(null)}
            onOtherTime={() => {
              setMovingKey(dropped.item.key)
              setDropped(null)
            }}
          />
        )}
        {moving?.kind === 'interview' && <MoveDialog booking={moving.interview} onClose={() => setMovingKey(null)} />}
      </Suspense>
    </>
  )
}

interface NothingBookedProps {
  isFiltered: boolean
  /** A grid stays visible below one line of text. */
  isList: boolean
  onClear: () => void
  /** Null if the reader cannot schedule interviews. */
  onSchedule: (() => void) | null
  onAvailability: () => void
}

function NothingBooked({ isFiltered, isList, onClear, onSchedule, onAvailability }: NothingBookedProps) {
  const title = isFiltered ? words.empty.filtered : words.empty.title
  const text = isFiltered ? words.empty.filteredText : onSchedule ? words.empty.text : words.empty.readerText
  const size = isList ? 'default' : 'small'
  const action = isFiltered ? (
    <Button size={size} onClick={onClear}>
      {words.filters.clear}
    </Button>
  ) : (
    <div className="flex flex-wrap justify-center gap-2">
      {isList && onSchedule && (
        <Button kind="primary" onClick={onSchedule}>
          {words.schedule}
        </Button>
      )}
      <Button size={size} onClick={onAvailability}>
        {words.setAvailability}
      </Button>
    </div>
  )
  if (isList) {
    return (
      <EmptyState drawing="calendar" title={title} action={action}>
        {text}
      </EmptyState>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-2.5 text-13 md:px-7">
      <p>
        <strong className="font-medium">{title}.</strong> <span className="text-text-2">{text}</span>
      </p>
      {action}
    </div>
  )
}
