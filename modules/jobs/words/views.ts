import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** The views of the list of jobs. */
export const jobViewWords = dictionary({
  en: {
    loading: 'Loading jobs',
    failed: 'Couldn’t load the jobs',
    views: 'Show jobs',
    archived: 'Archived',
    search: 'Search jobs',
    searchPlaceholder: 'Title or department',
    searchShortcut: 'Search jobs',
    noMatch: 'No jobs match this search',
    noMatchNote: 'Search for something else, or look at another status.',
    clearSearch: 'Clear search',
    noneArchived: 'No archived jobs',
    noneOf: (status: string) => `No jobs with the status “${status}”`,
    show: (view: string, count: number) => `Show ${view} (${locale.number(count)})`,
    none: 'No jobs yet',
    noneLead: 'Describe the role and its requirements. Applications are compared with exactly these.',
    noneToYou: 'You see the jobs whose hiring team you are on. Ask a recruiter to add you.',
    first: 'Create your first job',
    count: (number: number) => locale.number(number),
  },
})
