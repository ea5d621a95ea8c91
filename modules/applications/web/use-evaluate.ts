import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '#ui/toast-queue.ts'
import type { ApplicationListItem } from '../contract.ts'
import { bulkResultWords as words } from '../words/bulk.ts'
import { refreshApplications } from './api.ts'

/** Loads what evaluates one application: evaluation belongs to a module above this one. */
export type LoadEvaluate = () => Promise<(id: string) => Promise<unknown>>

/** Starts an evaluation of each of the given applications. */
export function useEvaluate(load: LoadEvaluate) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (items: readonly ApplicationListItem[]) => {
      const evaluate = await load()
      const refused: string[] = []
      for (const item of items) {
        try {
          await evaluate(item.id)
        } catch (error) {
          refused.push(`${item.name}: ${(error as Error).message}`)
        }
      }
      return { started: items.length - refused.length, refused }
    },
    onSuccess: ({ started, refused }) => {
      toast({
        title: words.evaluated(started),
        ...(refused.length > 0 && { description: refused.slice(0, 3).join(' '), tone: 'danger' as const }),
      })
      return refreshApplications(client)
    },
  })
}
