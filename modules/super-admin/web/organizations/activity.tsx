import { When } from '#ui/when.tsx'
import type { OrganizationDetails } from '../../contract.ts'
import { activityWords as words, actorWords } from '../../words/activity.ts'

/** What an organization's own people changed lately, by their role. */
export function Activity({ entries }: { entries: OrganizationDetails['activity'] }) {
  if (entries.length === 0) return <p className="text-13 text-text-2">{words.none}</p>
  return (
    <ol aria-label={words.title} className="divide-y divide-line border-y border-line">
      {entries.map(({ id, at, role, what }) => (
        <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 py-2.5">
          <span className="min-w-0">
            <strong className="font-medium">{actorWords(role)}</strong> {what}
          </span>
          <span className="text-13 text-text-2">
            <When instant={at} zone="UTC" show="date" />
          </span>
        </li>
      ))}
    </ol>
  )
}
