import { Button } from '#ui/button.tsx'
import type { Job } from '../contract.ts'
import { jobListWords as words } from '../words/list.ts'

/** Archived jobs. `onRecover` is only given to people who can recover them. */
export const ArchivedJobs = ({ jobs, onRecover }: { jobs: readonly Job[]; onRecover?: (job: Job) => void }) => (
  <ul aria-label={words.archivedLabel} className="bg-surface">
    {jobs.map(job => (
      <li
        key={job.id}
        className="flex min-h-14 items-center justify-between gap-4 border-b border-line px-4 py-3 md:px-7"
      >
        <span className="min-w-0 truncate font-medium">{job.title}</span>
        {onRecover && <Button onClick={() => onRecover(job)}>{words.recover}</Button>}
      </li>
    ))}
  </ul>
)
