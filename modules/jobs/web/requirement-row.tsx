import { ArrowDown, ArrowUp, ArrowUpDown, GripVertical, MessageCircleQuestion, TriangleAlert, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { DropdownMenu, MenuItem, MenuSeparator } from '#ui/dropdown-menu.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Input } from '#ui/input.tsx'
import type { Requirement } from '../contract.ts'
import { checkWords } from '../words/checks.ts'
import { editorWords } from '../words/editor.ts'
import type { Dragging, Edge } from './drag-requirement.ts'
import { RequirementCheck } from './requirement-check.tsx'
import { isVague, type Proposals } from './use-proposed-checks.ts'
import { WhereShown } from './where-shown.tsx'

const words = editorWords.requirements

/** Where a requirement stands in its group, and what can be done with it. */
interface RowActions {
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onChange: (part: Partial<Requirement>) => void
  readonly onMove: (step: 1 | -1) => void
  readonly onRegroup: () => void
  readonly onDrop: (draggedId: string, edge: Edge) => void
  readonly onRemove: () => void
  /** Enter in the text. */
  readonly onNext: () => void
}

interface RequirementRowProps extends RowActions {
  one: Requirement
  /** From 1, over both groups. */
  number: number
  invalid: boolean
  proposals: Proposals
  /** The number of its question in the AI interview; null if none is asked, undefined if the interview asks about no requirements. */
  question: number | null | undefined
  /** Whether the interview can ask about one more. */
  canAsk: boolean
  /** Null until it has loaded. */
  drag: Dragging | null
}

/** A requirement with how it is checked and where it is shown. Its handle can be dragged, and opens a menu with the same moves. */
export function RequirementRow({
  one,
  number,
  invalid,
  proposals,
  question,
  canAsk,
  drag,
  ...actions
}: RequirementRowProps) {
  const row = useRef<HTMLLIElement>(null)
  const handle = useRef<HTMLSpanElement>(null)
  const [edge, setEdge] = useState<Edge | null>(null)
  const drop = useRef(actions.onDrop)
  useEffect(() => {
    drop.current = actions.onDrop
  })
  useEffect(() => {
    if (!drag || !row.current || !handle.current) return undefined
    return drag.dragRequirement({
      id: one.id,
      row: row.current,
      handle: handle.current,
      onEdge: setEdge,
      onDrop: (dragged, at) => drop.current(dragged, at),
    })
  }, [drag, one.id])
  /** A confirmed kind and added words stay while the text is edited, but not for another text in its place. */
  const retype = (text: string) =>
    actions.onChange(text.trim() === '' ? { text, checked_as: null, also_recognized_by: undefined } : { text })
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      actions.onNext()
    } else if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault()
      const up = event.key === 'ArrowUp'
      if (!(up ? actions.isFirst : actions.isLast)) actions.onMove(up ? -1 : 1)
    }
  }
  const proposal = proposals.proposalFor(one.text)
  const vague = isVague(one, proposal)
  return (
    <li
      ref={row}
      data-row={one.id}
      data-edge={edge ?? undefined}
      className={`relative grid grid-cols-[32px_minmax(0,1fr)_32px] items-start gap-x-1 px-1.5 py-2 data-edge:before:absolute data-edge:before:inset-x-0 data-edge:before:h-0.5 data-edge:before:bg-brand data-[edge=bottom]:before:-bottom-px data-[edge=top]:before:-top-px ${vague ? 'bg-attention-tint' : ''}`}
    >
      <span ref={handle} className="cursor-grab active:cursor-grabbing">
        <DropdownMenu trigger={<IconButton icon={GripVertical} label={words.handle(number)} className="text-text-3" />}>
          <MenuItem
            icon={ArrowUp}
            shortcut={words.upKey}
            disabled={actions.isFirst}
            onSelect={() => actions.onMove(-1)}
          >
            {words.up}
          </MenuItem>
          <MenuItem
            icon={ArrowDown}
            shortcut={words.downKey}
            disabled={actions.isLast}
            onSelect={() => actions.onMove(1)}
          >
            {words.down}
          </MenuItem>
          <MenuItem icon={ArrowUpDown} onSelect={actions.onRegroup}>
            {one.must_have ? words.toNice : words.toMust}
          </MenuItem>
          {question !== undefined && one.must_have && (
            <>
              <MenuSeparator />
              <MenuItem
                icon={MessageCircleQuestion}
                disabled={question === null && !canAsk}
                onSelect={() => actions.onChange({ ask_in_interview: question === null })}
              >
                {question === null ? editorWords.asked.switch : editorWords.asked.switchOff}
              </MenuItem>
            </>
          )}
        </DropdownMenu>
      </span>
      <div className="min-w-0">
        <Input
          aria-label={words.name(number)}
          aria-invalid={invalid || undefined}
          value={one.text}
          maxLength={300}
          placeholder={words.placeholder}
          onChange={event => retype(event.target.value)}
          onKeyDown={onKey}
          className="w-full border-transparent bg-transparent px-1.5 font-medium hover:border-line-strong"
        />
        {one.text.trim() && (
          <div className="flex min-h-6 flex-wrap items-center gap-x-2 gap-y-1 px-1.5 pt-1 pb-0.5">
            {(proposals.failed || one.checked_as || proposal) && (
              <RequirementCheck
                number={number}
                confirmed={one.checked_as ?? null}
                proposal={proposal}
                also={one.also_recognized_by ?? []}
                onChange={checked_as => actions.onChange({ checked_as })}
                onAlso={also => actions.onChange({ also_recognized_by: also.length > 0 ? also : undefined })}
              />
            )}
            <WhereShown
              one={one}
              inResume={proposal !== null && !vague}
              question={one.must_have ? question : undefined}
              onAsk={canAsk ? () => actions.onChange({ ask_in_interview: true }) : null}
            />
          </div>
        )}
        {vague && (
          <p className="flex gap-2 px-1.5 pt-1 pb-1 text-13 text-attention">
            <Icon of={TriangleAlert} size={14} className="mt-0.5 shrink-0" />
            {checkWords.vague}
          </p>
        )}
      </div>
      <IconButton icon={X} label={words.remove(number)} onClick={actions.onRemove} />
    </li>
  )
}
