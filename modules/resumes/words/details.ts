import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** What was read from a résumé: fields, sources and corrections. */
export const detailWords = dictionary({
  en: {
    sections: {
      contact: 'Contact details',
      positions: 'Work experience',
      education: 'Education',
      skills: 'Skills',
      languages: 'Languages',
      certificates: 'Certificates and licenses',
    },
    fields: {
      name: 'Name',
      email: 'E-mail address',
      phone: 'Phone number',
      location: 'Location',
      headline: 'Profession',
      links: 'Links',
      title: 'Title',
      employer: 'Employer',
      from: 'From',
      to: 'Until',
      current: 'I work here now',
      currentForTeam: 'Current position',
      school: 'School',
      degree: 'Degree',
      field: 'Field of study',
      language: 'Language',
      level: 'Level',
    },
    onePerLine: 'One per line',
    monthHelp: 'Month and year, like 03/2019, or only the year',
    monthWrong: 'Enter a month and year, like 03/2019, or only the year.',
    endBeforeStart: 'The end is before the start.',
    nothingNamed: 'Enter a title or an employer.',
    noSchool: 'Enter a school or a degree.',
    tooMany: (most: number) => `Enter at most ${locale.number(most)}.`,
    tooLong: (most: number) => `Enter at most ${locale.number(most)} characters in each line.`,
    unnamed: 'New entry',
    now: 'now',
    edit: 'Edit',
    done: 'Done',
    remove: 'Remove',
    add: {
      positions: 'Add position',
      education: 'Add education',
      languages: 'Add language',
    },
    none: 'None found',
    wasRead: (value: string) => `Read from the file: ${value}`,
    page: (number: number) => `p. ${locale.number(number)}`,
  },
})

/** The card in the application form. */
export const checkWords = dictionary({
  en: {
    title: 'We read this from your résumé. Please check it.',
    text: 'Correct what is wrong, and add what is missing. The team sees your corrections next to your file.',
    partly: 'We could read only a part of your résumé.',
    unreadable: 'We could not read your experience from the file',
    unreadableText: 'A person will read your file. You can also enter your details here, so that nothing is missed.',
    enter: 'Enter your details',
  },
})

/** The card on the status page. */
export const ownDetailsWords = dictionary({
  en: {
    title: 'What we read from your résumé',
    text: 'If something is wrong, correct it. The team sees both, and your application is evaluated again.',
    closedText: 'This is what the team worked with.',
    loading: 'Loading what we read …',
    reading: 'Your résumé is being read. Come back in a minute.',
    partly: 'We could read only a part of your file. Please check these details, and add what is missing.',
    unreadable: 'We could not read your file, so a person reads it. You can enter the details yourself.',
    none: 'You did not send a résumé.',
    correct: 'Correct details',
    enter: 'Enter details',
    save: 'Save corrections',
    cancel: 'Cancel',
    saved: 'Corrections saved. The team sees them now.',
    failed: 'Couldn’t save your corrections',
    notLoaded: 'Couldn’t load what we read from your résumé.',
    retry: 'Try again',
    byYou: (when: string) => `Corrected by you on ${when}.`,
    byTeam: (when: string) => `Corrected by the hiring team on ${when}.`,
  },
})

/** The panel on the candidate's page. */
export const readingPanelWords = dictionary({
  en: {
    title: 'Read from the résumé',
    correct: 'Correct details',
    enter: 'Enter details',
    nothing: 'Nothing could be read from the file.',
    save: 'Save corrections',
    cancel: 'Cancel',
    failed: 'Couldn’t save the corrections',
    methods: {
      rules: 'Rules',
      model: 'AI',
      candidate: 'Candidate',
      recruiter: 'Team',
    },
    methodTitles: {
      rules: 'Read by the built-in rules',
      model: 'Pointed to by the language model',
      candidate: 'Entered by the candidate',
      recruiter: 'Entered by the hiring team',
    },
    by: {
      candidate: (when: string) => `Corrected by the candidate on ${when}`,
      recruiter: (when: string) => `Corrected by the hiring team on ${when}`,
    },
    modelFailed: 'The language model did not answer for all sections, so they were read by the built-in rules alone.',
    differences: (count: number) =>
      locale.plural(count, {
        one: '1 difference between readings',
        other: `${locale.number(count)} differences between readings`,
      }),
    otherReading: (method: string, value: string) => `${method} read: ${value}`,
    sourceTitle: (method: string, page: number) =>
      `${method}, page ${locale.number(page)}. Select to show the words in the file.`,
    entered: 'Details entered by hand',
  },
})
