import { describe, expect, it } from 'vitest'
import { phaseAt } from './clock.ts'
import { FULL, question } from './interview-state.fixture.ts'
import { SimulatedRoom, VAGUE } from './simulated-room.fixture.ts'

describe('the time of an interview', () => {
  it('has its phases at L, L+3, L+5 and L+6', () => {
    const at = [19.99, 20, 22.99, 23, 24.99, 25, 25.99, 26].map(minutes => phaseAt(minutes * 60_000, 20))
    expect(at).toEqual(['open', 'finishing', 'finishing', 'parting', 'parting', 'goodbye', 'goodbye', 'closed'])
  })

  it('asks nothing new after L, and lets the current question end', () => {
    const room = new SimulatedRoom([question('a'), question('b')])
    room.happen('enter')
    room.wait(21)
    expect(room.happen('tick').kind).toBe('wait')
    expect(room.say(VAGUE)).toMatchObject({ kind: 'wrap_up', say: expect.stringContaining('time is nearly up') })
    expect(room.outcomes()).toEqual(['a answered', 'b unasked time_limit'])
  })

  it('interrupts the current question at L+3', () => {
    const room = new SimulatedRoom([question('a'), question('b')])
    room.happen('enter')
    room.wait(23)
    expect(room.happen('tick')).toMatchObject({ kind: 'goodbye', say: expect.stringContaining('time is up') })
    expect(room.outcomes()).toEqual(['a interrupted time_limit', 'b unasked time_limit'])
  })

  it('counts an answer that was just finished', () => {
    const room = new SimulatedRoom([question('a')])
    room.happen('enter')
    room.wait(23.5)
    expect(room.say(FULL).kind).toBe('goodbye')
    expect(room.outcomes()).toEqual(['a answered'])
  })

  it('says goodbye by L+5 and closes at L+6', () => {
    const room = new SimulatedRoom([question('a')])
    room.happen('enter')
    room.wait(19).say(FULL)
    expect(room.wait(6).happen('tick')).toMatchObject({
      kind: 'goodbye',
      say: expect.stringContaining('that was everything'),
    })
    const late = new SimulatedRoom([question('a')])
    late.happen('enter')
    expect(late.wait(26).happen('tick')).toMatchObject({ kind: 'close' })
    expect(late.outcomes()).toEqual(['a interrupted time_limit'])
  })

  it('skips optional questions in favour of required ones', () => {
    const room = new SimulatedRoom([question('a'), question('b'), question('c', { must_ask: true })], 6)
    room.happen('enter')
    room.wait(3.5)
    expect(room.say(FULL)).toMatchObject({ kind: 'question', question_id: 'c' })
    expect(room.say(FULL)).toMatchObject({ kind: 'question', question_id: 'b' })
  })

  it("continues after a question's time limit", () => {
    const room = new SimulatedRoom([question('a', { time_limit_seconds: 60 }), question('b')])
    room.happen('enter')
    expect(room.wait(1.2).happen('tick').kind).toBe('wait')
    expect(room.wait(0.4).happen('tick')).toMatchObject({ kind: 'question', question_id: 'b' })
    expect(room.outcomes()).toEqual(['a interrupted time_limit'])
    const talker = new SimulatedRoom([question('a', { time_limit_seconds: 60 })])
    talker.happen('enter')
    expect(talker.wait(1.2).say(VAGUE)).toMatchObject({ kind: 'wrap_up' })
  })
})
