import { dictionary } from '#platform/locale/dictionary.ts'

/** The settings of an organization. */
export const settingsWords = dictionary({
  en: {
    notLoaded: 'Failed to load organization settings.',
  },
})
