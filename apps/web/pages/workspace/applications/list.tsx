import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ApplicationListItem } from '#modules/applications/contract.ts'
import type { ListFilter } from '#modules/applications/web/api.ts'
import { ApplicationCards } from '#modules/applications/web/application-cards.tsx'
import { ApplicationsTable } from '#modules/applications/web/applications-table.tsx'
import { keepWalk, readWalk } from '#modules/applications/web/walk.ts'
import { useShortcuts } from '#ui/shortcuts.ts'
import { useCan } from '../../../session.ts'
import { shortcutWords as words } from '../../../words/applications.ts'
import type { BulkAction } from './bulk-work.ts'
import { useBulk } from './use-bulk.ts'

/** Loaded when something is first selected. */
const BulkActions = lazy(() =>
  import('#modules/applications/web/bulk-actions.tsx').then(m => ({ default: m.BulkActions })),
)

interface ListProps {
  items: readonly ApplicationListItem[]
  hrefOf: (item: ApplicationListItem) => string
  /** The list's filters, as in its address. */
  address: string
  /** How many applications the complete list has, as text. */
  total: string
  sort: NonNullable<ListFilter['sort']>
  onSort: (sort: NonNullable<ListFilter['sort']>) => void
  children: ReactNode
}

/** The list with its keyboard and its bulk bar. */
export function List({ items, hrefOf, address, total, sort, onSort, children }: ListProps) {
  const navigate = useNavigate()
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const [focusId, setFocusId] = useState<string | null>(() => lastOpened(address))
  const [moving, setMoving] = useState(false)
  const decides = useCan('candidates.decide')
  const bulk = useBulk(() => setMarked(new Set()))
  // Applications that a filter hides are not selected: no one should move what they cannot see.
  const picked = items.filter(({ id }) => marked.has(id))
  const pickedIds = new Set(picked.map(({ id }) => id))
  const at = items.findIndex(({ id }) => id === focusId)
  const focused = items[at] ?? null
  useEffect(() => {
    keepWalk({ address, total, steps: items.map(({ id, candidate_uuid }) => ({ id, candidate_uuid })) })
  }, [address, total, items])
  const pick = (ids: readonly string[], on: boolean) =>
    setMarked(before => {
      const after = new Set([...before].filter(id => !ids.includes(id)))
      if (on) for (const id of ids) after.add(id)
      return after
    })
  const walk = (step: number) => {
    const next = items[Math.min(items.length - 1, Math.max(0, at + step))]
    if (!next) return
    setFocusId(next.id)
    document.querySelector(`[data-row="${next.id}"]`)?.scrollIntoView({ block: 'nearest' })
  }
  const clear = () => setMarked(new Set())
  const chosen = () => (picked.length > 0 ? picked : focused ? [focused] : [])
  const startMoving = () => {
    if (!decides) return
    if (picked.length === 0 && focused) pick([focused.id], true)
    if (chosen().length > 0) setMoving(true)
  }
  const run = (action: BulkAction) => decides && bulk.run(picked, action)
  useShortcuts([
    { keys: 'j', label: words.next, run: () => walk(1) },
    { keys: 'k', label: words.previous, run: () => walk(at < 0 ? 1 : -1) },
    { keys: 'x', label: words.select, run: () => focused && pick([focused.id], !pickedIds.has(focused.id)) },
    { keys: 'Enter', label: words.open, run: event => openFocused(event, focused, hrefOf, navigate) },
    { keys: 'e', label: words.evaluate, run: () => decides && bulk.run(chosen(), { kind: 'evaluate' }) },
    { keys: 'm', label: words.move, run: startMoving },
    { keys: 'i', label: words.invite, run: () => run({ kind: 'invite' }) },
    { keys: 'Escape', label: words.clear, run: clear },
  ])
  return (
    <div className="flex flex-1 flex-col">
      <ApplicationsTable
        items={items}
        hrefOf={hrefOf}
        picked={pickedIds}
        onPick={pick}
        focusedId={focused?.id ?? null}
        sort={sort}
        onSort={onSort}
      />
      <ApplicationCards items={items} hrefOf={hrefOf} picked={pickedIds} onPick={pick} />
      {children}
      {decides && picked.length > 0 && (
        <Suspense>
          <BulkActions
            count={picked.length}
            busy={bulk.busy}
            moving={moving}
            onMovingChange={setMoving}
            onMove={stage => run({ kind: 'move', stage })}
            onInvite={() => run({ kind: 'invite' })}
            onEvaluate={() => run({ kind: 'evaluate' })}
            onTag={tag => run({ kind: 'tag', tag })}
            onClear={clear}
          />
        </Suspense>
      )}
    </div>
  )
}

const lastOpened = (address: string) => {
  const walk = readWalk()
  return walk?.address === address ? (walk.last ?? null) : null
}

/** Enter on a link or a button activates it; elsewhere it opens the row that j and k selected. */
function openFocused(
  event: KeyboardEvent,
  focused: ApplicationListItem | null,
  hrefOf: ListProps['hrefOf'],
  navigate: (to: string) => unknown,
) {
  const own = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('a, button, summary') : null
  if (own) own.click()
  else if (focused) navigate(hrefOf(focused))
}
