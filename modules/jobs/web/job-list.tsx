import { Archive, Copy, ExternalLink, MoreHorizontal, Pause, Play, SquareCheck } from 'lucide-react'
import { Link } from 'react-router'
import { DropdownMenu, MenuItem, MenuSeparator } from '#ui/dropdown-menu.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { When } from '#ui/when.tsx'
import type { Job, JobStatus } from '../contract.ts'
import { JOB_ARROWS } from '../policy.ts'
import { placeWords } from './job-words.ts'
import { StatusChip } from './status-chip.tsx'

export interface JobListProps {
  jobs: readonly Job[]
  counts: ReadonlyMap<string, { active: number; total: number }>
  editHref: (job: Job) => string
  applicationsHref: (job: Job) => string
  onStatus: (job: Job, status: JobStatus) => void
  onArchive: (job: Job) => void
  onCopy: (job: Job) => void
}

/** Jobs as rows that read well on a phone too: what, where, how many, and what can be done. */
export function JobList({ jobs, counts, editHref, applicationsHref, ...actions }: JobListProps) {
  return (
    <ul aria-label="Jobs" className="bg-surface">
      {jobs.map(job => {
        const count = counts.get(job.id)
        return (
          <li
            key={job.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 md:grid-cols-[minmax(0,1fr)_80px_124px_72px] lg:grid-cols-[minmax(0,1fr)_96px_132px_184px_72px] md:px-7"
          >
            <div className="min-w-0">
              <Link to={editHref(job)} className="block truncate font-medium hover:underline">
                {job.title}
              </Link>
              <span className="block truncate text-13 text-text-2">
                {[job.department, placeWords(job)].filter(Boolean).join(' · ')}
              </span>
            </div>
            <div className="max-md:order-3">
              <StatusChip status={job.status} />
            </div>
            <Link to={applicationsHref(job)} className="text-13 hover:underline max-md:order-4 max-md:text-right">
              <span className="num font-medium">{count?.active ?? 0}</span>{' '}
              <span className="text-text-2">of {count?.total ?? 0} in play</span>
            </Link>
            <span className="text-13 text-text-2 max-lg:hidden">
              {job.published_at ? (
                <>
                  Published <When instant={job.published_at} show="relative" />
                </>
              ) : (
                'Not published'
              )}
            </span>
            <Actions job={job} {...actions} />
          </li>
        )
      })}
    </ul>
  )
}

const VERBS: Record<JobStatus, { label: (job: Job) => string; icon: typeof Play }> = {
  draft: { label: () => 'Back to draft', icon: Play },
  open: { label: job => (job.published_at ? 'Open again' : 'Publish'), icon: Play },
  paused: { label: () => 'Pause', icon: Pause },
  closed: { label: () => 'Close', icon: SquareCheck },
}

function Actions({
  job,
  onStatus,
  onArchive,
  onCopy,
}: Pick<JobListProps, 'onStatus' | 'onArchive' | 'onCopy'> & { job: Job }) {
  return (
    <span className="flex items-center gap-1 justify-self-end">
      {job.status === 'open' && (
        <IconButton
          icon={Copy}
          label={`Copy the public link of ${job.title}`}
          onClick={() => onCopy(job)}
          className="max-md:hidden"
        />
      )}
      <DropdownMenu align="end" trigger={<IconButton icon={MoreHorizontal} label={`What to do with ${job.title}`} />}>
        {job.status === 'open' && (
          <>
            <MenuItem icon={Copy} onSelect={() => onCopy(job)}>
              Copy the public link
            </MenuItem>
            <MenuItem
              as={
                <a href={job.public_url} target="_blank" rel="noreferrer">
                  <ExternalLink size={16} className="text-text-2" /> See it as candidates do
                </a>
              }
            />
            <MenuSeparator />
          </>
        )}
        {JOB_ARROWS[job.status].map(status => (
          <MenuItem key={status} icon={VERBS[status].icon} onSelect={() => onStatus(job, status)}>
            {VERBS[status].label(job)}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem icon={Archive} tone="danger" onSelect={() => onArchive(job)}>
          Archive
        </MenuItem>
      </DropdownMenu>
    </span>
  )
}
