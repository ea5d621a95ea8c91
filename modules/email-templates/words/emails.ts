import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** Phrases that are filled into e-mails, and their footers. */
export const emailWords = dictionary({
  en: {
    recording: {
      video: 'Video and audio, if you agree, and a transcript.',
      audio: 'Audio, if you agree, and a transcript. No video.',
      none: 'A transcript only. No video and no audio.',
    },
    howYouAnswer: {
      transcribed: 'You speak or type, and can switch at any time.',
      browser:
        'You type your answers. If your browser can turn speech into text, you can also speak. The page tells you before you start.',
    },
    cancelledByCandidate: 'You cancelled it.',
    team: {
      booked: 'Booked',
      moved: 'Moved',
      handedOver: 'Taken over',
      cancelled: 'Cancelled',
      timesRequested: 'Other times requested',
      noTimeYet: 'no time yet',
    },
    footer: {
      candidate: (job: string, day: string) => `You received this e-mail because you applied for ${job} on ${day}.`,
      trackOrWithdraw: 'Track or withdraw your application',
      team: (organization: string) => `You received this e-mail because you take part in hiring at ${organization}.`,
      owner: (organization: string) => `You received this e-mail because you are an owner of ${organization}.`,
      invited: (organization: string) =>
        `You received this e-mail because someone at ${organization} entered your address.`,
      signIn: 'Evenhand sent this e-mail because this address is used to sign in. Replies are not read.',
      copyAddress: 'If the button does not work, copy this address:',
    },
    personRequested: {
      subject: (candidate: string) => `${candidate} would like to hear from a person`,
      headline: (candidate: string) => `${candidate} asked to hear from a person`,
      text: (candidate: string, job: string) =>
        `During the AI interview for ${job}, ${candidate} asked to be contacted by a person and agreed that we tell you. Please get in touch with them. What they said is private.`,
      open: 'Open candidate',
    },
    notified: {
      open: 'Open in Evenhand',
      job: 'Job',
      digest: (count: number) =>
        locale.plural(count, { one: '1 notification', other: `${locale.number(count)} notifications` }),
      someone: 'A candidate',
      change: 'Choose which notifications are e-mailed',
    },
    templateProblem: {
      subject: (name: string) => `Your e-mail template “${name}” was not used`,
      headline: (name: string) => `The template “${name}” needs a change`,
      standardSent: 'We sent our standard text instead, because your text could not be filled in.',
      problem: 'Problem',
      fix: 'Open the template under Email Templates, correct this line and save it.',
    },
  },
})
