import { MAX_FILE_BYTES } from './limits.ts'
import { warmUpPdf } from './pdf/read-pdf.ts'
import type { ChildAnswer } from './read-in-child.ts'
import { DocumentRefused } from './refusal.ts'
import { sealProcess } from './seal.ts'
import { sniffDocument } from './sniff.ts'

async function standardInput(): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of process.stdin as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MAX_FILE_BYTES) throw new DocumentRefused('too_large')
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

async function answerWith(work: (bytes: Uint8Array) => Promise<unknown>): Promise<ChildAnswer> {
  try {
    const bytes = await standardInput()
    // After sealing nothing more can be loaded.
    if (sniffDocument(bytes) === 'pdf') await warmUpPdf()
    sealProcess()
    return { result: await work(bytes) }
  } catch (error) {
    return { refused: error instanceof DocumentRefused ? error.code : 'broken' }
  }
}

/** The main function of a child process that reads a file: reads it from standard input, sends one answer over the channel, and exits. */
export async function answerSealed(work: (bytes: Uint8Array) => Promise<unknown>): Promise<void> {
  process.once('disconnect', () => process.exit(1))
  const answer = await answerWith(work)
  process.send!(answer, () => process.exit(0))
}
