import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** The banner of warnings about the plan. */
export const warningWords = dictionary({
  en: {
    label: 'Warnings',
    title: (count: number) => `${locale.number(count)} Warning(s)`,
    expand: 'Show warnings',
    collapse: 'Collapse warnings',
    dismiss: 'Dismiss warnings',
    comparePlans: 'Compare plans',
  },
})
