import { type ReactNode, useState } from 'react'
import { locale } from '#platform/locale/locale.ts'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { Stage as StageName } from '#ui/stage-ring.tsx'
import type { ApplicationListItem, Stage } from '../../contract.ts'
import { nextStages, STAGE_NAMES } from '../../policy.ts'
import { boardWords as words } from '../../words/board.ts'
import { listPageWords } from '../../words/list-page.ts'
import { useVisibleRows } from '../use-visible-rows.ts'
import { BOARD_CARD_HEIGHT, BoardCard } from './board-card.tsx'
import type { BoardColumn } from './use-board.ts'

interface BoardColumnsProps {
  columns: readonly BoardColumn[]
  aboutStage?: (stage: Stage) => ReactNode
  hrefOf: (item: ApplicationListItem) => string
  picked: ReadonlySet<string>
  onPick: ((ids: readonly string[], picked: boolean, range?: boolean) => void) | null
  focusedId: string | null
  people: ReadonlyMap<string, string>
  /** Null for people who may not move candidates. */
  onMove: ((item: ApplicationListItem, to: Stage) => void) | null
}

const GAP = 10
const CARDS_OF_SKELETON = [0, 1, 2]

/** Candidates by stage. A card is dragged to another stage, or moved with the keyboard. */
export function BoardColumns({ columns, aboutStage, onMove, ...cards }: BoardColumnsProps) {
  const [dragged, setDragged] = useState<ApplicationListItem | null>(null)
  const [over, setOver] = useState<Stage | null>(null)
  const accepts = (stage: Stage) => dragged !== null && nextStages(dragged.stage, dragged.outcome).includes(stage)
  const end = () => {
    setDragged(null)
    setOver(null)
  }
  return (
    <div className="flex flex-1 snap-x scroll-px-4 gap-3 overflow-x-auto border-t border-line bg-sunken px-4 py-4 md:scroll-px-7 md:px-7">
      {columns.map(column => (
        // Dragging has an equal way by keyboard: m moves the focused card.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <section
          key={column.stage}
          aria-label={STAGE_NAMES[column.stage]}
          onDragOver={event => {
            if (!accepts(column.stage)) return
            event.preventDefault()
            setOver(column.stage)
          }}
          onDragLeave={() => setOver(before => (before === column.stage ? null : before))}
          onDrop={event => {
            event.preventDefault()
            if (dragged && accepts(column.stage)) onMove?.(dragged, column.stage)
            end()
          }}
          className={`flex min-w-[208px] flex-1 snap-start flex-col rounded-card p-1 transition-colors max-md:min-w-[82vw] ${over === column.stage ? 'bg-brand-tint' : ''} ${dragged && dragged.stage !== column.stage && !accepts(column.stage) ? 'opacity-50' : ''}`}
        >
          <h2 className="flex items-center justify-between gap-1 pb-2.5 text-13 font-medium whitespace-nowrap">
            <span className="flex items-center gap-1.5">
              <StageName stage={column.stage} />
              <span className="num font-normal text-text-2">{column.total}</span>
            </span>
            {aboutStage?.(column.stage)}
          </h2>
          <Cards column={column} {...cards} onDragStart={onMove && setDragged} onDragEnd={end} />
        </section>
      ))}
    </div>
  )
}

interface CardsProps extends Omit<BoardColumnsProps, 'columns' | 'aboutStage' | 'onMove'> {
  column: BoardColumn
  onDragStart: ((item: ApplicationListItem) => void) | null
  onDragEnd: () => void
}

function Cards({ column, ...cards }: CardsProps) {
  const { items, total, more, busy, error, retry } = column
  const { ref, first, last, before, after } = useVisibleRows<HTMLUListElement>(items.length, BOARD_CARD_HEIGHT + GAP)
  if (error) return <ErrorState error={error} title={listPageWords.failed} onRetry={retry} />
  if (total === undefined)
    return (
      <SkeletonGroup label={words.loading} className="grid gap-2.5">
        {CARDS_OF_SKELETON.map(card => (
          <Skeleton key={card} className="h-37 rounded-card" />
        ))}
      </SkeletonGroup>
    )
  if (items.length === 0) return <p className="px-1 py-6 text-center text-12 text-text-2">{words.empty}</p>
  return (
    <>
      <ul ref={ref} aria-label={words.candidates} style={{ paddingTop: before, paddingBottom: after }}>
        {items.slice(first, last).map(item => (
          <BoardCard key={item.id} item={item} {...cards} />
        ))}
      </ul>
      {more && (
        <Button kind="quiet" size="small" busy={busy} onClick={more}>
          {words.more(locale.number(items.length), total)}
        </Button>
      )}
    </>
  )
}
