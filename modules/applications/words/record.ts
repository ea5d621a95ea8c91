import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** The answers of an application. */
export const recordWords = dictionary({
  en: {
    notAnswered: 'Not answered',
    noticeVersion: (version: number) => `Version ${locale.number(version)} of the privacy notice, accepted on`,
  },
})

/** The résumé of an application, as it was read. */
export const resumeWords = dictionary({
  en: {
    none: 'No résumé',
    pages: (count: number) => locale.plural(count, { one: '1 page', other: `${locale.number(count)} pages` }),
    page: (number: number) => `Page ${locale.number(number)}`,
    onPage: (number: number) => `page ${locale.number(number)}`,
    download: 'Download',
    needsReview: 'This résumé needs human review',
    reading: 'The résumé is being read.',
    hidden: (count: number) =>
      locale.plural(count, {
        one: '1 passage in this file is hidden from readers',
        other: `${locale.number(count)} passages in this file are hidden from readers`,
      }),
    hiddenNote: 'Hidden text is not used for scores. It can have an ordinary cause, such as a template.',
    hiddenKinds: {
      same_color: 'Same color as the page',
      tiny: 'Too small to read',
      off_page: 'Outside the page',
      invisible: 'Set to be invisible',
      zero_width: 'Characters without width',
      vanish: 'Marked as hidden',
      covered: 'Covered by something else',
    },
  },
})
