import { Link, useLocation, useSearchParams } from '#ui/router.tsx'
import type { CandidateDetails } from '#modules/applications/contract.ts'
import { OUTCOME_NAMES, STAGE_NAMES } from '#modules/applications/policy.ts'
import { Chip } from '#ui/chip.tsx'
import { When } from '#ui/when.tsx'
import { candidateWords as words } from '../../../words/candidate.ts'

type Application = CandidateDetails['applications'][number]

/** Where an application stands, or how it ended. */
const standing = ({ stage, outcome }: Application) =>
  outcome === 'active' ? STAGE_NAMES[stage] : OUTCOME_NAMES[outcome]

/** The applications of a candidate who applied for more than one job, as far as the reader sees them: opens the others in the page. */
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
    <nav aria-label={words.otherApplications} className="mx-4 mb-5 md:mx-7">
      <ul className="flex flex-wrap gap-2">
        {applications.map(one => (
          <li key={one.id}>
            <Link
              to={hrefOf(one.id)}
              aria-current={one.id === current ? 'page' : undefined}
              className="flex flex-wrap items-center gap-x-2.5 gap-y-1 rounded-control border border-line bg-surface px-3 py-1.5 text-13 hover:bg-sunken aria-[current]:border-brand-line aria-[current]:bg-brand-tint"
            >
              <span className="font-medium">{one.job.title}</span>
              <Chip tone={one.outcome === 'active' ? 'brand' : 'neutral'}>{standing(one)}</Chip>
              <span className="text-text-2">
                <When instant={one.applied_at} show="day" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
