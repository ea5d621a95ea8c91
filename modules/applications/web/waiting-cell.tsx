import { BellOff } from 'lucide-react'
import { Icon } from '#ui/icon.tsx'
import { browserZone, civilDate } from '#platform/locale/dates.ts'
import { locale } from '#platform/locale/locale.ts'
import { useNow } from '#ui/use-now.ts'
import type { ApplicationListItem } from '../contract.ts'
import { listWords as words } from '../words/list.ts'

const DAY = 86_400_000
/** After this many days without an e-mail to the candidate the list says so. */
const SILENT_DAYS = 7

/** Whole days. What happened since the clock of this page last moved on is 0 days ago, not -1. */
const daysSince = (from: string, now: Date) => Math.max(0, Math.floor((now.getTime() - new Date(from).getTime()) / DAY))
const count = (number: number) => (number === 0 ? words.today : words.days(number))

/** "26 Nov", or "Nov 2025" if it is not this year: a column of the list has no room for more. */
function shortDay(instant: Date, zone: string, now: Date): string {
  const date = civilDate(instant, zone)
  const isThisYear = date.slice(0, 4) === civilDate(now, zone).slice(0, 4)
  return locale.datePart(date, { month: 'short', ...(isThisYear ? { day: 'numeric' } : { year: 'numeric' }) })
}

/** How long an application has been in its stage, marked if the candidate has not heard from the organization for long. */
export function DaysInStage({
  stage_since,
  last_communication,
  outcome,
}: Pick<ApplicationListItem, 'stage_since' | 'last_communication' | 'outcome'>) {
  const now = useNow()
  const silent = daysSince(last_communication?.at ?? stage_since, now)
  return (
    <span className="num inline-flex items-center gap-1 whitespace-nowrap">
      {outcome === 'active' && silent >= SILENT_DAYS && (
        <span title={words.noUpdate(silent)} className="text-attention">
          <Icon of={BellOff} size={12} />
          <span className="sr-only">{words.noUpdate(silent)}</span>
        </span>
      )}
      {count(daysSince(stage_since, now))}
    </span>
  )
}

/** How long an application has been in its stage, and when the candidate last heard from the organization. */
export function WaitingCell({
  stage_since,
  last_communication,
  outcome,
  inline,
}: Pick<ApplicationListItem, 'stage_since' | 'last_communication' | 'outcome'> & { inline?: boolean }) {
  const zone = browserZone()
  const now = useNow()
  const days = (from: string) => daysSince(from, now)
  const silent = last_communication ? days(last_communication.at) : days(stage_since)
  return (
    <span className={inline ? 'flex flex-wrap justify-between gap-x-3' : 'block leading-tight'}>
      <span className="num block" title={locale.fullInstant(new Date(stage_since), zone)}>
        {count(days(stage_since))}
      </span>
      {outcome === 'active' && silent >= SILENT_DAYS ? (
        <span className="inline-flex items-center gap-1 text-12 whitespace-nowrap text-attention">
          <span className={inline ? undefined : 'max-lg:hidden'}>
            <Icon of={BellOff} size={12} />
          </span>
          {words.noUpdate(silent)}
        </span>
      ) : (
        <span className="text-12 whitespace-nowrap text-text-2">
          {last_communication
            ? words.lastUpdate(
                inline
                  ? locale.day(new Date(last_communication.at), zone, now)
                  : shortDay(new Date(last_communication.at), zone, now),
              )
            : words.noUpdateYet}
        </span>
      )}
    </span>
  )
}
