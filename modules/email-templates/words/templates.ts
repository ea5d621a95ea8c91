import { dictionary } from '#platform/locale/dictionary.ts'

/**
 * The standard e-mails. The start of a line determines the type of its block (`server/blocks.ts`): `#` headline, `##` heading,
 * `!` button, `~` note, `|` row of facts, `>` box.
 */
export const templateWords = dictionary({
  en: {
    verify_email: {
      name: 'Confirm e-mail address',
      subject: 'Confirm your address for {{ organization.name }}',
      body: `Hello {{ admin.name }},
# Confirm your e-mail address
Please confirm that this is your address. The button opens a page where you complete this step.
! Confirm address -> {{ link }}
~ The link works until {{ until }}. If you did not register, you can ignore this e-mail.`,
    },
    account_exists: {
      name: 'Account exists',
      subject: 'You already have an Evenhand account',
      body: `Hello {{ admin.name }},
# You already have an account
Someone registered a new organization with this address. If it was you, sign in to your account at {{ organization.name }}.
! Sign in -> {{ link }}
~ If you forgot your password, you can set a new one on the sign-in page. If it was not you, you can ignore this e-mail. Nothing was changed.`,
    },
    reset_password: {
      name: 'Set a new password',
      subject: 'Set a new password for Evenhand',
      body: `Hello {{ admin.name }},
# Set a new password
Someone asked to set a new password for this address. If it was you, use the button below.
! Set a new password -> {{ link }}
~ The link works once, until {{ until }}. If it was not you, you can ignore this e-mail. Your password stays the same.`,
    },
    password_changed: {
      name: 'Password changed',
      subject: 'Your Evenhand password was changed',
      body: `Hello {{ admin.name }},
# Your password was changed
You were signed out on all other devices, and the address of your calendar feed has ended. If this was not you, set a new password now and tell an owner of {{ organization.name }}.
! Set a new password -> {{ link }}`,
    },
    colleague_invited: {
      name: 'Invitation of a colleague',
      subject: '{{ sender.name }} invites you to {{ organization.name }}',
      body: `Hello,
# Join {{ organization.name }}
{{ sender.name }} invites you to work with the hiring team of {{ organization.name }} on Evenhand, as {{ role }}.
! Join {{ organization.name }} -> {{ link }}
~ The link works until {{ until }}. If you did not expect this invitation, you can ignore this e-mail.`,
    },
    application_received: {
      name: 'Application received',
      subject: 'We have your application for {{ job.title }}',
      body: `Hello {{ candidate.first_name }},
# We have your application
Thank you for applying for the role {{ job.title }} at {{ organization.name }}. A person reviews your application, and we e-mail you by **{{ answer_by }}**, either way.
! Track your application -> {{ status_link }}
~ This page shows what you submitted and what happens next. You can also correct or withdraw your application there.`,
    },
    application_imported: {
      name: 'Résumé added by the team',
      subject: 'We have added you as a candidate for {{ job.title }}',
      body: `Hello {{ candidate.first_name }},
# We have your résumé
{{ organization.name }} has added you as a candidate for the role {{ job.title }}. We store your résumé and your contact details for this, until {{ retention_days }} after the role is filled.
! See your data and the privacy notice -> {{ status_link }}
~ This page shows where you stand and who is responsible for your data. You can also correct your details or withdraw there.`,
    },
    interview_invited: {
      name: 'Invitation to an AI interview',
      subject: 'Your interview for {{ job.title }} at {{ organization.name }}',
      body: `Hello {{ candidate.first_name }},
# We would like to learn more about you
Thank you for applying for the role {{ job.title }}. I have read your application and would like to invite you to an interview. You can take it at any time **until {{ until }}**.
! Open the interview -> {{ link }}
~ Opening the page does not start the interview. You first see what to expect, test your microphone and try a practice question.
## What to expect
| Length | About {{ minutes }} minutes
| Questions | {{ question_count }} about the work, the same for everyone who applies
| Interviewer | An AI asks the questions, aloud and in captions.
| How you answer | {{ how_you_answer }}
| What counts | The content of your answers. Not your voice, accent, pauses or surroundings.
| Who decides | {{ sender.name }} and the team. They read and listen to your answers. The AI does not reject anyone.
| What we record | {{ what_we_keep }} We delete it with your application at the latest.
| What you need | A phone or computer with a microphone, or just a keyboard. Nothing to install.
| If you lose your connection | Open the same link again. You continue with the same question.
> Need a different format? | You can ask for written questions, more time, or a phone call with a person instead of the AI. Request it on the page that the button opens, or reply to this e-mail. It counts the same, and we answer within {{ accommodation_days }}.
We e-mail you within {{ answer_days }} of your interview, either way.
{{ sender.name }}, {{ organization.name }}`,
    },
    interview_reminder: {
      name: 'Reminder of the AI interview',
      subject: 'Your interview for {{ job.title }} is open until {{ until }}',
      body: `Hello {{ candidate.first_name }},
# Your interview is still open
You can take it at any time until **{{ until }}**. If you have already started, your answers are saved.
! Open the interview -> {{ link }}
~ If you no longer want to take part, you can withdraw on your application’s status page.`,
    },
    interview_received: {
      name: 'AI interview received',
      subject: 'We have your interview for {{ job.title }}',
      body: `Hello {{ candidate.first_name }},
# Thank you for your time
We have your answers. A person reviews them, and we e-mail you by **{{ answer_by }}**, either way.
! Track your application -> {{ status_link }}`,
    },
    interview_proposed: {
      name: 'Choose a time for an interview',
      subject: 'Choose a time: {{ job.title }} at {{ organization.name }}',
      body: `Hello {{ candidate.first_name }},
# We would like to meet you
Please choose a time for an interview of {{ minutes }} minutes with {{ interviewers }}. Times are shown in your own time zone.
| In this order | {{ plan }}
! Choose a time -> {{ link }}
~ Times can be booked by others until you choose one. You can choose until {{ until }}.`,
    },
    interview_booked: {
      name: 'Interview booked',
      subject: 'Booked: {{ when }}, {{ job.title }} at {{ organization.name }}',
      body: `Hello {{ candidate.first_name }},
# Your interview is booked
| When | **{{ when }}**
| Length | {{ minutes }} minutes
| With | {{ interviewers }}
| Plan | {{ plan }}
| Where | {{ place }}
A calendar entry is attached. If another time suits you better, you can move the interview yourself.
! Move or cancel -> {{ link }}`,
    },
    interview_moved: {
      name: 'Interview moved',
      subject: 'Moved: {{ when }}, {{ job.title }} at {{ organization.name }}',
      body: `Hello {{ candidate.first_name }},
# Your interview has a new time
| When | **{{ when }}**
| Length | {{ minutes }} minutes
| With | {{ interviewers }}
| Plan | {{ plan }}
| Where | {{ place }}
The attached calendar entry replaces the earlier one.
! Move or cancel -> {{ link }}`,
    },
    interview_people_changed: {
      name: 'Interview with other people',
      subject: 'Your interview on {{ when }}: you will meet {{ interviewers }}',
      body: `Hello {{ candidate.first_name }},
# You will meet {{ interviewers }}
Someone on our team cannot take part in your interview, so a colleague steps in. The time stays the same.
| When | **{{ when }}**
| With | {{ interviewers }}
| Plan | {{ plan }}
| Where | {{ place }}
The attached calendar entry replaces the earlier one.
! Move or cancel -> {{ link }}`,
    },
    interview_cancelled: {
      name: 'Interview cancelled',
      subject: 'Cancelled: {{ when }}, {{ job.title }} at {{ organization.name }}',
      body: `Hello {{ candidate.first_name }},
# Your interview on {{ when }} is cancelled
{{ reason }}
The attached file removes the interview from your calendar.
! Track your application -> {{ status_link }}`,
    },
    team_booked: {
      name: 'To the team: interview changed',
      subject: '{{ what }}: {{ candidate.name }}, {{ when }}',
      body: `Hello {{ admin.name }},
# {{ what }}: {{ candidate.name }}
| When | **{{ when }}**
| Length | {{ minutes }} minutes
| Job | {{ job.title }}
| Where | {{ place }}
! View candidate -> {{ link }}`,
    },
    closing_date_passed: {
      name: 'Closing date passed',
      subject: '{{ job.title }} accepts no more applications',
      body: `Hello {{ admin.name }},
# The closing date of {{ job.title }} has passed
Applications were accepted until {{ closed_on }}. Candidates who open the link now read that it is too late, and see your other open roles.
| Active candidates | {{ active }}
You can set a later closing date, or close the job and inform the candidates.
! Open the job -> {{ link }}`,
    },
    offer_sent: {
      name: 'Offer',
      subject: 'Our offer: {{ job.title }} at {{ organization.name }}',
      body: `Hello {{ candidate.first_name }},
# We would like you to join us
We are pleased to offer you the position {{ position }} at {{ organization.name }}.
| Pay | {{ pay }}
| Start date | {{ start_date }}
| Answer by | **{{ until }}**
! Read and answer the offer -> {{ status_link }}
~ The page shows the complete offer. Opening it does not accept anything. Reply to this e-mail if you have questions.
{{ sender.name }}, {{ organization.name }}`,
    },
    offer_extended: {
      name: 'Offer extended',
      subject: 'You have more time: {{ job.title }} at {{ organization.name }}',
      body: `Hello {{ candidate.first_name }},
# You have more time to answer our offer
You can now answer until **{{ until }}**. Nothing else about the offer has changed.
! Read and answer the offer -> {{ status_link }}`,
    },
    offer_reminder: {
      name: 'Reminder of an offer',
      subject: 'Our offer is open until {{ until }}',
      body: `Hello {{ candidate.first_name }},
# Our offer is still open
You can answer our offer for the position {{ position }} until **{{ until }}**. If you need more time, reply to this e-mail.
! Read and answer the offer -> {{ status_link }}`,
    },
    offer_withdrawn: {
      name: 'Offer withdrawn',
      subject: 'We withdrew our offer: {{ job.title }} at {{ organization.name }}',
      body: `Hello {{ candidate.first_name }},
# We withdrew our offer
Our offer for the position {{ position }} is no longer open, so it cannot be accepted anymore. Reply to this e-mail if you would like a person to explain why.
! Track your application -> {{ status_link }}
{{ sender.name }}, {{ organization.name }}`,
    },
    offer_accepted: {
      name: 'Acceptance of an offer confirmed',
      subject: 'You accepted our offer: {{ job.title }} at {{ organization.name }}',
      body: `Hello {{ candidate.first_name }},
# Thank you for accepting our offer
You accepted with the name {{ signed_name }}.
| Position | {{ position }}
| Pay | {{ pay }}
| Start date | {{ start_date }}
We contact you about the next steps. You can read the offer again at any time.
! Read the offer -> {{ status_link }}
{{ sender.name }}, {{ organization.name }}`,
    },
    team_offer: {
      name: 'To the team: offer changed',
      subject: '{{ what }}: {{ candidate.name }}, {{ job.title }}',
      body: `Hello {{ admin.name }},
# {{ what }}: {{ candidate.name }}
{{ details }}
| Job | {{ job.title }}
! View candidate -> {{ link }}`,
    },
    rejected: {
      name: 'Rejection',
      subject: 'Your application for {{ job.title }} at {{ organization.name }}',
      body: `Hello {{ candidate.first_name }},
# We are not moving forward with your application
Thank you for your interest and for the time you gave us. We have decided not to move forward with your application for the role {{ job.title }}. A person reviewed it and made this decision.
Reply to this e-mail if you would like a person to explain the decision, or if we should delete your data now. Otherwise we delete it {{ retention_days }} after the process ends.
We wish you all the best.
{{ sender.name }}, {{ organization.name }}`,
    },
    position_closed: {
      name: 'Position closed',
      subject: '{{ job.title }} at {{ organization.name }} has been closed',
      body: `Hello {{ candidate.first_name }},
# We have closed this position
Thank you for applying for the role {{ job.title }}, and for your patience. We have closed the position, so your application for it ends here. This says nothing about your skills.
Reply to this e-mail if you have questions, or if we should delete your data now. Otherwise we delete it {{ retention_days }} after the process ends.
We wish you all the best.
{{ sender.name }}, {{ organization.name }}`,
    },
    withdrawn_confirmed: {
      name: 'Withdrawal confirmed',
      subject: 'You withdrew your application for {{ job.title }}',
      body: `Hello {{ candidate.first_name }},
# You withdrew your application
We have informed the team. Thank you for considering us. If this was a mistake, you can apply again. {% if deletion_days %}You asked us to delete your data. We delete everything you sent within {{ deletion_days }}.{% else %}We delete what you sent after {{ retention_days }}.{% endif %}`,
    },
    accommodation_requested: {
      name: 'Accommodation requested',
      subject: 'We have your accommodation request: {{ job.title }}',
      body: `Hello {{ candidate.first_name }},
# We have your request
A person answers within {{ accommodation_days }}. An accommodation never counts against you.
! Track your application -> {{ status_link }}`,
    },
    accommodation_answered: {
      name: 'Accommodation request answered',
      subject: 'Our answer to your accommodation request: {{ job.title }}',
      body: `Hello {{ candidate.first_name }},
# We have answered your request
{{ answer }}
{% if extra_time %}You have **{{ extra_time }} more time** for every question and for the interview as a whole, which now takes up to {{ minutes }} minutes.{% endif %}
! Track your application -> {{ status_link }}
~ An accommodation never counts against you. Reply to this e-mail if you have questions.
{{ sender.name }}, {{ organization.name }}`,
    },
    message: {
      name: 'Message',
      subject: 'Your application for {{ job.title }}',
      body: `Hello {{ candidate.first_name }},
# An update on your application
Your application for the role {{ job.title }} is still under review. We have not forgotten you and will e-mail you as soon as we have decided.
! Track your application -> {{ status_link }}
{{ sender.name }}, {{ organization.name }}`,
    },
  },
})
