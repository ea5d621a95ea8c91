import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** The list of contact and demo requests in the super-admin area. */
export const requestListWords = dictionary({
  en: {
    title: 'Requests',
    note: 'What visitors wrote on the pages Contact and Book a Demo. A request is deleted a year after it was marked as done.',
    kind: 'Kind',
    state: 'Status',
    all: 'All',
    kinds: { contact: 'Questions', demo: 'Demos' },
    kindOf: { contact: 'Question', demo: 'Demo' },
    states: { open: 'Open', done: 'Done' },
    open: (contact: number, demo: number) =>
      `Open: ${locale.plural(contact, { one: '1 question', other: `${locale.number(contact)} questions` })}, ${locale.plural(demo, { one: '1 demo', other: `${locale.number(demo)} demos` })}`,
    hires: (range: string) => `${range} hires a year`,
    noMessage: 'No message',
    undelivered: 'The confirmation could not be delivered. The address may be wrong.',
    reply: 'Reply by e-mail',
    replySubject: { contact: 'Your message to Evenhand', demo: 'Your Evenhand demo' },
    markDone: 'Mark as done',
    reopen: 'Reopen',
    doneSince: 'Done',
    noteLabel: 'Note',
    noteHelp: 'Only super admins see it.',
    addNote: 'Add note',
    editNote: 'Edit note',
    saveNote: 'Save note',
    cancel: 'Cancel',
    changeFailed: 'Change not saved',
    more: 'Next 25',
    showing: (shown: number, total: string) => `Showing ${locale.number(shown)} of ${total}`,
    showAll: 'Show all',
    showLess: 'Show less',
    loading: 'Loading requests',
    failed: 'Couldn’t load the requests',
    none: 'No requests match these filters',
    noneNote: 'Change or clear the filters.',
    empty: 'No requests yet',
    emptyNote: 'What visitors write on the pages Contact and Book a Demo is listed here.',
    clear: 'Clear filters',
  },
})
