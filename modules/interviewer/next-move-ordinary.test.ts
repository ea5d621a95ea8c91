import { describe, expect, it } from 'vitest'
import { ASKED, FULL, interviewer, MINUTE, requested, said, state } from './interview-state.fixture.ts'
import { nextMove } from './next-move.ts'
import { GO_AHEAD } from './script.ts'
import type { InterviewState } from './state.ts'

const moveAfter = (text: string, over: Partial<InterviewState> = {}, turns = ASKED) =>
  nextMove(state('answer', [...turns, said('a', text)], over))
const saying = (text: string) => ({ say: expect.stringContaining(text) })

describe('an ordinary question about the interview', () => {
  it('is answered from what the interviewer knows, and leads back to the question', () => {
    expect(moveAfter('Can you hear me?')).toMatchObject({
      kind: 'reply',
      say: 'Yes, I can hear you. Back to my question, whenever you are ready. Tell me about a time you solved problem a.',
    })
    expect(moveAfter("My microphone isn't working")).toMatchObject(saying('You can type your answer instead'))
  })

  it('tells how many questions are left', () => {
    expect(moveAfter('How many questions are left?')).toMatchObject(saying('There is 1 more question after this one.'))
    expect(moveAfter('How many questions are left?', {}, [...ASKED, interviewer('question', 'b')])).toMatchObject(
      saying('This is the last question.'),
    )
  })

  it('tells how much time is left', () => {
    expect(moveAfter('How much time do I have?', { elapsed_ms: 8 * MINUTE })).toMatchObject(
      saying('About 12 minutes are left.'),
    )
    expect(moveAfter('How much time do I have?', { elapsed_ms: 18.5 * MINUTE })).toMatchObject(
      saying('About 1 minute is left.'),
    )
    expect(moveAfter('How much time do I have?', { elapsed_ms: 20.5 * MINUTE })).toMatchObject(
      saying('Our time is nearly up'),
    )
  })

  it.each(['Can I start?', 'Can I go on?', 'Shall I go on?', 'Can I add something to my first answer?'])(
    'is answered with a go-ahead: %s',
    text => {
      expect(moveAfter(text)).toMatchObject({ kind: 'moment', say: GO_AHEAD })
    },
  )

  it('asks the question again if the candidate is ready', () => {
    expect(moveAfter('Ready when you are')).toMatchObject({ kind: 'repeat' })
  })

  it('offers a person to who would rather talk to one', () => {
    expect(moveAfter("I'd rather talk to a person")).toMatchObject({ kind: 'contact_consent' })
  })

  it('meets nerves and a forgotten word kindly', () => {
    expect(moveAfter("I'm nervous")).toMatchObject({ kind: 'moment', say: 'Of course. Take your time.' })
    expect(moveAfter('shit I forgot')).toMatchObject({ kind: 'easier_way' })
    expect(moveAfter("I'm useless")).toMatchObject({ kind: 'easier_way' })
  })
})

describe('a wish to end', () => {
  it.each(["I'm out", 'It is over now', 'forget it', 'I want to stop'])('is confirmed first: %s', text => {
    expect(moveAfter(text)).toMatchObject({ kind: 'end_offer' })
  })

  it.each(["I'll go with the warehouse one", 'I want to leave retail', 'I shut it down'])('is not in %s', text => {
    expect(moveAfter(text)).toMatchObject({ kind: 'follow_up' })
  })

  it.each(['I want to end the interview', 'Please stop the interview.', 'Goodbye'])('needs no question: %s', text => {
    expect(moveAfter(text)).toMatchObject({ kind: 'goodbye' })
  })

  it.each([
    'No, let me finish my answer',
    'of course not',
    'okay but I have more to say',
    'I want to finish the interview first',
    'not really',
    "No, I don't",
    "That wasn't enough?",
  ])('is not concluded from a refusal: %s', text => {
    const turns = [...ASKED, requested('end', "I'm out"), interviewer('end_offer', null)]
    expect(moveAfter(text, {}, turns).kind).toBe('repeat')
  })
})

describe('a first answer in another language', () => {
  const GERMAN =
    'Letztes Jahr habe ich im Lager die Etiketten gezählt, weil jeden Tag vierzig falsch waren und die Kunden warten mussten.'

  it('is understood, and the candidate is told so once', () => {
    const first = moveAfter(GERMAN)
    expect(first).toMatchObject({
      kind: 'follow_up',
      say: expect.stringMatching(/^Sie können auf Deutsch antworten\. /u),
    })
    const turns = [...ASKED, said('a', GERMAN), interviewer('follow_up', 'a')]
    expect(moveAfter(GERMAN, {}, turns)).not.toMatchObject(saying('Deutsch'))
    expect(moveAfter(FULL)).not.toMatchObject(saying('Deutsch'))
  })
})
