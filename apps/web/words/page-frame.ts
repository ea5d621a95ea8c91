import { dictionary } from '#platform/locale/dictionary.ts'

/** The first link of every page. */
export const skipWords = dictionary({ en: { skip: 'Skip to content' } })

/** Pages that cannot be shown. */
export const pageProblemWords = dictionary({
  en: {
    outdated: 'There is a new version of this page',
    failed: 'This page could not be shown',
    reload: 'Reload page',
    home: 'Go to the home page',
    dashboard: 'Go to the dashboard',
    notFound: 'This page does not exist',
    notFoundText: 'Please check the address. The page may have moved.',
  },
})
