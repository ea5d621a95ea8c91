import type { ReactNode } from 'react'
import { STATE_NAMES } from '#modules/scheduling/policy.ts'
import { locale } from '#platform/locale/locale.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Chip } from '#ui/chip.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { SidePanel } from '#ui/side-panel.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useNow } from '#ui/use-now.ts'
import { When } from '#ui/when.tsx'
import type { CalendarInterview } from '../../contract.ts'
import { calendarWords } from '../../words/calendar.ts'
import { kitWords } from '../../words/kit.ts'
import { InterviewActions, Place, STATE_TONES } from '../interview-card.tsx'
import { ReplacePerson } from '../replace-person.tsx'
import { bookingOf, type CalendarItem, progressOf } from './items.ts'

const words = calendarWords.panel

export interface CalendarLinks {
  readonly candidate: (of: { candidate_uuid: string; application_id: string }) => string
  readonly kit: (bookingId: string) => string
  readonly job: (jobId: string) => string
  /** Null if the reader cannot edit the job. */
  readonly editJob: (jobId: string) => string | null
}

interface EventPanelProps {
  item: CalendarItem
  zone: string
  links: CalendarLinks
  readerId: string
  onClose: () => void
}

/** What is known about an event, and what can be done with it. */
export function EventPanel({ item, zone, links, readerId, onClose }: EventPanelProps) {
  const shared = { open: true, onOpenChange: (open: boolean) => !open && onClose() }
  if (item.kind === 'closing') {
    const edit = links.editJob(item.job.job_id)
    return (
      <SidePanel
        {...shared}
        title={calendarWords.event.closing(item.job.title)}
        description={words.closes(longDate(item.date))}
      >
        {item.job.sample && (
          <p className="mb-4">
            <Chip tone="outline">{calendarWords.sample}</Chip>
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <LinkButton to={links.job(item.job.job_id)}>{words.viewJob}</LinkButton>
          {edit && <LinkButton to={edit}>{words.changeDate}</LinkButton>}
        </div>
      </SidePanel>
    )
  }
  if (item.kind === 'deadline') {
    return (
      <SidePanel {...shared} title={words.deadlines(longDate(item.date))}>
        <ul className="divide-y divide-line border-y border-line">
          {item.deadlines.map(one => (
            <li key={one.application_id} className="flex items-baseline justify-between gap-3 py-2.5">
              <span className="min-w-0">
                <TextLink to={links.candidate(one)}>{one.name}</TextLink>
                {one.sample && (
                  <Chip tone="outline" className="ml-2">
                    {calendarWords.sample}
                  </Chip>
                )}
                <span className="block text-13 text-text-2">{one.job_title}</span>
              </span>
              <span className="shrink-0 text-right">
                <span className="num block text-13">{locale.time(new Date(one.until), zone)}</span>
                <span className="block text-13 text-text-2">{progressOf([one])}</span>
              </span>
            </li>
          ))}
        </ul>
      </SidePanel>
    )
  }
  const { interview } = item
  return (
    <SidePanel {...shared} title={interview.name} description={`${interview.title}, ${interview.job_title}`}>
      <span className="flex flex-wrap gap-2">
        <Chip tone={STATE_TONES[interview.state]}>{STATE_NAMES[interview.state]}</Chip>
        {interview.sample && <Chip tone="outline">{calendarWords.sample}</Chip>}
      </span>
      <dl className="mt-4 grid gap-3.5 text-14">
        <Fact name={item.kind === 'offer' ? words.times : words.when}>
          {item.kind === 'offer' ? (
            <ul>
              {item.times.map(at => (
                <li key={at}>
                  <Times start={at} interview={interview} zone={zone} />
                </li>
              ))}
            </ul>
          ) : (
            <Times start={item.start} end={item.end} interview={interview} zone={zone} />
          )}
        </Fact>
        <Fact name={words.with}>
          <ul className="grid gap-1.5">
            {interview.interviewers.map(({ id, name }) => (
              <li key={id} className="flex flex-wrap items-center gap-2">
                <Avatar name={name} size="small" /> {name}
                <ReplacePerson booking={bookingOf(interview)} adminId={id} readerId={readerId} />
              </li>
            ))}
          </ul>
        </Fact>
        {interview.place && (
          <Fact name={words.place}>
            <Place text={interview.place} />
          </Fact>
        )}
        {interview.message && <Fact name={words.message}>{interview.message}</Fact>}
      </dl>
      <div className="mt-5 flex flex-wrap gap-2">
        {/^https?:\/\/\S+$/i.test(interview.place) && interview.state === 'booked' && (
          <a href={interview.place} target="_blank" rel="noopener noreferrer" className="button" data-kind="primary">
            {words.join}
          </a>
        )}
        {interview.state === 'waiting_on_feedback' ? (
          <LinkButton to={`${links.kit(interview.id)}#scorecard`} kind="primary">
            {words.scorecard}
          </LinkButton>
        ) : (
          <LinkButton to={links.kit(interview.id)}>{kitWords.open}</LinkButton>
        )}
        <LinkButton to={links.candidate(interview)}>{words.candidate}</LinkButton>
      </div>
      <div className="mt-5 border-t border-line pt-1">
        <InterviewActions booking={bookingOf(interview)} />
      </div>
    </SidePanel>
  )
}

const longDate = (date: string) => locale.datePart(date, { weekday: 'long', day: 'numeric', month: 'long' })

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-12 text-text-2">{name}</dt>
      <dd className="mt-0.5 wrap-anywhere">{children}</dd>
    </div>
  )
}

const minutesBetween = (start: string, end: string) => words.minutes((Date.parse(end) - Date.parse(start)) / 60_000)

interface TimesProps {
  start: string
  end?: string
  interview: CalendarInterview
  zone: string
}

/** A time in the reader's zone, and in the candidate's if it differs there. */
function Times({ start, end, interview, zone }: TimesProps) {
  const now = useNow()
  const theirs = interview.attendee.time_zone
  const at = new Date(start)
  const clock = (inZone: string) => `${locale.day(at, inZone, now)} ${locale.time(at, inZone)}`
  return (
    <>
      <When instant={start} zone={zone} />
      {end && <span className="block text-13 text-text-2">{minutesBetween(start, end)}</span>}
      {clock(theirs) !== clock(zone) && (
        <span className="block text-13 text-text-2">
          {words.for(interview.name)}: {locale.instant(at, theirs, now)}
        </span>
      )}
    </>
  )
}
