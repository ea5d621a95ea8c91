import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** Error messages of the screenings module. */
export const screeningProblems = dictionary({
  en: {
    gone: 'This interview no longer exists.',
    nothingToOpen: 'There is no interview to open right now.',
    applicationEnded: 'This application has ended. Reopen it first.',
    notInvited: 'This candidate has not been invited to an interview yet.',
    alreadyOver: 'This interview is over. Invite the candidate to a retake instead.',
    alreadyInvited: 'This candidate has already been invited. You can extend the invitation instead.',
    alreadyTaken: 'This candidate has already taken the interview. Invite them to a retake to repeat it.',
    noRetakesLeft: (retakes: number) =>
      retakes === 0
        ? 'The interview settings of this job allow no retake. Change them to invite this candidate again.'
        : `The interview settings of this job allow ${locale.plural(retakes, { one: '1 retake', other: `${locale.number(retakes)} retakes` })}, and this candidate has taken them. Change the settings to invite this candidate again.`,
    running: 'The interview is in progress. You can invite the candidate to a retake when it has ended.',
    alreadyStarted:
      'This interview has already started and can’t be cancelled. Reject or advance the application instead.',
    noAiRound:
      'The interview flow of this job has no AI interview with questions. Add one, or choose another flow for the job.',
    noSettings: 'There are no interview settings yet. Create some first.',
    consentNeeded: 'Please give your consent before you start.',
    expired: 'The time for this interview has passed. Reply to the invitation e-mail to ask for a new one.',
    paused: 'This interview can’t be started at the moment. Your deadline is paused until then.',
    over: 'This interview is over.',
    cancelled: 'This interview was cancelled.',
    recordsLess: 'This interview does not record that much.',
    aiConsentNeeded: 'An AI interview needs your consent. You can request an accommodation instead.',
    accommodationEmpty: 'Describe what would help you.',
    accommodationLong: 'Your request is too long to add to. You can add more after it was answered.',
  },
})
