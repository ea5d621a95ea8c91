import type { FastifyInstance } from 'fastify'
import type { WebSocket } from 'ws'
import { ProblemError } from '#platform/errors/problem-error.ts'
import type { Services } from '#platform/services.ts'
import { type FromRoom, ROOM_CLOSE } from '../room-protocol.ts'
import { roomProblems } from '../words/problems.ts'
import { readOrganization } from '#modules/organizations/public.ts'
import { openScreeningLink, requireEnterable } from '#modules/screenings/public.ts'
import { isOver } from '#modules/screenings/policy.ts'
import { readMessage } from './read-message.ts'
import { takeRoom } from './room-lease.ts'
import { Room } from './room.ts'
import { Transcriptions } from './transcriptions.ts'

/** A connection that does not say hello within this time is closed, in ms. */
const HELLO_WITHIN_MS = 5_000
/** The server is restarting; the page reconnects (RFC 6455, section 7.4.1). */
const SERVICE_RESTART = 1012

const send = (socket: WebSocket, message: FromRoom) =>
  socket.readyState === socket.OPEN && socket.send(JSON.stringify(message))

function refuse(services: Services, socket: WebSocket, error: unknown) {
  if (error instanceof ProblemError) {
    send(socket, { type: 'problem', code: error.code, detail: error.detail, fatal: true })
    return socket.close(ROOM_CLOSE.refused, error.code)
  }
  services.log.warn({ err: error }, 'a room could not be opened')
  send(socket, { type: 'problem', code: 'failed', detail: roomProblems.roomUnavailable, fatal: false })
  socket.close(1011, 'failed')
}

/** The interview room: a WebSocket at `GET /api/room`. The token comes in the first message and not in the address, which is logged. */
export function serveRoom(app: FastifyInstance, services: Services): void {
  const rooms = new Map<string, Room>()
  const transcriptions = new Transcriptions()
  const leaving = new Set<Promise<void>>()
  let stopping = false

  async function open(socket: WebSocket, token: string): Promise<Room> {
    const { org, screening } = await openScreeningLink(services, token)
    const { organization } = await readOrganization(org)
    if (!isOver(screening.state)) requireEnterable(screening, organization, services.clock.now())
    const { lease, row, awayMs } = await takeRoom(services, org, screening.id)
    // The other connection may be at another server, which notices at its next event.
    rooms.get(screening.id)?.replaced()
    const room = new Room(lease, socket, awayMs, transcriptions)
    rooms.set(screening.id, room)
    socket.once('close', () => {
      if (rooms.get(screening.id) === room) rooms.delete(screening.id)
      const left = room.leave(stopping ? 'restart' : 'left')
      leaving.add(left)
      void left.finally(() => leaving.delete(left))
    })
    // The page may have left while the room was being opened.
    if (socket.readyState !== socket.OPEN) await room.leave('left')
    await room.greet(row)
    return room
  }

  app.get('/api/room', { websocket: true }, socket => {
    let room: Promise<Room> | null = null
    const timeout = setTimeout(
      () => refuse(services, socket, new ProblemError(408, 'no_hello', roomProblems.noHello)),
      HELLO_WITHIN_MS,
    )
    socket.on('close', () => clearTimeout(timeout))
    socket.on('error', error => services.log.info({ err: error }, 'a room connection failed'))
    socket.on('message', (data: Buffer, binary: boolean) => {
      if (room) return void room.then(opened => opened.receive(data, binary)).catch(() => {})
      const hello = binary ? null : readMessage(data)
      clearTimeout(timeout)
      if (!hello?.success || hello.data.type !== 'hello')
        return refuse(services, socket, new ProblemError(400, 'no_hello', roomProblems.helloFirst))
      room = open(socket, hello.data.token)
      room.catch((error: unknown) => refuse(services, socket, error))
    })
  })

  app.addHook('preClose', async () => {
    stopping = true
    for (const client of app.websocketServer.clients) client.close(SERVICE_RESTART, 'restart')
    // Not only when the sockets have closed: a page that does not respond would be released after the database has been closed.
    await Promise.allSettled([...rooms.values()].map(room => room.leave('restart')))
  })
  app.addHook('onClose', async () => {
    await Promise.allSettled(leaving)
  })
}
