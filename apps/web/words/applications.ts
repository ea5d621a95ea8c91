import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** The page with the list of applications. */
export const applicationsWords = dictionary({
  en: {
    title: 'Applications',
    failed: 'The applications could not be loaded',
    nobody: 'No applications yet',
    totals: (total: number, active: number) => `${locale.number(total)} in total, ${locale.number(active)} active`,
    stage: 'Stage',
    all: 'All',
    count: (number: number) => locale.number(number),
    showing: (shown: number, total: string) => `Showing ${locale.number(shown)} of ${total}`,
    more: 'Show 25 more',
    keys: {
      walk: 'next row, previous row',
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
    viewJobs: 'View jobs',
  },
})

/** What happened to several applications at once. */
export const bulkResultWords = dictionary({
  en: {
    moved: (count: number) =>
      locale.plural(count, { one: '1 application moved', other: `${locale.number(count)} applications moved` }),
    invited: (count: number) =>
      locale.plural(count, { one: '1 candidate invited', other: `${locale.number(count)} candidates invited` }),
    evaluated: (count: number) =>
      locale.plural(count, { one: '1 evaluation started', other: `${locale.number(count)} evaluations started` }),
    tagged: (count: number) =>
      locale.plural(count, { one: '1 application tagged', other: `${locale.number(count)} applications tagged` }),
    undo: 'Undo',
    undoByHand: 'Select the applications again and move them back',
  },
})

/** Keyboard shortcuts of the list. */
export const shortcutWords = dictionary({
  en: {
    next: 'Next row',
    previous: 'Previous row',
    select: 'Select the row',
    open: 'Open the row',
    evaluate: 'Evaluate the row, or the selected rows, again',
    move: 'Move the row, or the selected rows',
    invite: 'Invite the selected candidates',
    clear: 'Clear selection',
  },
})
