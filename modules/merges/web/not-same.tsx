import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button, type ButtonSize } from '#ui/button.tsx'
import { errorWords } from '#ui/error-text.ts'
import { toast } from '#ui/toast-queue.ts'
import type { PossiblePerson } from '../contract.ts'
import { duplicateWords as words } from '../words/duplicates.ts'
import { decideDuplicate, refreshMerges } from './api.ts'

type Person = Pick<PossiblePerson, 'candidate_uuid' | 'name'>

interface NotSameProps {
  candidates: readonly [Person, Person]
  size?: ButtonSize
  onDismissed?: () => void
}

/** Remembers that two candidates are not the same person. It can be undone from the message. */
export function NotSame({ candidates: [one, other], size = 'small', onDismissed }: NotSameProps) {
  const client = useQueryClient()
  const decide = useMutation({
    mutationFn: (dismissed: boolean) => decideDuplicate([one.candidate_uuid, other.candidate_uuid], dismissed),
    onSuccess: (_, dismissed) => {
      if (dismissed) {
        toast({
          title: words.dismissed(one.name, other.name),
          action: { label: words.undo, alt: words.undoAlt, run: () => decide.mutate(false) },
        })
        onDismissed?.()
      }
      return refreshMerges(client)
    },
    onError: error => toast({ title: words.dismissFailed, description: errorWords(error).says, tone: 'danger' }),
  })
  return (
    <Button size={size} busy={decide.isPending} onClick={() => decide.mutate(true)}>
      {words.notSame}
    </Button>
  )
}
