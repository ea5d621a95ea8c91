import { dictionary } from '#platform/locale/dictionary.ts'

/** Values that previews show while no candidate is chosen, by variable. */
export const exampleWords = dictionary({
  en: {
    'admin.name': 'Ines Marchetti',
    'candidate.name': 'Noor Haddad',
    'candidate.first_name': 'Noor',
    'job.title': 'Backend Engineer',
    'organization.name': 'Your organization',
    'sender.name': 'Ines Marchetti',
    accommodation_days: '1 working day',
    active: '12',
    answer: 'You get more time for your interview. You can also type all of your answers.',
    answer_by: 'Friday, December 4, 2026',
    answer_days: '5 working days',
    closed_on: 'Monday, November 30, 2026',
    // Empty unless the candidate asked for it.
    deletion_days: '',
    details: 'The candidate accepted the offer. The next step is yours: mark the candidate as hired.',
    extra_time: '50%',
    how_you_answer: 'You speak or type, and can switch at any time.',
    interviewers: 'Jonas Becker and Mei Tanaka',
    minutes: '45',
    pay: '€62,000 per year',
    place: 'Video call',
    // One line for each interview.
    plan: '10:00 Code review with Jonas Becker (45 minutes)\n11:00 Team interview with Mei Tanaka (30 minutes)',
    position: 'Backend Engineer',
    question_count: '6',
    reason: 'Our interviewer is ill. We will suggest another time.',
    retention_days: '180 days',
    role: 'recruiter',
    signed_name: 'Noor Haddad',
    start_date: 'January 4, 2027',
    until: 'Friday, December 4, 2026 at 18:00 (Berlin)',
    what: 'Booked',
    what_we_keep: 'Video and audio, if you agree, and a transcript.',
    when: 'Wednesday, December 2, 2026 at 10:00 (Berlin)',
  },
})
