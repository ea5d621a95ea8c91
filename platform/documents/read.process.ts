import { readBytes } from './read-bytes.ts'
import type { ChildAnswer } from './read-in-child.ts'
import { DocumentRefused } from './refusal.ts'
import { warmUpPdf } from './pdf/read-pdf.ts'
import { sealProcess } from './seal.ts'

// The child process of readDocument: one file over standard input, one answer over the channel, then the end.

async function standardInput(): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

async function answer(): Promise<ChildAnswer> {
  await warmUpPdf()
  const bytes = await standardInput()
  sealProcess()
  try {
    return { reading: await readBytes(new Uint8Array(bytes)) }
  } catch (error) {
    return { refused: error instanceof DocumentRefused ? error.code : 'broken' }
  }
}

process.once('disconnect', () => process.exit(1))
process.send!(await answer(), () => process.exit(0))
