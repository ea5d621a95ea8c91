import { PAIR_HALVES, readPairs } from '#modules/interviewer/labelled/measure-pairs.ts'
import { ACTIONS, HALVES, type Half, readDialogues } from '#modules/interviewer/labelled/measure-dialogues.ts'

// Prints what the interviewer understands in the labelled dialogues, and in pairs of a request and an answer in the same words:
// node --import tsx bench/dialogues.ts [development …]
// Single texts are never printed of the held-out parts, so that the rules are not written for them.

const wanted = process.argv.slice(2)
const measured = HALVES.filter((half: Half) => wanted.length === 0 || wanted.includes(half))

for (const half of measured) {
  const start = performance.now()
  const read = readDialogues(half)
  const each = (performance.now() - start) / read.length
  const right = read.filter(({ expected, action }) => expected === action).length
  console.log(`${half}: ${right} of ${read.length}, ${each.toFixed(0)} ms each`)
  for (const action of ACTIONS) {
    const of = read.filter(({ expected }) => expected === action)
    const matched = of.filter(one => one.action === action).length
    const wrongly = read.filter(one => one.action === action && one.expected !== action).length
    console.log(`  ${action.padEnd(18)} ${matched} of ${of.length}${wrongly ? `, ${wrongly} others read as this` : ''}`)
  }
  if (half.startsWith('held-out')) continue
  for (const { id, expected, action } of read)
    if (expected !== action) console.log(`  ${id}: expected ${expected}, read ${action}`)
}

/** What an answer must not be taken for: these stop the interview and offer help. */
const ALARMS: ReadonlySet<string> = new Set(['self_harm', 'distress', 'end'])

for (const half of wanted.length === 0 ? PAIR_HALVES : []) {
  const read = readPairs(half)
  const right = (of: typeof read) =>
    `${of.filter(({ expected, action }) => expected === action).length} of ${of.length}`
  const requests = read.filter(({ expected }) => expected !== 'answer')
  const answers = read.filter(({ expected }) => expected === 'answer')
  const alarms = answers.filter(({ action }) => ALARMS.has(action)).length
  console.log(
    `pairs, ${half}: requests ${right(requests)}, of these alarming ${right(requests.filter(({ expected }) => ALARMS.has(expected)))}; ` +
      `answers ${right(answers)}, ${alarms} taken for an alarm`,
  )
}
