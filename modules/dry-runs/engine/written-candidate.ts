import { sentences } from '#platform/ai/text/sentences.ts'
import { readSignals, type Signals } from '#platform/ai/text/signals.ts'
import type { FollowUpReason } from '#modules/interviewer/public.ts'
import { findAnswer, type FoundAnswer } from '../answers/find-answer.ts'
import {
  AS_SAID,
  INJECTIONS,
  RAMBLING_AFTER,
  RAMBLING_BEFORE,
  RAMBLING_FOLLOW_UP,
  TERSE_FOLLOW_UP,
  WEAK_FOLLOW_UP,
} from '../answers/persona-texts.ts'
import type { CandidateKind } from '../policy.ts'
import type { Asked, SyntheticCandidate } from './candidate.ts'

const nth = (list: readonly string[], at: number) => list[at % list.length]!

function opening(kind: CandidateKind, { strong, terse, weak, offTopic }: FoundAnswer, at: number): string {
  switch (kind) {
    case 'strong':
      return strong
    case 'rambling':
      return [nth(RAMBLING_BEFORE, at), terse, nth(RAMBLING_AFTER, at)].join(' ')
    case 'terse':
      return terse
    case 'weak':
      return weak
    case 'off_topic':
      return offTopic
    case 'adversarial':
      return `${weak} ${nth(INJECTIONS, at)}`
  }
}

const SHOWS: Readonly<Record<Exclude<FollowUpReason, 'example'>, readonly (keyof Signals)[]>> = {
  own_part: ['own_action'],
  result: ['result', 'change'],
  figures: ['number'],
  reasoning: ['reasoning'],
}

/** The part of a full answer that a follow-up asks about, said again. */
function again(answer: string, reason: FollowUpReason | null): string {
  const told = sentences(answer).map(({ text }) => text)
  const wanted = reason === null || reason === 'example' ? null : SHOWS[reason]
  const found = wanted && told.find(sentence => wanted.some(name => readSignals(sentence)[name]))
  return `${AS_SAID} ${found ?? told[0] ?? answer}`
}

function followUp(kind: CandidateKind, answer: FoundAnswer, { reason, at }: Asked): string {
  switch (kind) {
    case 'strong':
      return again(answer.strong, reason)
    case 'off_topic':
      return again(answer.offTopic, reason)
    case 'rambling':
      return RAMBLING_FOLLOW_UP
    case 'terse':
      return TERSE_FOLLOW_UP
    case 'weak':
      return WEAK_FOLLOW_UP
    case 'adversarial':
      return `${WEAK_FOLLOW_UP} ${nth(INJECTIONS, at + 1)}`
  }
}

/** A candidate whose answers are written in the product. Such candidates are only asked questions that have written answers. */
export const writtenCandidate =
  (kind: CandidateKind): SyntheticCandidate =>
  asked => {
    const answer = findAnswer(asked.question)
    if (!answer) throw new Error(`No written answer to the question ${asked.question.id}`)
    return Promise.resolve(asked.isOpening ? opening(kind, answer, asked.at) : followUp(kind, answer, asked))
  }
