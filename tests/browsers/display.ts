import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** How long a program may take to start, in ms. */
const START_MS = 20_000

/** Ends a process that was started here and waits until it has ended. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), 5000)
  await ended
  clearTimeout(late)
}

/** A virtual screen with a free display number chosen by Xvfb. */
export async function startDisplay(program: string): Promise<{ name: string; close(): Promise<void> }> {
  const args = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const [data] = (await once(child.stdio[3]!, 'data', { signal: AbortSignal.timeout(START_MS) })) as [Buffer]
  return { name: `:${data.toString().trim()}`, close: () => endProcess(child) }
}
