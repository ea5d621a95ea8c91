// Prints how often results change with who a candidate is and how they speak or write: `node --import tsx bench/invariance.ts`.
// With --details it also lists the pairs that change a result. --answers and --resumes measure one half only.
import { compareAnswers, compareResumes, Figures } from '#modules/evaluation/fairness/measure.ts'
import { labelledAnswers, labelledResumes, matchInputOf, nameIn } from '#tests/labelled.ts'
import { answerPairs, type Pair, resumePairs } from '#modules/evaluation/fairness/pairs.ts'

const asked = (flag: string) => process.argv.includes(flag)
const details = asked('--details')
const print = (text: string) => process.stdout.write(`${text}\n`)
const figures = new Figures()

function add(id: string, pair: Pair, { changes, isDifferent }: { changes: number; isDifferent: boolean }): void {
  figures.add(pair, changes, isDifferent)
  if (!details || (changes === 0 && !isDifferent)) return
  print(`${id}: ${pair.group}, ${pair.kind}: ${changes} changed${isDifferent ? ', read differently' : ''}`)
  const at = Array.from(pair.one, (_, i) => i).find(i => pair.one[i] !== pair.other[i]) ?? 0
  print(`    ${JSON.stringify(pair.one.slice(Math.max(0, at - 30), at + 60))}`)
  print(`    ${JSON.stringify(pair.other.slice(Math.max(0, at - 30), at + 60))}`)
}

for (const [i, { id, text, question }] of (asked('--resumes') ? [] : labelledAnswers()).entries())
  for (const pair of answerPairs(text, question.language, i + 1)) add(id, pair, await compareAnswers(pair, question))
for (const [i, resume] of (asked('--answers') ? [] : labelledResumes()).entries()) {
  const written = { text: resume.resume, language: resume.language, name: nameIn(resume) }
  for (const pair of resumePairs(written, i + 1))
    add(resume.id, pair, await compareResumes(pair, text => matchInputOf(resume, text)))
}

print(`${'kind'.padEnd(52)} pairs  changed  largest  read differently`)
for (const [kind, { pairs, changed, largest, different }] of figures.kinds)
  print(
    `${kind.padEnd(52)} ${String(pairs).padStart(5)} ${String(changed).padStart(8)} ${String(largest).padStart(8)} ${String(different).padStart(17)}`,
  )
for (const group of ['spoken identity', 'form of speech', 'written identity', 'written form'] as const) {
  const { pairs, changed, largest, different } = figures.of(group)
  print(
    `${group.padEnd(52)} ${String(pairs).padStart(5)} ${String(changed).padStart(8)} ${String(largest).padStart(8)} ${String(different).padStart(17)}`,
  )
}
