import { DAY, HOUR, later } from '#platform/clock/clock.ts'
import { newId } from '#platform/db/id.ts'
import type { OrganizationDb, OrganizationTransaction } from '#platform/db/organization.ts'
import { ProblemError } from '#platform/errors/problem-error.ts'
import { makeEventsFictional } from '#platform/events/make-fictional.ts'
import type { Actor } from '#platform/http/api.ts'
import type { Services } from '#platform/services.ts'
import { addNote, type CandidateEmails, decideApplication, withdrawApplication } from '#modules/applications/public.ts'
import { proposeInterview } from '#modules/interviews/public.ts'
import { conductInWriting } from '#modules/interview-room/public.ts'
import { draftOffer, sendOffer } from '#modules/offers/public.ts'
import { setTime } from '#modules/scheduling/public.ts'
import { giveConsent, inviteApplication, moveScreening } from '#modules/screenings/public.ts'
import { demoAnswers } from '../fiction/answers.ts'
import type { DemoPerson } from '../fiction/people.ts'
import { sampleNotes } from '../fiction/notes.ts'
import { sampleTexts as texts } from '../words/sample-texts.ts'

/** What candidates add to an answer when they are asked for more, and say at the end. */
const OTHERWISE = [
  'Before that, it happened about every other week. Since then I haven’t seen it once.',
  'I told the team at the next meeting, and we agreed on who is responsible for it.',
]

/** Attempts to find a free time in the calendar of whoever turned the sample on. */
const MOST_TIMES = 8

interface Advanced {
  readonly applicationId: string
  /** When they applied. */
  readonly at: Date
  readonly person: DemoPerson
  readonly index: number
  readonly actor: Actor
}

/** Moves a fictional application to its stage, through the operations that people use. */
export async function advancePerson(
  services: Services,
  emails: CandidateEmails,
  org: OrganizationDb,
  { applicationId: id, at, person, index, actor }: Advanced,
): Promise<void> {
  const { organizationId } = org
  const { stage, name } = person
  const now = services.clock.now()
  /** One step of the fictional history. What an organization's own settings refuse is left out, and the person stays where they are. */
  const step = async <R>(when: Date, work: (tx: OrganizationTransaction) => Promise<R>): Promise<R | null> => {
    const afterId = newId()
    try {
      return await org.write(work)
    } catch (error) {
      if (error instanceof ProblemError) return null
      throw error
    } finally {
      await makeEventsFictional(services.db, { organizationId, subjectId: id, afterId, at: when })
    }
  }
  const after = (days: number) => new Date(Math.min(later(at, days * DAY).getTime(), now.getTime() - HOUR))

  const invite = (when: Date, valid_days?: number) =>
    step(when, tx => inviteApplication(services.voice, tx, id, { retake: false, valid_days }, actor.adminId, when))
  if (stage === 'invited') await invite(after(1))
  const answers = demoAnswers[name]
  if (answers) await interview(answers)
  const note = sampleNotes[name]
  if (note) await step(after(4), tx => addNote(tx, actor, id, { text: note, mentions: [] }, after(4)))
  if (stage === 'proposed' || stage === 'booked') await arrange(stage === 'booked')
  if (stage === 'offer' || stage === 'hired') await decide(after(5), { stage: 'offer' })
  if (stage === 'hired') await decide(after(12), { outcome: 'hired' })
  if (stage === 'offer') await offer()
  if (stage === 'rejected')
    await decide(after(5), {
      outcome: 'rejected',
      reason: 'we_declined',
      note: texts.rejection,
      send_email_at: new Date(0).toISOString(),
    })
  if (stage === 'withdrawn') await step(after(3), tx => withdrawApplication(tx, id, false, after(3)))

  async function interview(given: readonly string[]) {
    // An invitation of the past that was valid for a few days would expire right away.
    const screening = await invite(after(1), person.days + 7)
    if (!screening) return
    const startAt = after(2)
    await step(startAt, tx =>
      giveConsent(
        tx,
        screening.id,
        { ai_interview: true, recording: 'none', text_version: '2026-11', keep_for_other_roles: false },
        startAt,
      ),
    )
    const afterId = newId()
    const { id: screeningId } = screening
    await conductInWriting(services, org, { screeningId, answers: given, otherwise: OTHERWISE })
    await org.write(tx => moveScreening(tx, screeningId, { startedAt: startAt }))
    await makeEventsFictional(services.db, { organizationId, subjectId: id, afterId, at: later(startAt, HOUR / 3) })
  }

  function decide(when: Date, change: object) {
    const input = { notify: true, ...change } as Parameters<typeof decideApplication>[4]
    return step(when, tx => decideApplication(services, emails, tx, id, input, actor, when))
  }

  async function arrange(isBooked: boolean) {
    const booking = await step(now, tx =>
      proposeInterview(
        tx,
        { application_id: id, interviewer_ids: [actor.adminId], any_of: [], place: texts.place, message: '' },
        actor,
        now,
      ),
    )
    for (let attempt = 0; isBooked && booking && attempt < MOST_TIMES; attempt += 1) {
      const startAt = workingDay(now, 2 + attempt + (index % 3), 13 + (index % 3))
      const cause = { kind: 'admin', id: actor.adminId } as const
      if (await org.write(tx => setTime(tx, booking.id, { startAt, cause }, now)).catch(() => null)) return
    }
  }

  async function offer() {
    const day = (days: number) => workingDay(now, days, 9).toISOString().slice(0, 10)
    const terms = {
      position: texts.positions[person.job],
      pay: { amount: 5_200_000, currency: 'EUR', period: 'year' as const },
      start_on: day(45),
      text: texts.offer(name.split(' ')[0]!),
      attachment_ids: [],
      expires_on: day(6),
    }
    const draft = await step(now, tx => draftOffer(tx, id, terms, actor, now))
    // Where offers need an approval, it stays a draft.
    if (draft) await step(now, tx => sendOffer(tx, { id, offerId: draft.id }, { version: draft.version }, actor, now))
  }
}

/** The first working day after so many days, at an hour of UTC. */
function workingDay(now: Date, days: number, hour: number): Date {
  const at = later(now, days * DAY)
  while (at.getUTCDay() === 0 || at.getUTCDay() === 6) at.setUTCDate(at.getUTCDate() + 1)
  at.setUTCHours(hour, 0, 0, 0)
  return at
}
