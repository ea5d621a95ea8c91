import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

const count = (one: string, other: string) => (n: number) =>
  locale.plural(n, { one: `1 ${one}`, other: `${locale.number(n)} ${other}` })
const minutes = count('minute', 'minutes')
const jobs = count('job', 'jobs')
const rounds = count('round', 'rounds')
const questions = count('question', 'questions')

/** The list of interview flows, and starting a new one. */
export const flowWords = dictionary({
  en: {
    title: 'Interview flows',
    lead: 'The rounds and questions of a hiring process. Each job uses one flow. A person decides who moves forward, in every flow.',
    loading: 'Loading interview flows',
    failed: 'Couldn’t load the interview flows',
    readOnly: 'Owners, admins and recruiters can change interview flows.',
    create: 'Create flow',
    limitTitle: 'You have reached your plan’s limit of interview flows.',
    limitText: 'Remove a flow, or choose a plan with more.',
    limitBeforeStart: 'You can prepare a flow here. To save it, remove another flow or choose a plan with more.',
    comparePlans: 'Compare plans',
    emptyTitle: 'No interview flows yet',
    emptyText: 'A flow says what every candidate for a job is asked, in which rounds and on which scale.',
    list: 'Interview flows',
    flow: 'Flow',
    length: 'Length',
    usedBy: 'Used by',
    version: 'Version',
    actions: (name: string) => `Actions for ${name}`,
    edit: 'Edit',
    view: 'View',
    duplicate: 'Duplicate',
    exportIt: 'Export as JSON',
    remove: 'Remove…',
    rounds,
    questions,
    minutes,
    jobs,
    unused: 'Not used',
    versionNumber: (version: number) => locale.number(version),
    updated: (day: string) => `saved ${day}`,
    duplicated: (name: string) => `Created “${name}”`,
    duplicateFailed: 'Couldn’t duplicate the flow',
    exportFailed: 'Couldn’t export the flow',
    removal: {
      title: (name: string) => `Remove “${name}”?`,
      text: 'AI interviews that were sent with it keep their version. New ones can’t use it.',
      keep: 'Keep flow',
      remove: 'Remove flow',
      failed: 'Couldn’t remove the flow',
      used: (titles: readonly string[]) =>
        `${locale.list(titles)} ${titles.length === 1 ? 'uses' : 'use'} this flow. Choose another flow for ${titles.length === 1 ? 'this job' : 'these jobs'} first.`,
      close: 'Close',
      usedTitle: (name: string) => `“${name}” is in use`,
    },
    start: {
      title: 'New interview flow',
      lead: 'Start with a draft for a job, an exported flow, or your own questions. Nothing is saved until you save the flow.',
      name: 'Name',
      nameHelp: 'Only your team sees it.',
      job: 'Job',
      jobHelp: 'The draft follows the title and the requirements of this job.',
      noJob: 'No job',
      jobsFailed: 'Couldn’t load the jobs',
      draft: 'Draft questions for this job',
      drafting: 'Writing a draft',
      draftFailed: 'Couldn’t write a draft',
      blank: 'Start without questions',
      imports: 'Import a flow',
      importText: 'A JSON file that was exported from Evenhand, up to 500 kB. It becomes a new flow.',
      choose: 'Choose file',
      importing: 'Importing',
      importFailed: 'Couldn’t import the file. Nothing was stored.',
      notJson: 'This file is not JSON. Choose a file that was exported from Evenhand.',
      tooLarge: 'This file is larger than 500 kB. Choose a file that was exported from Evenhand.',
      more: (left: number) => `and ${locale.number(left)} more`,
      problem: (path: string, message: string) => `${path}: ${message}`,
    },
  },
})
