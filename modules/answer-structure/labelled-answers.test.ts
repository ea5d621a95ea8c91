import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { FORMS, random } from '#modules/evaluation/fairness/speech.ts'
import { fillers } from '#modules/evaluation/labelled/fillers.ts'
import { answersFile } from '#modules/evaluation/labelled/schema.ts'
import { readAnswer } from './read-structure.fixture.ts'

const folder = new URL('../evaluation/labelled/answers/development/', import.meta.url)
const questions = readdirSync(folder)
  .map(name => answersFile.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))))
  .flatMap(file => file.questions.map(one => ({ ...one, language: file.language })))
const answers = questions.flatMap(question => question.answers.map(answer => ({ question, answer })))

type Labelled = (typeof answers)[number]
const readLabelled = ({ question, answer }: Labelled, text = answer.text) =>
  readAnswer(text, question.language, {
    question: question.text,
    competency: question.competency,
    levels: question.levels,
  })

const present = (one: Labelled, text?: string) => readLabelled(one, text).elements.map(({ present: found }) => found)
const elementsAsWritten = new Map(answers.map(one => [one, readLabelled(one).elements]))
const asWritten = new Map(answers.map(one => [one, elementsAsWritten.get(one)!.map(({ present: found }) => found)]))

it('finds their elements with a precision and recall of at least 0.9', () => {
  const pairs = answers.flatMap(one =>
    elementsAsWritten.get(one)!.map(({ name, present: found }) => ({
      found,
      labelled: one.answer.elements[name] !== null,
    })),
  )
  const right = pairs.filter(({ found, labelled }) => found && labelled).length
  expect(right / pairs.filter(({ found }) => found).length).toBeGreaterThanOrEqual(0.9)
  expect(right / pairs.filter(({ labelled }) => labelled).length).toBeGreaterThanOrEqual(0.9)
})

it('finds an element in at most 1 % of generated answers without content', () => {
  for (const half of ['development', 'held-out'] as const) {
    const gained = fillers(
      half,
      questions.map(({ language, text, competency, levels }) => ({ language, text, competency, levels })),
      250,
    ).filter(({ text, language, ...asked }) => readAnswer(text, language, asked).elements.some(one => one.present))
    expect(gained.length, half).toBeLessThanOrEqual(2)
  }
})

it('finds no further element because of a formula before or after an answer', () => {
  const formulas = {
    en: 'I decided that because it mattered. As a result it went from 10 to 3.',
    de: 'Ich habe das so entschieden, weil es wichtig war. Dadurch ging es von 10 auf 3.',
    fr: "J'ai décidé cela parce que c'était important. Résultat, on est passé de 10 à 3.",
    es: 'Lo decidí porque era importante. Como resultado pasó de 10 a 3.',
  }
  for (const one of answers) {
    const formula = formulas[one.question.language]
    expect(present(one, `${formula} ${one.answer.text}`)).toEqual(asWritten.get(one))
    expect(present(one, `${one.answer.text} ${formula}`)).toEqual(asWritten.get(one))
  }
})

// What rules reach: single misheard words can be the ones that show an element.
const limits: Record<string, number> = {
  '20 % misheard words': 0.08,
  '10 % misheard words': 0.05,
  'speech recognition': 0.1,
}
it.each(Object.entries(FORMS))('finds the same elements however it is said: %s', (form, change) => {
  const changes = answers.map((one, i) => {
    const written = asWritten.get(one)!
    const said = present(one, change(one.answer.text, one.question.language, random(i + 1)))
    return written.filter((found, at) => found !== said[at]).length
  })
  const changed = changes.filter(count => count > 0)
  expect(changed.length / answers.length).toBeLessThanOrEqual(limits[form] ?? 0.03)
  // One is the aim.
  expect(Math.max(...changes)).toBeLessThanOrEqual(2)
})
