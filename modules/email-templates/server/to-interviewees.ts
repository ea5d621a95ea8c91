import type { ProductEvent, Subscription } from '#platform/events/events.ts'
import type { Services } from '#platform/services.ts'
import { locale } from '#platform/locale/locale.ts'
import { knownEnd } from '#modules/applications/policy.ts'
import { addWorkingDays, communicationsOf, type PlannedInterview } from '#modules/applications/public.ts'
import {
  accommodationById,
  issueScreeningLink,
  roundOf,
  screeningById,
  screeningUrl,
} from '#modules/screenings/public.ts'
import type { TemplateKey } from '../contract.ts'
import { emailWords } from '../words/emails.ts'
import { notifyPersonRequested } from './person-requested.ts'
import { writeToCandidate } from './to-candidates.ts'

type InvitationEvent = ProductEvent<'screening.invited' | 'screening.reminder_due'>

/** What an invitation says of its interview. */
export const interviewVariables = (
  { transcriber }: Services,
  timeZone: string,
  { minutes, questions, recording, until }: PlannedInterview,
) => ({
  how_you_answer: transcriber ? emailWords.howYouAnswer.transcribed : emailWords.howYouAnswer.browser,
  until: locale.writtenInstant(until, timeZone),
  minutes: String(minutes),
  question_count: locale.number(questions),
  what_we_keep: emailWords.recording[recording],
})

/** The text that the person who invited wrote for this one e-mail, which was checked when they sent it, and its time. */
const asInvited = ({ name, data }: InvitationEvent) =>
  name === 'screening.invited'
    ? {
        ...(data.email && { text: data.email }),
        ...(data.send_email_at && { sendAt: new Date(data.send_email_at) }),
      }
    : {}

/** An e-mail with a link to the interview. The link is created in the transaction that posts it, and replaces the earlier one until the interview starts. */
const invitation = (key: TemplateKey) => (services: Services, event: InvitationEvent) =>
  writeToCandidate(services, event, event.subject_id!, key, async ({ tx, candidate, now }) => {
    const screeningId = event.data.screening_id
    const screening = await screeningById(tx.q, tx.organizationId, screeningId).executeTakeFirst()
    if (!screening || !['invited', 'opened', 'in_progress', 'interrupted'].includes(screening.state)) return null
    const { settings } = screening.snapshot
    const { minutes, questions } = roundOf(screening)
    const link = screeningUrl(services.settings.PUBLIC_URL, await issueScreeningLink(tx, screeningId, now))
    return {
      adminId: screening.invited_by,
      links: [{ href: link, to: 'the interview' }],
      variables: {
        link,
        ...interviewVariables(services, candidate.time_zone, {
          minutes,
          questions: questions.length,
          recording: settings.recording,
          until: screening.until,
        }),
      },
      ...asInvited(event),
    }
  })

const confirmation = (services: Services, event: ProductEvent) =>
  writeToCandidate(services, event, event.subject_id!, 'interview_received', async mail => {
    const { tx, facts, application, candidate, now } = mail
    const told = await communicationsOf(tx.q, tx.organizationId, [application.id]).execute()
    // The e-mail promises a decision, and there is none to come.
    if (application.outcome === 'withdrawn' || knownEnd(application.outcome, told)) return null
    const by = addWorkingDays(now, facts.settings.answer_within_days, candidate.time_zone)
    return { variables: { answer_by: locale.longDay(by, candidate.time_zone) } }
  })

/** What a person answered, with the time that the candidate has been granted by now. */
const accommodationAnswer = (services: Services, event: ProductEvent<'screening.accommodation_answered'>) =>
  writeToCandidate(services, event, event.subject_id!, 'accommodation_answered', async ({ tx }) => {
    const { request_id, screening_id } = event.data
    const request = await accommodationById(tx.q, tx.organizationId, request_id).executeTakeFirst()
    const screening = await screeningById(tx.q, tx.organizationId, screening_id).executeTakeFirst()
    if (!request || !screening) return null
    return {
      variables: {
        answer: (request.note ?? '').split('\n'),
        extra_time: request.extra_time_percent ? emailWords.extraTime(request.extra_time_percent) : '',
        minutes: String(roundOf(screening).minutes),
      },
    }
  })

export const mailsToInterviewees: readonly Subscription[] = [
  {
    by: 'email-templates.person-requested',
    event: 'screening.person_requested',
    react: notifyPersonRequested,
  },
  { by: 'email-templates.invited', event: 'screening.invited', react: invitation('interview_invited') },
  { by: 'email-templates.reminded', event: 'screening.reminder_due', react: invitation('interview_reminder') },
  { by: 'email-templates.interview-received', event: 'screening.completed', react: confirmation },
  {
    by: 'email-templates.accommodation',
    event: 'screening.accommodation_requested',
    react: (services, event) =>
      writeToCandidate(services, event, event.subject_id!, 'accommodation_requested', () => ({})),
  },
  {
    by: 'email-templates.accommodation-answered',
    event: 'screening.accommodation_answered',
    react: accommodationAnswer,
  },
]
