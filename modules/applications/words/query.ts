import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** The search field and the filters above the list of applications. */
export const queryWords = dictionary({
  en: {
    shortcut: 'Search the list',
    search: 'Search names, addresses and jobs',
    searchPlaceholder: 'Search names, addresses, jobs',
    filter: 'Filter',
    is: 'is',
    remove: (name: string) => `Remove the filter ${name}`,
    job: 'Job',
    unknownJob: 'one job',
    outcome: 'Outcome',
    tag: 'Tag',
    knockout: 'Knockout',
    knockoutYes: 'yes',
    knockoutNo: 'none',
    score: 'Score',
    scoreFrom: (score: number) => `${locale.number(score)} or more`,
    highScore: (score: number) => `Score ${locale.number(score)} or more`,
    noKnockout: 'No knockout answer',
  },
})
