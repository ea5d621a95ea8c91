import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FULL, question } from './interview-state.fixture.ts'
import { SimulatedRoom, VAGUE } from './simulated-room.fixture.ts'
import type { RoomEvent } from './state.ts'

describe('for any sequence of events', () => {
  const step = fc.oneof(
    fc
      .constantFrom<RoomEvent>('enter', 'skip', 'repeat', 'moment', 'tick', 'continue', 'end')
      .map(event => ({ event })),
    fc.constantFrom(FULL, VAGUE, 'Yes.', 'Could you repeat that?', "I'm done", '').map(text => ({ text })),
    fc.double({ min: 0.1, max: 5, noNaN: true }).map(minutes => ({ minutes })),
  )

  it('each question is asked and ended at most once, and none starts after L', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), fc.integer({ min: 0, max: 3 }), (steps, max) => {
        const room = new SimulatedRoom(
          ['a', 'b', 'c'].map(id => question(id, { follow_up: { max }, must_ask: id === 'c' })),
          8,
        )
        room.happen('enter')
        for (const one of steps) {
          const before = room.moves.length
          if ('event' in one) room.happen(one.event)
          else if ('text' in one) room.say(one.text)
          else room.wait(one.minutes)
          for (const move of room.moves.slice(before)) {
            if (move.kind === 'question' || move.kind === 'follow_up')
              expect(room.state.elapsed_ms).toBeLessThan(8 * 60_000)
          }
        }
        room.wait(20).happen('tick')
        const asked = room.moves.flatMap(move => (move.kind === 'question' ? [move.question_id] : []))
        expect(new Set(asked).size).toBe(asked.length)
        expect(room.state.settled.map(one => one.question_id).toSorted()).toEqual(['a', 'b', 'c'])
        for (const { outcome, outcome_reason } of room.state.settled) {
          expect(outcome_reason !== null).toBe(outcome === 'interrupted' || outcome === 'unasked')
        }
        for (const kind of ['greeting', 'goodbye', 'wrap_up'])
          expect(room.moves.filter(move => move.kind === kind).length).toBeLessThanOrEqual(1)
      }),
      { numRuns: 150 },
    )
  })
})
