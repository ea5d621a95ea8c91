import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { errorWords } from '#ui/error-text.ts'
import { Icon } from '#ui/icon.tsx'
import { toast } from '#ui/toast-queue.ts'
import { exportWords as words } from '../words/export.ts'
import { exportApplications, type ListFilter } from './api.ts'

/** Downloads what the filter shows as a file. */
export function ExportButton({ filter }: { filter: ListFilter }) {
  const download = useMutation({
    mutationFn: () => exportApplications(filter),
    onSuccess: file => {
      const url = URL.createObjectURL(file)
      Object.assign(document.createElement('a'), { href: url, download: 'applications.csv' }).click()
      URL.revokeObjectURL(url)
    },
    onError: error => toast({ title: words.failed, description: errorWords(error).says, tone: 'danger' }),
  })
  return (
    <Button busy={download.isPending} onClick={() => download.mutate()}>
      <Icon of={Download} /> {words.export}
    </Button>
  )
}
