import { Link } from '#ui/router.tsx'
import { browserZone, utcOffset, zoneCity } from '#platform/locale/dates.ts'
import { locale } from '#platform/locale/locale.ts'
import type { CalendarInterview } from '#modules/interviews/contract.ts'
import { LinkButton } from '#ui/link-button.tsx'
import type { Widgets } from '../contract.ts'
import { MOST_COUNTED } from '../policy.ts'
import { dashboardWords as words } from '../words/dashboard.ts'

interface TodaysInterviewsProps {
  readonly interviews: readonly CalendarInterview[]
  readonly adminId: string
  readonly hrefOf: (interview: CalendarInterview) => string
  readonly kitOf: (bookingId: string) => string
}

const isAddress = (place: string) => place.startsWith('https://')

/** The interviews of the day, in the reader's time and that of the candidate. */
export function TodaysInterviews({ interviews, adminId, hrefOf, kitOf }: TodaysInterviewsProps) {
  const zone = browserZone()
  if (interviews.length === 0) return <p className="py-1 text-text-2">{words.noneToday}</p>
  return (
    <ul>
      {interviews.map((one, index) => {
        const start = new Date(one.start_at!)
        const others = locale.list(
          one.interviewers.filter(({ id }) => id !== adminId).map(({ name }) => name),
          'and',
        )
        const mine = one.interviewers.some(({ id }) => id === adminId)
        const { time_zone: theirs } = one.attendee
        return (
          <li
            key={one.id}
            className="grid grid-cols-[52px_minmax(0,1fr)_auto] items-center gap-3 border-t border-line py-2.5 first:border-0 first:pt-1"
          >
            <p className={`num self-start border-l-2 pl-2.5 ${index === 0 ? 'border-brand' : 'border-line-strong'}`}>
              <time dateTime={one.start_at!} className="block font-medium">
                {locale.time(start, zone)}
              </time>
              <span className="text-12 text-text-2">{one.end_at && locale.time(new Date(one.end_at), zone)}</span>
            </p>
            <div className="min-w-0 text-13 text-text-2">
              <h3 className="text-14 font-medium text-text">
                <Link to={hrefOf(one)} className="hover:underline">
                  {one.name}
                </Link>
              </h3>
              <p>{locale.parts([one.job_title, one.title, mine ? words.withYou(others) : words.withOthers(others)])}</p>
              <p className="wrap-anywhere">
                {utcOffset(start, zone) === utcOffset(start, theirs)
                  ? words.sameTime(zoneCity(theirs))
                  : words.timeIn(locale.time(start, theirs), zoneCity(theirs))}
              </p>
            </div>
            <span className="grid gap-1.5">
              {isAddress(one.place) && mine && (
                <a href={one.place} target="_blank" rel="noreferrer" className="button" data-size="small">
                  {words.join}
                </a>
              )}
              <LinkButton to={mine ? kitOf(one.id) : hrefOf(one)} size="small">
                {mine ? words.guide : words.view}
              </LinkButton>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** How many candidates can take their AI interview, and who is taking it. */
export function OpenScreenings({ screenings: { count, in_progress } }: { screenings: Widgets['screenings'] }) {
  if (count === 0) return null
  const names = in_progress.map(({ name }) => name)
  return (
    <p className="border-t border-line pt-2.5 text-13 text-text-2">
      {words.canInterview(count, count >= MOST_COUNTED)}{' '}
      {names.length > 0 && words.started(locale.list(names, 'and'), names.length === 1)}
    </p>
  )
}
