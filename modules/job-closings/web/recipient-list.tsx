import { useInfiniteQuery } from '@tanstack/react-query'
import { STAGE_NAMES } from '#modules/applications/policy.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { closeWords as words } from '../words/closing.ts'
import { recipientsQuery } from './api.ts'

interface RecipientListProps {
  jobId: string
  total: number
  excluded: readonly string[]
  onExclude: (ids: string[]) => void
}

/** The candidates who get the e-mail. Each can be left out. */
export function RecipientList({ jobId, total, excluded, onExclude }: RecipientListProps) {
  const list = useInfiniteQuery(recipientsQuery(jobId, false))
  const items = list.data?.pages.flatMap(page => page.items) ?? []
  return (
    <fieldset>
      <legend className="text-13 font-medium">{words.recipients}</legend>
      <p className="num mt-0.5 text-13 text-text-2" role="status">
        {words.recipientsHelp(total - excluded.length, excluded.length)}
      </p>
      <p className="text-13 text-text-2">{words.leaveOut}</p>
      <ul className="mt-2 max-h-44 divide-y divide-line overflow-y-auto rounded-control border border-line">
        {items.map(({ application_id, name, stage }) => (
          <li key={application_id} className="flex items-center gap-3 px-3 py-1.5">
            <Checkbox
              hideLabel
              label={words.include(name)}
              checked={!excluded.includes(application_id)}
              onChange={event =>
                onExclude(
                  event.target.checked ? excluded.filter(id => id !== application_id) : [...excluded, application_id],
                )
              }
            />
            <span className="min-w-0 flex-1 truncate text-13">{name}</span>
            <span className="text-12 text-text-2">{STAGE_NAMES[stage]}</span>
          </li>
        ))}
        {list.hasNextPage && (
          <li className="px-3 py-2">
            <Button size="small" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {words.more}
            </Button>
          </li>
        )}
      </ul>
    </fieldset>
  )
}

/** Candidates who cannot be informed by e-mail. */
export function WithoutEmail({ jobId, count }: { jobId: string; count: number }) {
  const list = useInfiniteQuery({ ...recipientsQuery(jobId, true), enabled: count > 0 })
  if (count === 0) return null
  const items = list.data?.pages.flatMap(page => page.items) ?? []
  return (
    <section aria-label={words.noEmail(count)}>
      <h3 className="text-13 font-medium text-attention">{words.noEmail(count)}</h3>
      <p className="text-13 text-text-2">{words.noEmailHelp}</p>
      <ul className="mt-1 list-disc pl-5 text-13">
        {items.map(({ application_id, name }) => (
          <li key={application_id}>{name}</li>
        ))}
      </ul>
    </section>
  )
}
