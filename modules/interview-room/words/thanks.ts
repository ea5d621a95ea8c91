import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

const minutes = (count: number) => locale.plural(count, { one: '1 minute', other: `${locale.number(count)} minutes` })
const answers = (count: number) => locale.plural(count, { one: '1 answer', other: `${locale.number(count)} answers` })
const days = (count: number) => locale.plural(count, { one: '1 day', other: `${locale.number(count)} days` })

/** The page after the interview: what happens next, the transcript and its correction. */
export const thanksWords = dictionary({
  en: {
    title: 'Thank you',
    leftTitle: 'Your interview',
    thanks: (name: string) => `Thank you, ${name}`,
    trackApplication: 'Track your application',
    linkFailed: ' This couldn’t be opened right now. Your first e-mail links to the same page.',
    arrived: {
      today: 'today',
      at: (time: string, day: string) => `${day} at ${time}`,
      all: (count: number, when: string) =>
        `We received your ${answers(count)} ${when}. The interview is complete. You can close this page; the same link opens it again.`,
      some: (count: number, questions: number, when: string) =>
        `We received answers to ${locale.number(count)} of ${locale.number(questions)} questions ${when}. The interview is complete. You can close this page; the same link opens it again.`,
      spoke: (when: string) =>
        `We received what you said ${when}. You can close this page; the same link opens it again.`,
      nothing: (when: string) =>
        `The interview ended ${when} without an answer. If that was a mistake, reply to the invitation e-mail: a person can open it again.`,
    },
    left: {
      answers: (saved: number, open: number) =>
        `${answers(saved)} saved, ${locale.plural(open, { one: '1 question', other: `${locale.number(open)} questions` })} to go`,
      notStarted: 'Your interview is still open',
      during: (question: number, left: number) =>
        `You left during question ${locale.number(question)}, with about ${minutes(left)} left. `,
      comeBack: (until: string) => `You can come back and continue until ${until}. `,
      comeBackSoon: 'The deadline has passed. You can still continue if you come back within 3 minutes. ',
      closed: 'Its time has passed. ',
      submitNow: (count: number) =>
        locale.plural(count, {
          one: 'If you stop here, your 1 answer is submitted.',
          other: `If you stop here, your ${locale.number(count)} answers are submitted.`,
        }),
      end: 'End interview and submit my answers',
      continueWith: (question: number) => `Continue with question ${locale.number(question)}`,
      open: 'Go to the interview',
    },
    uploading: {
      title: 'The last part of your recording is being uploaded',
      stuck: 'The last part of your recording is waiting for a connection',
      left: (count: number) =>
        locale.plural(count, {
          one: 'About 4 seconds of the recording are left.',
          other: `About ${locale.number(count * 4)} seconds of the recording are left.`,
        }),
      keepOpen: 'Please keep this page open until then. Your answers have already been received.',
      retrying: 'It is tried again automatically.',
    },
    next: {
      title: 'What happens next',
      today: 'Today',
      received: 'We received your answers',
      length: (count: number) => `${minutes(count)}.`,
      none: 'Transcript only. Nothing was recorded.',
      audio: 'Audio and transcript. No video was recorded.',
      video: 'Audio, video and transcript.',
      stillUploading: 'The last part of the recording is still being uploaded from this device.',
      until: (day: string) => `Until ${day}`,
      relative: (distance: string, time: string) => `${distance}, ${time}`,
      canCorrect: 'You can correct the transcript',
      couldCorrect: 'You could correct the transcript',
      correctText: 'Corrections are shown next to the original. They are optional.',
      afterThat: 'After that',
      read: (names: readonly string[]) =>
        locale.plural(names.length, {
          one: `${locale.list(names)} reads your answers`,
          other: `${locale.list(names)} read your answers`,
        }),
      teamReads: 'The hiring team reads your answers',
      score: 'An AI evaluation with quotes from your answers helps them. They decide, and can disagree with it.',
      by: (day: string) => `By ${day}`,
      within: (count: number) =>
        locale.plural(count, { one: 'Within 1 working day', other: `Within ${locale.number(count)} working days` }),
      reply: (writer: string) => `${writer} e-mails you, either way`,
      to: (email: string) => `To ${email}.`,
    },
    transcript: {
      title: 'Read your transcript',
      correct: {
        recorded: 'Correct words that were transcribed wrongly. Reviewers see both versions and can listen.',
        none: 'Correct what is wrong. Reviewers see both versions.',
      },
      tooLate: 'The time for corrections has passed.',
      notYet: 'You can correct it when the interview is over.',
      failed: 'Couldn’t load the transcript',
      confirmed: 'Thank you. You can still change it until the time is up.',
      confirm: 'Confirm transcript',
      optional: 'This is optional. Without corrections the transcript stays as it is.',
      noAnswer: 'No answer to this question.',
      corrections: (count: number) =>
        locale.plural(count, { one: '1 correction', other: `${locale.number(count)} corrections` }),
      none: 'no answer',
      typed: 'typed',
      edit: 'Correct transcript',
      correctedAt: (time: string) => `Corrected by you at ${time}.`,
      undo: 'Undo correction',
      listen: (length: string) => `Listen, ${length}`,
      stop: 'Stop',
      label: 'What you said',
      help: 'Correct what was transcribed wrongly. To add something new, reply to the e-mail instead.',
      original: (text: string) => ` Original: “${text}”.`,
      save: 'Save correction',
      cancel: 'Cancel',
      anythingElse: 'Anything you wanted to add',
    },
    help: {
      title: 'Questions or problems',
      contact: (organization: string) => `At ${organization}. Reply to the invitation e-mail to reach the team.`,
      problem: 'Something went wrong or felt unfair',
      problemText: 'Tell us in a reply to the same e-mail. A person reads it. You can ask for a second interview.',
      data: {
        recorded: 'Your recording and transcript',
        none: 'Your transcript',
      },
      dataText: {
        recorded: (count: number) =>
          `You can read and listen to them with this link. They are deleted no later than ${days(count)} after your hiring process ends.`,
        none: (count: number) =>
          `You can read it with this link. It is deleted no later than ${days(count)} after your hiring process ends.`,
      },
      withdraw: 'Changed your mind?',
      withdrawText: 'You can withdraw on the page where you follow your application. ',
      track: 'Track your application',
    },
  },
})
