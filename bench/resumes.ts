// Prints how well résumés are read: `node --import tsx bench/resumes.ts FOLDER`. The folder holds the files and `expected.json`,
// what a person reads in them. `--details` lists what was read wrongly, `--by language` or `--by layout` groups the figures, `--only
// TEXT` reads only files with this in their name, and `--speed` measures the time and memory of reading in a sealed process.
import { createReadStream, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { bundleReadResume } from '#apps/server/compiled/read-resume.mjs'
import { readBytes } from '#platform/documents/read-bytes.ts'
import { readInChild } from '#platform/documents/read-in-child.ts'
import { readProfile } from '#modules/resumes/profile/read-profile.ts'
import { median } from './measure.ts'
import {
  accuracyOf,
  ALL_FIELDS,
  ENTRIES,
  expectedFile,
  FIELDS,
  type Accuracy,
  type Count,
  type ExpectedResume,
  type FieldName,
} from './resume-accuracy.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    details: { type: 'boolean' },
    by: { type: 'string' },
    only: { type: 'string', default: '' },
    speed: { type: 'boolean' },
  },
})
const folder = resolve(positionals[0] ?? 'modules/resumes/labelled/development')
const expected = expectedFile.parse(JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')))
const chosen = expected.files.filter(({ file }) => file.includes(values.only))
const now = new Date(`${expected.as_of}-21T12:00:00Z`)
/** Published collections keep the files in a folder of their own. */
const pathOf = (file: string) =>
  [join(folder, file), join(folder, 'files', file)].find(path => existsSync(path)) ?? file

type Result = { expected: ExpectedResume; accuracy: Accuracy; quality: string }

const results: Result[] = []
for (const one of chosen) {
  const reading = await readBytes(new Uint8Array(readFileSync(pathOf(one.file))))
  const profile = readProfile(reading, { now })
  results.push({ expected: one, accuracy: accuracyOf(profile, one), quality: profile.quality.level })
}

const percent = (part: number, whole: number) => (whole === 0 ? '–' : String(Math.round((100 * part) / whole)))
const total = (list: Result[], entry: (typeof ENTRIES)[number]) =>
  list.reduce<Count>(
    (sum, { accuracy }) => {
      const { right, read, expected: known } = accuracy.entries[entry]
      return { right: sum.right + right, read: sum.read + read, expected: sum.expected + known }
    },
    { right: 0, read: 0, expected: 0 },
  )
const tally = (list: Result[], fields: readonly FieldName[]) => {
  const outcomes = list.flatMap(({ accuracy }) => fields.map(field => accuracy.fields[field]))
  const count = (wanted: string) => outcomes.filter(outcome => outcome === wanted).length
  return { right: count('right'), missing: count('missing'), wrong: count('wrong') }
}
const share = ({ right, missing, wrong }: ReturnType<typeof tally>) =>
  right + missing + wrong === 0 ? '–' : ((100 * right) / (right + missing + wrong)).toFixed(1)
const precisionRecall = ({ right, read, expected: known }: Count) => `${percent(right, read)}/${percent(right, known)}`

function line(list: Result[]): string {
  const fields = ALL_FIELDS.map(field => [field, tally(list, [field])] as const)
    .filter(([field, { right, missing, wrong }]) => !isEntryField(field) && right + missing + wrong > 0)
    .map(([field, counts]) => `${field} ${percent(counts.right, counts.right + counts.missing + counts.wrong)}`)
  const entries = ENTRIES.filter(entry => entry !== 'skills').map(
    entry => `${entry} ${precisionRecall(total(list, entry))}`,
  )
  const skills = total(list, 'skills')
  return `fields ${share(tally(list, FIELDS))} % (${[...fields, ...entries].join(', ')}, skills recall ${percent(skills.right, skills.expected)})`
}
const isEntryField = (field: FieldName) => field === 'positions' || field === 'dates' || field === 'education'

// Files in which nothing can be read are right if they need human review.
const unreadable = results.filter(one => one.expected.needs_person)
const judged = results.filter(one => !one.expected.needs_person)

if (values.details)
  for (const { expected: one, accuracy, quality } of results) {
    console.log(`\n${one.file} (${one.language}, ${one.layout}, quality ${quality})`)
    for (const detail of accuracy.details) console.log(`  ${detail}`)
  }
console.log(`\n${judged.length} files. Entries as precision/recall in per cent.`)
for (const field of ALL_FIELDS) {
  const counts = tally(judged, [field])
  if (share(counts) === '–') continue
  console.log(
    `${field.padEnd(14)} ${share(counts).padStart(6)} %  right ${counts.right}, missing ${counts.missing}, wrong ${counts.wrong}`,
  )
}
const by = values.by
if (by === 'language' || by === 'layout')
  for (const group of [...new Set(judged.map(one => one.expected[by]))].toSorted())
    console.log(`${group.padEnd(10)} ${line(judged.filter(one => one.expected[by] === group))}`)
if (unreadable.length)
  console.log(
    `Needs human review: ${unreadable.filter(one => one.quality === 'poor').length} of ${unreadable.length} recognized`,
  )
console.log(line(judged))

if (values.speed) {
  // Measured as the product is built.
  const built = mkdtempSync(join(tmpdir(), 'evenhand-'))
  await bundleReadResume(built)
  const entry = { path: join(built, 'read-resume.process.js'), execArgv: [] }
  const milliseconds: number[] = []
  let mostMemory = 0
  for (const { file } of chosen) {
    const started = performance.now()
    let child = 0
    const watching = setInterval(() => void (mostMemory = Math.max(mostMemory, peakMegabytes(child))), 10)
    await readInChild({
      entry,
      args: [now.toISOString()],
      source: createReadStream(pathOf(file)),
      answer: z.unknown(),
      timeoutMs: 60_000,
      onStart: pid => void (child = pid),
    })
    clearInterval(watching)
    milliseconds.push(performance.now() - started)
  }
  rmSync(built, { recursive: true })
  const slowest = milliseconds.toSorted((a, b) => a - b)
  const p95 = slowest[Math.ceil(slowest.length * 0.95) - 1]!
  console.log(
    `time per file, process start included: median ${Math.round(median(milliseconds))} ms, p95 ${Math.round(p95)} ms; most memory ${mostMemory} MB`,
  )
}

function peakMegabytes(pid: number): number {
  try {
    const peak = /VmHWM:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
    return Math.round(Number(peak?.[1] ?? 0) / 1024)
  } catch {
    return 0
  }
}
