import { ChevronDown, ChevronUp, GripVertical, Lock, TriangleAlert } from 'lucide-react'
import { useCallback, useRef } from 'react'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import type { Question, Round } from '../../contract.ts'
import { shareOf } from '../../flow-checks.ts'
import { editorWords } from '../../words/editor.ts'
import { type Edge, useQuestionDrag } from './drag.ts'
import { useFlowEditing } from './flow-editing.ts'
import { useFlowMoves } from './use-flow-moves.ts'

const words = editorWords.flow

interface QuestionRowProps {
  question: Question
  round: Round
  at: number
}

/** A question of a round: open it, or move it by its handle or its buttons. */
export function QuestionRow({ question, round, at }: QuestionRowProps) {
  const { mayEdit, selected, select, incomplete } = useFlowEditing()
  const moves = useFlowMoves()
  const row = useRef<HTMLLIElement>(null)
  const grip = useRef<HTMLSpanElement>(null)
  const { id, follow_ups, must_ask } = question
  const { drop } = moves
  const onDrop = useCallback((dragged: string, edge: Edge) => drop(dragged, id, edge), [drop, id])
  const { edge, isDragging } = useQuestionDrag({ element: row, handle: grip, id, enabled: mayEdit, onDrop })
  const name = question.text || words.untitled
  const isOpen = selected === id
  return (
    <li
      ref={row}
      className={`relative grid grid-cols-[20px_20px_minmax(0,1fr)_auto] items-start gap-x-2 border-t border-line py-2.5 pr-2 pl-1.5 ${isOpen ? 'bg-brand-tint shadow-[inset_3px_0_0_var(--brand)]' : ''} ${isDragging ? 'opacity-50' : ''}`}
    >
      {edge && (
        <span
          aria-hidden="true"
          className={`pointer-events-none absolute inset-x-0 z-10 h-0.5 bg-brand ${edge === 'top' ? '-top-px' : '-bottom-px'}`}
        />
      )}
      <span
        ref={grip}
        title={mayEdit ? words.drag(name) : undefined}
        className={`mt-0.5 grid h-5 place-items-center text-text-3 ${mayEdit ? 'cursor-grab' : 'invisible'}`}
      >
        <Icon of={GripVertical} />
      </span>
      <span className="num text-14/[22px] text-text-2">{at + 1}</span>
      <button
        type="button"
        data-part={id}
        aria-current={isOpen || undefined}
        className="min-w-0 text-left"
        onClick={() => select(id)}
      >
        <span className="block text-14/[22px] font-medium text-pretty wrap-anywhere">{name}</span>
        <span className="num flex flex-wrap gap-x-3 text-12/[18px] text-text-2">
          {question.competency && <span>{question.competency}</span>}
          <span>{editorWords.panel.seconds(question.time_limit)}</span>
          <span>{words.followUps(follow_ups)}</span>
          {must_ask && (
            <span className="inline-flex items-center gap-1">
              <Icon of={Lock} size={12} />
              {words.required}
            </span>
          )}
          {incomplete.has(id) && (
            <span className="inline-flex items-center gap-1 text-danger">
              <Icon of={TriangleAlert} size={12} />
              {words.problem}
            </span>
          )}
        </span>
      </button>
      <span className="flex items-center">
        {round.kind === 'ai_screening' && (
          <span className="num mr-1.5 text-14/[22px] font-medium">{words.shareOf(shareOf(round, question))}</span>
        )}
        {mayEdit &&
          ([-1, 1] as const).map(step => (
            <IconButton
              key={step}
              size="small"
              icon={step < 0 ? ChevronUp : ChevronDown}
              label={step < 0 ? words.up(name) : words.down(name)}
              data-move={`${id} ${step}`}
              aria-disabled={!moves.canMove(id, step) || undefined}
              onClick={() => moves.move(id, step)}
            />
          ))}
      </span>
    </li>
  )
}
