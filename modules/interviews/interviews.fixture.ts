import type { Services } from '#platform/services.ts'
import { addLink } from '#platform/auth/links.ts'
import { DAY, later } from '#platform/clock/clock.ts'
import { CallError } from '#platform/contract/client.ts'
import type { Problem } from '#platform/contract/problem.ts'
import { newId } from '#platform/db/id.ts'
import { schedulingContract } from '#modules/scheduling/contract.ts'
import { proposeBooking } from '#modules/scheduling/public.ts'
import { linkIn, startTestServer } from '#tests/api.ts'
import { anApplication, anOpenJob, anOrganization, type TestOrganization } from '#tests/factories.ts'
import { interviewsContract as calls } from './contract.ts'

export const ZONE = 'Asia/Beirut'

/** The error of a refused call. */
export const problemOf = async (work: Promise<unknown>): Promise<Partial<Problem> & { status: number }> => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof CallError)) throw new Error(`Expected a refused call, got ${String(error)}`)
  return { ...error.problem, status: error.status }
}

/** A property of a calendar file. */
export const line = (file: string, name: string) =>
  file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .find(one => one.startsWith(`${name}:`))
    ?.slice(name.length + 1)

export const fileOf = (mail: { attachments: { content: string }[] } | undefined) => mail!.attachments[0]!.content

/** A server with an organization that schedules interviews, and the steps that its tests share. */
export async function startInterviews(parts: Partial<Services> = {}) {
  const server = await startTestServer({}, parts)
  const organization = await anOrganization(server, 'Levant Freight')
  const other = await anOrganization(server)
  const job = await anOpenJob(organization)
  const candidate = server.as()

  const propose = (applicationId: string, more: object = {}, of: TestOrganization = organization) =>
    of.call(calls['interviews.propose'], {
      body: {
        application_id: applicationId,
        interviewer_ids: [of.adminId],
        minutes: 60,
        place: 'https://meet.example.com/a',
        ...more,
      },
    })

  /** A colleague who works around the clock, inserted directly: joining an organization belongs to another module. */
  async function aColleague(name: string, timeZone = 'UTC', availability: object = {}) {
    const id = newId()
    const email = `${id}@example.com`
    const row = { organization_id: organization.id, id, name, email, role: 'interviewer' as const, time_zone: timeZone }
    await server.services.db.forOrganization(organization.id).write(tx =>
      tx.q
        .insertInto('admins')
        .values({ ...row, password_hash: '-', created_at: server.clock.now() })
        .execute(),
    )
    const hours = [1, 2, 3, 4, 5, 6, 7].map(weekday => ({ weekday, spans: [{ from: '00:00', to: '24:00' }] }))
    await organization.call(schedulingContract['availability.save'], {
      query: { admin_id: id },
      body: { hours, ...availability },
    })
    return { id, name, email }
  }

  /** The token in the newest e-mail to an address whose link contains this path. */
  async function tokenTo(address: string, part = 'schedule-interview'): Promise<string> {
    const mails = await server.mailsTo(address)
    const mail = mails.find(({ text }) => text.includes(`/${part}/`))
    return linkIn(mail!.text, `/${part}/`).split('/').at(-1)!
  }

  /** A candidate with an offer to choose from the interviewer's free times, and the view of the link. */
  async function anOffer(more: object = {}) {
    const application = await anApplication(server, organization, job)
    const { booking } = await propose(application.application_id, more)
    const data = await tokenTo(application.email)
    const view = await candidate(calls['interviews.openLink'], { params: { data } })
    return { application, booking, data, view }
  }

  /** Books the first time of a view that is still free. */
  const book = (data: string, start_at: string, idempotencyKey?: string) =>
    candidate(calls['interviews.book'], { params: { data }, body: { start_at, time_zone: ZONE }, idempotencyKey })
  const move = (data: string, start_at: string) =>
    candidate(calls['interviews.move'], { params: { data }, body: { start_at, time_zone: ZONE } })
  const look = (data: string) => candidate(calls['interviews.openLink'], { params: { data } })

  /** Offers to many candidates, created directly: they all want the same hour. */
  async function manyOffers(count: number) {
    const application = await anApplication(server, organization, job)
    const now = server.clock.now()
    return server.services.db.forOrganization(organization.id).write(async tx => {
      const tokens: string[] = []
      for (let i = 0; i < count; i += 1) {
        const booking = await proposeBooking(
          tx,
          {
            subjectId: application.application_id,
            subjectTitle: 'Backend Engineer',
            part: `crowd-${i}`,
            title: 'Crowd',
            minutes: 60,
            place: '',
            message: '',
            attendee: { name: 'Noor Haddad', email: application.email, timeZone: ZONE },
            interviewerIds: [organization.adminId],
            slots: null,
            organizer: { adminId: organization.adminId, timeZone: 'Europe/Berlin' },
          },
          now,
        )
        tokens.push(await addLink(tx, 'booking', booking.id, later(now, 10 * DAY)))
      }
      return tokens
    })
  }
  return {
    server,
    organization,
    other,
    job,
    candidate,
    aColleague,
    propose,
    tokenTo,
    anOffer,
    book,
    move,
    look,
    manyOffers,
  }
}
