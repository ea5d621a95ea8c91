import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** Why an input is refused. */
export const analysisInputProblems = dictionary({
  en: {
    compared: (least: number, most: number) => `Choose ${locale.number(least)} to ${locale.number(most)} applications.`,
    noSubject: 'Name an application or a job.',
  },
})
