import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '#ui/toast-queue.ts'
import type { ApplicationListItem, Stage } from '../contract.ts'
import { nextStages } from '../policy.ts'
import { bulkResultWords as words } from '../words/bulk.ts'
import { moveApplication, refreshApplications } from './api.ts'

export type BulkAction =
  | { kind: 'move'; stage: Stage }
  | { kind: 'invite' }
  | { kind: 'evaluate' }
  | { kind: 'tag'; tag: string }

/** Loads what does an action to one application: some actions belong to modules above this one. */
export type LoadBulkWork = () => Promise<(item: ApplicationListItem, action: BulkAction) => Promise<unknown>>

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
export function useBulk(loadWork: LoadBulkWork, onDone: () => void) {
  const client = useQueryClient()
  const work = useMutation({
    mutationFn: async ({ items, action }: { items: readonly ApplicationListItem[]; action: BulkAction }) => {
      // Fetched when it is first wanted: the list is the workspace's first page, and light.
      const doOne = await loadWork()
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
