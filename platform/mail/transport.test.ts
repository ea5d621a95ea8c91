import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { smtpTransport } from './transport.ts'

const received: Buffer[] = []
const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData(stream, _session, done) {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('end', () => {
      received.push(Buffer.concat(parts))
      done()
    })
  },
})
await new Promise<void>(resolve => {
  server.listen(0, '127.0.0.1', resolve)
})
const { port } = server.server.address() as AddressInfo
const transport = smtpTransport(`smtp://127.0.0.1:${port}`, 'Evenhand <no-reply@evenhand.test>')
afterAll(async () => {
  transport.close()
  await new Promise<void>(resolve => {
    server.close(resolve)
  })
})

async function sent(parts: { from_name?: string; reply_to?: { address: string; name: string } }) {
  await transport.send({
    id: '0193',
    to: { address: 'noor@example.com', name: 'Noor' },
    subject: 'Hello',
    text: 'Hello',
    html: '<p>Hello</p>',
    attachments: [],
    ...parts,
  })
  const raw = received.at(-1)!
  return { raw: raw.toString(), mail: await new PostalMime().parse(raw) }
}

test('comes from the product, unless the organization chose a name', async () => {
  expect((await sent({})).mail.from).toEqual({ name: 'Evenhand', address: 'no-reply@evenhand.test' })
  const { mail } = await sent({
    from_name: 'Łódź & Söhne, "Hiring"',
    reply_to: { name: 'Łódź & Söhne, "Hiring"', address: 'jobs@example.com' },
  })
  expect(mail.from).toEqual({ name: 'Łódź & Söhne, "Hiring"', address: 'no-reply@evenhand.test' })
  expect(mail.replyTo).toEqual([{ name: 'Łódź & Söhne, "Hiring"', address: 'jobs@example.com' }])
})

test.each([
  'Acme\r\nBcc: victim@example.com',
  'Acme\nBcc: victim@example.com',
  'Acme" <evil@example.com>, "x',
  'Acme\u2028Bcc: victim@example.com',
])('the name %j cannot add a header or a recipient', async name => {
  const { raw, mail } = await sent({ from_name: name, reply_to: { name, address: 'jobs@example.com' } })
  expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im)
  expect(mail.bcc).toBeUndefined()
  expect(mail.from?.address).toBe('no-reply@evenhand.test')
  expect(mail.replyTo?.map(({ address }) => address)).toEqual(['jobs@example.com'])
})
