import { Archive, Copy, ExternalLink, MoreHorizontal, Pause, Play, SquareCheck } from 'lucide-react'
import { Link } from 'react-router'
import { locale } from '#platform/locale/locale.ts'
import { DropdownMenu, MenuItem, MenuSeparator } from '#ui/dropdown-menu.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { When } from '#ui/when.tsx'
import type { Job, JobStatus } from '../contract.ts'
import { JOB_ARROWS } from '../policy.ts'
import { jobListWords as words } from '../words/list.ts'
import { jobTerms } from '../words/terms.ts'
import { StatusChip } from './status-chip.tsx'

export interface JobListProps {
  jobs: readonly Job[]
  counts: ReadonlyMap<string, { active: number; total: number }>
  editHref: (job: Job) => string
  applicationsHref: (job: Job) => string
  onStatus: (job: Job, status: JobStatus) => void
  onArchive: (job: Job) => void
  onCopy: (job: Job) => void
  /** Whether the reader can edit jobs, and whether they can change their status. */
  edits: boolean
  manages: boolean
}

/** Jobs as rows, on a phone too: title, place, number of applications, and actions. */
export function JobList({ jobs, counts, editHref, applicationsHref, edits, ...actions }: JobListProps) {
  return (
    <ul aria-label={words.label} className="bg-surface">
      {jobs.map(job => {
        const count = counts.get(job.id)
        return (
          <li
            key={job.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 md:grid-cols-[minmax(0,1fr)_80px_124px_72px] lg:grid-cols-[minmax(0,1fr)_96px_132px_184px_72px] md:px-7"
          >
            <div className="min-w-0">
              <Link
                to={edits ? editHref(job) : applicationsHref(job)}
                className="block truncate font-medium hover:underline"
              >
                {job.title}
              </Link>
              <span className="block truncate text-13 text-text-2">
                {locale.parts([job.department, ...job.locations, jobTerms.workplace[job.workplace]])}
              </span>
            </div>
            <div className="max-md:order-3">
              <StatusChip status={job.status} />
            </div>
            <Link to={applicationsHref(job)} className="text-13 hover:underline max-md:order-4 max-md:text-right">
              <span className="num text-text-2">{words.active(count?.active ?? 0, count?.total ?? 0)}</span>
            </Link>
            <span className="text-13 text-text-2 max-lg:hidden">
              {job.published_at ? (
                <>
                  {words.published} <When instant={job.published_at} show="relative" />
                </>
              ) : (
                words.notPublished
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
  draft: { label: () => words.backToDraft, icon: Play },
  open: { label: job => (job.published_at ? words.openAgain : words.publish), icon: Play },
  paused: { label: () => words.pause, icon: Pause },
  closed: { label: () => words.close, icon: SquareCheck },
}

function Actions({
  job,
  onStatus,
  onArchive,
  onCopy,
  manages,
}: Pick<JobListProps, 'onStatus' | 'onArchive' | 'onCopy' | 'manages'> & { job: Job }) {
  // Without any action there is no menu.
  if (job.status !== 'open' && !manages) return <span />
  return (
    <span className="flex items-center gap-1 justify-self-end">
      {job.status === 'open' && (
        <IconButton
          icon={Copy}
          label={words.copyLinkOf(job.title)}
          onClick={() => onCopy(job)}
          className="max-md:hidden"
        />
      )}
      <DropdownMenu align="end" trigger={<IconButton icon={MoreHorizontal} label={words.actionsFor(job.title)} />}>
        {job.status === 'open' && (
          <>
            <MenuItem icon={Copy} onSelect={() => onCopy(job)}>
              {words.copyLink}
            </MenuItem>
            <MenuItem
              as={
                <a href={job.public_url} target="_blank" rel="noreferrer">
                  <ExternalLink size={16} className="text-text-2" /> {words.preview}
                </a>
              }
            />
            {manages && <MenuSeparator />}
          </>
        )}
        {manages && (
          <>
            {JOB_ARROWS[job.status].map(status => (
              <MenuItem key={status} icon={VERBS[status].icon} onSelect={() => onStatus(job, status)}>
                {VERBS[status].label(job)}
              </MenuItem>
            ))}
            <MenuSeparator />
            <MenuItem icon={Archive} tone="danger" onSelect={() => onArchive(job)}>
              {words.archive}
            </MenuItem>
          </>
        )}
      </DropdownMenu>
    </span>
  )
}
