import {
  Archive,
  ArchiveRestore,
  Copy,
  ExternalLink,
  Files,
  FileUp,
  ListOrdered,
  Mail,
  MoreHorizontal,
  Pause,
  Play,
  SquareCheck,
} from 'lucide-react'
import { Link } from '#ui/router.tsx'
import { DropdownMenu, MenuItem, MenuSeparator } from '#ui/dropdown-menu.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import type { Job, JobStatus } from '../contract.ts'
import { JOB_ARROWS } from '../policy.ts'
import { jobListWords as words } from '../words/list.ts'

export interface JobActionsProps {
  job: Job
  onStatus: (job: Job, status: JobStatus) => void
  onDuplicate: (job: Job) => void
  onArchive: (job: Job) => void
  onRecover: (job: Job) => void
  onCopy: (job: Job) => void
  /** The ranking of the job's applications. */
  rankingHref: (job: Job) => string
  /** The start of an import of résumés for the job. */
  importHref: (job: Job) => string
  /** Shows what became of the e-mails to the candidates of a closed job. */
  onClosing: (job: Job) => void
  /** Whether the reader can publish, close and archive jobs. */
  manages: boolean
}

const VERBS: Record<JobStatus, { label: (job: Job) => string; icon: typeof Play }> = {
  draft: { label: () => words.backToDraft, icon: Play },
  open: { label: ({ status }) => words.openFrom[status], icon: Play },
  paused: { label: () => words.pause, icon: Pause },
  closed: { label: () => words.close, icon: SquareCheck },
}

/** What can be done with a job in the list. */
export function JobActions({
  job,
  onStatus,
  onDuplicate,
  onArchive,
  onRecover,
  onCopy,
  rankingHref,
  importHref,
  onClosing,
  manages,
}: JobActionsProps) {
  const open = job.status === 'open' && !job.archived_at
  return (
    <span className="flex items-center gap-1 justify-self-end">
      {open && (
        <IconButton
          icon={Copy}
          label={words.copyLinkOf(job.title)}
          onClick={() => onCopy(job)}
          className="max-md:hidden"
        />
      )}
      <DropdownMenu align="end" trigger={<IconButton icon={MoreHorizontal} label={words.actionsFor(job.title)} />}>
        <MenuItem
          as={
            <Link to={rankingHref(job)}>
              <ListOrdered size={16} className="text-text-2" /> {words.ranking}
            </Link>
          }
        />
        {manages && !job.archived_at && job.status !== 'closed' && (
          <MenuItem
            as={
              <Link to={importHref(job)}>
                <FileUp size={16} className="text-text-2" /> {words.importResumes}
              </Link>
            }
          />
        )}
        {open && (
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
        {manages && !job.archived_at && (
          <>
            {JOB_ARROWS[job.status].map(status => (
              <MenuItem key={status} icon={VERBS[status].icon} onSelect={() => onStatus(job, status)}>
                {VERBS[status].label(job)}
              </MenuItem>
            ))}
            {job.status === 'closed' && (
              <MenuItem icon={Mail} onSelect={() => onClosing(job)}>
                {words.closingEmails}
              </MenuItem>
            )}
            <MenuItem icon={Files} onSelect={() => onDuplicate(job)}>
              {words.duplicate}
            </MenuItem>
            <MenuSeparator />
            <MenuItem icon={Archive} tone="danger" onSelect={() => onArchive(job)}>
              {words.archive}
            </MenuItem>
          </>
        )}
        {manages && job.archived_at && (
          <>
            <MenuItem icon={ArchiveRestore} onSelect={() => onRecover(job)}>
              {words.recover}
            </MenuItem>
            <MenuItem icon={Files} onSelect={() => onDuplicate(job)}>
              {words.duplicate}
            </MenuItem>
          </>
        )}
      </DropdownMenu>
    </span>
  )
}
