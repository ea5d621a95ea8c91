import { dictionary } from '#platform/locale/dictionary.ts'

/** Forms and errors, on every screen. */
export const formWords = dictionary({
  en: {
    notSubmitted: 'The form was not submitted',
    nothingLost: 'Your text is still here.',
    request: (id: string) => `Request ${id}`,
    optional: 'optional',
    pageError: 'Something went wrong on this page.',
  },
})
