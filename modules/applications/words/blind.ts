import { dictionary } from '#platform/locale/dictionary.ts'

/** What blind review shows instead of who somebody is. */
export const blindWords = dictionary({
  en: {
    candidate: (number: number) => `Candidate ${number}`,
    someone: 'The candidate',
    fileName: 'Résumé',
    title: 'Blind review is on',
    why: 'Name, contact details, photo, recordings and AI results are hidden until you submit your scorecard, so that only the work counts.',
    submitFirst: 'Blind review is on. Submit your scorecard to see the AI results.',
  },
})
