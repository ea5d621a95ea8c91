import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { browserZone } from '#platform/locale/dates.ts'
import { locale } from '#platform/locale/locale.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { useNow } from '#ui/use-now.ts'
import type { TemplateVersion } from '../../contract.ts'
import { editorWords as words } from '../../words/editor.ts'
import { type Place, versionsQuery } from '../api.ts'
import { ChipLine } from '../chip-line.tsx'

interface Text {
  readonly subject: string
  readonly body: string
}

interface HistoryDialogProps {
  place: Place
  text: Text
  current: number
  onRestore: (text: Text) => void
  onClose: () => void
}

/** Every published text, compared with the one that is written, and restored as the draft. */
export function HistoryDialog({ place, text, current, onRestore, onClose }: HistoryDialogProps) {
  const versions = useQuery(versionsQuery(place))
  const [compared, setCompared] = useState<TemplateVersion | null>(null)
  const { data } = versions
  return (
    <Dialog
      open
      onOpenChange={open => open || onClose()}
      size="wide"
      title={words.historyTitle}
      description={words.historyNote}
    >
      {versions.isError && (
        <ErrorState error={versions.error} title={words.historyFailed} onRetry={() => void versions.refetch()} />
      )}
      {versions.isPending && (
        <SkeletonGroup>
          <Skeleton className="h-32 w-full" />
        </SkeletonGroup>
      )}
      {data?.length === 0 && <p className="text-text-2">{words.noHistory}</p>}
      {compared && <Comparison version={compared} text={text} onBack={() => setCompared(null)} />}
      {!compared && data && data.length > 0 && (
        <ul className="border-t border-line">
          {data.map(one => (
            <VersionLine
              key={one.version}
              of={one}
              isCurrent={one.version === current}
              onCompare={() => setCompared(one)}
              onRestore={() => onRestore(one)}
            />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

interface VersionLineProps {
  of: TemplateVersion
  isCurrent: boolean
  onCompare: () => void
  onRestore: () => void
}

function VersionLine({ of, isCurrent, onCompare, onRestore }: VersionLineProps) {
  const now = useNow()
  const date = locale.day(new Date(of.published_at), browserZone(), now)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {words.version(of.version)}
          {isCurrent && <Chip tone="brand">{words.current}</Chip>}
        </p>
        <p className="num text-13 text-text-2">{of.published_by ? words.by(of.published_by.name, date) : date}</p>
        <p className="truncate text-13 text-text-2">
          <ChipLine text={of.subject} />
        </p>
      </div>
      <span className="flex gap-2">
        <Button size="small" kind="quiet" aria-label={words.compareWith(of.version)} onClick={onCompare}>
          {words.compare}
        </Button>
        <Button size="small" aria-label={words.restoreOf(of.version)} onClick={onRestore}>
          {words.restore}
        </Button>
      </span>
    </li>
  )
}

interface ComparedLine {
  readonly text: string
  readonly side: 'both' | 'removed' | 'added'
}

/** Lines of one text that the other does not have, in their order. */
function compare(before: readonly string[], after: readonly string[]): ComparedLine[] {
  const old = new Set(before)
  const now = new Set(after)
  const lines: ComparedLine[] = []
  let at = 0
  for (const text of after) {
    while (at < before.length && !now.has(before[at]!)) lines.push({ text: before[at++]!, side: 'removed' })
    if (!old.has(text)) lines.push({ text, side: 'added' })
    else {
      lines.push({ text, side: 'both' })
      if (before[at] === text) at += 1
    }
  }
  for (const text of before.slice(at)) if (!now.has(text)) lines.push({ text, side: 'removed' })
  return lines
}

const LOOKS = { both: '', removed: 'bg-danger-tint line-through', added: 'bg-brand-tint' }
const linesOf = ({ subject, body }: Text) => [subject, ...body.split('\n').filter(line => line.trim() !== '')]

function Comparison({ version, text, onBack }: { version: TemplateVersion; text: Text; onBack: () => void }) {
  const lines = compare(linesOf(version), linesOf(text))
  return (
    <div className="grid gap-2">
      <span>
        <Button size="small" kind="quiet" className="-ml-2.5" onClick={onBack}>
          {words.back}
        </Button>
      </span>
      <h3 className="font-medium">{words.compared(version.version)}</h3>
      {lines.every(({ side }) => side === 'both') && <p className="text-text-2">{words.same}</p>}
      <ul className="grid gap-1 rounded-control border border-line p-3 text-13">
        {lines.map(({ text: line, side }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines can be the same
          <li key={at} className={`px-1 wrap-anywhere ${LOOKS[side]}`}>
            {side !== 'both' && (
              <span className="sr-only">{side === 'added' ? words.addedLine : words.removedLine}: </span>
            )}
            <ChipLine text={line} />
          </li>
        ))}
      </ul>
    </div>
  )
}
