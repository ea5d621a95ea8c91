import { ArrowRight } from 'lucide-react'
import { locale } from '#platform/locale/locale.ts'
import { Icon } from '#ui/icon.tsx'
import { publicWords as words } from '../words/public.ts'
import type { ListedJob, RoleGroup } from './public-filter.ts'
import { groupedByTeam } from './public-filter.ts'
import { closingText, employmentText, placeText, salaryText, workplaceText } from './public-words.ts'

interface RolesProps {
  jobs: readonly ListedJob[]
  /** YYYY-MM-DD in the organization's time zone. */
  today: string
  hrefOf: (job: ListedJob) => string
}

/** The workplace, unless the place already says it. */
const workplaceNote = (job: ListedJob) => {
  const place = placeText(job)
  return locale.lower(place).includes(locale.lower(workplaceText(job))) ? null : workplaceText(job)
}

/** Open roles as a list by team. */
export function RoleList(props: RolesProps) {
  const groups = groupedByTeam(props.jobs)
  return groups.map(group => <Group key={group.team ?? ''} {...props} group={group} alone={groups.length === 1} />)
}

function Group({ group, alone, ...rest }: RolesProps & { group: RoleGroup; alone: boolean }) {
  const bare = alone && group.team === null
  return (
    <section
      aria-label={group.team ?? words.filter.label}
      className={`grid pt-7 ${bare ? '' : 'gap-x-8 lg:grid-cols-[140px_minmax(0,1fr)] xl:grid-cols-[190px_minmax(0,1fr)]'}`}
    >
      {!bare && (
        <h2 className="py-3 text-14 font-semibold lg:border-t lg:border-line-strong lg:pt-5">
          {group.team ?? words.otherRoles} <span className="num ml-1 font-normal text-text-2">{group.jobs.length}</span>
        </h2>
      )}
      <ul className="divide-y divide-line border-t border-line-strong">
        {group.jobs.map(job => (
          <li key={job.id}>
            <RoleRow job={job} {...rest} as={bare ? 'h2' : 'h3'} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function RoleRow({ job, today, hrefOf, as: Heading }: RolesProps & { job: ListedJob; as: 'h2' | 'h3' }) {
  const closing = closingText(job, today)
  const salary = salaryText(job)
  const note = workplaceNote(job)
  return (
    <a
      href={hrefOf(job)}
      className="group grid grid-cols-[minmax(0,1fr)_16px] gap-x-4 gap-y-0.5 py-4 text-14 md:grid-cols-[minmax(0,6fr)_minmax(0,7fr)_124px_16px] md:gap-x-5 md:gap-y-1 lg:grid-cols-[minmax(0,9fr)_minmax(0,6fr)_minmax(0,9fr)_minmax(0,6fr)_16px] xl:grid-cols-[minmax(0,11fr)_minmax(0,6fr)_minmax(0,9fr)_minmax(0,5fr)_16px]"
    >
      <Heading className="col-start-1 mb-1 font-serif text-22 leading-[1.2] font-medium tracking-[-0.012em] text-balance underline-offset-5 group-hover:text-brand group-hover:underline group-hover:decoration-1 md:col-span-3 lg:col-span-1">
        {job.title}
      </Heading>
      <p className="col-span-2 text-text-2 md:col-span-1 md:text-text lg:leading-6">
        {placeText(job)}
        {note && <Under text={note} />}
      </p>
      <p className="col-span-2 text-text-2 md:col-span-1 md:text-text lg:leading-6">
        {salary}
        {salary ? <Under text={employmentText(job.employment_type)} /> : employmentText(job.employment_type)}
      </p>
      <p
        suppressHydrationWarning
        className={`num col-span-2 md:col-span-1 lg:leading-6 ${closing?.soon ? 'font-medium text-attention' : 'text-text-2 md:text-text'}`}
      >
        {closing && words.closes(closing.text)}
        {closing?.day && (
          <span className="font-normal text-text-2 md:block md:text-13 max-md:before:content-[',_']">
            {closing.day}
          </span>
        )}
      </p>
      <Icon
        of={ArrowRight}
        className="col-start-2 row-start-1 mt-1.5 text-text-3 transition-transform group-hover:translate-x-0.5 group-hover:text-brand md:col-start-4 lg:col-start-5"
      />
    </a>
  )
}

/** Below its line from 768 px on, after a comma on smaller screens. */
const Under = ({ text }: { text: string }) => (
  <span className="max-md:before:content-[',_'] md:block md:text-13 md:leading-5 md:text-text-2">{text}</span>
)

/** Open roles as cards. */
export function RoleCards({ jobs, today, hrefOf }: RolesProps) {
  return (
    <ul className="grid gap-4 pt-8 sm:grid-cols-2 lg:grid-cols-3">
      {jobs.map(job => {
        const closing = closingText(job, today)
        const note = workplaceNote(job)
        return (
          <li key={job.id}>
            <a
              href={hrefOf(job)}
              className="card group flex h-full flex-col p-5 text-14 transition-colors hover:border-brand-line"
            >
              {job.department && <span className="text-13 text-text-2">{job.department}</span>}
              <h2 className="mt-1 font-serif text-22 leading-[1.2] font-medium tracking-[-0.012em] text-balance group-hover:text-brand">
                {job.title}
              </h2>
              <p className="mt-3 text-text-2">
                {locale.parts([placeText(job), note, employmentText(job.employment_type)])}
              </p>
              {salaryText(job) && <p className="mt-0.5">{salaryText(job)}</p>}
              <p className="mt-auto flex items-center justify-between gap-3 pt-5">
                <span suppressHydrationWarning className={closing?.soon ? 'font-medium text-attention' : 'text-text-2'}>
                  {closing ? words.closes(closing.text) : words.open}
                </span>
                <Icon of={ArrowRight} className="text-text-3 group-hover:text-brand" />
              </p>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
