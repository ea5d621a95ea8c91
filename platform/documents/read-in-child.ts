import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { z } from 'zod'
import type { SideEntry } from '#platform/env/side-entry.ts'
import { documentReadingSchema } from './reading.ts'
import type { DocumentReading } from './reading.ts'
import { DocumentRefused, refusalCodes } from './refusal.ts'
import type { RefusalCode } from './refusal.ts'

/** What the child sends back, once. */
export type ChildAnswer = { reading: DocumentReading } | { refused: RefusalCode }

const answerSchema = z.union([
  z.object({ reading: documentReadingSchema }),
  z.object({ refused: z.enum(refusalCodes as [RefusalCode, ...RefusalCode[]]) }),
])

/** Megabytes of heap a child may use. */
const MEMORY_LIMIT = 512

export type ChildTask = {
  entry: SideEntry
  bytes: Uint8Array
  /** Milliseconds from the start of the child; then it is killed. */
  timeoutMs: number
  /** Told the child's process id, for tests that watch it die. */
  onStart?: (pid: number) => void
}

/**
 * Runs one document through a child process of its own: little memory, no environment, a time limit, output thrown away.
 * The answer is checked like any input from outside, since the child has touched untrusted bytes.
 * Throws DocumentRefused: what the child found, `took_too_long`, or `broken` when it died or answered nonsense.
 */
export function readInChild(task: ChildTask): Promise<DocumentReading> {
  const child = fork(task.entry.path, [], {
    execArgv: [...task.entry.execArgv, `--max-old-space-size=${MEMORY_LIMIT}`],
    env: { NODE_ENV: 'production' },
    serialization: 'json',
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  })
  if (child.pid !== undefined) task.onStart?.(child.pid)
  return new Promise<DocumentReading>((resolve, reject) => {
    const refuse = (code: RefusalCode) => reject(new DocumentRefused(code))
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      refuse('took_too_long')
    }, task.timeoutMs)
    child.once('message', message => {
      const answer = answerSchema.safeParse(message)
      if (!answer.success) refuse('broken')
      else if ('refused' in answer.data) refuse(answer.data.refused)
      else resolve(answer.data.reading)
    })
    child.once('error', () => refuse('broken'))
    child.once('exit', () => {
      clearTimeout(timer)
      refuse('broken')
    })
    feed(child, task.bytes)
  }).finally(() => child.kill('SIGKILL'))
}

function feed(child: ChildProcess, bytes: Uint8Array): void {
  // A child that died early closes the pipe under our hands; its exit is what counts.
  child.stdin!.on('error', () => undefined)
  child.stdin!.end(bytes)
}
