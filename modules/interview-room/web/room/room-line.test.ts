import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type LineEvent, RoomLine, waitBefore } from './room-line.ts'

/** A socket whose other end the test holds. */
class Wire extends EventTarget {
  static all: Wire[] = []
  readyState = 0
  readonly sent: string[] = []
  constructor() {
    super()
    Wire.all.push(this)
  }
  send(data: string) {
    this.sent.push(data)
  }
  close() {
    this.readyState = 3
  }
  opens() {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }
  tells(message: object) {
    this.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(message) }))
  }
  breaks(code = 1006) {
    this.readyState = 3
    this.dispatchEvent(Object.assign(new Event('close'), { code }))
  }
}

const told: LineEvent[] = []
const device = new EventTarget()
const line = () =>
  new RoomLine(
    'a-token-of-a-link-1234',
    event => told.push(event),
    () => new Wire() as unknown as WebSocket,
    device,
  )
const types = () => told.map(({ type }) => type)

beforeEach(() => {
  vi.useFakeTimers()
  Wire.all = []
  told.length = 0
})
afterEach(() => vi.useRealTimers())

test('the token is said in the first message, again on every new line', () => {
  const one = line()
  one.start()
  expect(one.send({ type: 'ready' })).toBe(false)
  Wire.all[0]!.opens()
  expect(JSON.parse(Wire.all[0]!.sent[0]!)).toEqual({ type: 'hello', token: 'a-token-of-a-link-1234' })
  Wire.all[0]!.breaks()
  vi.advanceTimersByTime(1000)
  Wire.all[1]!.opens()
  expect(JSON.parse(Wire.all[1]!.sent[0]!)).toMatchObject({ type: 'hello' })
  expect(types()).toEqual(['trying', 'lost', 'trying'])
  one.stop()
})

test('it comes back by itself, later and later, and at once when asked', () => {
  expect([0, 1, 3, 20].map(attempt => waitBefore(attempt, 0.5))).toEqual([500, 1000, 4000, 15_000])
  const one = line()
  one.start()
  for (let index = 0; index < 4; index += 1) {
    Wire.all.at(-1)!.breaks()
    vi.advanceTimersByTime(6000)
  }
  expect(Wire.all).toHaveLength(5)
  Wire.all[4]!.breaks()
  one.tryNow()
  expect(Wire.all).toHaveLength(6)
  Wire.all[5]!.breaks()
  device.dispatchEvent(new Event('online'))
  expect(Wire.all).toHaveLength(7)
  one.stop()
})

test.each([
  [4000, 'ended'],
  [4001, 'replaced'],
  [4002, 'refused'],
] as const)('a line closed with %i is not tried again: %s', (code, why) => {
  const one = line()
  one.start()
  Wire.all[0]!.opens()
  Wire.all[0]!.breaks(code)
  vi.advanceTimersByTime(60_000)
  expect(told.at(-1)).toEqual({ type: 'over', why })
  expect(Wire.all).toHaveLength(1)
})

test('a line that is open and silent counts as lost', () => {
  const one = line()
  one.start()
  Wire.all[0]!.opens()
  vi.advanceTimersByTime(9000)
  Wire.all[0]!.tells({ type: 'pong', t: 1 })
  vi.advanceTimersByTime(9000)
  expect(types()).not.toContain('lost')
  vi.advanceTimersByTime(10_000)
  expect(types()).toContain('lost')
  // What the old line says afterwards is nobody's.
  const before = told.length
  Wire.all[0]!.tells({ type: 'pong', t: 2 })
  expect(told).toHaveLength(before)
  one.stop()
})
