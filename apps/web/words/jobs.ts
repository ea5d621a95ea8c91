import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** The pages of jobs. */
export const jobPageWords = dictionary({
  en: {
    jobs: 'Jobs',
    lead: 'Your job openings, with the number of active applications for each.',
    loading: 'Loading jobs',
    failed: 'The jobs could not be loaded',
    failedOne: 'The job could not be loaded',
    create: 'New job',
    careersLink: 'Copy careers page link',
    careersCopied: 'The link to your careers page has been copied',
    jobCopied: (title: string) => `The link to ${title} has been copied`,
    copyFailed: 'The link could not be copied',
    views: 'Show jobs',
    view: { all: 'All', archived: 'Archived' },
    noneArchived: 'No archived jobs',
    noneOf: (status: string) => `No jobs with the status “${status}”`,
    none: 'No jobs yet',
    noneLead: 'Describe the role and its requirements. Applications are compared with exactly these.',
    first: 'Create your first job',
    count: (number: number) => locale.number(number),
  },
})
