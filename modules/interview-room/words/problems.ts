import { dictionary } from '#platform/locale/dictionary.ts'

/** Error messages of the interview room. */
export const roomProblems = dictionary({
  en: {
    notStarted: 'The interview has not started yet.',
    over: 'This interview is over.',
    gone: 'This interview no longer exists.',
    nothingHeard: 'We haven’t heard anything yet. Answer, or skip the question.',
    nothingUnderstood: 'We couldn’t understand any words. Please say it again, or type it.',
    answerTooLong: 'This answer is too long to send. Please type the rest.',
    textTooLong: 'An answer can have at most 20,000 characters. Please shorten it.',
    tooManyAnswers:
      'You have sent many answers in a short time. Your last one was not sent. Wait a minute and send it again.',
    audioMissing: 'The audio of this answer did not arrive. Send it again.',
    noTranscription: 'Speech can’t be turned into text here. Please type your answer.',
    transcriptionFailed: 'Your answer couldn’t be turned into text right now. Please send it again, or type it.',
    failed: 'Something went wrong. Your answers are saved; please try again.',
    invalidMessage: 'The room did not understand this message.',
    roomUnavailable: 'The room could not be opened right now.',
    noHello: 'The page did not identify itself in time.',
    helloFirst: 'The first message must be hello.',
    notYetEnded: 'This interview is not over yet.',
    transcriptDeleted: 'The transcript of this interview was deleted as planned.',
    correctLater: 'You can correct the transcript after the interview.',
    correctedTooLate: 'The 2 days for corrections have passed.',
    emptyAnswer: 'An answer can’t be empty.',
    voiceUnavailable: 'The voice is not available right now. Try again in a moment.',
    voiceFailed: 'The voice isn’t available right now. Please try again.',
    notConnected: 'The server could not be reached.',
    chunkRefused: 'A part of the recording was not accepted.',
  },
})
