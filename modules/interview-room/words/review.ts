import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** The recording and the transcript as recruiters see them. */
export const reviewWords = dictionary({
  en: {
    recordingPending: 'The recording has not been uploaded yet.',
    recordingActive: 'The recording is still being uploaded.',
    recordingFailed: 'The recording could not be saved. The transcript below is complete.',
    notRecorded: 'Not recorded, as agreed with the candidate. The transcript below is complete.',
    noRecording: 'No recording is available here. The transcript below is complete.',
    play: 'Play',
    pause: 'Pause',
    position: 'Playback position',
    positionOf: (time: string, total: string) => `${time} of ${total}`,
    transcript: 'Transcript',
    typedBy: (candidate: string) => `${candidate}, typed`,
    interviewer: 'Interviewer',
    interviewerQuestion: (number: number, count: number) =>
      `Interviewer, question ${locale.number(number)} of ${locale.number(count)}`,
    interviewerFollowUp: 'Interviewer, follow-up',
    playFrom: 'Play from ',
    correctedBy: (candidate: string) => `Corrected by ${candidate}`,
    original: (text: string) => `Original: ${text}`,
  },
})
