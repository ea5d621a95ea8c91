import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

const counted = (count: number, one: string, other: string) =>
  locale.plural(count, { one: `1 ${one}`, other: `${locale.number(count)} ${other}` })

/** The sentences that summarize the applications of a job. */
export const jobSummaryWords = dictionary({
  en: {
    none: 'There are no active applications.',
    counts: (active: number, needsReview: number, ranked: number, evaluating: number) =>
      `${counted(active, 'active application', 'active applications')}: ${locale.list([
        ...(needsReview > 0
          ? [`${locale.number(needsReview)} ${needsReview === 1 ? 'needs' : 'need'} human review`]
          : []),
        `${locale.number(ranked)} ${ranked === 1 ? 'is' : 'are'} ranked`,
        ...(evaluating > 0 ? [`${locale.number(evaluating)} ${evaluating === 1 ? 'is' : 'are'} being evaluated`] : []),
      ])}.`,
    onlyOne: (name: string, mustHaves: number) =>
      mustHaves === 1
        ? `Only ${name} meets the must-have requirement.`
        : `Only ${name} meets all ${locale.number(mustHaves)} must-have requirements.`,
    several: (count: number, mustHaves: number) =>
      mustHaves === 1
        ? `${locale.number(count)} candidates meet the must-have requirement.`
        : `${locale.number(count)} candidates meet all ${locale.number(mustHaves)} must-have requirements.`,
    nobody: (mustHaves: number) =>
      mustHaves === 1
        ? 'No candidate meets the must-have requirement.'
        : `No candidate meets all ${locale.number(mustHaves)} must-have requirements.`,
    gaps: (gaps: readonly { text: string; count: number }[], ranked: number) =>
      `Most often missing: ${locale.list(
        gaps.map(({ text, count }) => `${text} (${locale.number(count)} of ${locale.number(ranked)})`),
      )}.`,
  },
})
