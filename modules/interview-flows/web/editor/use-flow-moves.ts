import { useMemo } from 'react'
import type { Round } from '../../contract.ts'
import { questionOf, roundOf } from '../../edits.ts'
import { editorWords } from '../../words/editor.ts'
import type { Edge } from './drag.ts'
import { useFlowEditing } from './flow-editing.ts'

const words = editorWords.flow

interface Place {
  readonly round: Round
  readonly before: string | null
  readonly at: number
  readonly of: number
}

/** The next place of a question in a direction: in its round, or in the neighboring one. */
function nextPlace(rounds: readonly Round[], id: string, step: -1 | 1): Place | null {
  const round = roundOf(rounds, id)
  if (!round) return null
  const { questions } = round
  const to = questions.findIndex(one => one.id === id) + step
  if (to >= 0 && to < questions.length)
    return { round, before: questions[step < 0 ? to : to + 1]?.id ?? null, at: to + 1, of: questions.length }
  const next = rounds[rounds.indexOf(round) + step]
  if (!next) return null
  const of = next.questions.length + 1
  return step > 0
    ? { round: next, before: next.questions[0]?.id ?? null, at: 1, of }
    : { round: next, before: null, at: of, of }
}

/** The buttons of a moved row are the same ones: the focus goes back to the one that was used. */
function keepFocus() {
  const used = document.activeElement?.closest<HTMLElement>('[data-move]')?.dataset['move']
  if (used) requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-move="${used}"]`)?.focus())
}

/** Moving rounds and questions, and saying where they are now. */
export function useFlowMoves() {
  const { flow, change, announce } = useFlowEditing()
  return useMemo(() => {
    const { rounds } = flow
    return {
      canMove: (id: string, step: -1 | 1) => nextPlace(rounds, id, step) !== null,
      move: (id: string, step: -1 | 1): void => {
        const place = nextPlace(rounds, id, step)
        if (!place) return
        keepFocus()
        change({ kind: 'move_question', question: id, round: place.round.id, before: place.before })
        const name = questionOf(rounds, id)?.text || words.untitled
        announce(words.moved(name, place.at, place.of, place.round.name))
      },
      drop: (dragged: string, on: string, edge: Edge): void => {
        const round = roundOf(rounds, on)
        if (!round) return
        const at = round.questions.findIndex(({ id }) => id === on)
        const before = edge === 'top' ? on : (round.questions[at + 1]?.id ?? null)
        change({ kind: 'move_question', question: dragged, round: round.id, before })
      },
      moveRound: (id: string, step: -1 | 1): void => {
        const at = rounds.findIndex(round => round.id === id)
        const to = at + step
        if (at < 0 || to < 0 || to >= rounds.length) return
        keepFocus()
        change({ kind: 'move_round', round: id, before: rounds[step < 0 ? to : to + 1]?.id ?? null })
        announce(words.movedRound(rounds[at]!.name, to + 1, rounds.length))
      },
    }
  }, [flow, change, announce])
}
