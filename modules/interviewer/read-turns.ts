import { readUtterance } from './read-utterance.ts'
import type { CommittedTurn } from './state.ts'

const read = new WeakMap<CommittedTurn, readonly CommittedTurn[]>()

/** The turns with requests told from answers. The room stores them so; turns from elsewhere are read here. */
export function readTurns(turns: readonly CommittedTurn[], language = 'en'): CommittedTurn[] {
  const known: CommittedTurn[] = []
  for (const turn of turns) {
    if (turn.kind !== 'answer' || turn.request !== undefined) known.push(turn)
    else {
      const parts = read.get(turn) ?? partsOf(turn, known, language)
      read.set(turn, parts)
      known.push(...parts)
    }
  }
  return known
}

function partsOf(turn: CommittedTurn, before: readonly CommittedTurn[], language: string): CommittedTurn[] {
  const { answer, request } = readUtterance(turn.text, before, language)
  return [
    ...(answer === null ? [] : [{ ...turn, text: answer, request: null }]),
    ...(request === null ? [] : [{ ...turn, kind: 'request' as const, text: request.text, request: request.kind }]),
  ]
}
