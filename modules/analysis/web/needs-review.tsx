import { Avatar } from '#ui/avatar.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { analysisWords as words } from '../words/analysis.ts'

interface Unranked {
  readonly application_id: string
  readonly candidate_uuid: string
  readonly name: string
  readonly reason: string
}

const SHOWN = 6

/** Applications that a person has to look at: they have no rank, and stand before those that have. */
export function NeedsReview({
  items,
  count,
  hrefOf,
}: {
  items: readonly Unranked[]
  count: number
  hrefOf: (item: Unranked) => string
}) {
  if (items.length === 0) return null
  const shown = items.slice(0, SHOWN)
  return (
    <section
      aria-labelledby="needs-review"
      className="border-y border-attention-line bg-attention-tint px-4 py-3.5 md:px-7"
    >
      <p className="flex flex-wrap items-baseline gap-x-3">
        <b id="needs-review" className="font-semibold">
          {words.needReview(count)}
        </b>
        <span className="text-13 text-text-2">{words.needReviewNote}</span>
      </p>
      <ul className="mt-2.5 grid gap-2.5 sm:grid-cols-2 xl:grid-cols-3">
        {shown.map(item => (
          <li
            key={item.application_id}
            className="card grid grid-cols-[28px_minmax(0,1fr)_auto] items-center gap-3 border-attention-line px-3.5 py-2.5"
          >
            <Avatar name={item.name} />
            <div className="min-w-0">
              <p className="truncate font-medium">{item.name}</p>
              <p className="text-12 text-text-2">{item.reason}</p>
            </div>
            <LinkButton to={hrefOf(item)} size="small">
              {words.openApplication}
            </LinkButton>
          </li>
        ))}
      </ul>
      {count > shown.length && <p className="mt-2 text-13 text-text-2">{words.moreNeedReview(count - shown.length)}</p>}
    </section>
  )
}
