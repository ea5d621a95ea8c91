import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { readBytes } from '#platform/documents/read-bytes.ts'
import { readDocument } from '#platform/documents/read-document.ts'
import { sideEntry } from '#platform/env/side-entry.ts'
import { readProfile } from './profile/read-profile.ts'

const now = '2026-11-20T12:00:00.000Z'
const entry = sideEntry(import.meta.url, './server/read-resume.process.ts')

// The build compiles the program and computes its tables: letters of other scripts and names of places must survive that.
it.each(['ar-1.pdf', 'de-3.docx', 'fr-1.pdf', 'it-3.odt', 'pl-1.pdf', 'tr-2.pdf', 'zh-1.pdf'])(
  'the built program reads what the sources read: %s',
  async file => {
    const path = fileURLToPath(new URL(`labelled/development/${file}`, import.meta.url))
    const reading = await readBytes(new Uint8Array(readFileSync(path)))
    const read = { reading, profile: readProfile(reading, { now: new Date(now) }) }
    const built = await readDocument(path, { entry, args: [now], answer: z.unknown(), urgency: 'background' })
    expect(built).toEqual(JSON.parse(JSON.stringify(read)))
  },
)
