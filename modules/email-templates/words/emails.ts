import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** Phrases that are filled into e-mails, and their footers. */
export const emailWords = dictionary({
  en: {
    /** Instead of names that contain a link: "Hello there," */
    unnamed: { person: 'there', organization: 'your organization' },
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
    extraTime: (percent: number) => `${locale.number(percent)}%`,
    planned: (at: string | null, title: string, minutes: number, interviewers: readonly string[]) =>
      `${at ? `${at} ` : ''}${title} with ${locale.list(interviewers)} (${locale.plural(minutes, { one: '1 minute', other: `${locale.number(minutes)} minutes` })})`,
    erasureCancelled:
      '<p>You had asked us to delete your data. Because you applied again, we no longer do. If you still want it deleted, withdraw on the page below and choose to delete everything.</p>',
    cancelledByCandidate: 'You cancelled it.',
    cancelledWithApplication: 'It was cancelled because the position or your application has been closed.',
    team: {
      booked: 'Booked',
      moved: 'Moved',
      handedOver: 'Taken over',
      cancelled: 'Cancelled',
      timesRequested: 'Other times requested',
      timesPassed: 'Offered times have passed',
      noTimeYet: 'no time yet',
    },
    offers: {
      approvalAsked: 'Approve an offer',
      approvalAskedText: (person: string) =>
        `${person} asks you to approve an offer. You can approve it or send it back with a reason.`,
      approved: 'Offer approved',
      approvedText: (person: string) => `${person} approved the offer. You can send it to the candidate now.`,
      sentBack: 'Offer sent back',
      sentBackText: (person: string, reason: string | null) =>
        reason
          ? `${person} sent the offer back: ${reason}`
          : `${person} sent the offer back. The reason is on the candidate’s page.`,
      accepted: 'Offer accepted',
      acceptedText: 'The candidate accepted the offer. The next step is yours: mark the candidate as hired.',
      declined: 'Offer declined',
      declinedText: (reason: string | null) =>
        `The candidate declined the offer.${reason ? ` Their reason: ${reason}` : ''} The application stays open until you close it.`,
      ending: 'Offer expires soon',
      endingText: (until: string) => `The candidate can answer until ${until}. You can give them more time.`,
      expired: 'Offer expired',
      expiredText: 'The candidate did not answer in time. The application stays open until you close it.',
    },
    test: (subject: string) => `Test: ${subject}`,
    footer: {
      example: 'This is an example. Candidates read here why they received the e-mail.',
      candidate: (job: string, day: string) => `You received this e-mail because you applied for ${job} on ${day}.`,
      imported: (job: string, day: string) =>
        `You received this e-mail because your résumé was added for ${job} on ${day}.`,
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
      more: (count: number) =>
        locale.plural(count, {
          one: 'And 1 more in Evenhand.',
          other: `And ${locale.number(count)} more in Evenhand.`,
        }),
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
