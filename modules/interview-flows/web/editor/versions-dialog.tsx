import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { browserZone } from '#platform/locale/dates.ts'
import { locale } from '#platform/locale/locale.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast-queue.ts'
import { useNow } from '#ui/use-now.ts'
import type { FlowVersion } from '../../contract/versions.ts'
import { editorWords } from '../../words/editor.ts'
import type { Flow } from '../api.ts'
import { flowVersionsQuery, refreshFlows, restoreFlow } from '../flows/api.ts'

const words = editorWords.versions

interface VersionsDialogProps {
  based: { readonly id: string; readonly version: number }
  isChanged: boolean
  mayEdit: boolean
  onRestored: (flow: Flow) => void
  onClose: () => void
}

/** All versions of a flow: who saved them, which AI interviews use them, and restoring one. */
export function VersionsDialog({ based, isChanged, mayEdit, onRestored, onClose }: VersionsDialogProps) {
  const client = useQueryClient()
  const versions = useQuery(flowVersionsQuery(based.id))
  const restore = useMutation({
    mutationFn: (version: number) => restoreFlow(based.id, version, based.version),
    onSuccess: async (flow, version) => {
      onRestored(flow)
      toast({ title: words.restored(version) })
      onClose()
      await refreshFlows(client)
    },
  })
  return (
    <Dialog open size="wide" onOpenChange={open => open || onClose()} title={words.title} description={words.text}>
      <FormProblem error={restore.error} title={words.notRestored} />
      {isChanged && mayEdit && <p className="pb-3 text-13 text-attention">{words.unsaved}</p>}
      {versions.isPending && (
        <SkeletonGroup>
          <Skeleton className="h-40" />
        </SkeletonGroup>
      )}
      {versions.isError && (
        <ErrorState error={versions.error} title={words.failed} onRetry={() => void versions.refetch()} />
      )}
      <ul className="border-t border-line">
        {versions.data?.items.map(one => (
          <VersionRow
            key={one.version}
            of={one}
            isCurrent={one.version === based.version}
            busy={restore.isPending && restore.variables === one.version}
            onRestore={mayEdit && !isChanged ? () => restore.mutate(one.version) : null}
          />
        ))}
      </ul>
    </Dialog>
  )
}

interface VersionRowProps {
  of: FlowVersion
  isCurrent: boolean
  busy: boolean
  onRestore: (() => void) | null
}

function VersionRow({ of, isCurrent, busy, onRestore }: VersionRowProps) {
  const now = useNow()
  const day = of.saved_at && locale.day(new Date(of.saved_at), browserZone(), new Date(now))
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {editorWords.version(of.version)}
          {isCurrent && <Chip tone="brand">{words.current}</Chip>}
        </p>
        <p className="num text-13 text-text-2">
          {locale.parts([day ? words.savedBy(day, of.saved_by) : words.unknown, words.facts(of.rounds, of.questions)])}
          {of.screenings > 0 && <span className="block">{words.screenings(of.screenings)}</span>}
        </p>
      </div>
      {!isCurrent && onRestore && (
        <Button size="small" busy={busy} aria-label={words.restoreOf(of.version)} onClick={onRestore}>
          {words.restore}
        </Button>
      )}
    </li>
  )
}
