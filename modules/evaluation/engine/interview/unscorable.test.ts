import { describe, expect, it } from 'vitest'
import type { Turn } from '#modules/answer-structure/public.ts'
import type { InterviewInput, InterviewQuestion } from './input.ts'
import { interview, question, turn, unanswered } from './golden.fixture.ts'
import { countWordsRead, redactedTurns } from './redacted-turns.ts'
import { unreadableReason, unscorableReason } from './unscorable.ts'

const words = (count: number) => Array.from({ length: count }, (_, i) => `w${i}`).join(' ')
const said = (text: string, confidence?: number): Turn => ({
  ...turn('t', 'candidate', text, 0),
  ...(confidence === undefined ? {} : { confidence }),
})
const turns = (...list: Turn[]): InterviewInput => interview(question('q', '', { turns: list }))
const reasonFor = (input: InterviewInput) => {
  const read = input.questions.flatMap(({ turns: spoken }) => redactedTurns(spoken, input.hide ?? []))
  return unscorableReason(input, countWordsRead(read))
}
const answers = (...list: InterviewQuestion[]) => reasonFor(interview(...list))

describe('unscorableReason', () => {
  it('needs 25 words of the candidate in the entire interview', () => {
    expect(answers(question('a', words(24)))).toBe(
      'The answers are too short to score: 24 words in the entire interview.',
    )
    expect(answers(question('a', words(25)))).toBeNull()
    expect(answers(question('a', words(12)), question('b', words(12)))).toContain(': 24 words')
    expect(answers(question('a', words(12)), question('b', words(13)))).toBeNull()
  })

  it('does not count the words of the interviewer', () => {
    const turnsOfQuestion = [turn('1', 'interviewer', words(100), 0), turn('2', 'candidate', words(3), 0)]
    expect(answers(question('a', '', { turns: turnsOfQuestion }))).toContain(': 3 words')
  })

  it('does not count what candidates say about who they are', () => {
    const count = (intro: string) => answers(question('a', `${intro} ${words(10)}.`))
    expect(count('I am a single parent.')).toBe(count('My husband and I got married.'))
    expect(count('My name is Ada.')).not.toBeNull()
  })

  it('scores an interview whose questions were all skipped', () => {
    expect(answers(unanswered('a', 'skipped'), unanswered('b', 'skipped'))).toBeNull()
    expect(answers(unanswered('a', 'skipped'), unanswered('b', 'unasked'))).toBeNull()
    expect(answers(unanswered('a', 'skipped'), unanswered('b', 'interrupted'))).toContain(': 0 words')
  })

  it('scores no interview in which nothing was asked', () => {
    expect(answers(unanswered('a', 'unasked'))).toContain(': 0 words')
    expect(answers()).toContain(': 0 words')
  })

  it('names a transcript that cannot be read', () => {
    expect(reasonFor(turns(said(words(40), 0.2)))).toContain('low confidence')
  })
})

describe('unreadableReason', () => {
  it('accepts a transcript that was understood', () => {
    expect(unreadableReason(turns(said(words(40))))).toBeNull()
    expect(unreadableReason(turns())).toBeNull()
  })

  it.each(['[inaudible]', '(unclear)', '[unintelligible]', '(Crosstalk)', '[noise]', '[?]', '(???)', '\ufffd'])(
    'counts "%s" as not understood',
    mark => {
      expect(unreadableReason(turns(said(`${words(10)} ${`${mark} `.repeat(2)}`)))).toBeNull()
      expect(unreadableReason(turns(said(`${words(10)} ${`${mark} `.repeat(3)}`)))).toContain('not be understood')
    },
  )

  it('does not count the same words without brackets', () => {
    expect(unreadableReason(turns(said(`${words(10)} ${'noise unclear? '.repeat(4)}`)))).toBeNull()
  })

  it('accepts one such mark for 20 words', () => {
    const marks = (count: number) => '\ufffd '.repeat(count)
    expect(unreadableReason(turns(said(words(80)), said(marks(4))))).toBeNull()
    expect(unreadableReason(turns(said(words(80)), said(marks(5))))).toContain('not be understood')
    expect(unreadableReason(turns(said(`${words(40)} ${marks(2)}`), said(`${words(39)} ${marks(2)}`)))).toContain(
      'not be understood',
    )
  })

  it('needs a mean confidence of 0.6', () => {
    expect(unreadableReason(turns(said(words(40), 0.6)))).toBeNull()
    expect(unreadableReason(turns(said(words(40), 0.59)))).toBe(
      'The transcript is not good enough to evaluate: the transcriber reported low confidence.',
    )
    expect(unreadableReason(turns(said(words(40), 0)))).toContain('low confidence')
  })

  it('weighs the confidence of a turn by its length', () => {
    expect(unreadableReason(turns(said('x'.repeat(300), 0.7), said('x'.repeat(100), 0.4)))).toBeNull()
    expect(unreadableReason(turns(said('x'.repeat(100), 0.7), said('x'.repeat(300), 0.4)))).toContain('low confidence')
  })

  it('leaves out typed turns and those of the interviewer', () => {
    expect(unreadableReason(turns(said('x'.repeat(300)), said('x'.repeat(10), 0.7)))).toBeNull()
    expect(unreadableReason(turns(said('x'.repeat(300)), said('x'.repeat(10), 0.3)))).toContain('low confidence')
    const question = { ...said('x'.repeat(300), 0.1), speaker: 'interviewer' as const }
    expect(unreadableReason(turns(question, said('x'.repeat(10), 0.7)))).toBeNull()
    expect(unreadableReason(turns(said('', 0.1)))).toBeNull()
  })
})
