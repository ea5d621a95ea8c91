import type { ProductEvent, Subscription } from '#platform/events/events.ts'
import type { Services } from '#platform/services.ts'
import { locale } from '#platform/locale/locale.ts'
import { addWorkingDays } from '#modules/applications/public.ts'
import { issueScreeningLink, screeningById, screeningUrl } from '#modules/screenings/public.ts'
import type { TemplateKey } from '../contract.ts'
import { emailWords } from '../words/emails.ts'
import { writeToCandidate } from './to-candidates.ts'

/** An e-mail with a link to the interview. The link is made in the transaction that posts it, and replaces the earlier one. */
const invitation = (key: TemplateKey) => (services: Services, event: ProductEvent) =>
  writeToCandidate(services, event, event.subject_id!, key, async ({ tx, candidate, now }) => {
    const screeningId = String(event.data['screening_id'])
    const screening = await screeningById(tx.q, tx.organizationId, screeningId).executeTakeFirst()
    if (!screening || !['invited', 'opened', 'in_progress', 'interrupted'].includes(screening.state)) return null
    const { round, settings } = screening.snapshot
    const link = screeningUrl(services.settings.PUBLIC_URL, await issueScreeningLink(tx, screeningId, now))
    return {
      adminId: screening.invited_by,
      links: [{ href: link, to: 'the interview' }],
      variables: {
        link,
        until: locale.writtenInstant(screening.until, candidate.time_zone),
        minutes: String(Math.min(round.minutes, settings.minutes)),
        question_count: locale.number(round.questions.length),
        what_we_keep: emailWords.recording[settings.recording],
      },
    }
  })

const confirmation = (services: Services, event: ProductEvent) =>
  writeToCandidate(services, event, event.subject_id!, 'interview_received', ({ facts, candidate, now }) => ({
    variables: {
      answer_by: locale.longDay(
        addWorkingDays(now, facts.settings.answer_within_days, candidate.time_zone),
        candidate.time_zone,
      ),
    },
  }))

export const mailsToInterviewees: readonly Subscription[] = [
  { by: 'email-templates.invited', event: 'screening.invited', react: invitation('interview_invited') },
  { by: 'email-templates.reminded', event: 'screening.reminder_due', react: invitation('interview_reminder') },
  { by: 'email-templates.interview-received', event: 'screening.completed', react: confirmation },
  {
    by: 'email-templates.other-way',
    event: 'screening.other_way_asked',
    react: (services, event) => writeToCandidate(services, event, event.subject_id!, 'other_way_asked', () => ({})),
  },
]
