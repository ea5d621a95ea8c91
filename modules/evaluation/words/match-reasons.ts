import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

const years = (count: number) => locale.number(count)
const start = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** Why a requirement is met, partly met or missing, and why a résumé cannot be compared with a job. */
export const matchReasons = dictionary({
  en: {
    notFound: 'Not found in the résumé.',
    mentioned: 'Mentioned in the résumé.',
    partlyMentioned: 'Partly mentioned in the résumé.',
    skill: {
      shown: (name: string) => `${start(name)}: shown by the work described.`,
      stated: (name: string) => `${start(name)}: stated.`,
      listed: (name: string) => `${start(name)}: only listed, without work that shows it.`,
      toLearn: (name: string) => `${start(name)}: mentioned as something to learn.`,
      denied: (name: string) => `${start(name)}: the résumé says there is no experience.`,
      related: (name: string) => `${start(name)}: not mentioned, but related work is.`,
      notFound: (name: string) => `${start(name)}: not found.`,
    },
    language: {
      /** By the rank of the level: 1 is A1 and 7 is native. */
      levelName: (rank: number) => ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native'][rank - 1] ?? '',
      withoutLevel: 'without a level',
      atLevel: (level: string) => `at about ${level}`,
      stated: (name: string, level: string) => `${start(name)}: stated ${level}.`,
      tooLow: (name: string, level: string, required: string) =>
        `${start(name)}: stated ${level}; about ${required} is required.`,
    },
    degree: {
      stated: 'A degree of the required level is stated.',
      otherField: 'A degree of the required level is stated, in a different field or without one.',
      lower: 'A lower degree is stated.',
      none: 'No degree is stated.',
      noneButWork: (worked: number) => `No degree is stated; ${years(worked)} years of work experience are.`,
    },
    years: {
      stated: (known: number, required: number) =>
        `About ${years(known)} years as stated; ${years(required)} required.`,
      dated: (known: number, required: number) =>
        `About ${years(known)} years by the dates of employment; ${years(required)} required.`,
      none: (required: number) => `No years of experience found; ${years(required)} required.`,
    },
    model: {
      noEvidence: 'No evidence in the résumé.',
      noQuote: (verdict: string) => `The verdict "${verdict}" had no quote that exists in the résumé.`,
      planted: 'It addresses the evaluator and is not about work.',
      notInResume: 'It is not in the résumé.',
    },
    unreadable: {
      noRequirements: 'The job has no requirements to compare the résumé with.',
      noText: 'No text could be read from the résumé. It may be a scan.',
      tooShort: (words: number) =>
        `Only ${locale.number(words)} words could be read from the résumé, which is too little to evaluate.`,
      garbled: 'The text of the résumé is garbled.',
    },
  },
})
