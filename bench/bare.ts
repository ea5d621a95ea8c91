// The baseline: node:http and pg with the same SQL. A list looks up the session of its token and reads in a transaction of the session's
// organization, as the product does; nothing is validated. Prints its address when it is ready.
import { createHash } from 'node:crypto'
import http from 'node:http'
import pg from 'pg'

interface Statement {
  readonly text: string
  readonly values: unknown[]
}
const work = JSON.parse(process.env['BENCH_SQL']!) as { session: string; list: Statement[]; submission: Statement[] }
const poolOf = (role: string) =>
  new pg.Pool({
    connectionString: process.env['BENCH_DATABASE'],
    max: 10,
    options: `-c role=${role} -c random_page_cost=1.1`,
  })
const pool = poolOf('evenhand_platform')
const reading = poolOf('evenhand_app')
for (const one of [pool, reading]) await Promise.all(Array.from({ length: 10 }, () => one.query('select 1')))

let made = 0
const uuid = () => crypto.randomUUID()

/** A submission's statements in one transaction; `$new:` values are generated each time. */
async function submit() {
  const fresh = new Map<string, string>()
  const client = await pool.connect()
  made += 1
  const number = made
  try {
    await client.query('begin')
    for (const { text, values } of work.submission) {
      const filled = values.map(value => {
        if (typeof value !== 'string' || !value.startsWith('$new:')) return value
        if (!fresh.has(value))
          fresh.set(value, value.startsWith('$new:text') ? `bare-${process.pid}-${number}` : uuid())
        return fresh.get(value)
      })
      await client.query({
        name: `s${text.length}_${work.submission.findIndex(one => one.text === text)}`,
        text,
        values: filled,
      })
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
  return { application_id: uuid() }
}

async function list(token: string) {
  const hash = createHash('sha256').update(token).digest('base64url')
  const session = await reading.query<{ organization_id: string }>({
    name: 'session',
    text: work.session,
    values: [hash, new Date()],
  })
  if (!session.rows[0]) throw new Error('There is no such session.')
  const client = await reading.connect()
  try {
    await client.query('begin read only')
    await client.query({
      name: 'organization',
      text: `select set_config('app.organization_id', $1, true)`,
      values: [session.rows[0].organization_id],
    })
    const results = []
    for (const [index, { text, values }] of work.list.entries())
      results.push((await client.query({ name: `l${index}`, text, values })).rows)
    await client.query('commit')
    return { items: results[0]?.slice(0, 25), total: results[1]?.[0] }
  } finally {
    client.release()
  }
}

const server = http.createServer((request, response) => {
  const answer = (body: unknown) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(body))
  }
  request.resume()
  request.on('end', () => {
    const doing =
      request.method === 'POST' ? submit() : list(request.headers.authorization?.slice('Bearer '.length) ?? '')
    doing.then(answer, error => {
      response.statusCode = 500
      response.end(String(error))
    })
  })
})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as { port: number }
  process.stdout.write(`http://127.0.0.1:${port}\n`)
})
