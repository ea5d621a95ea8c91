import { dictionary } from '#platform/locale/dictionary.ts'

/** The variables of e-mails as they are shown in chips. */
const variableNames = dictionary({
  en: {
    'admin.name': 'Team member name',
    'candidate.name': 'Candidate name',
    'candidate.first_name': 'Candidate first name',
    'job.title': 'Job title',
    'organization.name': 'Organization',
    'sender.name': 'Sender name',
    accommodation_days: 'Days to answer an accommodation request',
    active: 'Active candidates',
    answer: 'Answer',
    answer_by: 'Answer by',
    answer_days: 'Days until an answer',
    closed_on: 'Closing date',
    deletion_days: 'Days until a requested deletion',
    details: 'Details',
    extra_time: 'Extra time',
    how_you_answer: 'How to answer',
    interviewers: 'Interviewer names',
    link: 'Link of this e-mail',
    minutes: 'Length in minutes',
    pay: 'Pay',
    place: 'Place',
    plan: 'Plan of the day',
    position: 'Position',
    question_count: 'Number of questions',
    reason: 'Reason',
    retention_days: 'Days until deletion',
    role: 'Role',
    signed_name: 'Name in the acceptance',
    start_date: 'Start date',
    status_link: 'Link to the application',
    until: 'Time limit',
    what: 'What happened',
    what_we_keep: 'What is recorded',
    when: 'Date and time',
  },
})

export const variableName = (name: string): string => (variableNames as Record<string, string>)[name] ?? name
