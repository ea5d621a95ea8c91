import { dictionary } from '#platform/locale/dictionary.ts'
import { type Figures, THRESHOLDS } from '../measure/figures.ts'
import { modelCheckWords } from './page.ts'

/** What `npm run check-model` prints. */
export const commandWords = dictionary({
  en: {
    noModel:
      'No language model is configured (AI_MODEL), so there is nothing to check. The built-in rules engine gives no levels.',
    starting: (model: string, requests: number, cost: number | null) =>
      `Checking ${model} with about ${modelCheckWords.about(requests)} requests. ${
        cost === null
          ? 'The cost is unknown: set AI_PRICE_INPUT and AI_PRICE_OUTPUT.'
          : `Estimated cost: ${modelCheckWords.cost(cost)}.`
      }`,
    progress: (done: number, all: number) => modelCheckWords.progress(done, all),
    engine: (model: string, prompts: string, set: string) =>
      `${model}, ${modelCheckWords.prompts(prompts).toLowerCase()}, ${modelCheckWords.labelledSet(set).toLowerCase()}`,
    passed: 'The model passed the check.',
    notPassed: 'The model did not pass the check. Its scores are not validated.',
    stored: 'The result is stored.',
    notStored: 'The result is not stored: no database is configured, and Evenhand is not running on DATA_DIR.',
  },
})

interface Report {
  engine: { provider: string; model: string; prompt_version: string }
  labelledSet: string
  figures: Figures
}

/** The lines of the report: each figure with its threshold. */
export function checkReport({ engine, labelledSet, figures }: Report): string[] {
  const words = modelCheckWords
  const rows = figures.figures.map(({ name, part, all, isMet }) => {
    const threshold = THRESHOLDS[name]
    const limit = 'least' in threshold ? words.atLeast(threshold.least) : words.atMost(threshold.most)
    return [
      words.figures[name].name,
      words.share(part, all),
      words.counted(part, all),
      limit,
      isMet ? words.met : words.notMet,
    ]
  })
  const table = [[words.figure, words.result, '', words.threshold, ''], ...rows]
  const widths = [0, 1, 2, 3].map(column => Math.max(...table.map(row => row[column]!.length)))
  return [
    commandWords.engine(`${engine.provider}/${engine.model}`, engine.prompt_version, labelledSet),
    '',
    ...table.map(row =>
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    ),
    '',
    `${words.perCandidate}: ${words.candidate(figures.candidate)} (${words.candidateOf.toLowerCase()})`,
    `${words.unstable}: ${words.counted(figures.unstable.part, figures.unstable.all)}`,
    `${words.unmarked}: ${words.number(figures.attacks_unmarked)}`,
    `${words.used}: ${words.usedOf(figures.total)}, ${words.cost(figures.total.cost_usd)}`,
    figures.hasPassed ? commandWords.passed : commandWords.notPassed,
  ]
}
