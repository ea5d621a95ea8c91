import { ACTIONS, HALVES, readDialogues } from '#modules/interviewer/labelled/measure-dialogues.ts'

// Prints what the interviewer understands in the labelled dialogues: node --import tsx bench/dialogues.ts
// Single dialogues are only printed of the development half, so that the rules are never written for the held-out one.

for (const half of HALVES) {
  const read = readDialogues(half)
  const right = read.filter(({ expected, action }) => expected === action).length
  console.log(`${half}: ${right} of ${read.length}`)
  for (const action of ACTIONS) {
    const of = read.filter(({ expected }) => expected === action)
    const matched = of.filter(one => one.action === action).length
    const wrongly = read.filter(one => one.action === action && one.expected !== action).length
    console.log(`  ${action.padEnd(18)} ${matched} of ${of.length}${wrongly ? `, ${wrongly} others read as this` : ''}`)
  }
  if (half !== 'development') continue
  for (const { id, expected, action } of read)
    if (expected !== action) console.log(`  ${id}: expected ${expected}, read ${action}`)
}
