import { readdirSync, readFileSync, writeFileSync, existsSync } from 'node:fs'
import { ELEMENTS, type Element } from '#modules/answer-structure/contract.ts'
import {
  accountOdds,
  clarityOf,
  LEXICONS,
  oddsOfClauses,
  presenceFeatures,
  substantialOf,
  givenStems,
} from '#modules/answer-structure/public.ts'
import { elementExamples, learnElements } from '#modules/evaluation/labelled/element-examples.ts'
import { learnAccounts } from '#modules/evaluation/labelled/account-examples.ts'
import { clausesOf, learnedAnswers, type LearnedAnswer } from '#modules/evaluation/labelled/learned-answers.ts'
import { readFewAnswers } from '#modules/evaluation/labelled/read.ts'
import { answersFile } from '#modules/evaluation/labelled/schema.ts'
import { readWeights, writeWeights, type Weights } from '#platform/ai/weighing/weigh.ts'
const stored = (w: Weights) => readWeights(writeWeights(w))
const toAnswers = (files: any[]): LearnedAnswer[] =>
  files.flatMap(({ language, questions }: any) =>
    questions.flatMap(({ id: question, text, competency, levels, answers }: any) => {
      const given = givenStems([text, competency, ...levels])
      return answers.map((answer: any, number: number) => ({ ...answer, question, number, language, given, weight: 1 }))
    }),
  )
const heldFolder = new URL('../modules/evaluation/labelled/answers/held-out/', import.meta.url)
const held = toAnswers(
  readdirSync(heldFolder).map(n => answersFile.parse(JSON.parse(readFileSync(new URL(n, heldFolder), 'utf8')))),
)
const newest = toAnswers(readFewAnswers('development-13'))
const answers = learnedAnswers()
const examples = elementExamples()
const questions = [...new Set(answers.map(a => a.question))]
const partOf = (a: LearnedAnswer) => questions.indexOf(a.question) % 3
const rows: any[] = []
function add(set: string, list: LearnedAnswer[], odds: Weights, account: Weights) {
  for (const answer of list) {
    const lexicon = LEXICONS[answer.language]
    const all = clausesOf(answer.text, answer)
    const clauses = substantialOf(all)
    const clarity = clarityOf(all, lexicon.empty)
    if (clarity === null || clauses.length === 0) continue
    const ofClauses = oddsOfClauses(clauses, lexicon, odds)
    const telling = { clarity, account: accountOdds({ clauses, clarity }, lexicon, account) }
    for (const name of ELEMENTS) {
      const label = answer.elements[name]
      if (label === null) continue
      const at = answer.text.indexOf(label)
      const f = presenceFeatures(name, clauses, ofClauses, telling)
      rows.push({
        set,
        name,
        language: answer.language,
        id: answer.id,
        clauses: clauses.map((c, i) => {
          const s = c.words[0]!.start,
            e = c.words.at(-1)!.end
          const shared = Math.min(e, at + label.length) - Math.max(s, at)
          return {
            f: f[i],
            own: ofClauses[i]!.own,
            next: ofClauses[i]!.withNext,
            shared,
            len: e - s,
            labelLen: label.length,
            words: c.words.length,
            text: answer.text.slice(s, e),
            c: {
              reasonHints: c.reasonHints,
              resultHints: c.resultHints,
              changeHints: c.changeHints,
              present: c.present,
              past: c.past,
              figures: c.figures,
              reason: c.reason,
              result: c.result,
              change: c.change,
              nowadays: c.nowadays,
              habit: c.presentHabit,
              adopted: c.adopted,
              sinceThen: c.sinceThen,
              description: c.description,
              particular: c.particular,
              event: c.event,
              ownAction: c.ownAction,
              general: c.general,
              unreal: c.unreal,
              content: c.content.size,
            },
          }
        }),
      })
    }
  }
}
for (let part = 0; part < 3; part++) {
  const others = answers.filter(a => partOf(a) !== part)
  add(
    'dev',
    answers.filter(a => partOf(a) === part),
    stored(learnElements(examples, others)),
    stored(learnAccounts(others)),
  )
}
const odds = stored(learnElements(examples, answers)),
  account = stored(learnAccounts(answers))
add('held', held, odds, account)
add('new', newest, odds, account)
writeFileSync('/tmp/zquote.json', JSON.stringify(rows))
console.log(rows.length)
