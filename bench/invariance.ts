// Prints how often results change with who a candidate is and how they speak or write: `node --import tsx bench/invariance.ts`.
// With --details it also lists the pairs that change a result. --answers and --resumes measure one half
// only, --new-speech answers in forms of speech that the rules were not written with.
import { answerComparison, Figures, resumeComparison } from '#modules/evaluation/fairness/measure.ts'
import { labelledAnswers, labelledResumes, matchInputOf, nameIn } from '#tests/labelled.ts'
import { answerPairs, formPairs, type Pair, resumePairs, saidOtherwise } from '#modules/evaluation/fairness/pairs.ts'
import { readAddressing, readFewAnswers } from '#modules/evaluation/labelled/read.ts'

const asked = (flag: string) => process.argv.includes(flag)
const details = asked('--details')
const print = (text: string) => process.stdout.write(`${text}\n`)
const figures = new Figures()
const MOST_NEW = 60
const NEW_SEED = 33_000

function add(id: string, pair: Pair, { changes, isDifferent }: { changes: number; isDifferent: boolean }): void {
  figures.add(pair, changes, isDifferent)
  if (!details || (changes === 0 && !isDifferent)) return
  print(`${id}: ${pair.group}, ${pair.kind}: ${changes} changed${isDifferent ? ', read differently' : ''}`)
  const at = Array.from(pair.one, (_, i) => i).find(i => pair.one[i] !== pair.other[i]) ?? 0
  print(`    ${JSON.stringify(pair.one.slice(Math.max(0, at - 30), at + 60))}`)
  print(`    ${JSON.stringify(pair.other.slice(Math.max(0, at - 30), at + 60))}`)
}

/** Forms of speech of answers that the rules were not written with, by the generators and by hand. */
async function addNewSpeech(): Promise<void> {
  const files = [...readFewAnswers('development-6'), ...readAddressing('development-4')]
  const answers = files.flatMap(({ language, questions }) =>
    questions.flatMap(({ answers: own, ...question }) =>
      own.map(answer => ({ ...answer, question: { ...question, language } })),
    ),
  )
  const accounts = answers.filter(({ kind }) => kind !== 'off_topic')
  for (const [i, { id, text, question }] of accounts.slice(0, MOST_NEW).entries()) {
    const compare = answerComparison(question)
    for (const pair of formPairs(text, question.language, NEW_SEED + i)) add(id, pair, await compare(pair))
  }
  for (const { id, pair } of saidOtherwise(new Map(answers.map(({ id, text }) => [id, text]))))
    add(id, pair, await answerComparison(answers.find(answer => answer.id === id)!.question)(pair))
}

const isNew = asked('--new-speech')
for (const [i, { id, text, question }] of (asked('--resumes') || isNew ? [] : labelledAnswers()).entries()) {
  const compare = answerComparison(question)
  for (const pair of answerPairs(text, question.language, i + 1)) add(id, pair, await compare(pair))
}
if (isNew) await addNewSpeech()
for (const [i, resume] of (asked('--answers') || isNew ? [] : labelledResumes()).entries()) {
  const written = { text: resume.resume, language: resume.language, name: nameIn(resume) }
  const compare = resumeComparison(text => matchInputOf(resume, text))
  for (const pair of resumePairs(written, i + 1)) add(resume.id, pair, await compare(pair))
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
