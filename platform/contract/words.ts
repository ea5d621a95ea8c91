import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** Error messages of input that has the wrong shape, and of calls without a response. */
export const inputProblems = dictionary({
  en: {
    unclean: 'Remove the special characters that cannot be displayed.',
    empty: 'Enter a value.',
    atLeast: (characters: number) => `Use at least ${locale.number(characters)} characters.`,
    atMost: (characters: number) => `Use at most ${locale.number(characters)} characters.`,
    email: 'Enter an e-mail address like name@example.com.',
    id: 'This is not a valid ID.',
    instant: 'Enter a time with its offset, like 2026-11-20T14:00:00Z.',
    year: 'Enter a year between 1900 and 2200.',
    day: 'Enter a date like 2026-11-20.',
    zone: 'Enter a time zone like Europe/Berlin.',
    unreachable: 'The server could not be reached. Please check your connection and try again.',
  },
})
