import type { TimelineEntries } from '#platform/events/timeline.ts'
import { browserZone } from '#platform/locale/dates.ts'
import { locale } from '#platform/locale/locale.ts'
import { useNow } from '#ui/use-now.ts'
import type { CandidateDetails } from '../contract.ts'
import { byDay, entriesOf } from './timeline.ts'

type Application = CandidateDetails['applications'][number]

interface TimelineTabProps {
  application: Application
  /** How the events of all modules are shown. */
  shownAs: TimelineEntries
}

/** Who did what and when, the newest first, with the team's notes. */
export function TimelineTab({ application, shownAs }: TimelineTabProps) {
  const days = byDay(entriesOf(application, shownAs), useNow())
  return (
    <ol className="grid gap-5">
      {days.map(({ day, entries }) => (
        <li key={day}>
          <h2 className="overline-label">{day}</h2>
          <ol className="mt-2 grid gap-2.5 border-l border-line pl-4">
            {entries.map(entry => (
              <li key={entry.id} className="grid grid-cols-[44px_minmax(0,1fr)] gap-x-3 text-13">
                <time
                  dateTime={entry.at}
                  title={locale.fullInstant(new Date(entry.at), browserZone())}
                  className="font-mono text-12/[1.625] text-text-3"
                >
                  {entry.hour}
                </time>
                <div className="min-w-0">
                  <p>
                    <span className="font-medium">{entry.what}</span> <span className="text-text-2">{entry.who}</span>
                  </p>
                  {entry.text && (
                    <p className="mt-1.5 measure rounded-control bg-surface px-3 py-2 wrap-anywhere whitespace-pre-wrap ring-1 ring-line">
                      {entry.text}
                    </p>
                  )}
                </div>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  )
}
