// Prints how well sections of education are read that are given as plain lines: `node --import tsx bench/education-lines.ts`, with
// `--held-out` for those that no rule was written with. `--details` lists what is wrong in the others.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { readBytes } from '#platform/documents/read-bytes.ts'
import { readEducation } from '#modules/resumes/profile/education.ts'
import { readProfile } from '#modules/resumes/profile/read-profile.ts'
import { linesWritten } from '#modules/resumes/profile/section.fixture.ts'
import { accuracyOf, expectedFile } from './resume-accuracy.ts'

const { values } = parseArgs({ options: { 'held-out': { type: 'boolean' }, details: { type: 'boolean' } } })
const half = values['held-out'] ? 'held-out' : 'development'
const date = z.string().nullable()
const section = z.object({
  lang: z.string(),
  lines: z.array(z.string()),
  entries: z.array(z.object({ school: z.string(), degree: z.string(), start: date, end: date })),
})
const sections = readFileSync(`modules/resumes/labelled/education/${half}.jsonl`, 'utf8')
  .trim()
  .split('\n')
  .map(line => section.parse(JSON.parse(line)))

/** A profile without anything else. */
const nobody = readProfile(await readBytes(new TextEncoder().encode('Curriculum vitae')))
const sum = { right: 0, read: 0, expected: 0, sections: 0 }
for (const { lang, lines, entries } of sections) {
  const education = readEducation(linesWritten(...lines.map(line => [line] as [string])), lines.join('\n'))
  const labelled = entries.map(entry => ({ ...entry, optional: false }))
  const none = { phones: [], location: '', skills: [], years: [0, 0], emails: [], positions: [] }
  const one = { ...none, file: lang, language: lang, layout: 'lines', name: '', education: labelled }
  const [expected] = expectedFile.parse({ as_of: '2026-11', files: [one] }).files
  const { entries: counts, details } = accuracyOf({ ...nobody, education }, expected!)
  const { right, read, expected: known } = counts.education
  sum.right += right
  sum.read += read
  sum.expected += known
  sum.sections += Number(right === read && right === known)
  if (values.details && half === 'development' && (right !== read || right !== known))
    console.log(`${lines.join('\n')}\n  ${details.filter(text => /WRONG|MISSED/u.test(text)).join('\n  ')}\n`)
}
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`
console.log(
  `${half}: entries ${percent(sum.right, sum.read)} precision, ${percent(sum.right, sum.expected)} recall; ${sum.sections} of ${sections.length} sections completely right`,
)
