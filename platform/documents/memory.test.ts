import fs from 'node:fs'
import { createRequire } from 'node:module'
import { Readable } from 'node:stream'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type SideEntry, sideEntry } from '#platform/env/side-entry.ts'
import { rawPdf } from '#tests/resumes/hostile.ts'
import { readInChild } from './read-in-child.ts'

const MB = 1024 * 1024
const execArgv = ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href]
const entryAt = (file: string) => ({ path: fileURLToPath(new URL(file, import.meta.url)), execArgv })
const reader = sideEntry(import.meta.url, '../../modules/resumes/server/read-resume.process.ts')

/** Reads a file in a child process and measures its peak memory, in bytes. */
async function peakOf(entry: SideEntry, bytes: Uint8Array) {
  let peak = 0
  let pid = 0
  const timer = setInterval(() => {
    try {
      const kilobytes = /VmHWM:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      peak = Math.max(peak, Number(kilobytes ?? 0) * 1024)
    } catch {
      // Not there yet, or gone.
    }
  }, 10)
  const source = Readable.from([Buffer.from(bytes)])
  const outcome = await readInChild({
    entry,
    source,
    answer: z.unknown(),
    timeoutMs: 30_000,
    onStart: it => (pid = it),
  }).then(
    () => 'read',
    (error: { code: string }) => error.code,
  )
  clearInterval(timer)
  return { outcome, peak }
}

const page = (content: string, resources = '') => [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> ${resources} >> >>`,
  `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
]
const words = 'BT /F 12 Tf 50 700 Td (Marta Lindgren has worked as a nurse in Uppsala for eleven years) Tj ET'
const stream = (dictionary: string, data: Buffer) =>
  `<< ${dictionary} /Length ${data.length} >>\nstream\n${data.toString('latin1')}\nendstream`

/** Thirty pictures that are each as large as is allowed, and a text. */
const manyPictures = (type: string, text: string) => {
  const numbers = Array.from({ length: 30 }, (_, index) => index)
  const picture = stream(
    `/Type /XObject /Subtype ${type} /Width 4400 /Height 4400 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode`,
    deflateSync(Buffer.alloc(4400 * 4400, 9), { level: 9 }),
  )
  return rawPdf([
    ...page(
      `${numbers.map(index => `q 612 0 0 792 0 0 cm /I${index} Do Q`).join(' ')} ${text}`,
      `/XObject << ${numbers.map(index => `/I${index} ${6 + index} 0 R`).join(' ')} >>`,
    ),
    ...numbers.map(() => picture),
  ])
}

/** A few kilobytes that unpack to the given number of megabytes, packed twice. */
const bomb = (megabytes: number) =>
  deflateSync(deflateSync(Buffer.alloc(megabytes * MB, 0x20), { level: 9 }), { level: 9 })

test.runIf(process.platform === 'linux')(
  'a child that takes too much memory is ended, and the refusal says so',
  { timeout: 60_000 },
  async () => {
    const { outcome, peak } = await peakOf(entryAt('../../tests/resumes/greedy-child.ts'), new Uint8Array(1))
    expect(outcome).toBe('too_much_memory')
    expect(peak).toBeLessThan(700 * MB)
  },
)

test.runIf(process.platform === 'linux').each<[string, () => Uint8Array]>([
  [
    'a page of 600 MB in a few kilobytes',
    () => {
      const data = bomb(600)
      const objects = page(words)
      objects[3] = stream('/Filter [/FlateDecode /FlateDecode]', data)
      return rawPdf(objects)
    },
  ],
  [
    'a picture of 400 million pixels',
    () =>
      rawPdf([
        ...page(`q 612 0 0 792 0 0 cm /Im Do Q ${words}`, '/XObject << /Im 6 0 R >>'),
        stream(
          '/Type /XObject /Subtype /Image /Width 20000 /Height 20000 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter [/FlateDecode /FlateDecode]',
          bomb(300),
        ),
      ]),
  ],
  ['many pictures just within the limit', () => manyPictures('/Image', words)],
  ['a scan of many pictures whose type is written in another way', () => manyPictures('/#49mage', '')],
  ['a page as large as a city', () => rawPdf(page(words).map(object => object.replace('612 792', '1e9 1e9')))],
])('%s stays within the limit', { timeout: 90_000 }, async (_, make) => {
  const { outcome, peak } = await peakOf(reader, make())
  expect(['read', 'too_expanded', 'too_much_memory', 'broken']).toContain(outcome)
  expect(peak).toBeLessThan(700 * MB)
})
