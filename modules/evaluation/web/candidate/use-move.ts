import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { CallError } from '#platform/contract/client.ts'
import { type Move, moveApplication, refreshApplications } from '#modules/applications/web/api.ts'
import { toast } from '#ui/toast-queue.ts'
import { actionWords as words } from '../../words/candidate.ts'
import { movedText, type Standing, undoOf } from './next-step.ts'

/** After a decision everything that shows the application is fetched again. */
export const refreshDecided = (client: QueryClient) =>
  Promise.all([
    refreshApplications(client),
    client.invalidateQueries({ queryKey: ['screenings'] }),
    client.invalidateQueries({ queryKey: ['evaluation'] }),
  ])

/** Moves an application, and offers to undo it. */
export function useMove(application: Standing & { readonly id: string; readonly name: string }) {
  const client = useQueryClient()
  const move = useMutation({
    mutationFn: (body: Move) => moveApplication(application.id, body),
    // After a refusal the page shows where the application stands now.
    onError: error => error instanceof CallError && error.code === 'stale' && refreshDecided(client),
    onSuccess: (_, body) => {
      const undo = undoOf(application, body)
      toast({
        title: movedText(application.name, body),
        ...(undo && { action: { label: words.undo, alt: words.undoInMenu, run: () => move.mutate(undo) } }),
      })
      return refreshDecided(client)
    },
  })
  return move
}
