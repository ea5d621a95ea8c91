import { Link } from '#ui/router.tsx'
import { locale } from '#platform/locale/locale.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import type { Job } from '../contract.ts'
import { jobListWords as words } from '../words/list.ts'

/** How many applications a job has. */
interface JobFigures {
  readonly active: number
  readonly new: number
  readonly by_stage: Readonly<Record<string, number>>
}

/** What the list shows of the applications of its jobs: another module counts them. */
export interface ApplicationFigures {
  readonly stages: readonly { readonly id: string; readonly name: string }[]
  /** New applications are counted up to this many. */
  readonly mostNew: number
  /** Undefined while they load. */
  readonly of: (job: Job) => JobFigures | undefined
  readonly hrefOf: (job: Job, stage?: string) => string
}

interface FiguresProps {
  job: Job
  figures: ApplicationFigures
}

const FIGURE = 'num max-xl:hidden text-right text-13 tabular-nums'

/** The number of active applications in each stage, as columns where there is room. */
export const StageFigures = ({ job, figures }: FiguresProps) => {
  const own = figures.of(job)
  return figures.stages.map(({ id, name }) => {
    const count = own?.by_stage[id] ?? 0
    return own && count > 0 ? (
      <Link
        key={id}
        to={figures.hrefOf(job, id)}
        aria-label={words.inStage(count, name)}
        className={`${FIGURE} hover:underline`}
      >
        {locale.number(count)}
      </Link>
    ) : (
      <span key={id} className={`${FIGURE} text-text-2`}>
        {own ? <span aria-hidden="true">–</span> : <Skeleton className="ml-auto h-3.5 w-5" />}
      </span>
    )
  })
}

/** The same in a sentence, where there are no columns. */
export const StageLine = ({ job, figures }: FiguresProps) => {
  const own = figures.of(job)
  const parts = figures.stages.flatMap(({ id, name }) => {
    const count = own?.by_stage[id] ?? 0
    return count > 0 ? [words.stageCount(count, name)] : []
  })
  return parts.length === 0 ? null : (
    <span className="num block text-12 text-text-2 xl:hidden">{locale.parts(parts)}</span>
  )
}

export function ActiveFigure({ job, figures }: FiguresProps) {
  const own = figures.of(job)
  if (!own) return <Skeleton className="h-3.5 w-16 justify-self-end" />
  return (
    <span className="text-right text-13 max-md:flex max-md:items-baseline max-md:gap-2">
      <Link to={figures.hrefOf(job)} className="num hover:underline">
        {words.active(own.active)}
      </Link>
      {own.new > 0 && (
        <span className="num block text-12 font-medium text-brand">
          {own.new >= figures.mostNew ? words.manyNew(figures.mostNew) : words.new(own.new)}
        </span>
      )}
    </span>
  )
}
