import { sideEntry } from '#platform/env/side-entry.ts'
import { MAX_FILE_BYTES } from './limits.ts'
import { readInChild } from './read-in-child.ts'
import type { DocumentReading } from './reading.ts'
import { DocumentRefused } from './refusal.ts'
import { sniffDocument } from './sniff.ts'

export { DocumentRefused } from './refusal.ts'
export type { RefusalCode } from './refusal.ts'

const DEFAULT_TIMEOUT_MS = 15_000
/** Children at once; a child is a whole Node process, and the server must keep answering meanwhile. */
const MOST_CHILDREN = 2

let running = 0
const waiting: (() => void)[] = []

async function takeTurn(): Promise<void> {
  if (running < MOST_CHILDREN) running++
  // Whoever ends hands their place over, so that `running` stays as it is.
  else await new Promise<void>(resolve => waiting.push(resolve))
}

function endTurn(): void {
  const next = waiting.shift()
  if (next) next()
  else running--
}

/**
 * Reads a PDF, DOCX, ODT or TXT file as a person would see it. The content decides what it is, never a name. Nothing
 * untrusted is parsed in this process.
 *
 * @param options.timeoutMs milliseconds the reading itself may take (default 15,000); waiting for a turn does not count
 * @throws DocumentRefused with a code and a sentence to show
 */
export async function readDocument(bytes: Uint8Array, options: { timeoutMs?: number } = {}): Promise<DocumentReading> {
  if (bytes.length === 0) throw new DocumentRefused('empty')
  if (bytes.length > MAX_FILE_BYTES) throw new DocumentRefused('too_large')
  sniffDocument(bytes)
  await takeTurn()
  try {
    const entry = sideEntry(import.meta.url, './read.process.ts')
    return await readInChild({ entry, bytes, timeoutMs: options.timeoutMs ?? DEFAULT_TIMEOUT_MS })
  } finally {
    endTurn()
  }
}
