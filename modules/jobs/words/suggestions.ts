import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** Requirements that are found in the description of a job. */
export const suggestionWords = dictionary({
  en: {
    open: 'Suggest from description',
    needsDescription: 'Write a description first. Requirements are suggested from it.',
    title: 'Suggested from the description',
    note: 'Found by the built-in rules engine, without a language model. Nothing is part of the job until you add it.',
    looking: 'Reading the description',
    must: 'Must have',
    nice: 'Nice to have',
    add: 'Add',
    addOf: (text: string) => `Add requirement: ${text}`,
    addAll: (count: number) =>
      locale.plural(count, { one: 'Add 1 requirement', other: `Add ${locale.number(count)} requirements` }),
    none: 'No requirements found. The rules look for lists under a heading such as “What you bring”, and for sentences that say what is required or welcome.',
    allAdded: 'Every requirement in the description is in the list.',
    full: (most: number) => `A job can have ${locale.number(most)} requirements. Remove one to add another.`,
    again: 'Read the description again',
    failed: 'The description was not read',
    close: 'Close suggestions',
  },
})
