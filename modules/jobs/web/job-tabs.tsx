import type { JobCounts } from '../contract.ts'
import { jobViewWords as words } from '../words/views.ts'
import { type JobView, viewName, VIEWS } from './job-view.ts'

interface JobTabsProps {
  view: JobView
  onView: (view: JobView) => void
  counts: JobCounts | undefined
  /** Whether the reader may see archived jobs. */
  archive: boolean
}

/** The views of the list, with the number of jobs in each. */
export const JobTabs = ({ view, onView, counts, archive }: JobTabsProps) => (
  <div role="group" aria-label={words.views} className="tabs">
    {VIEWS.filter(one => one !== 'archived' || archive).map(one => (
      <button key={one} type="button" className="tab" aria-pressed={one === view} onClick={() => onView(one)}>
        {viewName(one)}
        <span className={`num font-normal text-text-2 ${counts ? '' : 'invisible'}`}>
          {words.count(counts?.[one] ?? 0)}
        </span>
      </button>
    ))}
  </div>
)
