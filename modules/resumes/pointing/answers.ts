import { z } from 'zod'

// What a language model answers: places in the document and nothing else, so that it cannot write a word of its own.

const point = z.object({ line: z.number(), from: z.number(), to: z.number() })
/** A value of up to three consecutive lines; null if the document has none. */
const words = z.array(point).min(1).max(3).nullable()

export const contactAnswer = z.object({
  name: words,
  email: words,
  phone: words,
  location: words,
  headline: words,
  links: z.array(words).max(10),
})

export const positionsAnswer = z.object({
  positions: z.array(z.object({ title: words, employer: words, dates: words })).max(40),
})

export const educationAnswer = z.object({
  education: z.array(z.object({ school: words, degree: words, field: words, dates: words })).max(20),
})

export const listsAnswer = z.object({
  skills: z.array(words).max(80),
  languages: z.array(z.object({ name: words, level: words })).max(20),
  certificates: z.array(words).max(40),
})

export type Words = z.infer<typeof words>

export const SYSTEM = `You find parts of a résumé. You never write text: you point to where it is.
Each line of the résumé has its number, then its words, each with the column at which it begins: "12| 0:Senior 7:Nurse 13:Leeds".
A value is a list of ranges: line, "from" (the column of its first word) and "to" (the column of its last word).
"Senior Nurse" in this line is {"line":12,"from":0,"to":7}. A value that goes on in the next line has a second range. Use null for what
is not there. Point to the shortest range that is the complete value, without labels, bullets and punctuation around it.
Each value has its own words: never point to the same words twice, except for an employer with several positions.`

export const TASKS = {
  contact:
    'Point to the name of the person, their e-mail address, phone number, town or address without a label, links, and the line under ' +
    'the name with their profession ("headline").',
  positions:
    'Point to each position that the person held: its title, its employer (without the town) and its dates (the complete range). ' +
    'Education, courses and activities inside a position are not positions.',
  education:
    'Point to each education: the school, the degree or qualification, the field of study inside or next to the degree, and the dates.',
  lists:
    'Point to each skill that is listed as a skill, each language that the person speaks with its level, and each certificate, course ' +
    'or licence.',
} as const
