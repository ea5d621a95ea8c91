import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** The views of the list of jobs. */
export const jobViewWords = dictionary({
  en: {
    loading: 'Loading jobs',
    failed: 'The jobs could not be loaded',
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
