import { dictionary } from '#platform/locale/dictionary.ts'

export const practiceProblems = dictionary({
  en: {
    tooMany: (most: number) => `You have ${most} practice interviews. Delete one first.`,
  },
})

/** One's own AI interview. */
export const practiceWords = dictionary({
  en: {
    title: 'Your practice interview',
    titleFor: (job: string) => `Practice interview: ${job}`,
    onlyYou: 'Only you can read this. It is in no list and counts toward nothing.',
    loading: 'Loading your practice interview',
    loadFailed: 'Couldn’t load your practice interview',
    you: 'You',
    transcript: 'What was said',
    evaluation: 'How it was evaluated',
    noTurns: 'Nothing was said yet.',
    waiting: 'Your answers are being evaluated. This page shows the result as soon as it is ready.',
    notFinished: 'The evaluation starts when the interview has ended.',
    goOn: 'Continue interview',
    again: 'Take it again',
    remove: 'Delete',
    removeTitle: 'Delete this practice interview?',
    removeNote: 'Its transcript and its evaluation are deleted, too. This cannot be undone.',
    keep: 'Keep it',
    removed: 'Practice interview deleted',
    removeFailed: 'The practice interview was not deleted',
    startFailed: 'The practice interview was not started',
  },
})
