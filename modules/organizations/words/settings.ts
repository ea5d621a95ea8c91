import { countWords } from '#platform/locale/counts.ts'
import { dictionary } from '#platform/locale/dictionary.ts'

/** The settings of an organization. */
export const settingsWords = dictionary({
  en: {
    defaultHeadline: (organization: string) => `Work at ${organization}`,
    defaultNotice: (organization: string, days: number) =>
      `${organization} uses your data to decide about this role, and for nothing else. An AI evaluates your résumé and your interview against the requirements of the role and quotes the evidence for its evaluation. A person reviews it and decides. Your data is deleted ${countWords.days(days)} after the process ends, or within 30 days if you ask for it.`,
    notLoaded: 'Failed to load organization settings.',
  },
})
