import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

const years = (count: number) => locale.number(count)
const start = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** Why a requirement is met, partly met or missing, and why a résumé cannot be compared with a job. */
export const matchReasons = dictionary({
  en: {
    notFound: 'Not found in the résumé.',
    also: 'This job recognizes the requirement by these words, too.',
    skill: {
      shown: (name: string) => `${start(name)}: shown by the work described.`,
      stated: (name: string) => `${start(name)}: stated.`,
      listed: (name: string) => `${start(name)}: listed, not shown in work.`,
      course: (name: string) => `${start(name)}: a course or degree is stated, not shown in work.`,
      assisted: (name: string) => `${start(name)}: only as a second, in support of someone else.`,
      related: (name: string) => `${start(name)}: not mentioned, but the same kind of task is shown in work.`,
      incomplete: (name: string, words: string[]) =>
        `${start(name)}: shown by the work described, but not with regard to ${locale.list(words)}.`,
      apart: (name: string, words: string[]) =>
        `${start(name)}: shown by a title, and ${locale.list(words)} only elsewhere in this position.`,
      toolOnly: (tool: string, name: string) => `${start(tool)}: named, but not together with all of "${name}".`,
      withoutAmount: (name: string, wanted: number) =>
        `${start(name)}: shown by the work described; ${locale.number(wanted)} or more is not.`,
      learning: (name: string) => `${start(name)}: mentioned as something that is being learned.`,
      wished: (name: string) => `${start(name)}: mentioned as something wished for.`,
      other: (name: string) => `${start(name)}: mentioned as someone else’s work.`,
      unclear: (name: string) => `${start(name)}: mentioned, but apparently not as something that the applicant did.`,
      denied: (name: string) => `${start(name)}: the résumé says that there is no experience.`,
      notFound: (name: string) => `${start(name)}: not found in the résumé.`,
    },
    position: {
      held: (name: string) => `${start(name)}: this position was held.`,
      assisted: (name: string) => `${start(name)}: stood in for this position or was second to it.`,
      notHeld: (name: string) => `${start(name)}: no such position found in the résumé.`,
    },
    certificate: {
      stated: (name: string) => `${start(name)}: stated.`,
      expired: (name: string) => `${start(name)}: stated, but expired.`,
      expiredIsEnough: (name: string) => `${start(name)}: stated. It has expired, which is enough for this job.`,
      underway: (name: string) => `${start(name)}: in progress, not completed.`,
      abandoned: (name: string) => `${start(name)}: begun, but not completed.`,
      lower: (name: string) => `${start(name)}: a lower level is stated.`,
      other: (name: string) => `${start(name)}: a different certificate of the same kind is stated.`,
      onlyWork: (name: string) => `${start(name)}: shown by the work described, but no certificate is stated.`,
    },
    language: {
      /** By the rank of the level: 1 is A1 and 7 is native. */
      levelName: (rank: number) => ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native level'][rank - 1] ?? '',
      withoutLevel: 'without a level',
      atLevel: (level: string) => (level === 'native level' ? 'at native level' : `at about ${level}`),
      stated: (name: string, level: string) => `${start(name)}: stated ${level}.`,
      tooLow: (name: string, level: string, required: string) =>
        `${start(name)}: stated ${level}; about ${required} is required.`,
    },
    degree: {
      stated: 'A degree of the required level and field is stated.',
      otherField: 'A degree of the required level is stated, in a different field.',
      lower: 'A lower degree in the field is stated.',
      abandoned: 'A degree in the field was begun, but not completed.',
      underway: 'A degree in the field is in progress.',
      onlyExperience: 'No such degree found, but work in the field. Whether it is equivalent is for a person to judge.',
      none: 'No such degree found in the résumé.',
    },
    years: {
      stated: (known: number, required: number) =>
        `About ${years(known)} years as stated; ${years(required)} required.`,
      dated: (known: number, required: number) =>
        `About ${years(known)} years by the dates of the positions that show it; ${years(required)} required.`,
      tooFew: (known: number, required: number) =>
        `About ${years(known)} years by the dates of the positions that show it, less than half of the ${years(required)} required.`,
      none: (name: string, required: number) =>
        `${start(name || 'experience')}: no years found in the résumé; ${years(required)} required.`,
    },
    model: {
      noEvidence: 'The language model quoted nothing that is in the résumé.',
      noQuote: (verdict: string) => `The result “${verdict}” had no quote that is in the résumé.`,
      hidden: 'It addresses the evaluator or identifies the person, and is not evidence.',
      notInResume: 'It is not in the résumé.',
      notFound: (terms: readonly string[]) => `Not found in the résumé. Looked for: ${locale.parts(terms)}.`,
      noTerms: 'The language model found nothing, but did not say what it looked for.',
      termsWithheld:
        'The language model found nothing. What it says it looked for is not in the words of the requirement, so it is not shown.',
      termFound: (terms: readonly string[]) =>
        `The language model found nothing, but these words are in the résumé: ${locale.parts(terms)}.`,
      rulesFound: 'The language model found nothing, but the built-in rules engine found this.',
      notSupported: 'A separate check found that the quotes are not about this requirement.',
      lowered: 'A separate check found that the quotes show only some of it.',
      withheld: {
        protected: 'The model’s reasons named a personal characteristic and are not shown.',
        instruction: 'The model’s reasons were an instruction and are not shown.',
        praise: 'The model praised the candidate instead of giving reasons. Its reasons are not shown.',
        number: 'The model’s reasons contained a number that is not in the résumé, and are not shown.',
        language: 'The model’s reasons are in a language that cannot be checked, and are not shown.',
        empty: 'The model gave no reasons.',
      },
      unclear: (count: number, all: number) =>
        locale.plural(count, {
          one: `1 of ${locale.number(all)} requirements needs to be checked by a person, so there is no score.`,
          other: `${locale.number(count)} of ${locale.number(all)} requirements need to be checked by a person, so there is no score.`,
        }),
      addressesEvaluator: 'The résumé contains text that addresses the evaluator. A person needs to review it.',
    },
    unreadable: {
      noRequirements: 'The job has no requirements to compare the résumé with.',
      noText: 'No text could be read from the résumé. It may be a scan.',
      tooShort: (words: number) =>
        `Only ${locale.number(words)} words could be read from the résumé, which is too little to evaluate.`,
      otherLanguage:
        'The résumé is in a language that the rules do not read. They read English, German, French and Spanish.',
      garbled: 'The text of the résumé is garbled.',
    },
  },
})
