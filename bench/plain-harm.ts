// Prints how often harm that is told in plain words is found, and how often its neighbours without harm are flagged:
// `node --import tsx bench/plain-harm.ts`, with `--held-out` for the lines that no rule was written with. `--details` lists what is wrong.
// Each line has a language, a plus for harm or a hyphen, and an answer.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readStructure, structureLanguage } from '#modules/answer-structure/public.ts'

const { values } = parseArgs({ options: { 'held-out': { type: 'boolean' }, details: { type: 'boolean' } } })
const half = values['held-out'] ? 'held-out' : 'development'
const lines = readFileSync(`modules/evaluation/labelled/plain-harm/${half}.txt`, 'utf8').trim().split('\n')
const question = 'Tell me about a difficult day at work.'

interface Count {
  flagged: number
  all: number
}
const counts = new Map<string, Count>()
const add = (name: string, isFlagged: boolean) => {
  const count = counts.get(name) ?? { flagged: 0, all: 0 }
  counts.set(name, { flagged: count.flagged + Number(isFlagged), all: count.all + 1 })
}

for (const line of lines) {
  const [, language = '', sign, text = ''] = /^(..) ([+-]) (.+)$/u.exec(line) ?? []
  if (!structureLanguage(language) || !sign) throw new Error(`A line without a label: ${line}`)
  const turns = [{ id: 't', speaker: 'candidate' as const, text, start_ms: 0, end_ms: 60_000 }]
  const read = readStructure({ question, competency: 'Reliability', levels: [], turns, language })
  const isFlagged = read?.reports_harm === true
  const name = sign === '+' ? 'with harm' : 'without harm'
  add(name, isFlagged)
  add(`${language} ${name}`, isFlagged)
  if (values.details && half === 'development' && isFlagged !== (sign === '+')) console.log(`${name}: ${text}`)
}
for (const [name, { flagged, all }] of [...counts].toSorted(([a], [b]) => a.localeCompare(b)))
  console.log(`${name}: ${flagged} of ${all} flagged`)
