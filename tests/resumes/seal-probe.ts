import childProcess, { spawn } from 'node:child_process'
import dns from 'node:dns'
import { readFile } from 'node:fs/promises'
import http from 'node:http'
import net from 'node:net'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { sealProcess } from '#platform/documents/seal.ts'

// Run by the tests as a child process: restricts itself as the parsing process does, then tries every kind of access and reports
// what is possible.

const port = Number(process.argv[2])

const attempts: Record<string, () => unknown> = {
  socket: () => net.connect(port, '127.0.0.1'),
  http: () => http.get(`http://127.0.0.1:${port}/`),
  fetch: () => fetch(`http://127.0.0.1:${port}/`),
  lookup: () => dns.promises.lookup('localhost'),
  spawn: () => spawn(process.execPath, ['--version']),
  exec: () => childProcess.execSync('true'),
  worker: () => new Worker('0', { eval: true }),
  file: () => readFile('/etc/hostname'),
}

// Both must work before the restriction, otherwise their failure afterwards would prove nothing.
const before = await Promise.allSettled([fetch(`http://127.0.0.1:${port}/`), readFile(fileURLToPath(import.meta.url))])
sealProcess()
const opened: string[] = []
for (const [name, attempt] of Object.entries(attempts)) {
  try {
    await attempt()
    opened.push(name)
  } catch {
    // Blocked, as expected.
  }
}
process.send!({ before: before.map(one => one.status), opened }, () => process.exit(0))
