import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from '#ui/button.tsx'
import { errorWords } from '#ui/error-text.ts'
import { toast } from '#ui/toast-queue.ts'
import type { DuplicatePair } from '../contract.ts'
import { duplicateWords as words } from '../words/duplicates.ts'
import { decideDuplicate, refreshMerges } from './api.ts'

/** Remembers that a pair is not the same person. It can be undone from the message. */
export function NotSame({ pair }: { pair: DuplicatePair }) {
  const client = useQueryClient()
  const [one, other] = pair.candidates
  const decide = useMutation({
    mutationFn: (dismissed: boolean) => decideDuplicate([one.candidate_uuid, other.candidate_uuid], dismissed),
    onSuccess: (_, dismissed) => {
      if (dismissed)
        toast({
          title: words.dismissed(one.name, other.name),
          action: { label: words.undo, alt: words.undoAlt, run: () => decide.mutate(false) },
        })
      return refreshMerges(client)
    },
    onError: error => toast({ title: words.dismissFailed, description: errorWords(error).says, tone: 'danger' }),
  })
  return (
    <Button size="small" busy={decide.isPending} onClick={() => decide.mutate(true)}>
      {words.notSame}
    </Button>
  )
}
