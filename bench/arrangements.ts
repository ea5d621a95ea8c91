// Prints how well drawn résumés are read, which combine the usual arrangements of entries with layouts, looks and ways to write dates:
// `node --import tsx bench/arrangements.ts`. `--count N` draws more, `--seed N` others, `--held-out` takes longer and stranger names,
// `--language de` only those, `--details` lists what was read wrongly, `--keep FOLDER` keeps the files.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { readProfile } from '#modules/resumes/profile/read-profile.ts'
import { readBytes } from '#platform/documents/read-bytes.ts'
import { findChromium } from '#tests/chromium.mjs'
import { randomFrom } from '#tests/fuzz/generate.ts'
import { drawResume, type Drawn } from './arrangements/draw.ts'
import type { Entry } from './arrangements/entries.ts'
import { pageOf } from './arrangements/page.ts'
import { WORDS } from './arrangements/words.ts'
import { accuracyOf, ENTRIES, type Count, type ExpectedResume } from './resume-accuracy.ts'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    'held-out': { type: 'boolean' },
    language: { type: 'string' },
    details: { type: 'boolean' },
    keep: { type: 'string' },
    only: { type: 'string' },
  },
})

const dateOf = (value: Entry['start'], hasMonths: boolean) =>
  value && (hasMonths ? `${value.year}-${String(value.month).padStart(2, '0')}` : String(value.year))

type Dated = { entry: Entry; named: string; start: string | null; end: string | null }

function expectedOf(drawn: Drawn): ExpectedResume {
  const positionOf = ({ entry, named, start, end }: Dated) => ({ title: entry.title, employer: named, start, end })
  const entriesOf = (kind: 'experience' | 'education' | 'volunteering'): Dated[] =>
    drawn.sections
      .flatMap(one => (one.kind === kind ? one.entries : []))
      .map(entry => {
        const hasMonths = !/^\D*\d{4}\D*(\d{4})?\D*$/.test(entry.dates)
        const named = entry.place ? `${entry.employer} || ${entry.employer}, ${entry.place}` : entry.employer
        return {
          entry,
          named,
          start: dateOf(entry.start, hasMonths),
          end: entry.end ? dateOf(entry.end, hasMonths) : 'present',
        }
      })
  return {
    file: '',
    language: drawn.language,
    layout: drawn.layout,
    name: drawn.name,
    emails: [drawn.email],
    phones: [drawn.phone],
    location: drawn.city,
    positions: [
      ...entriesOf('experience').map(dated => ({ ...positionOf(dated), optional: false })),
      // What somebody did without pay may be read as a position.
      ...entriesOf('volunteering').map(dated => ({ ...positionOf(dated), optional: true })),
    ],
    education: entriesOf('education').map(({ entry, named, end }) => ({
      degree: entry.title,
      school: named,
      end,
      optional: false,
    })),
    skills: drawn.sections.flatMap(one => (one.kind === 'skills' ? one.items : [])),
    years: null,
    needs_person: false,
  }
}

const languages = values.language ? values.language.split(',') : Object.keys(WORDS)
const browser = await chromium.launch({
  executablePath: (await findChromium())!,
  args: ['--no-sandbox', '--disable-background-networking'],
})
const page = await browser.newPage()
const sums = new Map<string, Record<string, Count>>()
const add = (key: string, entries: Record<string, Count>) => {
  const sum = sums.get(key) ?? {}
  for (const name of ENTRIES) {
    const { right, read, expected } = entries[name]!
    const old = sum[name] ?? { right: 0, read: 0, expected: 0 }
    sum[name] = { right: old.right + right, read: old.read + read, expected: old.expected + expected }
  }
  sums.set(key, sum)
}
if (values.keep) mkdirSync(values.keep, { recursive: true })
for (let at = 0; at < Number(values.count); at++) {
  const language = languages[at % languages.length]!
  const random = randomFrom(Number(values.seed) * 100_000 + at)
  const drawn = drawResume(random, language, values['held-out'] ? 'held-out' : 'learned')
  if (values.only && !String(at).match(`^(${values.only})$`)) continue
  await page.setContent(pageOf(drawn))
  const file = await page.pdf({ preferCSSPageSize: true })
  if (values.keep) writeFileSync(join(values.keep, `${at}.pdf`), file)
  const profile = readProfile(await readBytes(new Uint8Array(file)), { now: new Date('2026-11-21T12:00:00Z') })
  const accuracy = accuracyOf(profile, expectedOf(drawn))
  add('all', accuracy.entries)
  add(`language ${language}`, accuracy.entries)
  add(`layout ${drawn.layout}`, accuracy.entries)
  const arrangements = drawn.sections.flatMap(one => (one.kind === 'experience' ? [one.arrangement] : []))
  add(`bullet ${arrangements[0]!.bullet}`, accuracy.entries)
  for (const [kind, order] of drawn.orders.map(
    (order, index) =>
      [
        drawn.sections.filter(one => one.kind === 'experience' || one.kind === 'education')[index]!.kind,
        order,
      ] as const,
  )) {
    const empty = { right: 0, read: 0, expected: 0 }
    add(
      `${kind} ${order}`,
      Object.fromEntries(
        ENTRIES.map(name => [name, (name === 'education') === (kind === 'education') ? accuracy.entries[name] : empty]),
      ),
    )
  }
  if (values.details) {
    const wrong = accuracy.details.filter(line => !/^(education )?right/.test(line))
    if (wrong.length > 0)
      console.log(
        `${at} ${language} ${drawn.layout} ${drawn.orders.join(' ')} bullet ${arrangements[0]!.bullet}\n  ${wrong.join('\n  ')}`,
      )
  }
}
await browser.close()

const percent = (part: number, whole: number) => (whole === 0 ? '–' : String(Math.round((100 * part) / whole)))
const shown = (entries: Record<string, Count>) =>
  ENTRIES.map(
    name =>
      `${name} ${percent(entries[name]!.right, entries[name]!.read)}/${percent(entries[name]!.right, entries[name]!.expected)}`,
  ).join(', ')
for (const [key, entries] of [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)))
  console.log(key.padEnd(26), shown(entries))
