import { describe, expect, it } from 'vitest'
import { FULL, question } from './interview-state.fixture.ts'
import { settleRest } from './settle.ts'
import { SimulatedRoom, VAGUE } from './simulated-room.fixture.ts'

describe('the interviewer', () => {
  it('greets once, asks in order, wraps up and says goodbye', () => {
    const room = new SimulatedRoom([question('a'), question('b')])
    expect(room.happen('enter')).toMatchObject({ kind: 'question', question_id: 'a' })
    expect(room.moves[0]).toMatchObject({ kind: 'greeting', floor: 'interviewer' })
    expect(room.say(FULL)).toMatchObject({
      kind: 'question',
      question_id: 'b',
      say: expect.stringContaining('last question'),
    })
    expect(room.say(FULL)).toMatchObject({ kind: 'wrap_up' })
    expect(room.say('No, thank you.')).toMatchObject({ kind: 'goodbye', floor: 'nobody' })
    expect(room.happen('tick')).toEqual({ kind: 'close', settles: [] })
    expect(room.outcomes()).toEqual(['a answered', 'b answered'])
    expect(room.moves.filter(move => move.kind === 'greeting')).toHaveLength(1)
  })

  it('continues with a returning candidate without a second greeting', () => {
    const room = new SimulatedRoom([question('a')])
    room.happen('enter')
    expect(room.say(VAGUE)).toMatchObject({ kind: 'follow_up' })
    const back = room.happen('enter')
    expect(back).toMatchObject({ kind: 'welcome_back', question_id: 'a' })
    expect(back.kind === 'welcome_back' && back.say).toContain('problem a. Could you give me one concrete example?')
    expect(room.say(FULL)).toMatchObject({ kind: 'wrap_up' })
    expect(room.happen('enter')).toMatchObject({ kind: 'welcome_back', question_id: null })
  })

  it('continues after an interrupted greeting', () => {
    const room = new SimulatedRoom([question('a')])
    room.state.turns.push({ speaker: 'interviewer', kind: 'greeting', question_id: null, text: 'Hello' })
    expect(room.happen('enter')).toMatchObject({ kind: 'question', question_id: 'a' })
  })

  it('repeats, waits and skips on request, by button or in words', () => {
    const room = new SimulatedRoom([question('a'), question('b')])
    room.happen('enter')
    expect(room.say('Sorry, could you repeat the question?')).toMatchObject({
      kind: 'repeat',
      say: expect.stringContaining('problem a'),
    })
    expect(room.say('Give me a moment please')).toMatchObject({ kind: 'moment' })
    expect(room.happen('repeat')).toMatchObject({ kind: 'repeat' })
    expect(room.happen('tick')).toEqual({ kind: 'wait', settles: [] })
    expect(room.happen('skip')).toMatchObject({ kind: 'question', question_id: 'b' })
    expect(room.outcomes()).toEqual(['a skipped'])
  })

  it('stops when the candidate wants to, and does not count questions that were not reached', () => {
    const room = new SimulatedRoom([question('a'), question('b')])
    room.happen('enter')
    expect(room.say('I want to stop the interview')).toMatchObject({
      kind: 'goodbye',
      say: expect.stringContaining('do not count'),
    })
    expect(room.outcomes()).toEqual(['a interrupted candidate_ended', 'b unasked candidate_ended'])
  })

  it('rates an answer of a few words as insufficient', () => {
    const room = new SimulatedRoom([question('a', { follow_up: { max: 0 } })])
    room.happen('enter')
    expect(room.say('No idea, sorry.')).toMatchObject({ kind: 'easier_way' })
    room.say('Still nothing, sorry.')
    expect(room.outcomes()).toEqual(['a insufficient'])
  })

  it('keeps follow-ups within the limit, and never repeats a reason for a question or a phrasing in an interview', () => {
    const room = new SimulatedRoom([
      question('a', { follow_up: { max: 3 } }),
      question('b', { follow_up: { max: 3 } }),
      question('c', { follow_up: { max: 0 } }),
    ])
    room.happen('enter')
    for (let i = 0; i < 10; i += 1) room.say(VAGUE)
    const followUps = room.moves.filter(move => move.kind === 'follow_up')
    for (const id of ['a', 'b']) {
      const own = followUps.filter(move => move.question_id === id)
      expect(own).toHaveLength(3)
      expect(new Set(own.map(move => move.reason)).size).toBe(3)
    }
    const asked = followUps.map(move => move.say.split('. ').at(-1))
    expect(new Set(asked).size).toBe(6)
    expect(followUps.some(move => move.question_id === 'c')).toBe(false)
  })

  it('states why the remaining questions ended if it is ended from outside', () => {
    const room = new SimulatedRoom([question('a'), question('b'), question('c')])
    room.happen('enter')
    room.say(FULL)
    expect(settleRest(room.state, 'connection_lost', false)).toEqual([
      { question_id: 'b', outcome: 'interrupted', outcome_reason: 'connection_lost' },
      { question_id: 'c', outcome: 'unasked', outcome_reason: 'connection_lost' },
    ])
  })
})
