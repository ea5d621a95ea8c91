import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import type { z } from 'zod'
import type { SideEntry } from '#platform/env/side-entry.ts'
import { readInChild } from './read-in-child.ts'
import { Turns, type Urgency } from './turns.ts'

export { DocumentRefused } from './refusal.ts'

export { TooManyWaiting } from './turns.ts'

/** A person waits for interactive reading. In the background a busy server may take longer, so that fewer files stay unread. */
const TIMEOUT_MS: Readonly<Record<Urgency, number>> = { interactive: 15_000, background: 60_000 }
/** The number of parallel children. Each is a complete Node process, and the server must stay responsive. */
const MOST_CHILDREN = 2
/** How many interactive callers may wait. At about half a second per file, nobody waits longer than a few seconds. */
const MOST_WAITING = 12

const turns = new Turns(MOST_CHILDREN, MOST_WAITING)

export interface DocumentWork<T> {
  /** The child process, built on `answerSealed`. */
  readonly entry: SideEntry
  readonly args?: readonly string[]
  readonly answer: z.ZodType<T>
  readonly urgency: Urgency
  /** Milliseconds for reading (default: `TIMEOUT_MS` of the urgency), not counting the time in the queue. */
  readonly timeoutMs?: number
}

/**
 * Reads a PDF, DOCX, ODT or TXT file in a sealed child process. Nothing untrusted is parsed in this process.
 *
 * @param open opens the file once it is its turn: a path, or a stream of the file store
 * @throws DocumentRefused with a code and a sentence to show; TooManyWaiting for interactive callers
 */
export function readDocument<T>(
  open: string | (() => Promise<Readable>),
  { urgency, timeoutMs = TIMEOUT_MS[urgency], ...work }: DocumentWork<T>,
): Promise<T> {
  return turns.run(urgency, async () => {
    const source = typeof open === 'string' ? createReadStream(open) : await open()
    return readInChild({ ...work, source, timeoutMs, inBackground: urgency === 'background' })
  })
}
