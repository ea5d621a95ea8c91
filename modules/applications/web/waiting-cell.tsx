import { BellOff } from 'lucide-react'
import { Icon } from '#ui/icon.tsx'
import { browserZone, dayText, fullText } from '#ui/time.ts'
import { useNow } from '#ui/use-now.ts'
import type { ApplicationListItem } from '../contract.ts'

const DAY = 86_400_000
/** After this many days without a word the list says so. */
const SILENT_DAYS = 7

const daysSince = (from: string, now: Date) => Math.floor((now.getTime() - new Date(from).getTime()) / DAY)
const count = (number: number) => (number === 0 ? 'Today' : `${number} day${number === 1 ? '' : 's'}`)

/** How long somebody has stood where they stand, and when they last heard from the organization. */
export function WaitingCell({
  stage_since,
  last_told,
  outcome,
  inline,
}: Pick<ApplicationListItem, 'stage_since' | 'last_told' | 'outcome'> & { inline?: boolean }) {
  const zone = browserZone()
  const now = useNow()
  const days = (from: string) => daysSince(from, now)
  const silent = last_told ? days(last_told.at) : days(stage_since)
  return (
    <span className={inline ? 'flex flex-wrap justify-between gap-x-3' : 'block leading-tight'}>
      <span className="num block" title={fullText(new Date(stage_since), zone)}>
        {count(days(stage_since))}
      </span>
      {outcome === 'active' && silent >= SILENT_DAYS ? (
        <span className="inline-flex items-center gap-1 text-12 whitespace-nowrap text-attention">
          <Icon of={BellOff} size={12} />
          not told for {silent} days
        </span>
      ) : (
        <span className="text-12 whitespace-nowrap text-text-2">
          {last_told ? `told ${dayText(new Date(last_told.at), zone, now)}` : 'not told yet'}
        </span>
      )}
    </span>
  )
}
