import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** The page with the list of applications. */
export const listPageWords = dictionary({
  en: {
    duplicates: 'Duplicates',
    importResumes: 'Import résumés',
    ranking: 'Ranking',
    title: 'Applications',
    failed: 'Couldn’t load the applications',
    totals: (total: number, active: number) => `${locale.number(total)} in total, ${locale.number(active)} active`,
    stage: 'Stage',
    all: 'All',
    showing: (shown: number, total: string) => `Showing ${locale.number(shown)} of ${total}`,
    more: 'Show more',
    keys: {
      nextAndPrevious: 'next row, previous row',
      select: 'select',
      open: 'open',
      evaluate: 'evaluate',
      move: 'move',
      all: 'all shortcuts',
    },
    noMatch: 'No applications match these filters',
    noMatchNote: 'Remove a filter, or search for something else.',
    clearFilters: 'Clear filters',
    none: 'No applications yet',
    noneNote: 'Publish a job and share its link. Applications appear here with their match score and evidence.',
    noneImportNote:
      'Share a job’s link, or import résumés that you already have. Applications appear here with their match score and evidence.',
    viewJobs: 'View jobs',
  },
})
