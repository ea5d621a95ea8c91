import { dictionary } from '#platform/locale/dictionary.ts'

/** The roles of people who sign in, and what each may do. */
export const roleWords = dictionary({
  en: {
    names: {
      owner: 'Owner',
      admin: 'Admin',
      recruiter: 'Recruiter',
      hiring_manager: 'Hiring manager',
      interviewer: 'Interviewer',
    },
    /** In a sentence, after "as". */
    inSentence: {
      owner: 'an owner',
      admin: 'an admin',
      recruiter: 'a recruiter',
      hiring_manager: 'a hiring manager',
      interviewer: 'an interviewer',
    },
    may: {
      owner: 'Everything, including billing and deleting the organization.',
      admin: 'Everything except billing and other owners.',
      recruiter: 'All jobs and candidates. No organization settings and no billing.',
      hiring_manager: 'Their own jobs with all candidates, including decisions.',
      interviewer: 'Candidates and jobs they are assigned to: scorecards and their own calendar.',
    },
  },
})
