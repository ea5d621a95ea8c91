import type { TemplateKey } from '../contract.ts'

/** A mail of the product: its default text, the variables it has, and those it is worthless without. */
export interface MailText {
  readonly name: string
  readonly subject: string
  readonly body: string
  readonly variables: readonly string[]
  readonly needs: readonly string[]
}

const PERSON = ['candidate.name', 'candidate.first_name', 'job.title', 'organization.name', 'sender.name']

export const TEXTS: Record<TemplateKey, MailText> = {
  verify_email: {
    name: 'Confirm an address',
    subject: 'Confirm your address for {{ organization.name }}',
    body: `Hello {{ admin.name }},
# One step, and {{ organization.name }} can hire.
Please confirm that this address is yours. The button opens a page; nothing happens until you press the one there.
! Confirm this address -> {{ link }}
~ The link works until {{ until }}. If you did not register, ignore this mail.`,
    variables: ['admin.name', 'organization.name', 'link', 'until'],
    needs: ['link'],
  },
  account_exists: {
    name: 'Account exists',
    subject: 'You already have an Evenhand account',
    body: `Hello {{ admin.name }},
# You already have an account.
Someone registered a new organization with this address. If it was you, sign in to the account that you have at {{ organization.name }}.
! Sign in -> {{ link }}
~ If you forgot your password, you can set a new one on the sign-in page. If it was not you, ignore this e-mail. Nothing was changed.`,
    variables: ['admin.name', 'organization.name', 'link'],
    needs: ['link'],
  },
  reset_password: {
    name: 'Set a new password',
    subject: 'Set a new password for Evenhand',
    body: `Hello {{ admin.name }},
# Set a new password.
Somebody asked to set a new password for this address. If it was you, go on here.
! Set a new password -> {{ link }}
~ The link works until {{ until }}, once. If it was not you, ignore this mail; your password stays as it is.`,
    variables: ['admin.name', 'organization.name', 'link', 'until'],
    needs: ['link'],
  },
  password_changed: {
    name: 'Password was changed',
    subject: 'Your Evenhand password was changed',
    body: `Hello {{ admin.name }},
# Your password was changed.
Every other session of your account has ended. If this was not you, set a new password now and tell an owner of {{ organization.name }}.
! Set a new password -> {{ link }}`,
    variables: ['admin.name', 'organization.name', 'link'],
    needs: [],
  },
  application_received: {
    name: 'Application received',
    subject: 'We have your application for {{ job.title }}',
    body: `Hello {{ candidate.first_name }},
# We have your application.
Thank you for applying to be {{ job.title }} at {{ organization.name }}. We read it and write to you by **{{ answer_by }}**, whatever the answer is.
! Follow your application -> {{ status_link }}
~ This page shows what you sent and what comes next. You can withdraw there at any time.`,
    variables: [...PERSON, 'status_link', 'answer_by'],
    needs: ['status_link'],
  },
  interview_invited: {
    name: 'Invitation to the interview',
    subject: 'Your interview for {{ job.title }} at {{ organization.name }}',
    body: `Hello {{ candidate.first_name }},
# We would like to hear more from you.
Thank you for applying to be {{ job.title }} with us. I have read what you sent, and I invite you to an interview. Take it whenever it suits you, day or night, **until {{ until }}**.
! Open the interview -> {{ link }}
~ Opening it starts nothing yet. You first see what will happen, try your microphone and answer a practice question.
## What to expect
| How long | About {{ minutes }} minutes: {{ question_count }} questions about the work, the same for everyone who applies.
| Who asks | An AI, aloud and in captions.
| How you answer | {{ how_you_answer }}
| What counts | What you say. Not your voice, your accent, your pauses or the room behind you.
| Who decides | {{ sender.name }} and the team. They read and hear your answers; the AI turns nobody down.
| What we keep | {{ what_we_keep }} Deleted with your application.
| You need | A phone or a computer. Nothing to install.
| If the line drops | The same link brings you back to the same question.
> Accommodation | You can have the questions in writing, more time, or a phone call with a person instead of the AI. Request it on the page that the button opens, or reply to this e-mail. It counts the same, and you hear back within {{ accommodation_days }}.
Within {{ answer_days }} of your interview we write to you, whatever the answer is.
{{ sender.name }}, {{ organization.name }}`,
    variables: [
      ...PERSON,
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
  interview_reminder: {
    name: 'Reminder of the interview',
    subject: 'Your interview for {{ job.title }} is open until {{ until }}',
    body: `Hello {{ candidate.first_name }},
# Your interview is still open.
You can take it whenever it suits you until **{{ until }}**. What you have said so far, if you began, is kept. This is the only reminder.
! Open the interview -> {{ link }}
~ If you would rather not, you can withdraw on the page of your application.`,
    variables: [...PERSON, 'link', 'until', 'status_link'],
    needs: ['link'],
  },
  interview_received: {
    name: 'Interview received',
    subject: 'We have your interview for {{ job.title }}',
    body: `Hello {{ candidate.first_name }},
# Thank you for your time.
Your answers are in. A person reads and hears them, and we write to you by **{{ answer_by }}**, whatever the answer is.
! Follow your application -> {{ status_link }}`,
    variables: [...PERSON, 'status_link', 'answer_by'],
    needs: ['status_link'],
  },
  round_two_proposed: {
    name: 'Choose a time for the conversation',
    subject: 'Choose a time: {{ job.title }} at {{ organization.name }}',
    body: `Hello {{ candidate.first_name }},
# We would like to meet you.
Please choose a time for a conversation of {{ minutes }} minutes with {{ interviewers }}. The times are shown in your own time zone.
! Choose a time -> {{ link }}
~ The times are free until somebody takes them; the link works until {{ until }}.`,
    variables: [...PERSON, 'link', 'until', 'minutes', 'interviewers', 'status_link'],
    needs: ['link'],
  },
  round_two_booked: {
    name: 'Conversation booked',
    subject: 'Booked: {{ when }}, {{ job.title }} at {{ organization.name }}',
    body: `Hello {{ candidate.first_name }},
# It is booked.
| When | **{{ when }}**
| How long | {{ minutes }} minutes
| With | {{ interviewers }}
| Where | {{ place }}
The calendar entry is attached. If another time suits you better, move it yourself.
! Move or cancel -> {{ link }}`,
    variables: [...PERSON, 'link', 'when', 'minutes', 'interviewers', 'place', 'status_link'],
    needs: ['link'],
  },
  round_two_moved: {
    name: 'Conversation moved',
    subject: 'Moved: {{ when }}, {{ job.title }} at {{ organization.name }}',
    body: `Hello {{ candidate.first_name }},
# It has a new time.
| When | **{{ when }}**
| How long | {{ minutes }} minutes
| With | {{ interviewers }}
| Where | {{ place }}
The attached calendar entry replaces the earlier one.
! Move or cancel -> {{ link }}`,
    variables: [...PERSON, 'link', 'when', 'minutes', 'interviewers', 'place', 'status_link'],
    needs: ['link'],
  },
  round_two_cancelled: {
    name: 'Conversation cancelled',
    subject: 'Cancelled: {{ when }}, {{ job.title }} at {{ organization.name }}',
    body: `Hello {{ candidate.first_name }},
# The conversation on {{ when }} is cancelled.
The attached file takes it out of your calendar. {{ reason }}
! Follow your application -> {{ status_link }}`,
    variables: [...PERSON, 'when', 'reason', 'status_link'],
    needs: [],
  },
  team_booked: {
    name: 'To the team: a conversation changed',
    subject: '{{ what }}: {{ candidate.name }}, {{ when }}',
    body: `Hello {{ admin.name }},
# {{ what }}: {{ candidate.name }}.
| When | **{{ when }}**
| How long | {{ minutes }} minutes
| For | {{ job.title }}
| Where | {{ place }}
! Open the candidate -> {{ link }}`,
    variables: [...PERSON, 'admin.name', 'what', 'when', 'minutes', 'place', 'link'],
    needs: ['link'],
  },
  rejected: {
    name: 'Rejection',
    subject: 'Your application for {{ job.title }} at {{ organization.name }}',
    body: `Hello {{ candidate.first_name }},
# We are not going on with your application.
Thank you for the time and thought you gave us. We have decided not to go on with your application to be {{ job.title }}. A person read what you sent and made this decision.
You can ask for a person to explain it, or for your data to be deleted now, by answering this mail. Otherwise it is deleted {{ retention_days }} after the process ends.
We wish you well.
{{ sender.name }}, {{ organization.name }}`,
    variables: [...PERSON, 'retention_days', 'status_link'],
    needs: [],
  },
  withdrawn_confirmed: {
    name: 'Withdrawal confirmed',
    subject: 'You withdrew your application for {{ job.title }}',
    body: `Hello {{ candidate.first_name }},
# Your application is withdrawn.
We told the team. Thank you for considering us. If this was a mistake, apply again; what you sent is kept until it is deleted after {{ retention_days }}.`,
    variables: [...PERSON, 'retention_days', 'status_link'],
    needs: [],
  },
  accommodation_requested: {
    name: 'Accommodation requested',
    subject: 'We received your accommodation request: {{ job.title }}',
    body: `Hello {{ candidate.first_name }},
# We received your accommodation request.
A person will answer you within {{ accommodation_days }}. An accommodation never counts against you.
! Track your application -> {{ status_link }}`,
    variables: [...PERSON, 'status_link', 'accommodation_days'],
    needs: ['status_link'],
  },
}
