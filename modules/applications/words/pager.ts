import { dictionary } from '#platform/locale/dictionary.ts'

/** From candidate to candidate of the opened list. */
export const pagerWords = dictionary({
  en: {
    previous: 'Previous candidate',
    next: 'Next candidate',
    place: (at: string, total: string) => `${at} of ${total}`,
  },
})
