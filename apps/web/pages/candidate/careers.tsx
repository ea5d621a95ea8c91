import { useEffect, useState } from 'react'
import type { ListedJob, RoleFilter } from '#modules/jobs/web/public-filter.ts'
import { matchingRoles, NO_FILTER } from '#modules/jobs/web/public-filter.ts'
import { NoRoles } from '#modules/jobs/web/public-no-roles.tsx'
import { RoleFilterBar } from '#modules/jobs/web/public-role-filter.tsx'
import { RoleCards, RoleList } from '#modules/jobs/web/public-roles.tsx'
import { paths, withQuery } from '../../paths.ts'
import { careersWords } from '../../words/careers.ts'
import type { PageOf } from './careers-data.ts'
import { CareersFrame } from './careers-frame.tsx'
import { CareersHero } from './careers-hero.tsx'

/** From this many roles on, the list has search and filters. */
const FEW = 6

/** An organization's open roles. */
export default function Careers({ face, jobs, filter: asked, today }: PageOf<'careers'>) {
  const [filter, setFilter] = useState(asked)
  useAddress(filter)
  const found = matchingRoles(jobs, filter)
  const hrefOf = (job: ListedJob) => withQuery(paths.form(face.id), { job: job.id })
  const Roles = face.application_page_view === 'cards' ? RoleCards : RoleList
  return (
    <CareersFrame face={face} head={<CareersHero face={face} />}>
      {jobs.length >= FEW && <RoleFilterBar jobs={jobs} filter={filter} onChange={setFilter} found={found.length} />}
      <div className="mx-auto w-full max-w-[1200px] flex-1 px-5 pt-1 pb-16 md:px-8 md:pt-5 md:pb-24 lg:px-10">
        {jobs.length > 0 && jobs.length < FEW && (
          <p className="pt-6 text-14 text-text-2">{careersWords.openRoles(jobs.length)}</p>
        )}
        {found.length > 0 ? (
          <Roles jobs={found} today={today} hrefOf={hrefOf} />
        ) : (
          <NoRoles any={jobs.length > 0} name={face.organization_name} onShowAll={() => setFilter(NO_FILTER)} />
        )}
      </div>
    </CareersFrame>
  )
}

/** Keeps the filter in the URL, so that it can be shared and survives a reload. Typing adds no history entries. */
function useAddress(filter: RoleFilter) {
  useEffect(() => {
    const next = withQuery(window.location.pathname, { ...filter })
    if (next !== window.location.pathname + window.location.search) {
      window.history.replaceState(window.history.state, '', next + window.location.hash)
    }
  }, [filter])
}
