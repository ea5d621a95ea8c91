// Measures which requirements the rules suggest from labelled job descriptions:
//   node --import tsx bench/suggestions.ts [--details]
// Suggestions are only ever printed for the development set.
import { suggestRequirements } from '#modules/evaluation/engine/suggestions/suggest-requirements.ts'
import {
  DESCRIPTION_SETS,
  type LabelledDescription,
  readDescriptions,
} from '#modules/evaluation/labelled/read-descriptions.ts'

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}+#%]+/gu) ?? []
const within = (part: string, all: string) => ` ${wordsOf(all).join(' ')} `.includes(` ${wordsOf(part).join(' ')} `)
const lengthOf = (texts: readonly string[]) => texts.flatMap(wordsOf).length

/** A text is covered if others contain it, or if those that it contains have at least half of its words. */
const isCovered = (text: string, others: readonly string[]) =>
  others.some(other => within(text, other) && 2 * lengthOf([text]) >= lengthOf([other])) ||
  2 * lengthOf(others.filter(other => within(other, text))) >= lengthOf([text])

/** A suggestion may be a part of a labelled sentence that names several requirements. */
const isRight = (text: string, labels: readonly string[]) =>
  labels.some(label => within(text, label)) || isCovered(text, labels)

function compare({ name, language, text, requirements: labels }: LabelledDescription) {
  const suggested = suggestRequirements(text)
  const labelTexts = labels.map(label => label.text)
  const right = suggested.filter(one => isRight(one.text, labelTexts))
  const suggestedTexts = right.map(one => one.text)
  const labelOf = (one: { text: string }) =>
    labels.find(label => within(one.text, label.text)) ?? labels.find(label => within(label.text, one.text))
  return {
    name,
    language,
    suggested: suggested.length,
    right: right.length,
    sameNeed: right.filter(one => labelOf(one)?.must_have === one.must_have).length,
    labelled: labels.length,
    found: labelTexts.filter(label => isCovered(label, suggestedTexts)).length,
    wrong: suggested.filter(one => !right.includes(one)).map(one => one.text),
    missed: labelTexts.filter(label => !isCovered(label, suggestedTexts)),
    otherNeed: right.filter(one => labelOf(one)?.must_have !== one.must_have).map(one => one.text),
  }
}

type Compared = ReturnType<typeof compare>

const print = (text: string) => process.stdout.write(`${text}\n`)
const share = (part: number, total: number) => `${((100 * part) / (total || 1)).toFixed(1)} % (${part} of ${total})`

function line(name: string, all: readonly Compared[]): string {
  const sum = (key: 'suggested' | 'right' | 'sameNeed' | 'labelled' | 'found') =>
    all.reduce((total, one) => total + one[key], 0)
  return `${name.padEnd(12)} precision ${share(sum('right'), sum('suggested'))}, recall ${share(sum('found'), sum('labelled'))}, required or optional as labelled ${share(sum('sameNeed'), sum('right'))}`
}

for (const set of DESCRIPTION_SETS) {
  const all = readDescriptions(set).map(compare)
  print(line(set, all))
  for (const language of ['en', 'de', 'fr', 'es'])
    print(
      `  ${line(
        language,
        all.filter(one => one.language === language),
      )}`,
    )
  if (set !== 'development' || !process.argv.includes('--details')) continue
  for (const { name, wrong, missed, otherNeed } of all) {
    if (wrong.length + missed.length + otherNeed.length > 0) print(`\n${name}`)
    for (const text of wrong) print(`  wrong   ${text}`)
    for (const text of missed) print(`  missed  ${text}`)
    for (const text of otherNeed) print(`  other   ${text}`)
  }
  print('')
}
