import { dictionary } from '#platform/locale/dictionary.ts'

/** What is the same on all pages of the area. */
export const superAdminAreaWords = dictionary({
  en: {
    noCandidates: 'No candidate data in this area',
    readOnly: 'Read-only',
  },
})
