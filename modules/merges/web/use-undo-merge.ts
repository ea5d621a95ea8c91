import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorWords } from '#ui/error-text.ts'
import { toast } from '#ui/toast-queue.ts'
import { mergeWords as words } from '../words/merge.ts'
import { refreshAfterMerge, undoMerge } from './api.ts'

/** Undoes a merge, and says so. */
export function useUndoMerge() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: undoMerge,
    onSuccess: () => {
      toast({ title: words.undone })
      return refreshAfterMerge(client)
    },
    onError: error => toast({ title: words.undoFailed, description: errorWords(error).says, tone: 'danger' }),
  })
}
