import { dictionary } from '#platform/locale/dictionary.ts'

/** Filters by answers to custom AI fields. */
export const customWords = dictionary({
  en: {
    field: 'Custom AI field',
    unknown: 'Custom AI field',
    answer: 'Answer',
    any: 'Any',
    kinds: {
      yes: 'Yes',
      no: 'No',
      none: 'Not stated',
      outdated: 'Outdated',
      number: 'A number from … to …',
      text: 'Contains …',
    },
    low: 'From',
    high: 'To',
    contains: 'Contains',
    isAtLeast: (value: string) => `${value} or more`,
    isAtMost: (value: string) => `up to ${value}`,
    isBetween: (low: string, high: string) => `${low} to ${high}`,
    has: (text: string) => `contains “${text}”`,
  },
})
