import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ApplicationListItem, Stage } from '#modules/applications/contract.ts'
import { moveApplication, refreshApplications, setTags } from '#modules/applications/web/api.ts'
import { evaluate } from '#modules/evaluation/web/api.ts'
import { inviteApplication } from '#modules/interviews/web/api.ts'
import { toast } from '#ui/toast-queue.ts'

export type BulkAction =
  { kind: 'move'; stage: Stage } | { kind: 'invite' } | { kind: 'evaluate' } | { kind: 'tag'; tag: string }

const DONE: Record<BulkAction['kind'], string> = {
  move: 'moved',
  invite: 'invited',
  evaluate: 'read again',
  tag: 'tagged',
}

function doOne(item: ApplicationListItem, action: BulkAction): Promise<unknown> {
  switch (action.kind) {
    case 'move':
      return moveApplication(item.id, { stage: action.stage })
    case 'invite':
      return inviteApplication(item.id)
    case 'evaluate':
      return evaluate(item.id)
    case 'tag':
      return setTags(item.id, [...new Set([...item.tags, action.tag])])
  }
}

/** Does one thing to each of the given, one after the other; what was refused is told, and `onDone` is then not called. */
export function useBulk(onDone: () => void) {
  const client = useQueryClient()
  const work = useMutation({
    mutationFn: async ({ items, action }: { items: readonly ApplicationListItem[]; action: BulkAction }) => {
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
    onSuccess: ({ done, refused }, { action }) => {
      toast({
        title: `${done} ${DONE[action.kind]}`,
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
