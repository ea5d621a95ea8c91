import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Copy, Download, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { browserZone } from '#platform/locale/dates.ts'
import { locale } from '#platform/locale/locale.ts'
import { DropdownMenu, MenuItem, MenuSeparator } from '#ui/dropdown-menu.tsx'
import { errorWords } from '#ui/error-text.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Link } from '#ui/router.tsx'
import { toast } from '#ui/toast-queue.ts'
import { useNow } from '#ui/use-now.ts'
import type { UsingJob } from '../../contract.ts'
import { flowWords as words } from '../../words/flows.ts'
import type { Flow } from '../api.ts'
import { duplicateFlow, exportFlow, refreshFlows } from './api.ts'

const RemoveFlowDialog = lazy(() => import('./remove-flow-dialog.tsx').then(m => ({ default: m.RemoveFlowDialog })))

interface FlowListProps {
  flows: readonly Flow[]
  jobs: Readonly<Record<string, readonly UsingJob[]>>
  /** How many jobs that the reader does not see use each flow. */
  otherJobs: Readonly<Record<string, number>>
  mayEdit: boolean
  hrefOf: (id: string) => string
}

/** All flows: how long they are, and which jobs use them. */
export function FlowList({ flows, jobs, otherJobs, mayEdit, hrefOf }: FlowListProps) {
  const [removing, setRemoving] = useState<Flow | null>(null)
  return (
    <>
      <ul aria-label={words.list} className="border-t border-line">
        {flows.map(flow => (
          <FlowRow
            key={flow.id}
            flow={flow}
            jobs={jobs[flow.id] ?? []}
            otherJobs={otherJobs[flow.id] ?? 0}
            mayEdit={mayEdit}
            href={hrefOf(flow.id)}
            onRemove={() => setRemoving(flow)}
          />
        ))}
      </ul>
      {removing && (
        <Suspense>
          <RemoveFlowDialog flow={removing} jobs={jobs[removing.id] ?? []} onClose={() => setRemoving(null)} />
        </Suspense>
      )}
    </>
  )
}

/** Saves a flow as a file on the device of the person who exports it. */
async function download({ id, name }: Flow): Promise<void> {
  const content = JSON.stringify(await exportFlow(id), null, 2)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type: 'application/json' }))
  link.download = `${name.replaceAll(/[^\p{L}\p{N} -]/gu, '').trim() || 'flow'}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}

interface FlowRowProps {
  flow: Flow
  jobs: readonly UsingJob[]
  otherJobs: number
  mayEdit: boolean
  href: string
  onRemove: () => void
}

const MOST_TITLES = 2

const tell = (title: string) => (error: unknown) =>
  toast({ title, description: errorWords(error).says, tone: 'danger' })

function FlowRow({ flow, jobs, otherJobs, mayEdit, href, onRemove }: FlowRowProps) {
  const client = useQueryClient()
  const now = useNow()
  const copy = useMutation({
    mutationFn: () => duplicateFlow(flow.id),
    onSuccess: async ({ name }) => {
      await refreshFlows(client)
      toast({ title: words.duplicated(name) })
    },
    onError: tell(words.duplicateFailed),
  })
  const save = useMutation({ mutationFn: () => download(flow), onError: tell(words.exportFailed) })
  const questions = flow.rounds.reduce((sum, round) => sum + round.questions.length, 0)
  const minutes = flow.rounds.reduce((sum, round) => sum + round.minutes, 0)
  const used = jobs.length + otherJobs
  const titles = jobs.slice(0, MOST_TITLES).map(({ title }) => title)
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-line px-4 py-3 hover:bg-sunken md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1.4fr)_auto] md:px-7">
      <div className="min-w-0">
        <Link to={href} className="font-medium wrap-anywhere after:absolute after:inset-0">
          {flow.name}
        </Link>
        {flow.description && <p className="truncate text-13 text-text-2">{flow.description}</p>}
      </div>
      <p className="num text-13 text-text-2 max-md:col-start-1">
        {locale.parts([words.rounds(flow.rounds.length), words.questions(questions)])}
        <span className="block">{words.minutes(minutes)}</span>
      </p>
      <p className="text-13 text-text-2 max-md:col-start-1">
        {used === 0 ? words.unused : used > titles.length ? words.jobs(used) : locale.list(titles)}
        <span className="num block">
          {locale.parts([
            `${words.version} ${words.versionNumber(flow.version)}`,
            words.updated(locale.day(new Date(flow.updated_at), browserZone(), new Date(now))),
          ])}
        </span>
      </p>
      <span className="relative max-md:col-start-2 max-md:row-start-1">
        <DropdownMenu
          align="end"
          trigger={
            <IconButton icon={Ellipsis} label={words.actions(flow.name)} busy={copy.isPending || save.isPending} />
          }
        >
          <MenuItem
            as={
              <Link to={href}>
                <Pencil size={16} aria-hidden="true" className="text-text-2" />
                {mayEdit ? words.edit : words.view}
              </Link>
            }
          />
          {mayEdit && (
            <MenuItem icon={Copy} onSelect={() => copy.mutate()}>
              {words.duplicate}
            </MenuItem>
          )}
          <MenuItem icon={Download} onSelect={() => save.mutate()}>
            {words.exportIt}
          </MenuItem>
          {mayEdit && (
            <>
              <MenuSeparator />
              <MenuItem icon={Trash2} tone="danger" onSelect={onRemove}>
                {words.remove}
              </MenuItem>
            </>
          )}
        </DropdownMenu>
      </span>
    </li>
  )
}
