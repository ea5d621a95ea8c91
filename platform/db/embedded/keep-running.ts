import type { ServerProcess } from './server-process.ts'

const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 10_000
/** A server that ran this long was stable: the next pause is short again. */
const WELL_AFTER_MS = 60_000

export interface KeptServer {
  stop(): Promise<void>
}

/**
 * Keeps a server running: restarts it when it ends unexpectedly, after pauses that grow while it keeps
 * ending. @throws if the first start fails
 */
export async function keepRunning(
  start: () => Promise<ServerProcess>,
  onTrouble: (error: Error) => void,
): Promise<KeptServer> {
  let server = await start()
  let stopping = false
  let wake = () => {}
  const pause = (milliseconds: number) =>
    new Promise<void>(resolve => {
      const timer = setTimeout(resolve, milliseconds)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const watch = async () => {
    let failures = 0
    while (!stopping) {
      const since = Date.now()
      await server.ended
      if (Date.now() - since > WELL_AFTER_MS) failures = 0
      if (stopping) return
      onTrouble(new Error('PostgreSQL ended unexpectedly; it is started again'))
      for (let started = false; !started && !stopping; failures += 1) {
        await pause(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures))
        if (stopping) return
        started = await start().then(
          again => {
            server = again
            return true
          },
          (error: Error) => {
            onTrouble(error)
            return false
          },
        )
      }
    }
  }
  const watching = watch()
  return {
    async stop() {
      stopping = true
      wake()
      await server.stop()
      await watching
      // A start that was in progress when the stop was requested.
      await server.stop()
    },
  }
}
