import { useMutation } from '@tanstack/react-query'
import { errorWords } from '#ui/error-text.ts'
import { toast } from '#ui/toast-queue.ts'
import { exportWords as words } from '../words/export.ts'

/** Saves exported applications as a file. */
export const useExport = (read: () => Promise<Blob>) =>
  useMutation({
    mutationFn: read,
    onSuccess: file => {
      const url = URL.createObjectURL(file)
      Object.assign(document.createElement('a'), { href: url, download: 'applications.csv' }).click()
      URL.revokeObjectURL(url)
    },
    onError: error => toast({ title: words.failed, description: errorWords(error).says, tone: 'danger' }),
  })
