import { randomBytes, randomInt } from 'node:crypto'
import net from 'node:net'

const BOUNDARY = 'hostile'
const head = (path: string, length: number, address: string) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\nContent-Type: multipart/form-data; boundary=${BOUNDARY}\r\nContent-Length: ${length}\r\n\r\n`
const filePart = (name: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="resume"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n`

/** What one attacker sends: the first part, and what it repeats until the server closes the connection. */
const CALLERS: ((path: string, address: string) => { first: string | Buffer; repeated: string | Buffer })[] = [
  (path, address) => ({ first: head(path, 9_000_000, address) + filePart('cv.pdf'), repeated: 'x' }),
  (path, address) => ({ first: head(path, 9_000_000, address) + filePart(''), repeated: randomBytes(20_000) }),
  (path, address) => ({ first: head(path, 9_000_000, address) + filePart('..'), repeated: randomBytes(60_000) }),
  (path, address) => ({ first: head(path, 39_000_000, address) + filePart('cv.pdf'), repeated: randomBytes(200_000) }),
  (path, address) => ({ first: head(path, 30_000_000, address), repeated: `--${BOUNDARY}\r\n\r\n\r\n`.repeat(50) }),
  (path, address) => ({ first: head(path, 30_000_000, address), repeated: `--${BOUNDARY}\r\nX: ${'y'.repeat(9000)}` }),
  (path, address) => ({
    first: head(path, 30_000_000, address),
    repeated: `--${BOUNDARY}\r\nContent-Disposition: form-data; name="a"\r\n\r\n${'z'.repeat(400_000)}\r\n`,
  }),
  (path, address) => ({ first: head(path, 200_000, address) + filePart('cv.('), repeated: '' }),
]

/**
 * Runs `count` attackers for some time, each from its own address, with slow, endless, truncated and malformed forms.
 * @returns how many connections were made
 */
export async function hostileUploads(url: string, path: string, count: number, milliseconds: number): Promise<number> {
  const { hostname, port } = new URL(url)
  const until = Date.now() + milliseconds
  let made = 0
  const caller = async (index: number) => {
    while (Date.now() < until) {
      made += 1
      const { first, repeated } = CALLERS[(index + made) % CALLERS.length]!(
        path,
        `10.9.${randomInt(256)}.${randomInt(256)}`,
      )
      const patience = Math.min(until, Date.now() + randomInt(1000, 45_000))
      await new Promise<void>(resolve => {
        const socket = net.connect(Number(port), hostname)
        socket.on('error', () => {}).on('data', () => {})
        socket.write(first)
        const timer = setInterval(() => {
          if (Date.now() > patience) socket.destroy()
          else if (repeated.length > 0 && socket.writableLength < 1_000_000) socket.write(repeated)
        }, 100)
        socket.on('close', () => {
          clearInterval(timer)
          resolve()
        })
      })
    }
  }
  await Promise.all(Array.from({ length: count }, (_, index) => caller(index)))
  return made
}
