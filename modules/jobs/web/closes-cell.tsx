import { locale } from '#platform/locale/locale.ts'
import { Chip } from '#ui/chip.tsx'
import { useNow } from '#ui/use-now.ts'
import type { Job } from '../contract.ts'
import { takesApplications } from '../policy.ts'
import { jobListWords as words } from '../words/list.ts'

/**
 * Until when a job accepts applications. An open job whose closing date has passed says that it accepts none.
 *
 * @param today the organization's date
 */
export function ClosesCell({ job, today }: { job: Job; today: string }) {
  const now = useNow()
  if (!job.closing_date) return <span className="text-13 text-text-2 max-md:hidden">{words.noClosingDate}</span>
  const day = locale.day(new Date(`${job.closing_date}T12:00:00Z`), 'UTC', now)
  const passed = job.status === 'open' && !takesApplications(job, today)
  return passed ? (
    <span className="text-13" title={words.closed(day)}>
      <Chip tone="attention">{words.closedShort}</Chip>
      <span className="sr-only">{words.closed(day)}</span>
    </span>
  ) : (
    <span className="text-13 text-text-2">{words.closes(day)}</span>
  )
}
