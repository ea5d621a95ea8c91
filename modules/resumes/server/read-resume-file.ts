import type { Readable } from 'node:stream'
import { z } from 'zod'
import { readDocument } from '#platform/documents/read-document.ts'
import { documentReadingSchema } from '#platform/documents/reading.ts'
import { sideEntry } from '#platform/env/side-entry.ts'
import { profileSchema } from '../profile/schema.ts'

const readResumeSchema = z.object({
  reading: documentReadingSchema,
  /** Null if there is no text. */
  profile: profileSchema.nullable(),
})
export type ReadResume = z.output<typeof readResumeSchema>

/**
 * Reads a résumé file in a sealed child process: its text as a person would see it, and the profile in it.
 *
 * @param open a path, or a function that opens a stream of the stored file
 * @throws DocumentRefused with a message to show; TooManyWaiting for interactive callers
 */
export const readResumeFile = (
  open: string | (() => Promise<Readable>),
  urgency: 'interactive' | 'background',
  now: Date,
): Promise<ReadResume> =>
  readDocument(open, {
    entry: sideEntry(import.meta.url, './read-resume.process.ts'),
    args: [now.toISOString()],
    answer: readResumeSchema,
    urgency,
  })
