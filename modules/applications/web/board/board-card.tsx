import { Link } from '#ui/router.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import type { ApplicationListItem } from '../../contract.ts'
import { listWords } from '../../words/list.ts'
import { EvidenceLine } from '../evidence-line.tsx'
import { InterviewCell, MatchCell } from '../scores.tsx'
import { DaysInStage } from '../waiting-cell.tsx'

/** All cards have one height, in px, so that columns of any length stay light. */
export const BOARD_CARD_HEIGHT = 148

interface BoardCardProps {
  item: ApplicationListItem
  hrefOf: (item: ApplicationListItem) => string
  picked: ReadonlySet<string>
  onPick: ((ids: readonly string[], picked: boolean, range?: boolean) => void) | null
  focusedId: string | null
  people: ReadonlyMap<string, string>
  /** Null if the card cannot be dragged. */
  onDragStart: ((item: ApplicationListItem) => void) | null
  onDragEnd: () => void
}

/** A candidate on the board. */
export function BoardCard({ item, hrefOf, picked, onPick, focusedId, people, onDragStart, onDragEnd }: BoardCardProps) {
  const isPicked = picked.has(item.id)
  const owner = item.owner_id && people.get(item.owner_id)
  return (
    // The keyboard moves the focused card with m.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      data-row={item.id}
      data-focused={focusedId === item.id || undefined}
      draggable={onDragStart !== null}
      onDragStart={event => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', item.name)
        onDragStart?.(item)
      }}
      onDragEnd={onDragEnd}
      style={{ height: BOARD_CARD_HEIGHT }}
      className={`group card relative mb-2.5 flex flex-col gap-1.5 px-3 py-2.5 ${onDragStart ? 'cursor-grab' : ''} ${isPicked ? 'border-brand-line bg-brand-tint/55' : ''} ${focusedId === item.id ? 'outline-2 outline-focus' : ''}`}
    >
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0 leading-snug">
          <Link
            to={hrefOf(item)}
            draggable={false}
            className="block truncate text-14 font-medium after:absolute after:inset-0 hover:underline"
          >
            {item.name}
          </Link>
          <span className="flex gap-2 text-12 text-text-2">
            <span className="truncate">{item.job.title}</span>
            {item.sample && <span className="font-medium">{listWords.sample}</span>}
            {item.knockout && <span className="font-medium text-attention">{listWords.knockout}</span>}
          </span>
        </div>
        {onPick && (
          <Checkbox
            hideLabel
            label={listWords.select(item.name)}
            className={`relative z-1 shrink-0 ${isPicked ? '' : 'md:opacity-0 md:group-hover:opacity-100 md:has-focus-visible:opacity-100'}`}
            checked={isPicked}
            onChange={event => onPick([item.id], event.target.checked)}
          />
        )}
      </div>
      <div className="line-clamp-2 h-12 text-13 [&_.quote]:text-[0.9375rem]/[24px]">
        <EvidenceLine item={item} wrap />
      </div>
      <div className="mt-auto flex items-center justify-between gap-2 text-12">
        <span className="min-w-0 truncate">
          {item.interview.state || item.screening ? (
            <InterviewCell interview={item.interview} screening={item.screening} blind={item.blind} />
          ) : (
            <MatchCell match={item.match} resumeState={item.resume_state} blind={item.blind} />
          )}
        </span>
        <span className="flex shrink-0 items-center gap-1.5 text-text-2">
          <DaysInStage {...item} />
          {owner && (
            <span title={owner}>
              <Avatar name={owner} size="small" />
              <span className="sr-only">{owner}</span>
            </span>
          )}
        </span>
      </div>
    </li>
  )
}
