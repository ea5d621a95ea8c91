import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** Sample data: its switch, and its mark. */
export const sampleDataWords = dictionary({
  en: {
    title: 'Sample data',
    short: 'Look around with a filled workspace',
    note: '3 jobs and 48 fictional candidates to look around with. They are marked as “Sample”, get no e-mails, are not public and count toward no limit. Turning sample data off deletes all of it, with everything you did with it, and nothing else.',
    filling: (done: number, total: number) =>
      `Adding candidates: ${locale.number(done)} of ${locale.number(total)}. You can leave this page.`,
    on: 'Sample data is on.',
    removing: (done: number, total: number) =>
      `Deleting: ${locale.number(done)} of ${locale.number(total)}. This takes about a minute. You can leave this page.`,
    removed: 'Sample data was deleted',
    stillRemoving: 'The last sample data is still being deleted. Try again in a minute.',
    failed: 'Sample data was not changed',
    loadFailed: 'Couldn’t load whether sample data is on',
    retry: 'Try again',
  },
})
