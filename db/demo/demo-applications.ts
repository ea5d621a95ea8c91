import type { Call } from '#platform/contract/client.ts'
import { contentOf } from '#platform/mail/content.ts'
import type { Services } from '#platform/services.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { evaluationContract } from '#modules/evaluation/contract.ts'
import { offersContract } from '#modules/offers/contract.ts'
import { screeningsContract } from '#modules/screenings/contract.ts'
import { interviewsContract } from '#modules/interviews/contract.ts'
import { demoAnswers } from './answers.ts'
import { backdate } from './backdate.ts'
import { runScreening } from './run-screening.ts'
import type { DemoPerson } from './people.ts'

/** A submitted application and its candidate. */
export interface SubmittedApplication {
  readonly person: DemoPerson
  readonly seed: number
  readonly email: string
  readonly applicationId: string
  readonly candidateUuid: string
}

const wait = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

/** Waits until all background tasks that are due have run. */
export async function settled({ db }: Services) {
  for (;;) {
    const { rows } = await db.owner.query(
      'select 1 from graphile_worker._private_jobs where (run_at <= now() and attempts < max_attempts) limit 1',
    )
    if (rows.length === 0) return
    await wait(100)
  }
}

/** The newest link of a kind in the e-mails to an address. */
async function linkTo(services: Services, email: string, part: string): Promise<string> {
  await settled(services)
  const mails = await services.db.unsafeAcrossOrganizations(q =>
    q.selectFrom('mail_messages').selectAll().where('to_address', '=', email).orderBy('created_at', 'desc').execute(),
  )
  const links = mails.map(mail => new RegExp(`\\S*${part}\\S*`).exec(contentOf(services.db.vault, mail).text)?.[0])
  const newest = links.find(link => link !== undefined)
  if (!newest) throw new Error(`No e-mail to ${email} has a link with ${part}.`)
  return newest
}

const tokenIn = (link: string) => link.split(/token=|\//).at(-1)!

/** The first working day after `days` days, at an hour of Berlin's winter time, as an instant. */
function slotIn(now: Date, days: number, hour: number): string {
  const at = new Date(now)
  at.setUTCDate(at.getUTCDate() + days)
  while (at.getUTCDay() === 0 || at.getUTCDay() === 6) at.setUTCDate(at.getUTCDate() + 1)
  at.setUTCHours(hour - 1, 0, 0, 0)
  return at.toISOString()
}

/** Up to nine hours, in days, so that events have different times of day. */
const someHours = (seed: number): number => ((Math.round(seed) * 7) % 10) / 24

/** Days from now, the hour in Berlin, and how the interview is arranged. At other hours than the booked interviews above. */
const CALENDAR = [
  [1, 9, 'one'],
  [2, 16, 'panel'],
  [3, 8, 'one'],
  [7, 9, 'panel'],
  [8, 13, 'day'],
  [9, 8, 'offer'],
] as const

/** Moves submitted applications to their stages in the demonstration. */
export class DemoApplications {
  private taken = 0
  constructor(
    private readonly services: Services,
    private readonly organizationId: string,
    private readonly call: Call,
    private readonly anyone: Call,
    private readonly adminIds: readonly string[],
  ) {}

  private readonly past = (made: SubmittedApplication, days: number) =>
    backdate(work => this.services.db.unsafeAcrossOrganizations(work), this.organizationId, made.applicationId, days)

  private readonly move = (made: SubmittedApplication, body: object) =>
    this.call(applicationsContract['applications.status'], { params: { id: made.applicationId }, body })

  private readonly invite = async (made: SubmittedApplication) => {
    await this.call(screeningsContract['screenings.invite'], { params: { id: made.applicationId }, body: {} })
    return tokenIn(await linkTo(this.services, made.email, '/meeting-home'))
  }

  private async interview(made: SubmittedApplication) {
    const token = await this.invite(made)
    await this.past(made, 1 + someHours(made.seed + 3))
    await this.anyone(screeningsContract['screenings.consent'], {
      token,
      body: { ai_interview: true, recording: 'audio', text_version: '2026-11' },
    })
    await runScreening(this.services, token, demoAnswers[made.person.name]!, made.seed)
    await settled(this.services)
  }

  private async rate(made: SubmittedApplication) {
    const review = await this.call(evaluationContract['evaluation.review'], { params: { id: made.applicationId } })
    const ratings = Object.fromEntries(review.criteria.map(({ key }, index) => [key, 3 + ((made.seed + index) % 3)]))
    await this.call(evaluationContract['evaluation.rate'], {
      params: { id: made.applicationId },
      body: { ratings, recommendation: 'yes', note: 'Clear about their own contribution. I would like to meet them.' },
    })
  }

  private async propose(made: SubmittedApplication, book: boolean) {
    const interviewer_ids = [this.adminIds[made.seed % this.adminIds.length]!]
    await this.call(interviewsContract['interviews.propose'], {
      body: {
        application_id: made.applicationId,
        interviewer_ids,
        place: 'Video call; the link comes with the invitation',
      },
    })
    if (!book) return
    const data = tokenIn(await linkTo(this.services, made.email, '/schedule-interview'))
    const start_at = slotIn(this.services.clock.now(), 3 + this.taken, 10 + this.taken)
    this.taken += 1
    await this.anyone(interviewsContract['interviews.book'], {
      params: { data },
      body: { start_at, time_zone: made.person.zone },
    })
  }

  /** Three interviews in one booking, of the round that the job's flow begins with. */
  private async interviewDay({ applicationId }: SubmittedApplication, start_at: string) {
    const { rounds } = await this.call(interviewsContract['interviews.options'], { params: { id: applicationId } })
    const [lead, ...others] = this.adminIds
    const interview = { round_id: rounds[0]!.id, any_of: [], break_minutes: 15 }
    const { bookings } = await this.call(interviewsContract['interviews.proposeDay'], {
      params: { id: applicationId },
      body: {
        interviews: [
          { ...interview, title: 'Working session', interviewer_ids: others.slice(0, 2), minutes: 60 },
          { ...interview, title: 'Meet the team', interviewer_ids: others.slice(2, 3), minutes: 45 },
          { ...interview, title: 'Your questions', interviewer_ids: [lead!], minutes: 30 },
        ],
        place: 'Berlin, Ostkreuz 4',
      },
    })
    await this.call(interviewsContract['interviews.reschedule'], {
      body: { application_id: applicationId, booking_id: bookings[0]!.id, start_at },
    })
  }

  /** Interviews of this week and the next: single ones, panels of any two of three, a day of three, and an invitation with two times. */
  async fillCalendar(made: readonly SubmittedApplication[]): Promise<void> {
    const ready = made.filter(({ person }) => person.stage === 'interviewed')
    const [first, ...others] = this.adminIds
    const propose = (one: SubmittedApplication, body: object) =>
      this.call(interviewsContract['interviews.propose'], {
        body: { application_id: one.applicationId, interviewer_ids: [], ...body },
      })
    for (const [index, one] of ready.slice(0, CALENDAR.length).entries()) {
      const [days, hour, kind] = CALENDAR[index]!
      const start_at = slotIn(this.services.clock.now(), days, hour)
      if (kind === 'offer') {
        const second = slotIn(this.services.clock.now(), days + 1, hour)
        await propose(one, { interviewer_ids: [first], slots: [start_at, second], minutes: 45 })
        continue
      }
      if (kind === 'day') {
        await this.interviewDay(one, start_at)
        continue
      }
      const place = kind === 'panel' ? 'Berlin, Ostkreuz 4' : 'Video call; the link comes with the invitation'
      const interviewers =
        kind === 'panel'
          ? { any_of: [{ count: 2, interviewer_ids: [...others] }] }
          : { interviewer_ids: [this.adminIds[index % this.adminIds.length]!] }
      const { booking } = await propose(one, { ...interviewers, place, minutes: kind === 'panel' ? 60 : 45 })
      await this.call(interviewsContract['interviews.reschedule'], {
        body: { application_id: one.applicationId, booking_id: booking.id, start_at },
      })
    }
    await settled(this.services)
  }

  /** An offer that was just sent; the candidates of one job have accepted it. */
  private async offer(made: SubmittedApplication) {
    const id = made.applicationId
    const { suggested } = await this.call(offersContract['offers.list'], { params: { id } })
    const { position, pay, expires_on } = suggested
    const first = made.person.name.split(' ')[0]
    const draft = await this.call(offersContract['offers.draft'], {
      params: { id },
      body: {
        position,
        pay: {
          amount: made.person.job === 'support' ? 4_100_000 : 6_200_000,
          currency: pay?.currency ?? 'EUR',
          period: pay?.period ?? 'year',
        },
        start_on: slotIn(this.services.clock.now(), 60, 9).slice(0, 10),
        text: `<p>Dear ${first},</p><p>We enjoyed meeting you and would like you to join us. Your contract is permanent, with 30 days of holiday a year and a probation period of 6 months.</p><h2>What comes with it</h2><ul><li>Free travel on all our trains, for you and one more person</li><li>1,000 euros a year for courses and books</li><li>Two days a week from home, if the work allows it</li></ul><p>Tell us if you have questions. We look forward to your answer.</p>`,
        expires_on,
      },
    })
    await this.call(offersContract['offers.send'], {
      params: { id, offerId: draft.id },
      body: { version: draft.version },
    })
    if (made.person.job !== 'support') return
    const token = tokenIn(await linkTo(this.services, made.email, '/application/'))
    await this.anyone(offersContract['offers.accept'], {
      params: { token },
      body: { offer_id: draft.id, name: made.person.name },
    })
    await settled(this.services)
  }

  /** Moves an application to its stage, with a few days between the steps. */
  async advance(made: SubmittedApplication): Promise<void> {
    const { stage, days, name } = made.person
    let gone = 0
    const later = async (step: number) => {
      const time = Math.max(0, step) + someHours(made.seed + gone)
      await this.past(made, time)
      gone += time
    }
    if (stage === 'invited') {
      await later(Math.max(1, days - 2))
      await this.invite(made)
    }
    if (demoAnswers[name]) {
      await later(2)
      await this.interview(made)
      gone += 1
      await later(1)
      await this.call(applicationsContract['applications.edit'], {
        params: { id: made.applicationId },
        body: { owner_id: this.adminIds[made.seed % this.adminIds.length]! },
      })
    }
    if (stage === 'proposed' || stage === 'booked') {
      if (demoAnswers[name]) await this.rate(made)
      await later(1)
      await this.propose(made, stage === 'booked')
    }
    if (stage === 'offer' || stage === 'hired') {
      await later(4)
      await this.move(made, { stage: 'offer' })
      if (stage === 'hired') await this.move(made, { outcome: 'hired' })
    }
    if (stage === 'rejected') {
      await later(5)
      await this.move(made, {
        outcome: 'rejected',
        reason: 'we_declined',
        note: 'Lacks most of the required experience.',
        send_email_at: new Date(0).toISOString(),
      })
    }
    if (stage === 'withdrawn') {
      const token = tokenIn(await linkTo(this.services, made.email, '/application/'))
      await this.anyone(applicationsContract['applications.withdraw'], { token, body: {} })
    }
    await settled(this.services)
    await later(days - gone)
    if (stage === 'offer') await this.offer(made)
  }
}
