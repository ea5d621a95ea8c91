// Prints how well the built-in engine reads the structure of labelled answers: `node --import tsx bench/answers.ts`. With
// --details it also lists what it reads wrongly, and with --quotes the quotes beside the labels', never for the held-out half.
import { readdirSync, readFileSync } from 'node:fs'
import { ELEMENTS, type Element } from '#modules/answer-structure/contract.ts'
import { readStructure } from '#modules/answer-structure/read-structure.ts'
import { fillers } from '#modules/evaluation/labelled/fillers.ts'
import { harmAccounts } from '#modules/evaluation/labelled/harm-accounts.ts'
import { type FewAnswers, readAddressing, readFewAnswers } from '#modules/evaluation/labelled/read.ts'
import { answersFile } from '#modules/evaluation/labelled/schema.ts'

const FILLERS = 250

type LabelledFile = ReturnType<typeof answersFile.parse>

type Half = 'development' | 'held-out'
type Part = Half | FewAnswers

function load(half: Part): LabelledFile[] {
  if (half !== 'development' && half !== 'held-out') return readFewAnswers(half)
  const folder = new URL(`../modules/evaluation/labelled/answers/${half}/`, import.meta.url)
  return readdirSync(folder).map(name => answersFile.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))))
}

const percent = (part: number, total: number) => (total === 0 ? '-' : `${((100 * part) / total).toFixed(1)} %`)

interface Tally {
  found: number
  wrong: number
  missed: number
  overlapping: number
  /** Words of quotes, and how many of them are the label's. */
  quoted: number
  labelled: number
}
const countWords = (text: string) => text.trim().split(/\s+/u).length
const tally = (): Tally => ({ found: 0, wrong: 0, missed: 0, overlapping: 0, quoted: 0, labelled: 0 })

function line(name: string, { found, wrong, missed, overlapping, quoted, labelled }: Tally): string {
  return `${name.padEnd(12)} precision ${percent(found, found + wrong)}, recall ${percent(found, found + missed)}, quote overlaps the label's ${percent(overlapping, found)}, ${percent(labelled, quoted)} of ${(quoted / Math.max(1, found)).toFixed(1)} words (${found} found, ${wrong} wrong, ${missed} missed)`
}

function measure(half: Part, details: boolean): void {
  const elements = Object.fromEntries(ELEMENTS.map(name => [name, tally()])) as Record<Element, Tally>
  const languages = new Map<string, Tally>()
  const kinds = new Map<string, Tally>()
  const harm = { found: 0, missed: 0, false: 0, answers: 0 }
  const topic = { off: 0, flagged: 0, good: 0, wronglyFlagged: 0 }
  for (const file of load(half))
    for (const question of file.questions)
      for (const answer of question.answers) {
        const turn = { id: 't', speaker: 'candidate' as const, text: answer.text, start_ms: 0, end_ms: 60_000 }
        const read = readStructure({ ...question, question: question.text, turns: [turn], language: file.language })
        if (read === null) throw new Error(`The language ${file.language} is not supported.`)
        const said: string[] = []
        const perLanguage = languages.get(file.language) ?? tally()
        languages.set(file.language, perLanguage)
        const perKind = kinds.get(answer.kind) ?? tally()
        kinds.set(answer.kind, perKind)
        for (const name of ELEMENTS) {
          const [label, quote] = [answer.elements[name], read.elements.find(one => one.name === name)!.quote]
          const at = label === null ? -1 : answer.text.indexOf(label)
          const overlaps = label !== null && quote !== null && quote.start < at + label.length && at < quote.end
          for (const one of [elements[name], perLanguage, perKind]) {
            if (label !== null && quote !== null) one.found += 1
            if (label === null && quote !== null) one.wrong += 1
            if (label !== null && quote === null) one.missed += 1
            if (overlaps) one.overlapping += 1
            if (label !== null && quote !== null) {
              one.quoted += countWords(quote.text)
              if (overlaps)
                one.labelled += countWords(
                  answer.text.slice(Math.max(at, quote.start), Math.min(at + label.length, quote.end)),
                )
            }
          }
          if (quotes && !half.startsWith('held-out') && label !== null && quote !== null)
            console.log(`${answer.id} ${name}${overlaps ? '' : ' elsewhere'}: ${quote.text} | ${label}`)
          if ((label === null) !== (quote === null)) said.push(quote ? `+${name}: ${quote.text}` : `-${name}: ${label}`)
        }
        if (answer.harm !== null) {
          harm[read.harm.length > 0 ? 'found' : 'missed'] += 1
          if (read.harm.length === 0) said.push(`-harm: ${answer.harm}`)
        } else {
          harm.answers += 1
          if (read.harm.length > 0) {
            harm.false += 1
            said.push(`+harm: ${read.harm[0]!.text}`)
          }
        }
        if (answer.kind === 'off_topic') {
          topic.off += 1
          if (!read.addresses_question) topic.flagged += 1
          else said.push('off topic, not flagged')
        } else if (answer.addresses_question && ['excellent', 'good', 'fair'].includes(answer.kind)) {
          topic.good += 1
          if (!read.addresses_question) {
            topic.wronglyFlagged += 1
            said.push('flagged as off topic')
          }
        }
        if (details && said.length > 0)
          console.log(`${answer.id} (${answer.kind}, ${answer.form})\n    ${said.join('\n    ')}`)
      }
  const total = tally()
  for (const one of Object.values(elements))
    for (const key of ['found', 'wrong', 'missed', 'overlapping', 'quoted', 'labelled'] as const) total[key] += one[key]
  console.log(half)
  for (const name of ELEMENTS) console.log(`  ${line(name, elements[name])}`)
  console.log(`  ${line('all', total)}`)
  for (const [name, one] of [...languages, ...kinds]) console.log(`  ${line(name, one)}`)
  console.log(
    `  off-topic answers flagged ${percent(topic.flagged, topic.off)} of ${topic.off}; other answers flagged ${percent(topic.wronglyFlagged, topic.good)} of ${topic.good}`,
  )
  console.log(
    `  harm found ${percent(harm.found, harm.found + harm.missed)} of ${harm.found + harm.missed}; false alarms ${percent(harm.false, harm.answers)} of ${harm.answers}`,
  )
  if (half === 'development' || half === 'held-out') measureFillers(half, details)
}

function measureFillers(half: Half, details: boolean): void {
  const questions = load(half).flatMap(({ language, questions: own }) => own.map(one => ({ ...one, language })))
  const generated = fillers(half, questions, FILLERS)
  const gained = generated.filter(({ text, ...rest }) => {
    const turn = { id: 't', speaker: 'candidate' as const, text, start_ms: 0, end_ms: 60_000 }
    return readStructure({ ...rest, turns: [turn] })!.elements.some(({ present }) => present)
  })
  console.log(`  generated fillers with an element: ${gained.length} of ${generated.length}`)
  if (details) for (const { text } of gained) console.log(`    ${text}`)
}

const turnOf = (text: string) => [{ id: 't', speaker: 'candidate' as const, text, start_ms: 0, end_ms: 60_000 }]

/** Each question is read with its own answers and with those that address the other questions of the same field. */
function measureAddressing(part: 'development-2' | 'development-4', details: boolean): void {
  const [good, off, crossed] = [tallyOfFlags(), tallyOfFlags(), tallyOfFlags()]
  for (const { language, questions } of readAddressing(part))
    for (const question of questions)
      for (const other of questions)
        for (const answer of other.answers) {
          if (other !== question && answer.kind === 'off_topic') continue
          const kind = other !== question ? crossed : answer.kind === 'off_topic' ? off : good
          const read = readStructure({ ...question, question: question.text, turns: turnOf(answer.text), language })!
          kind.all += 1
          if (read.addresses_question) continue
          kind.flagged += 1
          if (details && kind === good) console.log(`${answer.id} flagged as off topic`)
        }
  const flagged = (one: FlagTally) => `${percent(one.flagged, one.all)} of ${one.all}`
  console.log(`${part}, answers without levels`)
  console.log(
    `  off-topic answers flagged ${flagged(off)}; answers to other questions of the field ${flagged(crossed)}`,
  )
  console.log(`  answers that address the question flagged ${flagged(good)}`)
}

interface FlagTally {
  all: number
  flagged: number
}
const tallyOfFlags = (): FlagTally => ({ all: 0, flagged: 0 })

function measureHarm(half: Half, details: boolean): void {
  const [harmful, harmless] = [tallyOfFlags(), tallyOfFlags()]
  let overlapping = 0
  for (const { text, harm, language } of harmAccounts(half)) {
    const asked = { question: '', competency: '', levels: [], turns: turnOf(text), language }
    const found = readStructure(asked)!.harm
    const kind = harm === null ? harmless : harmful
    kind.all += 1
    if (found.length > 0) kind.flagged += 1
    const at = harm === null ? -1 : text.indexOf(harm)
    if (harm !== null && found.some(({ start, end }) => start < at + harm.length && at < end)) overlapping += 1
    if (details && found.length > 0 !== (harm !== null))
      console.log(harm ? `-harm: ${harm}` : `+harm: ${found[0]!.text}`)
  }
  console.log(`${half}, accounts with and without harm`)
  console.log(
    `  harm found ${percent(harmful.flagged, harmful.all)} of ${harmful.all}, ${percent(overlapping, harmful.flagged)} of them quoted where it is labelled; false alarms ${percent(harmless.flagged, harmless.all)} of ${harmless.all}`,
  )
}

const quotes = process.argv.includes('--quotes')
const details = process.argv.includes('--details')
measure('development', details)
measure('development-3', details)
measure('development-5', details)
measure('development-7', details)
measure('development-9', details)
measure('development-10', details)
measure('development-11', details)
measure('development-12', details)
measure('development-14', details)
// Nothing is learned from these.
measure('development-6', false)
measure('development-8', false)
measure('development-13', false)
measureAddressing('development-2', details)
measureAddressing('development-4', details)
measureHarm('development', details)
if (process.argv.includes('--held-out')) {
  measure('held-out', false)
  measure('held-out-2', false)
  measureHarm('held-out', false)
}
