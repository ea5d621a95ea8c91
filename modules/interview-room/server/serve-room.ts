import type { FastifyInstance } from 'fastify'
import type { WebSocket } from 'ws'
import { ProblemError } from '#platform/errors/problem-error.ts'
import type { Services } from '#platform/services.ts'
import { fromCandidate, type FromRoom, ROOM_CLOSE } from '../room-protocol.ts'
import { openScreeningLink, requireEnterable } from '#modules/screenings/public.ts'
import { isOver } from '#modules/screenings/policy.ts'
import { takeRoom } from './hold-room.ts'
import { Room } from './room.ts'
import { Transcriptions } from './transcriptions.ts'

/** Who says nothing for so long after opening the line is let go, in ms. */
const HELLO_WITHIN_MS = 5_000
/** Going away of a server; the page comes back and finds another (RFC 6455, section 7.4.1). */
const SERVICE_RESTART = 1012

const say = (socket: WebSocket, message: FromRoom) =>
  socket.readyState === socket.OPEN && socket.send(JSON.stringify(message))

function refuse(services: Services, socket: WebSocket, error: unknown) {
  if (error instanceof ProblemError) {
    say(socket, { type: 'problem', code: error.code, detail: error.detail, fatal: true })
    return socket.close(ROOM_CLOSE.refused, error.code)
  }
  services.log.warn({ err: error }, 'a room could not be opened')
  say(socket, { type: 'problem', code: 'failed', detail: 'The room could not be opened just now.', fatal: false })
  socket.close(1011, 'failed')
}

/** The interview room: `GET /api/room` as a WebSocket. The token comes in the first message, never in the address, which is logged. */
export function serveRoom(app: FastifyInstance, services: Services): void {
  const rooms = new Map<string, Room>()
  const transcriptions = new Transcriptions()
  const leaving = new Set<Promise<void>>()
  let stopping = false

  async function open(socket: WebSocket, token: string): Promise<Room> {
    const { org, screening } = await openScreeningLink(services, token)
    if (!isOver(screening.state)) requireEnterable(screening, services.clock.now())
    const { hold, row, awayMs } = await takeRoom(services, org, screening.id)
    // The other line may end at another server: that one learns of it at its next event.
    rooms.get(screening.id)?.replaced()
    const room = new Room(hold, socket, awayMs, transcriptions)
    rooms.set(screening.id, room)
    socket.once('close', () => {
      if (rooms.get(screening.id) === room) rooms.delete(screening.id)
      const left = room.leave(stopping ? 'restart' : 'left')
      leaving.add(left)
      void left.finally(() => leaving.delete(left))
    })
    // Whoever left while the door was being opened is not in the room.
    if (socket.readyState !== socket.OPEN) await room.leave('left')
    await room.greet(row)
    return room
  }

  app.get('/api/room', { websocket: true }, socket => {
    let room: Promise<Room> | null = null
    const silent = setTimeout(
      () => refuse(services, socket, new ProblemError(408, 'no_hello', 'Nobody said hello.')),
      HELLO_WITHIN_MS,
    )
    socket.on('close', () => clearTimeout(silent))
    socket.on('error', error => services.log.info({ err: error }, 'a room line broke'))
    socket.on('message', (data: Buffer, binary: boolean) => {
      if (room) return void room.then(opened => opened.take(data, binary)).catch(() => {})
      const hello = binary ? null : fromCandidate.safeParse(jsonOf(data))
      clearTimeout(silent)
      if (!hello?.success || hello.data.type !== 'hello')
        return refuse(services, socket, new ProblemError(400, 'no_hello', 'The first message must say hello.'))
      room = open(socket, hello.data.token)
      room.catch((error: unknown) => refuse(services, socket, error))
    })
  })

  app.addHook('preClose', async () => {
    stopping = true
    for (const client of app.websocketServer.clients) client.close(SERVICE_RESTART, 'restart')
  })
  app.addHook('onClose', async () => {
    await Promise.allSettled(leaving)
  })
}

function jsonOf(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString())
  } catch {
    return null
  }
}
