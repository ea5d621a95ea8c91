import type { ReactNode } from 'react'
import { locale } from '#platform/locale/locale.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { useNow } from '#ui/use-now.ts'
import type { Widgets } from '../contract.ts'
import { dashboardWords as words } from '../words/dashboard.ts'

const DAY_MS = 86_400_000

/** The five figures at the top; `widgets` is null while they are loading. */
export function FiguresStrip({ widgets }: { widgets: Widgets | null }) {
  const now = useNow()
  const daysSince = (instant: string) => Math.max(0, Math.floor((now.getTime() - Date.parse(instant)) / DAY_MS))
  const of = (present: (given: Widgets) => readonly [ReactNode, string]) => (widgets ? present(widgets) : null)
  return (
    <dl
      aria-label={words.figures}
      className="grid grid-cols-2 border-y border-line bg-surface md:grid-cols-6 xl:grid-cols-5 [&>div]:border-line max-md:[&>div:nth-child(even)]:border-l max-md:[&>div:nth-child(n+3)]:border-t md:max-xl:[&>div]:col-span-2 md:max-xl:[&>div:nth-child(n+4)]:col-span-3 md:max-xl:[&>div:nth-child(n+4)]:border-t md:max-xl:[&>div:nth-child(2),&>div:nth-child(3),&>div:nth-child(5)]:border-l xl:[&>div+div]:border-l max-md:[&>div:last-child]:col-span-2"
    >
      <Figure
        title={words.active}
        value={of(({ active }) => [locale.number(active.count), words.inOpenJobs(active.open_jobs)])}
      />
      <Figure
        title={words.newThisWeek}
        value={of(({ new_this_week: { count, last_week } }) => [locale.number(count), words.lastWeek(last_week)])}
      />
      <Figure
        title={words.awaitingReview}
        value={of(({ awaiting_review: { count, longest_since } }) => [
          locale.number(count),
          longest_since ? words.longest(daysSince(longest_since)) : words.nobodyWaits,
        ])}
      />
      <Figure
        title={words.firstResponse}
        value={of(({ first_response: { median_hours, target_days } }) =>
          median_hours === null
            ? [words.none, words.noResponses(target_days)]
            : [words.days(median_hours), words.medianTarget(target_days)],
        )}
      />
      <Figure
        title={words.hired}
        value={of(({ hired_this_year: { count, median_hours } }) => [
          locale.number(count),
          median_hours === null ? words.nobodyHired : words.medianToHire(median_hours),
        ])}
      />
    </dl>
  )
}

const Figure = ({ title, value }: { title: string; value: readonly [ReactNode, string] | null }) => (
  <div className="px-4 py-3 md:px-5 md:first:pl-7 md:max-xl:nth-4:pl-7">
    <dt className="text-13 text-text-2">{title}</dt>
    {value ? (
      <dd className="num mt-0.5 flex flex-wrap items-baseline gap-x-2">
        <b className="font-serif text-28 font-medium">{value[0]}</b>
        <span className="text-12 text-text-2">{value[1]}</span>
      </dd>
    ) : (
      <dd className="mt-0.5 flex h-[42px] items-center">
        <Skeleton className="h-7 w-24" />
      </dd>
    )}
  </div>
)
