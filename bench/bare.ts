// The baseline: node:http and pg with the same SQL, without sessions, tenants and validation. Prints its address when it is
// ready.
import http from 'node:http'
import pg from 'pg'

interface Statement {
  readonly text: string
  readonly values: unknown[]
}
const work = JSON.parse(process.env['BENCH_SQL']!) as { list: Statement[]; submission: Statement[] }
const pool = new pg.Pool({
  connectionString: process.env['BENCH_DATABASE'],
  max: 10,
  options: '-c role=evenhand_platform',
})
await Promise.all(Array.from({ length: 10 }, () => pool.query('select 1')))

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

const list = async () => {
  const results = []
  for (const [index, { text, values }] of work.list.entries())
    results.push((await pool.query({ name: `l${index}`, text, values })).rows)
  return { items: results[0]?.slice(0, 25), total: results[1]?.[0] }
}

const server = http.createServer((request, response) => {
  const answer = (body: unknown) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(body))
  }
  request.resume()
  request.on('end', () => {
    const doing = request.method === 'POST' ? submit() : list()
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
