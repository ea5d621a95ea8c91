import { dictionary } from '#platform/locale/dictionary.ts'

/** The candidate next to the evaluation. */
export const columnWords = dictionary({
  en: {
    person: 'Candidate',
    evaluation: 'Evaluation',
    tabs: {
      label: 'About the candidate',
      interview: 'Screening',
      resume: 'Résumé',
      answers: 'Answers',
      rounds: 'Interviews',
      offers: 'Offers',
      emails: 'E-mails',
      team: 'Team',
      timeline: 'Timeline',
    },
    noScreening: 'No screening yet',
    screeningPending: 'The invitation has been sent. The transcript appears here after the screening.',
    screeningMissing: 'Invite the candidate, and the transcript appears here after the screening.',
  },
})

/** What a recruiter can do with an application. */
export const actionWords = dictionary({
  en: {
    reject: 'Reject…',
    invitation: { first: 'Invite to screening', same: 'Send the invitation again', retake: 'Invite to a retake' },
    renew: 'Renew the invitation',
    schedule: 'Schedule next interview',
    moveTo: (stage: string) => `Move to ${stage}`,
    offer: 'Make an offer',
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

/** The evaluation next to the candidate. */
export const evaluationColumnWords = dictionary({
  en: {
    loading: 'Loading the evaluation',
    failed: 'Couldn’t load the evaluation',
    noResume: 'Without a résumé there is no match score.',
    ownScorecard: 'Your scorecard',
    addScorecard: 'Submit your scorecard',
    scorecardLater: 'After the screening you submit your scorecard first. The AI score is shown after that.',
  },
})
