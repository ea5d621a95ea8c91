import { dictionary } from './dictionary.ts'
import { locale } from './locale.ts'

/** Amounts of time in sentences: "3 working days". */
export const countWords = dictionary({
  en: {
    seconds: (count: number) => locale.plural(count, { one: '1 second', other: `${locale.number(count)} seconds` }),
    minutes: (count: number) => locale.plural(count, { one: '1 minute', other: `${locale.number(count)} minutes` }),
    days: (count: number) => locale.plural(count, { one: '1 day', other: `${locale.number(count)} days` }),
    workingDays: (count: number) =>
      locale.plural(count, { one: '1 working day', other: `${locale.number(count)} working days` }),
  },
})
