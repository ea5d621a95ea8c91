import { readdirSync, readFileSync } from 'node:fs'
import { answersFile, requirementsFile } from '#modules/evaluation/labelled/schema.ts'

// The labelled material of the development half, as the suite changes it.

const read = (folder: string): unknown[] => {
  const place = new URL(`../modules/evaluation/labelled/${folder}/`, import.meta.url)
  return readdirSync(place).map(name => JSON.parse(readFileSync(new URL(name, place), 'utf8')) as unknown)
}

export const labelledAnswers = () =>
  read('answers/development')
    .map(file => answersFile.parse(file))
    .flatMap(({ language, questions }) =>
      questions.flatMap(({ answers, ...question }) =>
        answers.map(({ id, text }) => ({ id, text, question: { ...question, language } })),
      ),
    )

export const labelledResumes = () =>
  ['development', 'development-2']
    .flatMap(half => read(`requirements/${half}`))
    .map(file => requirementsFile.parse(file))

export { matchInputOf, nameIn } from '#modules/evaluation/labelled/match-input.ts'
