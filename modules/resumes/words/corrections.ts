import { dictionary } from '#platform/locale/dictionary.ts'

/** Why the server refuses a correction. */
export const correctionProblems = dictionary({
  en: {
    notRead: 'The résumé is still being read. Try again in a minute.',
    noResume: 'There is no résumé to correct.',
    changedMeanwhile:
      'Someone else corrected these details in the meantime. Reload the page and enter your changes again.',
    tooMany: 'These details were corrected very often. Contact the hiring team, or upload a new résumé.',
    endBeforeStart: 'The end is before the start.',
    nothingNamed: 'Enter a title or an employer.',
    noSchool: 'Enter a school or a degree.',
    email: 'Enter a complete e-mail address, like name@example.com.',
    closed: 'This application is closed, so its details can no longer be corrected.',
    blind: 'Submit your scorecard first. Until then, blind review hides these details from you.',
  },
})

/** The page of text that corrected details add to a résumé. It is evaluated like the other pages. */
export const enteredWords = dictionary({
  en: {
    experience: 'Experience',
    education: 'Education',
    skills: 'Skills',
    languages: 'Languages',
    certificates: 'Certificates',
    now: 'present',
  },
})
