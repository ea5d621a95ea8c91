import { fork } from 'node:child_process'
import os from 'node:os'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import type { SideEntry } from '#platform/env/side-entry.ts'
import { CHILD_FLAGS } from './child-flags.mjs'
import { watchMemory } from './memory-watch.ts'
import { DocumentRefused, refusalCodes } from './refusal.ts'
import type { RefusalCode } from './refusal.ts'

/** What the child sends back, once. */
export type ChildAnswer = { result: unknown } | { refused: RefusalCode }

const refusedSchema = z.object({ refused: z.enum(refusalCodes as [RefusalCode, ...RefusalCode[]]) })

const MOST_PROCESS_BYTES = 512 * 1024 * 1024
export interface ChildTask<T> {
  readonly entry: SideEntry
  /** Command-line arguments; never content of the file. */
  readonly args?: readonly string[]
  /** The file. */
  readonly source: Readable
  /** What the child must answer with. */
  readonly answer: z.ZodType<T>
  /** Milliseconds from the start of the child; then it is killed. */
  readonly timeoutMs: number
  /** Whether other processes come first, because nobody waits for this file. */
  readonly inBackground?: boolean
  /** Receives the child's process ID, for tests. */
  readonly onStart?: (pid: number) => void
}

/**
 * A niceness: a third of the processor time of the server when both want it. At 10 (`PRIORITY_BELOW_NORMAL`) a reading of less
 * than a second took more than twenty on a busy computer.
 */
const BACKGROUND_PRIORITY = 5

/** Lowers the child's priority, because people wait for the server. Where the system does not allow this, reading continues unchanged. */
function giveWay(pid: number): void {
  try {
    os.setPriority(pid, BACKGROUND_PRIORITY)
  } catch {
    // The process may already have ended.
  }
}

/**
 * Reads one file in its own child process, with limited memory and time, without environment, with discarded output. The answer
 * is validated like any external input, because the child has processed untrusted bytes.
 * Throws DocumentRefused: what the child found, `took_too_long`, `too_much_memory`, or `broken` when it died or answered
 * with something else. An error of `source` is thrown as it is.
 */
export function readInChild<T>(task: ChildTask<T>): Promise<T> {
  const child = fork(task.entry.path, [...(task.args ?? [])], {
    execArgv: [...task.entry.execArgv, ...CHILD_FLAGS],
    env: { NODE_ENV: 'production' },
    serialization: 'json',
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  })
  const { pid } = child
  if (pid !== undefined) {
    if (task.inBackground) giveWay(pid)
    task.onStart?.(pid)
  }
  let stopWatching = () => {}
  let timer: NodeJS.Timeout | undefined
  return new Promise<T>((resolve, reject) => {
    const refuse = (code: RefusalCode) => reject(new DocumentRefused(code))
    timer = setTimeout(() => refuse('took_too_long'), task.timeoutMs)
    if (pid !== undefined) stopWatching = watchMemory(pid, MOST_PROCESS_BYTES, () => refuse('too_much_memory'))
    child.once('message', message => {
      const refused = refusedSchema.safeParse(message)
      const answered = z.object({ result: task.answer }).safeParse(message)
      if (refused.success) refuse(refused.data.refused)
      else if (answered.success) resolve(answered.data.result as T)
      else refuse('broken')
    })
    child.once('error', () => refuse('broken'))
    // V8 aborts the process if its heap is full.
    child.once('exit', (_code, signal) => {
      const end = () => refuse(signal === 'SIGABRT' ? 'too_much_memory' : 'broken')
      // On a busy computer the end of a process can be reported before its answer, which is then still in the channel.
      if (child.connected) child.once('disconnect', end)
      else end()
    })
    task.source.once('error', reject)
    // A child that ended early closes the pipe; its exit is what counts.
    pipeline(task.source, child.stdin!).catch(() => {})
  }).finally(() => {
    clearTimeout(timer)
    stopWatching()
    task.source.destroy()
    child.kill('SIGKILL')
  })
}
