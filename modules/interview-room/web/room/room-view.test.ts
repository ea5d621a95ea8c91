import { expect, test } from 'vitest'
import type { FromRoom, RoomTurn } from '../../room-protocol.ts'
import { EMPTY_VIEW, leftNow, nextView, type RoomChange, type RoomView, timeLeft } from './room-view.ts'

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
  patience: 'usual',
  minutes: 25,
  question_count: 4,
  question: null,
  turns: [],
  floor: 'nobody',
  offers: [],
  draft: null,
  clock: clock(),
  recording: 'audio',
  transcription: 'browser',
  integrity_signals: false,
  ...changes,
})
const received = (message: FromRoom): RoomChange => ({ type: 'message', message })
const say = (one: RoomTurn) =>
  received({
    type: 'say',
    turn: one,
    floor: 'candidate',
    offers: [],
    question: one.kind === 'question' ? { id: 'q1', number: 1, text: 'Why?' } : null,
  })
const after = (changes: RoomChange[], from: RoomView = EMPTY_VIEW, now = 0) =>
  changes.reduce((view, change) => nextView(view, change, now), from)

const started = () => after([received(state()), say(turn(1, 'greeting')), say(turn(2, 'question'))])

test('plays turns in order and each of them once', () => {
  const view = started()
  expect(view.to_play).toEqual([id(1), id(2)])
  expect(view.room?.phase).toBe('running')
  expect(after([{ type: 'played', turn_id: id(1) }, say(turn(2, 'question'))], view).to_play).toEqual([id(2)])
})

test('keeps everything while the connection is lost, and does not greet twice', () => {
  const listening = after(
    [
      { type: 'played', turn_id: id(1) },
      { type: 'played', turn_id: id(2) },
    ],
    started(),
  )
  const lost = after([{ type: 'lost', retry_at: 900 }], listening, 500)
  expect(lost).toMatchObject({ connection: 'lost', lost_at: 500, retry_at: 900 })
  expect(after([{ type: 'lost', retry_at: 4000 }], lost, 2000).lost_at).toBe(500)
  const back = after(
    [received(state({ phase: 'away', turns: [turn(1, 'greeting'), turn(2, 'question')] }))],
    lost,
    3000,
  )
  expect(back).toMatchObject({ connection: 'open', lost_at: null, to_play: [] })
})

test('plays what was said while the connection was lost', () => {
  const lost = after(
    [
      { type: 'played', turn_id: id(1) },
      { type: 'played', turn_id: id(2) },
    ],
    started(),
  )
  const turns = [turn(1, 'greeting'), turn(2, 'question'), turn(3, 'answer'), turn(4, 'follow_up')]
  expect(after([received(state({ phase: 'away', turns }))], lost).to_play).toEqual([id(4)])
})

test('plays the open question on a new page, but not over a draft', () => {
  const turns = [turn(1, 'greeting'), turn(2, 'question')]
  expect(after([received(state({ phase: 'away', turns }))]).to_play).toEqual([id(2)])
  const draft = { text: 'I began', input: 'typed' as const, question_id: 'q1' }
  expect(after([received(state({ phase: 'away', turns, draft }))]).to_play).toEqual([])
})

test('a welcome replaces turns that were not played yet', () => {
  expect(after([say(turn(3, 'welcome_back'))], started()).to_play).toEqual([id(3)])
})

test('a moment lasts until the first word', () => {
  const view = after([say(turn(3, 'moment')), received({ type: 'moment_granted', turn_id: id(3) })], started())
  expect([view.moment, view.room?.question?.id]).toEqual([true, 'q1'])
  expect(after([{ type: 'word' }], view).moment).toBe(false)
})

test('distinguishes connections that are closed from connections that are lost', () => {
  expect(after([{ type: 'closed', why: 'replaced' }], started()).connection).toBe('replaced')
  const refused = received({ type: 'problem', code: 'link_expired', detail: 'Too old.', fatal: true })
  expect(after([refused], started())).toMatchObject({ connection: 'refused', problem: { code: 'link_expired' } })
  const mild = received({ type: 'problem', code: 'failed', detail: 'Again.', fatal: false })
  expect(after([mild], started()).connection).toBe('open')
})

test('the timer runs between two messages and stops while the connection is lost or the interview is paused', () => {
  const view = after([received({ type: 'clock', clock: clock() })], started(), 1000)
  expect(leftNow(view, 31_000)).toBe(17 * 60_000 - 50_000)
  expect(timeLeft(view, 1000)).toBe('About 17 minutes left')
  expect(timeLeft(view, 1000 + 45_000)).toBe('About 16 minutes left')
  expect(timeLeft(after([{ type: 'lost', retry_at: 0 }], view, 2000), 90_000)).toBe('Timer paused, 17 min left')
  const paused = after([received({ type: 'clock', clock: clock({ running: false, paused: true }) })], view, 2000)
  expect(paused.room?.phase).toBe('paused')
  expect(timeLeft(paused, 90_000)).toBe('Timer paused, 17 min left')
  const last = after([received({ type: 'clock', clock: clock({ left_ms: 0, phase: 'finishing' }) })], view, 2000)
  expect(timeLeft(last, 2000)).toBe('Time for a last answer')
})
