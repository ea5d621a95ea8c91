import { afterEach, expect, test, vi } from 'vitest'
import type { FromCandidate, FromRoom, RoomTurn } from '../../room-protocol.ts'
import type { Microphone } from '#modules/recordings/web/capture/microphone.ts'
import { AnswerDelivery } from './answer-delivery.ts'
import { Answering } from './answering.ts'
import { RoomActions, type RoomParts } from './room-actions.ts'
import { nextView } from './room-view.ts'
import { SessionStore } from './session-store.ts'

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

/** The complete state of a room at the question `q1`, with a draft as the server may still have it. */
const state = (draft: string | null, ageMs = 0): Extract<FromRoom, { type: 'state' }> => ({
  type: 'state',
  connection_id: id(1),
  screening_id: id(2),
  phase: 'away',
  state: 'in_progress',
  scene: { interviewer: 'Nora', organization: 'Halden', job_title: 'Engineer', first_name: 'Noor' },
  language: 'en',
  patience: 'usual',
  minutes: 25,
  question_count: 4,
  question: { id: 'q1', number: 1, text: 'Why?' },
  turns: [],
  floor: 'candidate',
  offers: [],
  draft: draft === null ? null : { text: draft, input: 'typed', question_id: 'q1', age_ms: ageMs },
  clock: {
    elapsed_ms: 0,
    left_ms: 60_000,
    phase: 'open',
    running: true,
    paused: false,
    question_elapsed_ms: 0,
    question_limit_ms: null,
  },
  recording: 'none',
  transcription: 'browser',
  integrity_signals: false,
})

function candidate(microphone: Microphone | null = null) {
  const store = new SessionStore()
  const sent: FromCandidate[] = []
  const connection = { send: (message: FromCandidate) => sent.push(message) > 0, sendBytes: () => true }
  const delivery = new AnswerDelivery(connection, store, id(2))
  const answering = new Answering({
    connection,
    delivery,
    store,
    screeningId: id(2),
    language: 'en',
    microphone: () => microphone,
    recordingPosition: () => Promise.resolve(null),
    onWord: () => {},
    onRecognitionFailed: () => {},
  })
  const receive = (message: FromRoom) =>
    store.patch({ view: nextView(store.read().view, { type: 'message', message }, 0) })
  return { store, sent, answering, receive, connection, delivery }
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a submitted answer is not put back into the box after the server has restarted', async () => {
  vi.useFakeTimers()
  const { store, sent, answering, receive } = candidate()
  receive(state(null))
  store.patch({ entered: true, typing: true })
  answering.typed('I measured it first.')
  await answering.submit()
  // The server was killed before it committed the answer; it only has the draft.
  receive(state('I measured it first.'))
  await answering.restore()
  expect(store.read().text).toBe('')
  expect(sent.filter(({ type }) => type === 'answer')).toHaveLength(2)
})

test('a draft of another page is continued', async () => {
  const { store, answering, receive } = candidate()
  receive(state('I began'))
  await answering.restore()
  expect(store.read()).toMatchObject({ text: 'I began', typing: true })
  answering.stop()
})

test.each([
  ['of another device that is newer', 10_000, 1000, 'I began, and went on'],
  ['of this device that the room has only in part', 3000, 4000, 'I began'],
  ['of this device that was typed while it was not connected', 3000, 60_000, 'I began'],
])('continues the draft %s', async (_, localAge, roomAge, expected) => {
  const saved = { text: 'I began', question_id: 'q1', at: Date.now() - localAge }
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(saved), setItem: () => {}, removeItem: () => {} })
  for (const shown of ['', 'I began']) {
    const { store, answering, receive } = candidate()
    store.patch({ text: shown })
    receive(state('I began, and went on', roomAge))
    await answering.restore()
    expect(store.read().text).toBe(expected)
    answering.stop()
  }
})

test('continues the draft of another device when this one has an answer to an earlier question', async () => {
  const saved = { text: 'To an earlier question', question_id: 'q0', at: Date.now() }
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(saved), setItem: () => {}, removeItem: () => {} })
  const { store, answering, receive } = candidate()
  receive(state('I began'))
  await answering.restore()
  expect(store.read().text).toBe('I began')
  answering.stop()
})

test('deleted words do not stay the draft in the room', () => {
  vi.useFakeTimers()
  const { store, sent, answering, receive } = candidate()
  const drafts = () => sent.flatMap(message => (message.type === 'draft' ? [message.text] : []))
  receive(state(null))
  store.patch({ entered: true, typing: true })
  answering.sendDraft()
  expect(drafts()).toEqual([])
  answering.typed('I would rather not')
  vi.advanceTimersByTime(1000)
  answering.typed('')
  vi.advanceTimersByTime(1000)
  expect(drafts()).toEqual(['I would rather not', ''])
  answering.clear()
  answering.sendDraft()
  expect(drafts()).toHaveLength(2)
})

test('words that were deleted while the connection was lost do not come back', async () => {
  vi.useFakeTimers()
  const { store, sent, answering, receive } = candidate()
  receive(state('I would rather not'))
  await answering.restore()
  answering.typed('')
  vi.advanceTimersByTime(1000)
  receive(state('I would rather not'))
  await answering.restore()
  vi.advanceTimersByTime(1000)
  expect(store.read().text).toBe('')
  expect(sent.at(-1)).toMatchObject({ type: 'draft', text: '' })
})

test('the draft of a text over the limit is accepted, and the rest follows when time ends the question', async () => {
  const { store, sent, answering, receive } = candidate()
  const text = `${'word '.repeat(5000)}end`
  receive(state(null))
  store.patch({ entered: true, typing: true })
  answering.typed(text)
  answering.sendDraft()
  const [draft] = sent.flatMap(message => (message.type === 'draft' ? [message.text] : []))
  expect(draft).toBe(text.slice(0, 20_000))
  const turn = { id: id(3), question_id: 'q1', text: draft } as RoomTurn
  answering.heard({ client_turn_id: id(4), turn })
  await vi.waitFor(() =>
    expect(sent.at(-1)).toMatchObject({ type: 'answer', text: text.slice(20_000), question_id: 'q1' }),
  )
  expect(store.read().text).toBe('')
})

/** The browser's recorder of one answer. */
class FakeRecorder extends EventTarget {
  static isTypeSupported = () => true
  state = 'recording'
  start() {}
  stop() {
    this.state = 'inactive'
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['said']) }))
    this.dispatchEvent(new Event('stop'))
  }
}

/** A candidate in the middle of a spoken answer, which the server is to transcribe. */
function speaking() {
  vi.stubGlobal('MediaRecorder', FakeRecorder)
  const page = candidate({} as Microphone)
  page.receive({ ...state(null), transcription: 'server' })
  page.store.patch({ entered: true, speech: 'server' })
  page.answering.sync()
  page.answering.takeVoice({ speaking: true, loud: 1000, run: 100 }, 1)
  return page
}

test('what was said until time ended the question is submitted to it, and not to the next one', async () => {
  const { store, sent, answering } = speaking()
  await answering.submitLate('q1')
  expect(sent.map(({ type }) => type)).toEqual(['audio_begin', 'audio_end'])
  expect(sent.at(-1)).toMatchObject({ question_id: 'q1' })
  expect(store.read()).toMatchObject({ voiced: false, sent: null })
  await answering.submitLate('q1')
  expect(sent).toHaveLength(2)
})

test('what was said is submitted before the candidate leaves, and silence is not', async () => {
  const { store, sent, answering } = speaking()
  await answering.submitAudio()
  expect(sent.at(-1)).toMatchObject({ type: 'audio_end', question_id: 'q1' })
  store.patch({ sent: null })
  answering.sync()
  await answering.submitAudio()
  expect(sent).toHaveLength(2)
  answering.stop()
})

test('the end of the interview waits until the room has the spoken answer', async () => {
  const { sent, answering, store, connection, delivery } = speaking()
  const actions = new RoomActions({ answering, store, connection, delivery } as unknown as RoomParts)
  const ended = actions.endInterview()
  await vi.waitFor(() => expect(sent.at(-1)?.type).toBe('audio_end'))
  const [begin] = sent.flatMap(message => (message.type === 'audio_begin' ? [message] : []))
  delivery.acknowledged(begin!.client_turn_id)
  await ended
  expect(sent.map(({ type }) => type)).toEqual(['audio_begin', 'audio_end', 'leave'])
})

const quiet = { speaking: false, loud: 0, run: 0 }
const words = { speaking: true, loud: 100, run: 100 }

/** What takes the turn from a candidate in the middle of an answer, and what gives it back. */
const INTERRUPTIONS: readonly [string, (receive: (message: FromRoom) => void, store: SessionStore) => () => void][] = [
  ['muting', (_, store) => (store.patch({ muted: true }), () => store.patch({ muted: false }))],
  ['typing', (_, store) => (store.patch({ typing: true }), () => store.patch({ typing: false }))],
  [
    'a pause',
    receive => {
      const clock = state(null).clock
      receive({ type: 'clock', clock: { ...clock, running: false, paused: true } })
      return () => receive({ type: 'clock', clock })
    },
  ],
  ['a repeated question', (_, store) => (store.patch({ playing: id(9) }), () => store.patch({ playing: null }))],
  [
    'a lost connection',
    (receive, store) => {
      const { view } = store.read()
      store.patch({ view: nextView(view, { type: 'lost', retry_at: 1 }, 0) })
      return () => receive(state(null))
    },
  ],
]

test.each(INTERRUPTIONS)('%s does not count as the silence that ends an answer', async (_, interrupt) => {
  vi.useFakeTimers()
  const { store, sent, answering, receive } = candidate({} as Microphone)
  vi.advanceTimersByTime(1000)
  receive(state(null))
  store.patch({ entered: true, speech: 'browser', text: 'I measured it and' })
  answering.sync()
  answering.takeVoice(words, performance.now())
  const giveBack = interrupt(receive, store)
  answering.sync()
  vi.advanceTimersByTime(60_000)
  giveBack()
  answering.sync()
  vi.advanceTimersByTime(30)
  answering.takeVoice(quiet, performance.now())
  await vi.advanceTimersByTimeAsync(0)
  expect(sent.filter(({ type }) => type === 'answer')).toEqual([])
  vi.advanceTimersByTime(10_000)
  answering.takeVoice(quiet, performance.now())
  await vi.advanceTimersByTimeAsync(0)
  expect(sent.filter(({ type }) => type === 'answer')).toHaveLength(1)
  answering.stop()
})
