// Prints how often the rules' follow-ups ask for what an answer has said: `node --import tsx bench/follow-ups.ts`, with --held-out for
// the half that no rule was written with. Labelled answers are read as they were written, and as a transcript without punctuation.
import { readdirSync, readFileSync } from 'node:fs'
import type { Element } from '#modules/answer-structure/contract.ts'
import { readFewAnswers } from '#modules/evaluation/labelled/read.ts'
import { answersFile } from '#modules/evaluation/labelled/schema.ts'
import { missingFrom } from '#modules/interviewer/follow-up.ts'

/** What each follow-up asks for: any of these elements. */
const ASKED = {
  example: ['situation', 'own_action'],
  own_part: ['own_action'],
  result: ['result', 'change'],
  reasoning: ['reasoning'],
  figures: ['figures'],
} as const satisfies Record<string, readonly Element[]>

const folder = new URL('../modules/evaluation/labelled/answers/', import.meta.url)
const filesOf = (half: string) =>
  readdirSync(new URL(`${half}/`, folder)).map(name =>
    answersFile.parse(JSON.parse(readFileSync(new URL(`${half}/${name}`, folder), 'utf8'))),
  )
const sets = process.argv.includes('--held-out')
  ? {
      'held-out': filesOf('held-out'),
      'held-out-2': readFewAnswers('held-out-2'),
      'development-13': readFewAnswers('development-13'),
    }
  : { development: filesOf('development'), 'development-14': readFewAnswers('development-14') }

const asTranscript = (text: string) => text.replaceAll(/[.,;:!?…"“”]/gu, '').toLowerCase()

for (const [name, files] of Object.entries(sets))
  for (const [form, said] of [['written', (text: string) => text] as const, ['spoken', asTranscript] as const]) {
    const count = { answers: 0, first: 0, asked: 0, known: 0, open: 0, notAsked: 0 }
    for (const { questions } of files)
      for (const { id, text, competency, answers } of questions)
        for (const answer of answers) {
          const question = { id, competency, follow_up: { max: 3 }, must_ask: false, time_limit_seconds: null }
          const turn = { speaker: 'candidate', kind: 'answer', question_id: id, text: said(answer.text) } as const
          // Labels are about experiences, however a question is worded.
          const missing = missingFrom({ ...question, text: `Tell me about a time: ${text}` }, [turn])
          const isSaid = (reason: keyof typeof ASKED) =>
            ASKED[reason].some(element => answer.elements[element] !== null)
          const open = (Object.keys(ASKED) as (keyof typeof ASKED)[]).filter(reason => !isSaid(reason))
          count.answers += 1
          count.first += missing[0] && isSaid(missing[0]) ? 1 : 0
          count.asked += missing.length
          count.known += missing.filter(isSaid).length
          count.open += open.length
          count.notAsked += open.filter(reason => !missing.includes(reason)).length
        }
    const percent = (part: number, total: number) => `${((100 * part) / total).toFixed(1)} %`
    console.log(
      `${name}, ${form}: the first follow-up asks for what was said after ${percent(count.first, count.answers)} of ${count.answers} answers, any does in ${percent(count.known, count.asked)} of ${count.asked}; ${percent(count.notAsked, count.open)} of what is missing is not asked for`,
    )
  }
