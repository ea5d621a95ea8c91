import { useMutation, useQueryClient } from '@tanstack/react-query'
import { moveApplication } from '#modules/applications/web/api.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { errorWords } from '#ui/error-text.ts'
import { toast } from '#ui/toast-queue.ts'
import { panelWords } from '../words/panel.ts'
import { refreshOffers } from './api.ts'

const words = panelWords.accepted

interface AcceptedProps {
  applicationId: string
  name: string
  canHire: boolean
}

/** After an acceptance, a person marks the candidate as hired. Nothing does it by itself. */
export function Accepted({ applicationId, name, canHire }: AcceptedProps) {
  const client = useQueryClient()
  const move = useMutation({
    mutationFn: (outcome: 'hired' | 'active') => moveApplication(applicationId, { outcome }),
    onSuccess: (_, outcome) => {
      if (outcome === 'hired')
        toast({
          title: words.hired(name),
          action: { label: words.undo, alt: words.undoAlt, run: () => move.mutate('active') },
        })
      return refreshOffers(client)
    },
  })
  return (
    <Alert
      tone="brand"
      className="mt-4"
      title={words.title(name)}
      actions={
        canHire && (
          <Button size="small" busy={move.isPending} onClick={() => move.mutate('hired')}>
            {words.hire}
          </Button>
        )
      }
    >
      {canHire && words.text}
      {move.isError && <p className="field-error">{errorWords(move.error).says}</p>}
    </Alert>
  )
}
