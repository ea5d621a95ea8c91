import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

const answers = (count: number) => locale.plural(count, { one: '1 answer', other: `${locale.number(count)} answers` })

/** The application form as candidates fill it in. */
export const formWords = dictionary({
  en: {
    optional: 'Optional',
    chooseOne: 'Choose one',
    clearAnswer: 'Clear this answer',
    characters: (used: number, most: number) => `${locale.number(used)} of ${locale.number(most)}`,
    charactersUnit: ' characters',
    voluntary: 'Stored separately from your application',
    file: {
      ask: 'Choose a file from your device.',
      askResume: 'Choose your résumé. We use it to fill in most of this form for you.',
      /** Only where there is a mouse. */
      dropHere: ' You can also drop it here.',
      dropAnother: 'You can drop another file anywhere on this page. ',
      choose: 'Choose file',
      replace: 'Replace',
      remove: 'Remove',
    },
    progress: {
      label: 'Sections of the form',
      states: { done: 'complete', fix: 'needs attention', open: 'not complete', optional: 'optional' },
      toFix: (count: number) => `${locale.number(count)} to fix`,
      answersToFix: (count: number) => `${answers(count)} to fix`,
      completed: (done: number, all: number) => `${locale.number(done)} of ${locale.number(all)} sections complete`,
    },
    summary: {
      fix: (count: number) => `Please fix ${answers(count)} before you submit: `,
      separator: ', ',
      saved: '. Everything you entered is still here.',
      consent: 'your consent',
    },
    work: {
      add: 'Add a job',
      addAnother: 'Add another job',
      unnamed: 'Job without a title',
      edit: 'Edit',
      title: 'Job title',
      employer: 'Employer',
      from: 'Start',
      fromHelp: 'For example 2022-03 or 2022.',
      until: 'End',
      untilHelp: 'A date, or “now”.',
      done: 'Done',
      remove: 'Remove job',
    },
  },
})

/** The form that a new organization starts with. */
export const defaultFormWords = dictionary({
  en: {
    resume: 'Your résumé',
    resumeHelp: 'PDF, DOCX, ODT or TXT, up to 10 MB.',
    aboutYou: 'About you',
    name: 'Your name',
    nameHelp: 'The name you want us to use.',
    email: 'E-mail',
    emailHelp: 'We send all messages about your application to this address.',
    phone: 'Phone',
    phoneHelp: 'We only call if something goes wrong with your interview.',
    location: 'Where you live',
    link: 'A link to your work',
    work: 'Your work experience',
    workHelp: 'Your two most recent jobs are enough.',
    workJobs: 'Jobs',
    voluntary: 'Voluntary questions',
    voluntaryHelp:
      'Nobody who reviews your application sees these answers, and no score uses them. They are only evaluated together with everyone else’s answers, to check that people are treated equally. You can skip them.',
    gender: 'How do you describe your gender?',
    genders: { woman: 'Woman', man: 'Man', another: 'Another gender' },
    disability: 'Do you have a disability or a long-term illness?',
    yes: 'Yes',
    no: 'No',
    noAnswer: 'I prefer not to say',
    beforeSubmit: 'Before you submit',
    privacy: 'I agree that my data is used to decide about this role, as described in the privacy notice.',
    keep: 'Consider me for other roles for one year.',
    keepHelp: 'You can change this later.',
  },
})
