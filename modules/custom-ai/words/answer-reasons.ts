import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** Why an answer is what it is. */
export const answerReasons = dictionary({
  en: {
    native: 'Native',
    withoutLevel: 'Stated without a level',
    years: (years: number) =>
      locale.plural(years, {
        one: '1 year of work in positions that show it.',
        other: `${locale.number(years)} years of work in positions that show it.`,
      }),
    certificate: (name: string) => `Names “${name}”.`,
    language: (name: string, level: string | null) =>
      level === null ? `Names ${name} without a level.` : `${name}: ${level}.`,
    term: (term: string) => `Contains “${term}”.`,
    denied: (term: string) => `Says that “${term}” does not apply.`,
    notFound: (subject: string) => `No evidence of “${subject}”.`,
    noResume: 'There is no résumé with text.',
    noInterview: 'The interview has not taken place.',
    model: {
      notStated: 'The sources do not state it.',
      noQuote: 'The language model gave no quote that exists in the sources, so its answer was removed.',
      notSupported: 'A separate check found that the quotes do not show the answer, so it was removed.',
      numberNotQuoted: 'The number is in none of the quotes, so the answer was removed.',
      textWithheld: {
        protected: 'The answer named a protected characteristic, so it was removed.',
        instruction: 'The answer was addressed to the reader, so it was removed.',
        number: 'The answer named a number that is not in the sources, so it was removed.',
        language: 'The answer is in a language that cannot be checked, so it was removed.',
        praise: 'The answer praised the candidate, so it was removed.',
      },
      withheld: {
        empty: '',
        protected: 'The reason named a protected characteristic, so the answer was removed.',
        instruction: 'The reason was addressed to the reader, so the answer was removed.',
        number: 'The reason named a number that is not in the sources, so it is not shown.',
        language: 'The reason is in a language that cannot be checked, so it is not shown.',
        praise: 'The reason praised the candidate, so it is not shown.',
      },
    },
  },
})
