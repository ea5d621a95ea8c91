import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
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

/** Background work that failed for good, and a way to run it again. */
export function FailedTasksPart({ mayEdit }: { mayEdit: boolean }) {
  const list = useQuery(failedTasksQuery)
  return (
    <SettingsPart title={words.title} note={words.note} id="failed-tasks">
      <div className="grid max-w-[860px] gap-3">
        {list.isPending && <LoadingRows label={words.loading} />}
        {list.isError && <ErrorState error={list.error} title={words.failed} onRetry={() => void list.refetch()} />}
        {list.data?.items.length === 0 && <p className="text-text-2">{words.none}</p>}
        {list.data && list.data.items.length > 0 && (
          <>
            <ul aria-label={words.title} className="divide-y divide-line border-y border-line">
              {list.data.items.map(task => (
                <TaskRow key={task.id} task={task} mayEdit={mayEdit} />
              ))}
            </ul>
            <p className="num text-12 text-text-2">{words.newest(list.data.items.length, list.data.total)}</p>
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
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
      <p className="min-w-0 flex-1 basis-56 wrap-anywhere">
        <span className="font-mono text-13">{name}</span>
        <span className="block text-12 text-text-2">
          {organization ? (organization.name ?? words.deleted) : words.platform}
        </span>
      </p>
      <span className="text-13 text-text-2">
        <span className="font-mono text-12">{error}</span>
        <span className="block text-12">
          <When instant={failed_at} zone="UTC" show="date" />
        </span>
      </span>
      {mayEdit && (
        <Button size="small" aria-label={words.againOf(name)} busy={again.isPending} onClick={() => again.mutate()}>
          {words.again}
        </Button>
      )}
    </li>
  )
}
