import { randomUUID } from 'node:crypto'
import { WebSocket } from 'ws'
import type { TestServer } from '#tests/api.ts'
import { anApplication, type TestOrganization } from '#tests/factories.ts'
import { screeningsContract } from '#modules/screenings/contract.ts'
import { issueScreeningLink } from '#modules/screenings/public.ts'
import { type FromCandidate, fromRoom, type FromRoom } from './room-protocol.ts'

export const FULL =
  'Last year at the depot I found that 40 labels a day were wrong because two printers shared one name. I renamed them and wrote a check, because nobody saw the mistake, and errors fell to 2 a week.'

/** An invited candidate, with the token of their e-mail's link. */
export async function anInvitation(
  server: TestServer,
  organization: TestOrganization,
  job: { id: string },
  person: { name?: string; email?: string } = {},
) {
  const application = await anApplication(server, organization, job, person)
  await server.settled()
  const { screening_id } = await organization.call(screeningsContract['screenings.invite'], {
    params: { id: application.application_id },
    body: {},
  })
  // The e-mail creates a link too, and only the latest one works.
  await server.settled()
  return { ...application, screening_id, token: await aLink(server, organization, screening_id) }
}

export const aLink = (server: TestServer, organization: { id: string }, screeningId: string) =>
  server.services.db
    .forOrganization(organization.id)
    .write(tx => issueScreeningLink(tx, screeningId, server.clock.now()))

/** Ends the period of a screening now. The clock does not change, so that admins' sessions remain valid. */
export const endTime = (server: TestServer, organization: { id: string }, screeningId: string) =>
  server.services.db
    .forOrganization(organization.id)
    .write(tx =>
      tx.q
        .updateTable('screenings')
        .set({ until: server.clock.now() })
        .where('organization_id', '=', organization.id)
        .where('id', '=', screeningId)
        .execute(),
    )

export const agree = (server: TestServer, token: string, recording: 'video' | 'audio' | 'none' = 'audio') =>
  server.as(token)(screeningsContract['screenings.consent'], {
    body: { ai_interview: true, recording, text_version: '2026-11' },
  })

type Of<T extends FromRoom['type']> = Extract<FromRoom, { type: T }>

/** A page in the room: the messages it received in order, and a way to wait for the next one of a type. */
export class Page {
  readonly received: FromRoom[] = []
  readonly closed: Promise<number>
  private read = 0
  private wake: () => void = () => {}

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', data => {
      this.received.push(fromRoom.parse(JSON.parse((data as Buffer).toString())))
      this.wake()
    })
    this.closed = new Promise(resolve => socket.on('close', code => (resolve(code), this.wake())))
  }

  static async open(url: string): Promise<Page> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/room`)
    const page = new Page(socket)
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    return page
  }

  /** Opens the room and receives its state. */
  static async enter(url: string, token: string): Promise<{ page: Page; state: Of<'state'> }> {
    const page = await Page.open(url)
    page.send({ type: 'hello', token })
    return { page, state: await page.next('state') }
  }

  send(message: FromCandidate) {
    this.socket.send(JSON.stringify(message))
  }
  raw(data: string | Buffer) {
    this.socket.send(data)
  }

  /** The next unread message of a type. Messages of other types before it count as read. */
  async next<T extends FromRoom['type']>(type: T): Promise<Of<T>> {
    const deadline = Date.now() + 15_000
    for (;;) {
      while (this.read < this.received.length) {
        const message = this.received[this.read++]!
        if (message.type === type) return message as Of<T>
        if (message.type === 'problem') throw new Error(`problem instead of ${type}: ${message.code}`)
      }
      if (Date.now() > deadline || this.socket.readyState === WebSocket.CLOSED)
        throw new Error(`no ${type}; received ${this.received.map(one => one.type).join(' ')}`)
      await new Promise<void>(resolve => {
        this.wake = resolve
        setTimeout(resolve, 200)
      })
    }
  }

  /** Resolves when all responses to earlier messages have arrived. */
  async settled(): Promise<void> {
    const t = Math.random()
    this.send({ type: 'ping', t })
    // The pong comes right away; the clock comes after everything before it.
    while ((await this.next('clock')).ping !== t);
  }

  async answer(text: string, id: string = randomUUID()): Promise<Of<'heard'>> {
    this.send({ type: 'answer', client_turn_id: id, text, input: 'typed' })
    return this.next('heard')
  }

  /** The kinds of the interviewer's turns so far. */
  get said(): string[] {
    return this.received.flatMap(message => (message.type === 'say' ? [message.turn.kind] : []))
  }

  async close(): Promise<void> {
    this.socket.close()
    await this.closed
  }
  /** Reads and answers nothing from now on. */
  freeze() {
    this.socket.pause()
  }
  /** Loses the connection without closing it properly. */
  drop() {
    this.socket.terminate()
  }
}
