import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Case } from '../../weighing/learn.ts'
import { featuresOf } from '../features.ts'
import { TOPICS } from '../topics.ts'

/** A question, an answer or a part of one, with its topic. */
export interface Example {
  readonly language: string
  readonly topic: number
  readonly text: string
  readonly isQuestion: boolean
}

/** Nothing is learned from `newer`: answers of 103 further workplaces, half of them in dialect or by learners, and questions in unusual words. */
type Part = 'examples' | 'newer'

const folderOf = (part: Part) => new URL(`./${part}/`, import.meta.url)

/** Sections by topic; lines with a question mark in front are questions. */
export const examples = (part: Part = 'examples'): Example[] =>
  readdirSync(folderOf(part))
    .toSorted()
    .flatMap(file =>
      readFileSync(new URL(file, folderOf(part)), 'utf8')
        .split(/^## /mu)
        .filter(section => section !== '')
        .flatMap(section => {
          const [name, ...lines] = section.split('\n')
          const topic = TOPICS.findIndex(one => one === name)
          if (topic < 0) throw new Error(`${file} names no topic: ${name}`)
          return lines
            .filter(line => line !== '')
            .map(line => ({
              language: file.slice(0, 2),
              topic,
              text: line.replace(/^\? /u, ''),
              isQuestion: line.startsWith('? '),
            }))
        }),
    )

/** Changes with every example: tells whether the weights are up to date. */
export const digestOfExamples = (): string => {
  const hash = createHash('sha256')
  for (const { language, topic, text } of examples()) hash.update(`${language} ${TOPICS[topic]} ${text}\n`)
  return hash.digest('hex').slice(0, 16)
}

const caseOf = ({ topic, text }: Example): Case => ({ kind: topic, features: featuresOf(text) })

/** An answer has several parts: so many examples of a topic, one after the other, are an example too. */
const JOINED = [2, 4]

function joined(all: readonly Example[], size: number): Example[] {
  const parts = all.filter(({ isQuestion }) => !isQuestion)
  return parts.flatMap((first, index) => {
    const next = parts.slice(index, index + size)
    const isSame =
      next.length === size && next.every(({ topic, language }) => topic === first.topic && language === first.language)
    return isSame ? [{ ...first, text: next.map(({ text }) => text).join(' ') }] : []
  })
}

export const casesOf = (all: readonly Example[]): Case[] =>
  [...all, ...JOINED.flatMap(size => joined(all, size))].map(caseOf)
