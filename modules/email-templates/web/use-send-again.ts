import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorWords } from '#ui/error-text.ts'
import { toast } from '#ui/toast-queue.ts'
import { sentWords as words } from '../words/sent.ts'
import { refreshEmails, sendAgain } from './api.ts'

/** Sends e-mails again and says how many. */
export function useSendAgain() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: sendAgain,
    onSuccess: ({ sent }) =>
      toast(
        sent > 0 ? { title: words.again(sent) } : { title: words.nothingAgain, description: words.nothingAgainNote },
      ),
    onError: error => toast({ title: words.againFailed, description: errorWords(error).says, tone: 'danger' }),
    onSettled: () => refreshEmails(client),
  })
}
