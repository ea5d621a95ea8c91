import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ConnectionEvent, reconnectDelay, RoomConnection } from './room-connection.ts'

/** A socket whose server side is controlled by the test. */
class FakeSocket extends EventTarget {
  static all: FakeSocket[] = []
  readyState = 0
  readonly sent: string[] = []
  constructor() {
    super()
    FakeSocket.all.push(this)
  }
  send(data: string) {
    this.sent.push(data)
  }
  close() {
    this.readyState = 3
  }
  acceptConnection() {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }
  receive(message: object) {
    this.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(message) }))
  }
  loseConnection(code = 1006) {
    this.readyState = 3
    this.dispatchEvent(Object.assign(new Event('close'), { code }))
  }
}

const events: ConnectionEvent[] = []
const device = new EventTarget()
const connect = () =>
  new RoomConnection(
    'a-token-of-a-link-1234',
    event => events.push(event),
    () => new FakeSocket() as unknown as WebSocket,
    device,
  )
const types = () => events.map(({ type }) => type)

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.all = []
  events.length = 0
})
afterEach(() => vi.useRealTimers())

test('sends the token in the first message of every connection', () => {
  const connection = connect()
  connection.start()
  expect(connection.send({ type: 'ready' })).toBe(false)
  FakeSocket.all[0]!.acceptConnection()
  expect(JSON.parse(FakeSocket.all[0]!.sent[0]!)).toEqual({ type: 'hello', token: 'a-token-of-a-link-1234' })
  FakeSocket.all[0]!.loseConnection()
  vi.advanceTimersByTime(1000)
  FakeSocket.all[1]!.acceptConnection()
  expect(JSON.parse(FakeSocket.all[1]!.sent[0]!)).toMatchObject({ type: 'hello' })
  expect(types()).toEqual(['connecting', 'lost', 'connecting'])
  connection.stop()
})

test('reconnects automatically with growing delays, and right away on request', () => {
  expect([0, 1, 3, 20].map(attempt => reconnectDelay(attempt, 0.5))).toEqual([500, 1000, 4000, 15_000])
  const connection = connect()
  connection.start()
  for (let index = 0; index < 4; index += 1) {
    FakeSocket.all.at(-1)!.loseConnection()
    vi.advanceTimersByTime(6000)
  }
  expect(FakeSocket.all).toHaveLength(5)
  FakeSocket.all[4]!.loseConnection()
  connection.reconnectNow()
  expect(FakeSocket.all).toHaveLength(6)
  FakeSocket.all[5]!.loseConnection()
  device.dispatchEvent(new Event('online'))
  expect(FakeSocket.all).toHaveLength(7)
  connection.stop()
})

test.each([
  [4000, 'ended'],
  [4001, 'replaced'],
  [4002, 'refused'],
] as const)('does not reconnect after code %i: %s', (code, why) => {
  const connection = connect()
  connection.start()
  FakeSocket.all[0]!.acceptConnection()
  FakeSocket.all[0]!.loseConnection(code)
  vi.advanceTimersByTime(60_000)
  expect(events.at(-1)).toEqual({ type: 'closed', why })
  expect(FakeSocket.all).toHaveLength(1)
})

test('an open connection without messages counts as lost', () => {
  const connection = connect()
  connection.start()
  FakeSocket.all[0]!.acceptConnection()
  vi.advanceTimersByTime(9000)
  FakeSocket.all[0]!.receive({ type: 'pong', t: 1 })
  vi.advanceTimersByTime(9000)
  expect(types()).not.toContain('lost')
  vi.advanceTimersByTime(10_000)
  expect(types()).toContain('lost')
  // Messages of the old connection are ignored.
  const before = events.length
  FakeSocket.all[0]!.receive({ type: 'pong', t: 2 })
  expect(events).toHaveLength(before)
  connection.stop()
})
