import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { errorWords } from '#ui/error-text.ts'
import { Icon } from '#ui/icon.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast-queue.ts'
import { saveText } from './save-text.ts'

interface ExportButtonProps {
  words: {
    readonly export: string
    readonly exportFailed: string
    readonly incomplete: string
    readonly fileName: string
  }
  load: () => Promise<{ readonly csv: string; readonly complete: boolean; readonly says: string }>
}

/** Saves a list as CSV, with the filters that are set. */
export function ExportButton({ words, load }: ExportButtonProps) {
  const download = useMutation({
    mutationFn: load,
    onSuccess({ csv, says, complete }) {
      saveText(csv, words.fileName)
      toast({ title: says, ...(!complete && { description: words.incomplete }) })
    },
    onError: error => toast({ title: words.exportFailed, description: errorWords(error).says, tone: 'danger' }),
  })
  return (
    <Button busy={download.isPending} onClick={() => download.mutate()}>
      <Icon of={Download} /> {words.export}
    </Button>
  )
}

/** The rows of a list while it loads. */
export const LoadingRows = ({ label }: { label: string }) => (
  <SkeletonGroup label={label} className="grid gap-5 border-y border-line py-4">
    {[0, 1, 2, 3, 4].map(row => (
      <Skeleton key={row} className="h-6 w-full" />
    ))}
  </SkeletonGroup>
)

interface ListEndProps {
  showing: string
  more: string
  hasMore: boolean
  busy: boolean
  onMore: () => void
}

/** How much of a list is shown, and the button for more. */
export const ListEnd = ({ showing, more, hasMore, busy, onMore }: ListEndProps) => (
  <footer className="flex min-h-11 flex-wrap items-center gap-x-3.5 gap-y-2 text-12 text-text-2">
    <span className="num">{showing}</span>
    {hasMore && (
      <Button size="small" busy={busy} onClick={onMore}>
        {more}
      </Button>
    )}
  </footer>
)
