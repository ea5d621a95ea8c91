import type { Job } from '../contract.ts'
import { jobTerms } from '../words/terms.ts'
import { jobViewWords as words } from '../words/views.ts'

const VIEWS = ['all', 'open', 'draft', 'paused', 'closed', 'archived'] as const
export type JobView = (typeof VIEWS)[number]

export const viewOf = (value: string | null): JobView => VIEWS.find(view => view === value) ?? 'all'
export const viewName = (view: JobView) =>
  view === 'all' || view === 'archived' ? words.view[view] : jobTerms.status[view]
export const inView = (jobs: readonly Job[], view: JobView) =>
  view === 'all' || view === 'archived' ? jobs : jobs.filter(({ status }) => status === view)

interface JobTabsProps {
  view: JobView
  onView: (view: JobView) => void
  /** The jobs outside the archive; null while they are not loaded. */
  jobs: readonly Job[] | null
}

export const JobTabs = ({ view, onView, jobs }: JobTabsProps) => (
  <div role="group" aria-label={words.views} className="tabs">
    {VIEWS.map(one => (
      <button key={one} type="button" className="tab" aria-pressed={one === view} onClick={() => onView(one)}>
        {viewName(one)}
        {jobs && one !== 'archived' && (
          <span className="num font-normal text-text-2">{words.count(inView(jobs, one).length)}</span>
        )}
      </button>
    ))}
  </div>
)
