import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** What the interview room reports, and what a candidate can do about it. */
export const noticeWords = dictionary({
  en: {
    dismiss: 'Dismiss',
    skip: 'Skip question',
    typeInstead: 'Type instead',
    paused: {
      title: 'Paused. Take your time.',
      text: 'The timer is stopped and nothing is recorded. Pauses never count for or against you. Select “Continue” when you are ready.',
    },
    problem: 'Something went wrong',
    blocked: {
      title: 'Microphone blocked',
      text: 'You can type your answers; they count the same. To speak, click the lock icon next to the address, allow the microphone, and select “Speak instead”.',
    },
    missing: {
      title: 'No microphone found',
      text: 'You can type your answers; they count the same. To speak, connect a microphone and select “Speak instead”.',
    },
    emptyAnswer: { title: 'Your answer is empty', text: 'Type your answer, or skip this question.' },
    nothingHeard: {
      title: 'We haven’t heard anything yet',
      text: 'Say your answer, type it, or skip this question.',
    },
    typeToCount: {
      title: 'Please type your answer',
      text: 'Your speech can’t be turned into text here, so only typed answers count.',
      recorded: 'What you said stays in the recording.',
    },
    timeUp: {
      title: 'The time for that question was up',
      text: 'What you had said or typed until then counts as your answer.',
    },
    notReceived: {
      title: 'Your answer wasn’t received',
      text: 'It is saved on this device. Send it again, or type it.',
      send: 'Send again',
    },
    audioLost: {
      title: 'Please repeat your last answer',
      text: 'It wasn’t received before the page was closed. Say it again, or type it.',
    },
    microphoneLost: {
      title: 'Your microphone was disconnected',
      changed: 'What you said until then is saved. Another microphone is on now, so you can continue.',
      text: 'What you said until then is saved. You can type your answers; they count the same. To speak, connect or allow a microphone and select “Speak instead”.',
      stopped: 'The timer is stopped. Select “Continue” when you are ready.',
    },
    lost: {
      typing: 'Connection lost. Keep typing.',
      typingText: 'What you type is saved on this device and sent when you are connected again.',
      talking: 'Connection lost. Keep talking.',
      talkingText: 'Recording continues on this device and is sent when you are connected again.',
      waiting: 'Connection lost. One moment.',
      waitingText: 'Your answers are saved, and the timer is paused.',
      nothingLost: 'Nothing is lost.',
      reconnectingNow: 'Reconnecting now.',
      reconnectingIn: (seconds: number) =>
        locale.plural(seconds, {
          one: 'Reconnecting in 1 second.',
          other: `Reconnecting in ${locale.number(seconds)} seconds.`,
        }),
      comeBackLater: 'You can also close this page. The same link brings you back here.',
      comeBackSoon: 'If it takes longer than 3 minutes, open the same link again to continue here.',
      reconnect: 'Reconnect now',
    },
  },
})
