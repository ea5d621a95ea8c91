import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ApplicationListItem } from '#modules/applications/contract.ts'
import { nextStages } from '#modules/applications/policy.ts'
import { moveApplication, refreshApplications } from '#modules/applications/web/api.ts'
import { toast } from '#ui/toast-queue.ts'
import { bulkResultWords as words } from '../../../words/applications.ts'
import type { BulkAction } from './bulk-work.ts'

const DONE: Record<BulkAction['kind'], (count: number) => string> = {
  move: words.moved,
  invite: words.invited,
  evaluate: words.evaluated,
  tag: words.tagged,
}

/** A move can be undone for the applications that may move back. */
function undo(items: readonly ApplicationListItem[], action: BulkAction, settled: () => unknown) {
  if (action.kind !== 'move') return {}
  const back = items.filter(item => nextStages(action.stage, 'active').includes(item.stage))
  if (back.length === 0) return {}
  const run = () =>
    void Promise.allSettled(back.map(item => moveApplication(item.id, { stage: item.stage }))).then(settled)
  return { action: { label: words.undo, alt: words.undoByHand, run } }
}

/** Does one thing to each of the given applications in turn. Refusals are shown, and `onDone` is then not called. */
export function useBulk(onDone: () => void) {
  const client = useQueryClient()
  const work = useMutation({
    mutationFn: async ({ items, action }: { items: readonly ApplicationListItem[]; action: BulkAction }) => {
      // Fetched when it is first wanted: the list is the workspace's first page, and light.
      const { doOne } = await import('./bulk-work.ts')
      const refused: string[] = []
      for (const item of items) {
        try {
          await doOne(item, action)
        } catch (error) {
          refused.push(`${item.name}: ${(error as Error).message}`)
        }
      }
      return { done: items.length - refused.length, refused }
    },
    onSuccess: ({ done, refused }, { items, action }) => {
      toast({
        title: DONE[action.kind](done),
        ...undo(items, action, () => refreshApplications(client)),
        ...(refused.length > 0 && { description: refused.slice(0, 3).join(' '), tone: 'danger' as const }),
      })
      if (refused.length === 0) onDone()
      return refreshApplications(client)
    },
  })
  return {
    run: (items: readonly ApplicationListItem[], action: BulkAction) =>
      items.length > 0 && work.mutate({ items, action }),
    busy: work.isPending,
  }
}
