import type { FromCandidate, FromRoom } from '../../room-protocol.ts'
import type * as protocol from '../../room-protocol.ts'

// The protocol's numbers, held to it by their types: importing its values would bring its schemas along (25 kB).
const PING_EVERY_MS: typeof protocol.PING_EVERY_MS = 5000
const CLOSE: typeof protocol.ROOM_CLOSE = { ended: 4000, replaced: 4001, refused: 4002, nonsense: 4003 }

const SHORTEST_MS = 500
const LONGEST_MS = 15_000

export type LineEvent =
  | { readonly type: 'trying' }
  | { readonly type: 'told'; readonly message: FromRoom }
  /** It tries again at `retry_at`, in ms since the epoch. */
  | { readonly type: 'lost'; readonly retry_at: number }
  /** It does not try again. */
  | { readonly type: 'over'; readonly why: 'ended' | 'replaced' | 'refused' }

/** How long to wait before the nth try to come back, in ms: doubling, and spread, so that a room full of pages does not return at once. */
export const waitBefore = (attempt: number, spread = Math.random()): number =>
  Math.min(LONGEST_MS, SHORTEST_MS * 2 ** attempt) * (0.75 + spread / 2)

const whyOver = (code: number): 'ended' | 'replaced' | 'refused' => {
  if (code === CLOSE.ended) return 'ended'
  return code === CLOSE.replaced ? 'replaced' : 'refused'
}

/** The line to the room: says hello, keeps asking whether anybody is there, and comes back by itself when it breaks. */
export class RoomLine {
  private socket: WebSocket | null = null
  private attempt = 0
  private heardAt = 0
  private retry: ReturnType<typeof setTimeout> | undefined
  private pulse: ReturnType<typeof setInterval> | undefined
  private stopped = true

  constructor(
    private readonly token: string,
    private readonly tell: (event: LineEvent) => void,
    private readonly dial: () => WebSocket,
    /** Tells when the device is back on a network. */
    private readonly device: EventTarget,
  ) {}

  start(): void {
    this.stopped = false
    this.pulse = setInterval(() => this.ask(), PING_EVERY_MS)
    this.device.addEventListener('online', this.tryNow)
    this.open()
  }

  stop(): void {
    this.stopped = true
    clearTimeout(this.retry)
    clearInterval(this.pulse)
    this.device.removeEventListener('online', this.tryNow)
    const socket = this.socket
    this.socket = null
    socket?.close(1000)
  }

  readonly tryNow = (): void => {
    if (this.stopped || this.socket) return
    clearTimeout(this.retry)
    this.open()
  }

  /** @returns whether it went out; what did not is to be sent again after the next `state` */
  send(message: FromCandidate): boolean {
    return this.put(JSON.stringify(message))
  }

  sendBytes(bytes: ArrayBuffer): boolean {
    return this.put(bytes)
  }

  private put(data: string | ArrayBuffer): boolean {
    if (this.socket?.readyState !== 1) return false
    this.socket.send(data)
    return true
  }

  private open() {
    this.tell({ type: 'trying' })
    const socket = this.dial()
    this.socket = socket
    this.heardAt = Date.now()
    socket.addEventListener('open', () => {
      if (this.socket === socket) this.send({ type: 'hello', token: this.token })
    })
    socket.addEventListener('message', event => {
      if (this.socket !== socket) return
      this.heardAt = Date.now()
      const message = JSON.parse(String(event.data)) as FromRoom
      if (message.type === 'state') this.attempt = 0
      this.tell({ type: 'told', message })
    })
    socket.addEventListener('close', event => {
      if (this.socket !== socket) return
      this.socket = null
      if (event.code >= 4000) {
        this.stop()
        return this.tell({ type: 'over', why: whyOver(event.code) })
      }
      this.later()
    })
  }

  private later() {
    const wait = waitBefore(this.attempt)
    this.attempt += 1
    this.tell({ type: 'lost', retry_at: Date.now() + wait })
    this.retry = setTimeout(() => this.open(), wait)
  }

  private ask() {
    const socket = this.socket
    if (!socket) return
    if (Date.now() - this.heardAt > 2 * PING_EVERY_MS) {
      // A dead line can stay "open" for minutes; nobody waits for its close.
      this.socket = null
      socket.close()
      return this.later()
    }
    this.send({ type: 'ping', t: Date.now() })
  }
}

export const dialRoom = (): WebSocket => {
  const { protocol: scheme, host } = window.location
  return new WebSocket(`${scheme === 'https:' ? 'wss' : 'ws'}://${host}/api/room`)
}
