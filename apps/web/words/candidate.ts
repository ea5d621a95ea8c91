import { cityTime } from '#platform/locale/dates.ts'
import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** The candidate's page. */
export const candidateWords = dictionary({
  en: {
    heading: 'Candidate',
    loading: 'Loading the candidate',
    failed: 'Couldn’t load the candidate',
    applications: 'Applications',
    noEmail: 'No e-mail address',
    applied: (day: string) => `Applied ${day}`,
    source: (source: string) => `Source: ${source}`,
    knockout: 'Knockout answer',
    sample: 'Sample',
    otherApplications: 'Applications of this candidate',
    share: 'Share link…',
    compare: 'Compare candidate',
    print: 'Print',
    downloadAll: 'Download everything',
    deleteData: 'Delete data…',
    deletionRequested: 'Data deletion requested',
    backToPage: 'Back to the candidate',
    printNow: 'Print this page',
    sections: {
      resume: 'Résumé',
      answers: 'Answers',
      screening: 'Screening',
      interviews: 'Interviews',
      offers: 'Offers',
      emails: 'E-mails',
      team: 'Team',
      timeline: 'Timeline',
      evaluation: 'Evaluation',
    },
  },
})

/** Where a candidate is, and the time there. */
export const placeWords = dictionary({
  en: {
    remote: 'remote',
    timeOf: cityTime,
    ahead: (hours: number) => `${locale.number(hours)} h ahead of you`,
    behind: (hours: number) => `${locale.number(hours)} h behind you`,
  },
})
