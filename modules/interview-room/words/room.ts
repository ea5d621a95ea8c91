import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

const minutes = (count: number) => locale.plural(count, { one: '1 minute', other: `${locale.number(count)} minutes` })

/** The interview room. */
export const roomWords = dictionary({
  en: {
    pageTitle: (job: string) => `Interview for ${job}`,
    heading: (job: string, organization: string) => `Interview for ${job} at ${organization}`,
    top: {
      question: (number: number, count: number) => `Question ${locale.number(number)} of ${locale.number(count)}`,
      questions: (count: number) =>
        locale.plural(count, { one: '1 question', other: `${locale.number(count)} questions` }),
      recording: 'Recording',
      recordingPaused: 'Recording paused',
      leave: 'Leave',
    },
    time: {
      left: (count: number) => `About ${minutes(count)} left`,
      lessThanAMinute: 'Less than a minute left',
      lastAnswer: 'Time for a last answer',
      paused: 'Timer paused',
      pausedWith: (count: number) => `Timer paused, ${locale.number(count)} min left`,
    },
    gate: {
      label: 'Before you enter',
      ready: (name: string) => `Ready, ${name}?`,
      welcomeBack: (name: string) => `Welcome back, ${name}`,
      text: 'The interviewer greets you first. The first question comes a few seconds after you start.',
      backText: 'Your answers are saved. The timer is paused until you continue.',
      typedTitle: 'You type your answers',
      typedText:
        'Your speech can’t be turned into text here: neither this server nor your browser can do it. Typed answers count exactly like spoken ones, and you still hear the interviewer.',
      start: 'Start interview',
      continue: 'Continue interview',
      askingMicrophone: 'Your browser is asking for permission to use the microphone.',
      testingSpeech: 'Checking whether your browser can turn speech into text.',
      connecting: 'Connecting.',
      notConnected: 'Not connected. Trying again automatically.',
    },
    outside: {
      replaced: 'This interview is open in another window',
      replacedText:
        'It was opened with the same link in another window or on another device. You can close this page, or continue the interview here.',
      refused: 'You can’t enter the interview here',
      refusedText: 'This link is too old, or was replaced by a newer one.',
      continueHere: 'Continue here',
      toStart: 'Back to the start page',
    },
    controls: {
      label: 'Controls',
      mute: 'Mute',
      unmute: 'Unmute',
      repeat: 'Repeat',
      repeatQuestion: 'Repeat question',
      typeInstead: 'Type instead',
      speakInstead: 'Speak instead',
      pause: 'Pause',
      continue: 'Continue',
      moment: 'I need a moment',
      done: 'I’m done',
      notDone: 'I wasn’t done',
    },
    interviewer: {
      name: 'AI interviewer',
      connecting: 'Connecting',
      notConnected: 'Not connected',
      ready: 'Ready when you are',
      waiting: 'Waiting for you',
      voice: 'Synthetic voice',
      thinking: 'Preparing the next question',
      aboutToSpeak: 'About to speak',
      awaitingAnswer: 'Waiting for your answer',
      listening: 'Listening',
      oneMoment: 'One moment',
      speaking: 'Speaking',
    },
    you: {
      name: 'You',
      yourTurn: 'Your turn',
      recordingOnDevice: 'Recording on this device',
      asking: 'Waiting for permission',
      blocked: 'Microphone blocked',
      missing: 'No microphone found',
      busy: 'Microphone used by another app',
      off: 'Microphone off',
      on: 'Microphone on',
      typing: 'You type your answers',
      recording: ', recording',
    },
    conversation: {
      label: 'Conversation',
      paused: 'Paused. The timer is stopped until you continue.',
      ended: 'That was the interview. One moment, please.',
      next: {
        firstQuestion:
          'The first question comes next. You can start before it has finished: the interviewer stops and listens.',
        yourTurn: 'It’s your turn next. You can start before the interviewer has finished: it stops and listens.',
      },
      nextTyped: {
        firstQuestion: 'The first question comes next.',
        yourTurn: 'It’s your turn next.',
      },
      moment: (said: string) =>
        `${said} The interviewer stays quiet until you speak. Pauses never count for or against you.`,
      takeYourTime: 'Take your time.',
      noMicrophone: 'Select “Type instead” to answer. Typed answers count exactly like spoken ones.',
      muted: 'You are muted. Unmute to speak, or type.',
      transcribedLater: 'Your turn. Speak when you are ready. What you say is turned into text when you’re done.',
      heard: 'We can hear you. When you have finished, select “I’m done”.',
      yourTurn: 'Your turn. Speak when you are ready, and take as long as you like to think.',
      transcribing: 'Turning your answer into text.',
      transcript: 'Transcript. You can correct it afterwards.',
      transcriptSoFar: 'Transcript so far. You can correct it afterwards.',
      savedOffline: 'Saved on this device. It is sent when you are connected again.',
    },
    answer: {
      label: 'Your answer',
      sameAsSpoken: 'Typed answers count exactly like spoken ones.',
      noSpeechToText: 'Your speech can’t be turned into text here, so answers are typed. They count the same.',
      saved: 'Saved as you type.',
      savedOnDevice: 'Saved on this device.',
      submitKey: 'to submit',
      charactersLeft: (count: number) =>
        locale.plural(count, { one: '1 character left.', other: `${locale.number(count)} characters left.` }),
      limitReached: (limit: number) =>
        `Your answer has reached ${locale.number(limit)} characters. More text isn’t added, also when you paste it. To say more, submit this part and select “I wasn’t done”.`,
      overLimit: (count: number, limit: number) =>
        `Your answer is longer than ${locale.number(limit)} characters by ${locale.number(count)}. You can submit it: it is sent in parts.`,
    },
    leaving: {
      title: 'Leave the interview?',
      soon: 'The deadline has passed. Your answers are saved. You can still continue if you come back within 3 minutes. After that, your answers so far are submitted.',
      before: 'Your answers are saved and the timer stops. You can come back with the same link until ',
      after: ' and continue with this question.',
      stay: 'Stay',
      leave: 'Leave for now',
      endText: 'You can also end the interview now. Your answers so far are then submitted. ',
      end: 'End interview',
    },
  },
})
