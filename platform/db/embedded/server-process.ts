import { type ChildProcess, spawn } from 'node:child_process'
import { type Binaries, NOBODY, runsAsRoot } from './binaries.ts'

export const identity = () => (runsAsRoot() ? { uid: NOBODY, gid: NOBODY } : {})
export const environment = () => ({ PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' })

/** A running PostgreSQL server. */
export interface ServerProcess {
  /** Resolves when it has ended for any reason. */
  readonly ended: Promise<void>
  stop(): Promise<void>
}

/**
 * A shell that starts PostgreSQL and waits for the end of its own standard input. That end comes when the product's
 * process dies, even by SIGKILL: PostgreSQL then shuts down fast instead of living on as an orphan that blocks the next start.
 */
const WATCHDOG = `
exec 3<&0
"$0" "$@" </dev/null 3<&- &
server=$!
trap 'kill -INT $server 2>/dev/null' TERM INT
( cat <&3 >/dev/null; kill -INT $server 2>/dev/null ) &
watch=$!
exec 3<&-
wait $server; code=$?
while kill -0 $server 2>/dev/null; do wait $server; code=$?; done
kill $watch 2>/dev/null
exit $code`

function waitUntilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = ''
    const onData = (data: Buffer) => {
      log += data.toString()
      if (log.includes('ready to accept connections')) {
        child.stderr!.off('data', onData)
        child.stderr!.resume() // Nobody reads it from here on; a full pipe would stop the server.
        resolve()
      }
    }
    child.stderr!.on('data', onData)
    child.once('exit', code => reject(new Error(`PostgreSQL did not start (exit ${code}): ${log.slice(-2000)}`)))
  })
}

/** Starts PostgreSQL on a cluster and waits until it accepts connections. @throws with the end of its log */
export async function startServerProcess(
  binaries: Binaries,
  cluster: string,
  sockets: string,
  settings: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const child = spawn(
    '/bin/sh',
    [
      '-c',
      WATCHDOG,
      binaries.postgres,
      '-D',
      cluster,
      '-k',
      sockets,
      ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
    ],
    // Its own process group: Ctrl-C in a terminal must reach PostgreSQL only after the product has drained.
    { ...identity(), env: environment(), detached: true, stdio: ['pipe', 'ignore', 'pipe'] },
  )
  const ended = new Promise<void>(resolve => {
    child.once('exit', () => {
      child.stdin.destroy()
      resolve()
    })
  })
  await waitUntilReady(child)
  return {
    ended,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
      await ended
    },
  }
}
