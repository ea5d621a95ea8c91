import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

const count = (number: number, one: string, other: string) =>
  locale.plural(number, { one: `1 ${one}`, other: `${locale.number(number)} ${other}` })

/** What a new organization sees first. */
export const firstRunWords = dictionary({
  en: {
    title: (name: string) => (name ? `Welcome, ${name}` : 'Welcome'),
    lead: (organization: string) =>
      `${organization} is ready. Publish a job and take one interview yourself, about 20 minutes in total.`,
    hide: 'Show the dashboard instead',
    hidden: 'Getting started is hidden',
    undo: 'Undo',
    undoAlt: 'Open the dashboard again to undo this.',
    loadFailed: 'Couldn’t load your first steps',
    saveFailed: 'The change was not saved',
    steps: 'Getting started',
    progress: (done: number, all: number) => `${done} of ${all} done`,
    stepDone: 'Done',
    minutes: (minutes: number) => `${minutes} min`,
    organization: 'Create your organization',
    verify: 'Verify your e-mail address',
    job: 'Create your first job',
    jobNote: 'Enter a title. Evenhand drafts the description and requirements, you edit them.',
    createJob: 'Create job',
    openDraft: 'Open draft',
    questions: 'Check the interview questions',
    questionsNote: (questions: number) =>
      `A flow with ${count(questions, 'question', 'questions')} and rating scales is ready. Change what does not fit.`,
    openFlow: 'Open flow',
    appearance: 'Set your logo and colors',
    appearanceNote: 'They appear on your careers page, forms and e-mails.',
    openSettings: 'Open settings',
    markDone: 'Mark as done',
    interview: 'Take your own interview as a candidate',
    interviewNote:
      'Answer as your candidates do, here or on your phone. Then read your own evaluation and its evidence before you send the link to anyone.',
    interviewNeedsJob: 'Publish a job first.',
    start: 'Start interview',
    goOn: 'Continue interview',
    readResult: 'Read evaluation',
    ready: 'Already set up for you',
    form: 'Application form',
    fields: (fields: number) => count(fields, 'field', 'fields'),
    flow: 'Interview flow',
    flowNote: (questions: number, minutes: number) =>
      `${count(questions, 'question', 'questions')}, ${count(minutes, 'minute', 'minutes')}`,
    settings: 'Interview settings',
    recordings: { video: 'Video recording', audio: 'Audio recording', none: 'No recording' },
    templates: 'E-mail templates',
    templatesNote: (on: number, all: number) =>
      on === all
        ? `${locale.number(all)} templates, all on`
        : `${locale.number(on)} of ${locale.number(all)} templates on`,
    careers: 'Careers page',
    availability: 'Your availability',
    span: (from: string, to: string) => `${from} to ${to}`,
    notAvailable: 'Not available',
    edit: 'Edit',
    open: 'Open',
    actionOf: (action: string, what: string) => `${action}: ${what}`,
    preview: 'What your candidates see, and what you get',
    questionOf: (number: number, all: number) => `Question ${number} of ${all}`,
    left: (minutes: number) => `${minutes}:00 left`,
    interviewer: 'Interviewer',
    you: 'You',
    evidence: 'Every result shows the quote that backs it:',
    quote: 'I told the second family how long it would be, and I came back when I said I would.',
    example: 'Example',
    facts: {
      plan: 'Practice interviews do not count toward your plan.',
      recording: 'Your recording is never stored. The transcript and evaluation are, until you delete them.',
      voice: 'You can take it by voice or by typing, as your candidates can.',
    },
  },
})
