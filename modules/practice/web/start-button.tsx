import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from '#ui/button.tsx'
import { errorWords } from '#ui/error-text.ts'
import { toast } from '#ui/toast-queue.ts'
import { practiceWords as words } from '../words/practice.ts'
import { refreshPractices, startPractice } from './api.ts'

interface StartPracticeProps {
  jobId: string
  label: string
  kind?: 'primary'
}

/** Starts or continues the reader's practice interview of a job, on the pages that candidates see. */
export function StartPractice({ jobId, label, kind }: StartPracticeProps) {
  const client = useQueryClient()
  const start = useMutation({
    mutationFn: () => startPractice(jobId),
    onSuccess: ({ url }) => {
      void refreshPractices(client)
      window.location.assign(url)
    },
    onError: error => toast({ title: words.startFailed, description: errorWords(error).says, tone: 'danger' }),
  })
  return (
    <Button kind={kind} busy={start.isPending} onClick={() => start.mutate()}>
      {label}
    </Button>
  )
}
