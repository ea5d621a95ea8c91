import type { FromCandidate, FromRoom } from '../../room-protocol.ts'
import type * as protocol from '../../room-protocol.ts'

// Typed by the protocol's own constants: importing their values would also load its schemas (25 kB).
const PING_EVERY_MS: typeof protocol.PING_EVERY_MS = 5000
const CLOSE: typeof protocol.ROOM_CLOSE = { ended: 4000, replaced: 4001, refused: 4002, invalidMessage: 4003 }

const FIRST_DELAY_MS = 500
const LONGEST_DELAY_MS = 15_000

export type ConnectionEvent =
  | { readonly type: 'connecting' }
  | { readonly type: 'message'; readonly message: FromRoom }
  /** It reconnects automatically at `retry_at`, in ms since the epoch. */
  | { readonly type: 'lost'; readonly retry_at: number }
  /** It does not reconnect. */
  | { readonly type: 'closed'; readonly why: 'ended' | 'replaced' | 'refused' }

/** The delay before an attempt to reconnect, in ms: doubling, and randomized so that many pages do not return at the same moment. */
export const reconnectDelay = (attempt: number, random = Math.random()): number =>
  Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** attempt) * (0.75 + random / 2)

const reasonOf = (code: number): 'ended' | 'replaced' | 'refused' => {
  if (code === CLOSE.ended) return 'ended'
  return code === CLOSE.replaced ? 'replaced' : 'refused'
}

/** The connection to the room: identifies itself, checks regularly that the server responds, and reconnects when it is lost. */
export class RoomConnection {
  private socket: WebSocket | null = null
  private attempt = 0
  private lastMessageAt = 0
  private retry: ReturnType<typeof setTimeout> | undefined
  private heartbeat: ReturnType<typeof setInterval> | undefined
  private stopped = true

  constructor(
    private readonly token: string,
    private readonly onEvent: (event: ConnectionEvent) => void,
    private readonly connect: () => WebSocket,
    /** Fires `online` when the device is back on a network. */
    private readonly device: EventTarget,
  ) {}

  start(): void {
    this.stopped = false
    this.heartbeat = setInterval(() => this.check(), PING_EVERY_MS)
    this.device.addEventListener('online', this.reconnectNow)
    this.open()
  }

  stop(): void {
    this.stopped = true
    clearTimeout(this.retry)
    clearInterval(this.heartbeat)
    this.device.removeEventListener('online', this.reconnectNow)
    const socket = this.socket
    this.socket = null
    socket?.close(1000)
  }

  readonly reconnectNow = (): void => {
    if (this.stopped || this.socket) return
    clearTimeout(this.retry)
    this.open()
  }

  /** @returns whether it was sent; otherwise it has to be sent again after the next `state` */
  send(message: FromCandidate): boolean {
    return this.write(JSON.stringify(message))
  }

  sendBytes(bytes: ArrayBuffer): boolean {
    return this.write(bytes)
  }

  private write(data: string | ArrayBuffer): boolean {
    if (this.socket?.readyState !== 1) return false
    this.socket.send(data)
    return true
  }

  private open() {
    this.onEvent({ type: 'connecting' })
    const socket = this.connect()
    this.socket = socket
    this.lastMessageAt = Date.now()
    socket.addEventListener('open', () => {
      if (this.socket === socket) this.send({ type: 'hello', token: this.token })
    })
    socket.addEventListener('message', event => {
      if (this.socket !== socket) return
      this.lastMessageAt = Date.now()
      const message = JSON.parse(String(event.data)) as FromRoom
      if (message.type === 'state') this.attempt = 0
      this.onEvent({ type: 'message', message })
    })
    socket.addEventListener('close', event => {
      if (this.socket !== socket) return
      this.socket = null
      if (event.code >= 4000) {
        this.stop()
        return this.onEvent({ type: 'closed', why: reasonOf(event.code) })
      }
      this.scheduleReconnect()
    })
  }

  private scheduleReconnect() {
    const delay = reconnectDelay(this.attempt)
    this.attempt += 1
    this.onEvent({ type: 'lost', retry_at: Date.now() + delay })
    this.retry = setTimeout(() => this.open(), delay)
  }

  private check() {
    const socket = this.socket
    if (!socket) return
    if (Date.now() - this.lastMessageAt > 2 * PING_EVERY_MS) {
      // A dead connection can stay "open" for minutes, so its close event is not waited for.
      this.socket = null
      socket.close()
      return this.scheduleReconnect()
    }
    this.send({ type: 'ping', t: Date.now() })
  }
}

export const connectToRoom = (): WebSocket => {
  const { protocol: scheme, host } = window.location
  return new WebSocket(`${scheme === 'https:' ? 'wss' : 'ws'}://${host}/api/room`)
}
