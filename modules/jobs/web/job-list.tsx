import { Link } from '#ui/router.tsx'
import { locale } from '#platform/locale/locale.ts'
import { Chip } from '#ui/chip.tsx'
import type { Job } from '../contract.ts'
import { jobListWords as words } from '../words/list.ts'
import { jobTerms } from '../words/terms.ts'
import { ClosesCell } from './closes-cell.tsx'
import type { Colleague } from './hiring-team-field.tsx'
import { JobActions, type JobActionsProps } from './job-actions.tsx'
import { ActiveFigure, type ApplicationFigures, StageFigures, StageLine } from './job-figures.tsx'
import { StatusChip } from './status-chip.tsx'
import { TeamAvatars } from './team-avatars.tsx'
import { useRowKeys } from './use-row-keys.ts'

export interface JobListProps extends Omit<JobActionsProps, 'job'> {
  jobs: readonly Job[]
  /** The organization's date. */
  today: string
  figures: ApplicationFigures
  people: readonly Colleague[]
  editHref: (job: Job) => string
  /** Whether the reader can edit a job. */
  edits: (jobId: string) => boolean
}

/** Job, closing date, hiring team, one column per stage where there is room, applications, actions. */
const COLUMNS =
  'grid-cols-[minmax(0,1fr)_auto] md:grid-cols-[minmax(0,1fr)_104px_96px_72px] lg:grid-cols-[minmax(0,1fr)_132px_88px_96px_72px] xl:grid-cols-[minmax(0,1fr)_132px_88px_repeat(5,64px)_96px_72px]'

/** Jobs as rows, on a phone too. */
export function JobList({ jobs, today, figures, people, editHref, edits, ...actions }: JobListProps) {
  const hrefOf = (job: Job) => (edits(job.id) && !job.archived_at ? editHref(job) : figures.hrefOf(job))
  const focusedId = useRowKeys(jobs, hrefOf)
  return (
    <>
      <Headings stages={figures.stages} />
      <ul aria-label={words.label} className="bg-surface">
        {jobs.map(job => (
          <li
            key={job.id}
            data-row={job.id}
            className={`grid items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 md:px-7 ${COLUMNS} ${job.id === focusedId ? 'rounded-[6px] bg-sunken outline-2 -outline-offset-2 outline-focus' : ''}`}
          >
            <div className="min-w-0">
              <span className="flex min-w-0 items-center gap-2">
                <Link to={hrefOf(job)} className="truncate font-medium hover:underline">
                  {job.title}
                </Link>
                <StatusChip status={job.status} />
                {job.sample && <Chip tone="outline">{jobTerms.sample}</Chip>}
              </span>
              <span className="block truncate text-13 text-text-2">
                {locale.parts([job.department, ...job.locations, jobTerms.workplace[job.workplace]])}
              </span>
              <StageLine job={job} figures={figures} />
            </div>
            <div className="max-md:order-3">
              <ClosesCell job={job} today={today} />
            </div>
            <div className="max-lg:hidden">
              <TeamAvatars ids={job.hiring_team.map(({ id }) => id)} people={people} />
            </div>
            <StageFigures job={job} figures={figures} />
            <div className="grid justify-items-end max-md:order-4">
              <ActiveFigure job={job} figures={figures} />
            </div>
            <JobActions job={job} {...actions} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** The names of the columns. Screen readers do not need them: each figure says what it counts. */
const Headings = ({ stages }: { stages: ApplicationFigures['stages'] }) => (
  <div
    aria-hidden="true"
    className={`grid h-[34px] items-center gap-x-4 border-y border-line bg-sunken px-7 text-12 font-medium text-text-2 max-md:hidden ${COLUMNS}`}
  >
    <span>{words.columns.job}</span>
    <span>{words.columns.closes}</span>
    <span className="max-lg:hidden">{words.columns.team}</span>
    {stages.map(({ id, name }) => (
      <span key={id} className="text-right max-xl:hidden">
        {name}
      </span>
    ))}
    <span className="text-right" title={words.newHelp}>
      {words.columns.active}
    </span>
    <span />
  </div>
)
