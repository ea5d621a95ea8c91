import { expect, test } from 'vitest'
import type { FromRoom, RoomTurn } from '../../room-protocol.ts'
import { changed, leftNow, type RoomChange, type RoomView, timeLeft, UNTOLD } from './room-view.ts'

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const turn = (n: number, kind: RoomTurn['kind'], text = kind): RoomTurn => ({
  id: id(n),
  seq: n,
  speaker: kind === 'answer' ? 'candidate' : 'interviewer',
  kind,
  question_id: kind === 'question' || kind === 'answer' ? 'q1' : null,
  text,
  input: kind === 'answer' ? 'typed' : null,
  start_ms: 0,
  end_ms: 0,
})
const clock = (changes = {}) => ({
  elapsed_ms: 60_000,
  left_ms: 17 * 60_000 - 20_000,
  phase: 'open' as const,
  running: true,
  paused: false,
  question_elapsed_ms: null,
  question_limit_ms: null,
  ...changes,
})
const state = (changes = {}): Extract<FromRoom, { type: 'state' }> => ({
  type: 'state',
  connection_id: id(90),
  screening_id: id(91),
  phase: 'waiting',
  state: 'opened',
  scene: { interviewer: 'Nora', organization: 'Halden', job_title: 'Engineer', first_name: 'Noor' },
  language: 'en',
  minutes: 25,
  question_count: 4,
  question: null,
  turns: [],
  floor: 'nobody',
  draft: null,
  clock: clock(),
  recording: 'audio',
  transcription: 'browser',
  ...changes,
})
const told = (message: FromRoom): RoomChange => ({ type: 'told', message })
const say = (one: RoomTurn) =>
  told({
    type: 'say',
    turn: one,
    floor: 'candidate',
    question: one.kind === 'question' ? { id: 'q1', number: 1, text: 'Why?' } : null,
  })
const after = (changes: RoomChange[], from: RoomView = UNTOLD, now = 0) =>
  changes.reduce((view, change) => changed(view, change, now), from)

const begun = () => after([told(state()), say(turn(1, 'greeting')), say(turn(2, 'question'))])

test('what is said is heard in its order, and each turn once', () => {
  const view = begun()
  expect(view.to_hear).toEqual([id(1), id(2)])
  expect(view.room?.phase).toBe('running')
  expect(after([{ type: 'heard_out', turn_id: id(1) }, say(turn(2, 'question'))], view).to_hear).toEqual([id(2)])
})

test('a lost line keeps everything, and the state after it greets nobody twice', () => {
  const listening = after(
    [
      { type: 'heard_out', turn_id: id(1) },
      { type: 'heard_out', turn_id: id(2) },
    ],
    begun(),
  )
  const lost = after([{ type: 'lost', retry_at: 900 }], listening, 500)
  expect(lost).toMatchObject({ line: 'lost', lost_at: 500, retry_at: 900 })
  expect(after([{ type: 'lost', retry_at: 4000 }], lost, 2000).lost_at).toBe(500)
  const back = after([told(state({ phase: 'away', turns: [turn(1, 'greeting'), turn(2, 'question')] }))], lost, 3000)
  expect(back).toMatchObject({ line: 'open', lost_at: null, to_hear: [] })
})

test('what was said while the line was away is heard after it', () => {
  const lost = after(
    [
      { type: 'heard_out', turn_id: id(1) },
      { type: 'heard_out', turn_id: id(2) },
    ],
    begun(),
  )
  const turns = [turn(1, 'greeting'), turn(2, 'question'), turn(3, 'answer'), turn(4, 'follow_up')]
  expect(after([told(state({ phase: 'away', turns }))], lost).to_hear).toEqual([id(4)])
})

test('a new page hears the open question, but not over a draft', () => {
  const turns = [turn(1, 'greeting'), turn(2, 'question')]
  expect(after([told(state({ phase: 'away', turns }))]).to_hear).toEqual([id(2)])
  const draft = { text: 'I began', input: 'typed' as const, question_id: 'q1' }
  expect(after([told(state({ phase: 'away', turns, draft }))]).to_hear).toEqual([])
})

test('a welcome takes the place of what was not heard yet', () => {
  expect(after([say(turn(3, 'welcome_back'))], begun()).to_hear).toEqual([id(3)])
})

test('a moment lasts until the first word', () => {
  const view = after([say(turn(3, 'moment')), told({ type: 'moment_granted', turn_id: id(3) })], begun())
  expect([view.moment, view.room?.question?.id]).toEqual([true, 'q1'])
  expect(after([{ type: 'word' }], view).moment).toBe(false)
})

test('lines that end are told apart from lines that break', () => {
  expect(after([{ type: 'over', why: 'replaced' }], begun()).line).toBe('replaced')
  const refused = told({ type: 'problem', code: 'link_expired', detail: 'Too old.', fatal: true })
  expect(after([refused], begun())).toMatchObject({ line: 'refused', problem: { code: 'link_expired' } })
  const mild = told({ type: 'problem', code: 'failed', detail: 'Again.', fatal: false })
  expect(after([mild], begun()).line).toBe('open')
})

test('the clock goes on between two messages, and stands while the line is lost or the interview paused', () => {
  const view = after([told({ type: 'clock', clock: clock() })], begun(), 1000)
  expect(leftNow(view, 31_000)).toBe(17 * 60_000 - 50_000)
  expect(timeLeft(view, 1000)).toBe('About 17 minutes left')
  expect(timeLeft(view, 1000 + 45_000)).toBe('About 16 minutes left')
  expect(timeLeft(after([{ type: 'lost', retry_at: 0 }], view, 2000), 90_000)).toBe('Clock stopped, 17 min left')
  const paused = after([told({ type: 'clock', clock: clock({ running: false, paused: true }) })], view, 2000)
  expect(paused.room?.phase).toBe('paused')
  expect(timeLeft(paused, 90_000)).toBe('Clock stopped, 17 min left')
  const last = after([told({ type: 'clock', clock: clock({ left_ms: 0, phase: 'finishing' }) })], view, 2000)
  expect(timeLeft(last, 2000)).toBe('Time for a last answer')
})
