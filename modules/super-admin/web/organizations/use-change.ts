import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '#ui/toast-queue.ts'
import { refreshOrganization } from '../organizations-api.ts'

interface Change<Input, Reply> {
  readonly id: string
  readonly send: (input: Input) => Promise<Reply>
  /** What is said when it is done. */
  readonly done: (reply: Reply) => string
  readonly onClose: () => void
}

/** A change of an organization from a dialog: afterwards the page shows it, and the dialog closes. */
export function useChange<Input, Reply>({ id, send, done, onClose }: Change<Input, Reply>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: async reply => {
      toast({ title: done(reply) })
      onClose()
      await refreshOrganization(client, id)
    },
  })
}
