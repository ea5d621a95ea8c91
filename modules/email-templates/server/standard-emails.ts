import type { TemplateKey } from '../contract.ts'
import { templateWords } from '../words/templates.ts'

/** A standard e-mail: its text, the variables it can use, and the links that its reader needs. */
export interface StandardEmail {
  readonly name: string
  readonly subject: string
  readonly body: string
  readonly variables: readonly string[]
  readonly needs: readonly string[]
}

const ADMIN = ['admin.name', 'organization.name', 'link']
const CANDIDATE = ['candidate.name', 'candidate.first_name', 'job.title', 'organization.name', 'sender.name']
const OFFER = ['position', 'pay', 'start_date', 'until']
const INTERVIEW = ['when', 'minutes', 'interviewers', 'plan', 'place']

const VARIABLES: Record<TemplateKey, Pick<StandardEmail, 'variables' | 'needs'>> = {
  verify_email: { variables: [...ADMIN, 'until'], needs: ['link'] },
  account_exists: { variables: ADMIN, needs: ['link'] },
  reset_password: { variables: [...ADMIN, 'until'], needs: ['link'] },
  password_changed: { variables: ADMIN, needs: [] },
  colleague_invited: { variables: ['sender.name', 'organization.name', 'role', 'link', 'until'], needs: ['link'] },
  application_received: { variables: [...CANDIDATE, 'status_link', 'answer_by'], needs: ['status_link'] },
  application_imported: { variables: [...CANDIDATE, 'status_link', 'retention_days'], needs: ['status_link'] },
  interview_invited: {
    variables: [
      ...CANDIDATE,
      'link',
      'until',
      'minutes',
      'question_count',
      'what_we_keep',
      'how_you_answer',
      'accommodation_days',
      'answer_days',
      'status_link',
    ],
    needs: ['link'],
  },
  interview_reminder: { variables: [...CANDIDATE, 'link', 'until', 'status_link'], needs: ['link'] },
  interview_received: { variables: [...CANDIDATE, 'status_link', 'answer_by'], needs: ['status_link'] },
  interview_proposed: {
    variables: [...CANDIDATE, 'link', 'until', 'minutes', 'interviewers', 'plan', 'status_link'],
    needs: ['link'],
  },
  interview_booked: { variables: [...CANDIDATE, 'link', ...INTERVIEW, 'status_link'], needs: ['link'] },
  interview_moved: { variables: [...CANDIDATE, 'link', ...INTERVIEW, 'status_link'], needs: ['link'] },
  interview_people_changed: { variables: [...CANDIDATE, 'link', ...INTERVIEW, 'status_link'], needs: ['link'] },
  interview_cancelled: { variables: [...CANDIDATE, 'when', 'reason', 'status_link'], needs: [] },
  team_booked: {
    variables: [...CANDIDATE, 'admin.name', 'what', 'when', 'minutes', 'place', 'link'],
    needs: ['link'],
  },
  closing_date_passed: { variables: [...ADMIN, 'job.title', 'closed_on', 'active'], needs: ['link'] },
  offer_sent: { variables: [...CANDIDATE, ...OFFER, 'status_link'], needs: ['status_link'] },
  offer_extended: { variables: [...CANDIDATE, ...OFFER, 'status_link'], needs: ['status_link'] },
  offer_reminder: { variables: [...CANDIDATE, ...OFFER, 'status_link'], needs: ['status_link'] },
  offer_withdrawn: { variables: [...CANDIDATE, 'position', 'status_link'], needs: [] },
  offer_accepted: { variables: [...CANDIDATE, ...OFFER, 'signed_name', 'status_link'], needs: [] },
  team_offer: { variables: [...CANDIDATE, 'admin.name', 'what', 'details', 'link'], needs: ['link'] },
  rejected: { variables: [...CANDIDATE, 'retention_days', 'status_link'], needs: [] },
  position_closed: { variables: [...CANDIDATE, 'retention_days', 'status_link'], needs: [] },
  withdrawn_confirmed: { variables: [...CANDIDATE, 'retention_days', 'deletion_days', 'status_link'], needs: [] },
  message: { variables: [...CANDIDATE, 'status_link'], needs: [] },
  accommodation_requested: { variables: [...CANDIDATE, 'status_link', 'accommodation_days'], needs: ['status_link'] },
  accommodation_answered: {
    variables: [...CANDIDATE, 'answer', 'extra_time', 'minutes', 'status_link'],
    needs: ['status_link'],
  },
}

const withText = (key: TemplateKey): StandardEmail => ({ ...templateWords[key], ...VARIABLES[key] })

/** The product's own e-mails, by key. */
export const STANDARD_EMAILS = Object.fromEntries(
  (Object.keys(VARIABLES) as TemplateKey[]).map(key => [key, withText(key)]),
) as Record<TemplateKey, StandardEmail>
