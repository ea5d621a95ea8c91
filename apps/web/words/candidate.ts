import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** The candidate's page. */
export const candidateWords = dictionary({
  en: {
    heading: 'Candidate',
    loading: 'Loading the candidate',
    failed: 'The candidate could not be loaded',
    applications: 'Applications',
    applied: (day: string) => `Applied ${day}`,
    knockout: 'Knockout answer',
    person: 'Candidate',
    evaluation: 'Evaluation',
    previous: 'Previous candidate',
    next: 'Next candidate',
    place: (at: string, total: string) => `${at} of ${total}`,
    otherApplications: 'Applications of this candidate',
    tabs: {
      label: 'About the candidate',
      interview: 'Screening',
      resume: 'Résumé',
      answers: 'Answers',
      rounds: 'Interviews',
      emails: 'E-mails',
      timeline: 'Timeline',
    },
    noScreening: 'No screening yet',
    screeningPending: 'The invitation has been sent. The transcript appears here after the screening.',
    screeningMissing: 'Invite the candidate, and the transcript appears here after the screening.',
  },
})

/** Where a candidate is, and the time there. */
export const placeWords = dictionary({
  en: {
    timeOf: (city: string) => `${city} time`,
    ahead: (hours: number) => `${locale.number(hours)} h ahead of you`,
    behind: (hours: number) => `${locale.number(hours)} h behind you`,
  },
})

/** What a recruiter can do with an application. */
export const actionWords = dictionary({
  en: {
    reject: 'Reject…',
    invite: 'Invite to screening',
    inviteAgain: 'Send the invitation again',
    renew: 'Renew the invitation',
    schedule: 'Schedule next interview',
    moveTo: (stage: string) => `Move to ${stage}`,
    hire: 'Mark as hired',
    reopen: 'Reopen',
    evaluate: 'Evaluate again',
    more: 'More actions',
    undo: 'Undo',
    undoInMenu: 'Move the application back in the menu “More actions”',
    moved: (name: string, stage: string) => `${name} moved to ${stage}`,
    hired: (name: string) => `${name} marked as hired`,
    reopened: (name: string) => `${name}’s application is active again`,
    invited: (name: string) => `${name} has been invited`,
    invitedNote: 'The e-mail is on its way.',
    nextStep: 'Do the next step',
    unchanged: 'Nothing was changed.',
  },
})

export const inviteWords = dictionary({
  en: {
    title: (name: string) => `Invite ${name} to the screening`,
    description:
      'The e-mail contains a private link. The candidate can take the screening at any time until it expires.',
    cancel: 'Cancel',
    send: 'Send invitation',
    failed: 'The invitation was not sent',
  },
})

/** The evaluation next to the candidate. */
export const evaluationColumnWords = dictionary({
  en: {
    loading: 'Loading the evaluation',
    failed: 'The evaluation could not be loaded',
    noResume: 'Without a résumé there is no match score.',
    ownScorecard: 'Your scorecard',
    addScorecard: 'Submit your scorecard',
    scorecardLater: 'After the screening you submit your scorecard first. The AI score is shown after that.',
  },
})
