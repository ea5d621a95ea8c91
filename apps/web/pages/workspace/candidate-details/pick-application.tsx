import { Link, useLocation, useSearchParams } from 'react-router'
import type { CandidateDetails } from '#modules/applications/contract.ts'
import { candidateWords as words } from '../../../words/candidate.ts'

/** Switches between the applications of a candidate who applied for more than one job. */
export function PickApplication({
  applications,
  current,
}: {
  applications: CandidateDetails['applications']
  current: string
}) {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const hrefOf = (id: string) => {
    const query = new URLSearchParams(params)
    query.set('application', id)
    return `${pathname}?${query.toString()}`
  }
  return (
    <nav aria-label={words.otherApplications} className="tabs mx-4 mb-4 md:mx-7">
      {applications.map(one => (
        <Link key={one.id} to={hrefOf(one.id)} className="tab" aria-current={one.id === current ? 'page' : undefined}>
          {one.job.title}
        </Link>
      ))}
    </nav>
  )
}
