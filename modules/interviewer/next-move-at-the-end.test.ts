import { describe, expect, it } from 'vitest'
import {
  ASKED,
  done,
  EVENTS,
  FULL,
  interviewer,
  MINUTE,
  requested,
  said,
  scene,
  state,
  WAIT,
  WRAPPED,
} from './interview-state.fixture.ts'
import { nextMove } from './next-move.ts'
import { GO_AHEAD, goodbye, MOMENT, REPEAT_LEAD, WELCOME_BACK, WRAP_UP, WRAP_UP_TIME } from './script.ts'
import type { InterviewState, RoomEvent } from './state.ts'

describe('after the wrap-up', () => {
  const all = { settled: [done('a'), done('b')] }
  const after = (event: RoomEvent, text = 'No, thank you.') =>
    nextMove(state(event, event === 'answer' ? [...WRAPPED, said(null, text)] : WRAPPED, all))

  it.each(['answer', 'skip'] as const)('says goodbye at the event %s', event => {
    expect(after(event)).toEqual({
      kind: 'goodbye',
      question_id: null,
      say: goodbye(scene, 'finished'),
      floor: 'nobody',
      settles: [],
    })
  })

  it('repeats its question, also to a returning candidate', () => {
    const again = { kind: 'welcome_back', question_id: null, floor: 'candidate', settles: [] }
    expect(after('repeat')).toEqual({ ...again, say: `${REPEAT_LEAD[0]} ${WRAP_UP}` })
    expect(after('enter')).toEqual({ ...again, say: `${WELCOME_BACK} ${WRAP_UP}` })
  })

  it('repeats its question also after something else was said', () => {
    const turns = [...WRAPPED, interviewer('moment', null), said(null, 'Could you repeat that?')]
    expect(nextMove(state('answer', turns, all))).toMatchObject({ say: `${REPEAT_LEAD[0]} ${WRAP_UP}` })
  })

  it('settles what is still open as finished', () => {
    expect(nextMove(state('skip', WRAPPED)).settles).toEqual([
      done('a'),
      { question_id: 'b', outcome: 'unasked', outcome_reason: 'time_limit' },
    ])
  })

  it('gives a moment', () => {
    const moment = { kind: 'moment', question_id: null, floor: 'candidate', settles: [] }
    expect(after('moment')).toEqual({ ...moment, say: MOMENT[0] })
    expect(nextMove(state('moment', [...WRAPPED, interviewer('moment', null)], all))).toEqual({
      ...moment,
      say: MOMENT[1],
    })
  })

  it.each(['Yes', 'Yes, I have a question', 'Um yes I would like to add something', 'Oui, une chose'])(
    'listens to what comes after %j, and then says goodbye',
    text => {
      const listening = after('answer', text)
      expect(listening).toMatchObject({ kind: 'moment', say: GO_AHEAD, floor: 'candidate' })
      const turns = [
        ...WRAPPED,
        requested('moment', text, null),
        interviewer('moment', null),
        said(null, 'I also drive a van.'),
      ]
      expect(nextMove(state('answer', turns, all))).toMatchObject({ kind: 'goodbye' })
    },
  )

  it.each(['tick', 'continue'] as const)('waits at the event %s', event => {
    expect(after(event)).toEqual(WAIT)
  })

  it('ends when the candidate wants to', () => {
    expect(after('end')).toMatchObject({ kind: 'goodbye', say: goodbye(scene, 'candidate') })
  })
})

describe('the end', () => {
  const at = (minutes: number, event: RoomEvent, turns = ASKED, over: Partial<InterviewState> = {}) =>
    nextMove(state(event, turns, { elapsed_ms: minutes * MINUTE, ...over }))
  const unasked = { question_id: 'b', outcome: 'unasked', outcome_reason: 'time_limit' }
  const interrupted = { question_id: 'a', outcome: 'interrupted', outcome_reason: 'time_limit' }

  it('lets the candidate finish until 3 minutes after the length', () => {
    expect(at(22.99, 'tick')).toEqual(WAIT)
    expect(at(23, 'tick')).toEqual({
      kind: 'goodbye',
      question_id: null,
      say: goodbye(scene, 'time'),
      floor: 'nobody',
      settles: [interrupted, unasked],
    })
  })

  it('counts an answer that was finished just then', () => {
    expect(at(23, 'answer', [...ASKED, said('a', FULL)]).settles).toEqual([done('a'), unasked])
    expect(at(25, 'answer', [...ASKED, said('a', FULL)]).settles).toEqual([done('a'), unasked])
    expect(at(25, 'tick', [...ASKED, said('a', FULL)]).settles).toEqual([interrupted, unasked])
    expect(at(25, 'answer', ASKED).settles).toEqual([interrupted, unasked])
  })

  it('wraps up from 3 to 5 minutes after the length if no question is open', () => {
    expect(at(23, 'tick', ASKED, { settled: [done('a'), done('b')] })).toMatchObject({
      kind: 'wrap_up',
      say: WRAP_UP_TIME,
      settles: [],
    })
  })

  it('says goodbye 5 minutes after the length, as finished if everything was asked', () => {
    const all = { settled: [done('a'), done('b')] }
    expect(at(25, 'tick', WRAPPED, all)).toMatchObject({ kind: 'goodbye', say: goodbye(scene, 'finished') })
    expect(at(25, 'tick', ASKED, all)).toMatchObject({ kind: 'goodbye', say: goodbye(scene, 'time') })
    expect(at(25, 'tick', WRAPPED, { settled: [done('a')] })).toMatchObject({ say: goodbye(scene, 'time') })
  })

  it('closes 6 minutes after the length', () => {
    expect(at(26, 'tick')).toEqual({ kind: 'close', settles: [interrupted, unasked] })
    expect(at(26, 'answer', [...ASKED, said('a', FULL)])).toEqual({ kind: 'close', settles: [interrupted, unasked] })
    expect(at(26, 'enter', [])).toMatchObject({ kind: 'close' })
  })

  it('closes after the goodbye, whatever happens', () => {
    for (const event of EVENTS)
      expect(at(1, event, [...ASKED, interviewer('goodbye', null)])).toEqual({
        kind: 'close',
        settles: [interrupted, unasked],
      })
  })

  it('names the candidate as the one who ended it', () => {
    expect(at(1, 'end', [...ASKED, said('a', FULL)])).toEqual({
      kind: 'goodbye',
      question_id: null,
      say: goodbye(scene, 'candidate'),
      floor: 'nobody',
      settles: [
        { ...interrupted, outcome_reason: 'candidate_ended' },
        { ...unasked, outcome_reason: 'candidate_ended' },
      ],
    })
  })
})
