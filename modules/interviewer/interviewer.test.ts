import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { phaseAt } from './clock.ts'
import { missingFrom } from './follow-up.ts'
import { readIntent } from './intent.ts'
import { nextMove } from './next-move.ts'
import { settleRest } from './settle.ts'
import type { FlowQuestion, InterviewState, Move, RoomEvent } from './state.ts'

const FULL =
  'Last year at the depot I found that 40 labels a day were wrong because two printers shared one name. I renamed them and wrote a check, and errors fell to 2 a week. Since then nobody relabels by hand.'
const VAGUE =
  'You should always be careful with labels and people should check them, in general that is what matters most to everyone.'

function question(id: string, over: Partial<FlowQuestion> = {}): FlowQuestion {
  return {
    id,
    text: `Tell me about a time you solved problem ${id}.`,
    competency: 'Problem solving',
    follow_up: { max: 2 },
    must_ask: false,
    time_limit_seconds: null,
    ...over,
  }
}

/** Simulates a room: each step is an event, an answer, or time that passes in minutes. */
class Room {
  state: InterviewState
  moves: Move[] = []

  constructor(questions: FlowQuestion[], length_minutes = 20) {
    const scene = { interviewer: 'Nora', organization: 'Northwind', job_title: 'Packer' }
    const clock = { length_minutes, elapsed_ms: 0, question_elapsed_ms: 0 }
    this.state = { scene, questions, turns: [], settled: [], event: 'enter', ...clock }
  }

  wait(minutes: number): this {
    this.state.elapsed_ms += minutes * 60_000
    this.state.question_elapsed_ms += minutes * 60_000
    return this
  }

  happen(event: RoomEvent): Move {
    this.state.event = event
    const move = nextMove(this.state)
    this.moves.push(move)
    this.state.settled.push(...move.settles)
    if (move.kind !== 'wait' && move.kind !== 'close') {
      this.state.turns.push({
        speaker: 'interviewer',
        kind: move.kind,
        question_id: move.question_id,
        text: move.say,
        reason: move.kind === 'follow_up' ? move.reason : null,
      })
      if (move.kind === 'question') this.state.question_elapsed_ms = 0
      if (move.floor === 'interviewer') return this.happen('continue')
    }
    return move
  }

  say(text: string): Move {
    const open = this.state.turns.findLast(turn => turn.kind === 'question' || turn.kind === 'wrap_up')
    this.state.turns.push({ speaker: 'candidate', kind: 'answer', question_id: open?.question_id ?? null, text })
    return this.happen('answer')
  }

  outcomes(): string[] {
    return this.state.settled.map(
      ({ question_id, outcome, outcome_reason }) =>
        `${question_id} ${outcome}${outcome_reason ? ` ${outcome_reason}` : ''}`,
    )
  }
}

describe('the interviewer', () => {
  it('greets once, asks in order, wraps up and says goodbye', () => {
    const room = new Room([question('a'), question('b')])
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
    const room = new Room([question('a')])
    room.happen('enter')
    expect(room.say(VAGUE)).toMatchObject({ kind: 'follow_up' })
    const back = room.happen('enter')
    expect(back).toMatchObject({ kind: 'welcome_back', question_id: 'a' })
    expect(back.kind === 'welcome_back' && back.say).toContain('problem a. Could you give me one concrete example?')
    expect(room.say(FULL)).toMatchObject({ kind: 'wrap_up' })
    expect(room.happen('enter')).toMatchObject({ kind: 'welcome_back', question_id: null })
  })

  it('continues after an interrupted greeting', () => {
    const room = new Room([question('a')])
    room.state.turns.push({ speaker: 'interviewer', kind: 'greeting', question_id: null, text: 'Hello' })
    expect(room.happen('enter')).toMatchObject({ kind: 'question', question_id: 'a' })
  })

  it('repeats, waits and skips on request, by button or in words', () => {
    const room = new Room([question('a'), question('b')])
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
    const room = new Room([question('a'), question('b')])
    room.happen('enter')
    expect(room.say('I want to stop the interview')).toMatchObject({
      kind: 'goodbye',
      say: expect.stringContaining('do not count'),
    })
    expect(room.outcomes()).toEqual(['a interrupted candidate_ended', 'b unasked candidate_ended'])
  })

  it('rates an answer of a few words as insufficient', () => {
    const room = new Room([question('a', { follow_up: { max: 0 } })])
    room.happen('enter')
    room.say('No idea, sorry.')
    expect(room.outcomes()).toEqual(['a insufficient'])
  })
})

describe('follow-ups', () => {
  const missing = (answer: string, text = question('a').text) =>
    missingFrom({ ...question('a'), text }, [{ speaker: 'candidate', kind: 'answer', question_id: 'a', text: answer }])

  it('ask about what an answer leaves open', () => {
    expect(missing(VAGUE)[0]).toBe('example')
    expect(missing('It was fine.')[0]).toBe('example')
    expect(
      missing(
        'Last spring our team in Leeds moved the whole warehouse to a new building, because the old one leaked, and 30 people helped; everything was finished on time.',
      ),
    ).toEqual(['own_part'])
    expect(
      missing(
        'Last spring I moved 300 shelves to the new building in Leeds because the old one leaked, with two forklifts, over one weekend in May.',
      ),
    ).toEqual(['result'])
    expect(missing(FULL)).toEqual([])
  })

  it('are not asked for questions that do not ask about an experience', () => {
    expect(missing('I can start on the first of March next spring.', 'From which date could you start?')).toEqual([])
  })

  it('stay within the limit, and never repeat a reason for a question or a phrasing in an interview', () => {
    const room = new Room([
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
})

describe('the clock', () => {
  it('has its phases at L, L+3, L+5 and L+6', () => {
    const at = [19.99, 20, 22.99, 23, 24.99, 25, 25.99, 26].map(minutes => phaseAt(minutes * 60_000, 20))
    expect(at).toEqual(['open', 'finishing', 'finishing', 'parting', 'parting', 'goodbye', 'goodbye', 'closed'])
  })

  it('asks nothing new after L, and lets the current question end', () => {
    const room = new Room([question('a'), question('b')])
    room.happen('enter')
    room.wait(21)
    expect(room.happen('tick').kind).toBe('wait')
    expect(room.say(VAGUE)).toMatchObject({ kind: 'wrap_up', say: expect.stringContaining('time is nearly up') })
    expect(room.outcomes()).toEqual(['a answered', 'b unasked time_limit'])
  })

  it('interrupts the current question at L+3', () => {
    const room = new Room([question('a'), question('b')])
    room.happen('enter')
    room.wait(23)
    expect(room.happen('tick')).toMatchObject({ kind: 'goodbye', say: expect.stringContaining('time is up') })
    expect(room.outcomes()).toEqual(['a interrupted time_limit', 'b unasked time_limit'])
  })

  it('counts an answer that was just finished', () => {
    const room = new Room([question('a')])
    room.happen('enter')
    room.wait(23.5)
    expect(room.say(FULL).kind).toBe('goodbye')
    expect(room.outcomes()).toEqual(['a answered'])
  })

  it('says goodbye by L+5 and closes at L+6', () => {
    const room = new Room([question('a')])
    room.happen('enter')
    room.wait(19).say(FULL)
    expect(room.wait(6).happen('tick')).toMatchObject({
      kind: 'goodbye',
      say: expect.stringContaining('that was everything'),
    })
    const late = new Room([question('a')])
    late.happen('enter')
    expect(late.wait(26).happen('tick')).toMatchObject({ kind: 'close' })
    expect(late.outcomes()).toEqual(['a interrupted time_limit'])
  })

  it('skips optional questions in favour of required ones', () => {
    const room = new Room([question('a'), question('b'), question('c', { must_ask: true })], 6)
    room.happen('enter')
    room.wait(3.5)
    expect(room.say(FULL)).toMatchObject({ kind: 'question', question_id: 'c' })
    expect(room.say(FULL)).toMatchObject({ kind: 'question', question_id: 'b' })
  })

  it("continues after a question's time limit", () => {
    const room = new Room([question('a', { time_limit_seconds: 60 }), question('b')])
    room.happen('enter')
    expect(room.wait(1.2).happen('tick').kind).toBe('wait')
    expect(room.wait(0.4).happen('tick')).toMatchObject({ kind: 'question', question_id: 'b' })
    expect(room.outcomes()).toEqual(['a interrupted time_limit'])
    const talker = new Room([question('a', { time_limit_seconds: 60 })])
    talker.happen('enter')
    expect(talker.wait(1.2).say(VAGUE)).toMatchObject({ kind: 'wrap_up' })
  })
})

describe('settling from outside', () => {
  it('states why the remaining questions ended', () => {
    const room = new Room([question('a'), question('b'), question('c')])
    room.happen('enter')
    room.say(FULL)
    expect(settleRest(room.state, 'connection_lost', false)).toEqual([
      { question_id: 'b', outcome: 'interrupted', outcome_reason: 'connection_lost' },
      { question_id: 'c', outcome: 'unasked', outcome_reason: 'connection_lost' },
    ])
  })
})

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
        const room = new Room(
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

describe('readIntent', () => {
  it.each([
    ['Could you repeat the question please?', 'repeat'],
    ["Sorry, I didn't catch that.", 'repeat'],
    ['I need a moment.', 'moment'],
    ['Let me think.', 'moment'],
    ["That's all.", 'done'],
    ["Okay, I'm done.", 'done'],
    ['Can we skip this one?', 'skip'],
    ["I'd like to end the interview.", 'end'],
    ['We had to repeat the test twice because that scanner failed on cold mornings in the yard.', null],
    ['I fixed the printer.', null],
    ['', null],
  ])('reads %j as %s', (text, intent) => {
    expect(readIntent(text)).toBe(intent)
  })
})
