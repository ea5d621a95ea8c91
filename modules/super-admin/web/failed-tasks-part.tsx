import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { errorWords } from '#ui/error-text.ts'
import { SettingsPart } from '#ui/settings-part.tsx'
import { toast } from '#ui/toast-queue.ts'
import { When } from '#ui/when.tsx'
import type { FailedTask } from '../contract/platform.ts'
import { failedTaskWords as words } from '../words/settings.ts'
import { LoadingRows } from './list-parts.tsx'
import { failedTasksQuery, runTaskAgain } from './office-api.ts'
import { ROW_ACTION, ROW_META } from './settings-row.ts'

/** So many are shown at first. */
const AT_FIRST = 10

/** Background work that failed for good, and a way to run it again. */
export function FailedTasksPart({ mayEdit }: { mayEdit: boolean }) {
  const list = useQuery(failedTasksQuery)
  const [whole, setWhole] = useState(false)
  const shown = list.data?.items.slice(0, whole ? undefined : AT_FIRST) ?? []
  return (
    <SettingsPart title={words.title} note={words.note} id="failed-tasks">
      <div className="grid max-w-[860px] gap-3">
        {list.isPending && <LoadingRows label={words.loading} />}
        {list.isError && <ErrorState error={list.error} title={words.failed} onRetry={() => void list.refetch()} />}
        {list.data?.items.length === 0 && <p className="text-text-2">{words.none}</p>}
        {list.data && list.data.items.length > 0 && (
          <>
            <ul aria-label={words.title} className="divide-y divide-line border-y border-line">
              {shown.map(task => (
                <TaskRow key={task.id} task={task} mayEdit={mayEdit} />
              ))}
            </ul>
            <p className="num flex min-h-8 items-center gap-3 text-12 text-text-2">
              {words.newest(shown.length, list.data.total)}
              {shown.length < list.data.items.length && (
                <Button size="small" onClick={() => setWhole(true)}>
                  {words.showMore(list.data.items.length)}
                </Button>
              )}
            </p>
          </>
        )}
      </div>
    </SettingsPart>
  )
}

function TaskRow({
  task: { id, name, organization, error, failed_at },
  mayEdit,
}: {
  task: FailedTask
  mayEdit: boolean
}) {
  const client = useQueryClient()
  const again = useMutation({
    mutationFn: () => runTaskAgain(id),
    onSuccess: () => toast({ title: words.queued(name) }),
    onError: problem => toast({ title: words.againFailed, description: errorWords(problem).says, tone: 'danger' }),
    onSettled: () => client.invalidateQueries({ queryKey: failedTasksQuery.queryKey }),
  })
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-2.5 lg:grid-cols-[minmax(0,1fr)_200px_88px]">
      <p className="min-w-0 wrap-anywhere">
        <span className="font-mono text-13">{name}</span>
        <span className="block font-mono text-12 text-text-2">{id}</span>
        <span className="block text-12 text-text-2">
          {organization ? (organization.name ?? words.deleted) : words.platform}
        </span>
      </p>
      <span className={ROW_META}>
        <span className="font-mono text-12">{error}</span>
        <span className="text-12 max-lg:ml-2 lg:block">
          <When instant={failed_at} zone="UTC" show="date" />
        </span>
      </span>
      {mayEdit && (
        <Button
          size="small"
          className={ROW_ACTION}
          aria-label={words.againOf(name)}
          busy={again.isPending}
          onClick={() => again.mutate()}
        >
          {words.again}
        </Button>
      )}
    </li>
  )
}
