import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** Forms and errors, on every screen. */
export const formWords = dictionary({
  en: {
    notSubmitted: 'The form was not submitted',
    nothingLost: 'Your text is still here.',
    request: (id: string) => `Request ${id}`,
    optional: 'optional',
    pageError: 'Something went wrong on this page.',
    nothingChanged: 'Nothing was lost.',
    tryAgain: 'Try again',
  },
})

/** The parts of the design system: dialogs, lists, files, times. */
export const partWords = dictionary({
  en: {
    close: 'Close',
    dismiss: 'Dismiss',
    loading: 'Loading',
    notification: 'Notification',
    // Radix puts the key in place of {hotkey}.
    notifications: 'Notifications ({hotkey})',
    breadcrumb: 'Breadcrumb',
    shortcuts: 'Keyboard shortcuts',
    commands: 'Search',
    commandsHint: 'Search jobs, people, résumés and actions…',
    noCommands: 'No results',
    searching: 'Searching…',
    selected: 'selected',
    bulkActions: (count: number) =>
      locale.plural(count, {
        one: 'Actions for 1 selected row',
        other: `Actions for ${locale.number(count)} selected rows`,
      }),
    chooseFile: 'Choose file',
    replaceFile: 'Replace',
    removeFile: 'Remove',
    playFrom: 'Play from ',
    readFrom: 'Read from ',
    openAt: 'Open the interview at ',
    showPassword: 'Show password',
    show: 'Show',
    hide: 'Hide',
    score: (label: string, value: number, of: number) => `${label} ${locale.number(value)} of ${locale.number(of)}`,
    range: (low: number, high: number) => `, AI runs from ${locale.number(low)} to ${locale.number(high)}`,
    step: { past: ', completed', now: ', current step', next: ', upcoming' },
    stages: { applied: 'Applied', screening: 'Screening', review: 'Review', interview: 'Interview', offer: 'Offer' },
    dateAndDistance: (relative: string, date: string) => `${relative} · ${date}`,
  },
})
