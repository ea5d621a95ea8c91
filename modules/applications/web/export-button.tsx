import { Download } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { exportWords as words } from '../words/export.ts'
import { exportApplications, type ListFilter } from './api.ts'
import { useExport } from './use-export.ts'

/** Downloads what the filter shows as a file. */
export function ExportButton({ filter }: { filter: ListFilter }) {
  const download = useExport(() => exportApplications(filter))
  return (
    <Button busy={download.isPending} onClick={() => download.mutate()}>
      <Icon of={Download} /> {words.export}
    </Button>
  )
}
