import { playerTime } from '#platform/locale/dates.ts'
import type { AssetScreening } from '../contract.ts'
import { tabLeavesWords as words } from '../words/tab-leaves.ts'

const secondsAway = ({ left_at, returned_at }: NonNullable<AssetScreening['tab_leaves']>[number]) =>
  returned_at === null ? null : Math.max(1, Math.round((Date.parse(returned_at) - Date.parse(left_at)) / 1000))

/** When the candidate left the tab, in interviews that note it. A fact for people, and no part of a score. */
export function TabLeaves({ screening: { tab_leaves } }: { screening: AssetScreening }) {
  if (!tab_leaves) return null
  return (
    <section aria-label={words.title} className="mt-3 rounded-card border border-line px-4 py-3 text-13">
      <p className="font-medium">{words.count(tab_leaves.length)}</p>
      {tab_leaves.length > 0 && (
        <ul className="mt-1 flex max-h-40 flex-wrap gap-x-4 gap-y-0.5 overflow-y-auto text-text-2">
          {tab_leaves.map(leave => (
            <li key={leave.left_at}>
              <span className="font-mono text-12">{playerTime(leave.start_ms / 1000)}</span>{' '}
              {words.away(secondsAway(leave))}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-1 text-text-2">{words.note}</p>
    </section>
  )
}
