// `npm run fuzz`: sends requests generated from the contracts' schemas to every call, as every role and link holder. Half of them
// are valid, and half are invalid in one place. No response may be a 5xx. `npm run fuzz -- 100000 7` sets the number and the
// seed.
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { buildApp } from '#apps/server/app.ts'
import { closeServices, createServices } from '#apps/server/services.ts'
import { startProductWorker } from '#apps/server/worker.ts'
import { benchDatabase } from '#bench/database.ts'
import { can, type Permission, permissions } from '#platform/access/policy.ts'
import { ADMIN_ROLES } from '#platform/access/roles.ts'
import { isSuperAdminCall } from '#platform/access/super-admins.ts'
import { createClient } from '#platform/contract/client.ts'
import type { Endpoint, LinkPurpose } from '#platform/contract/endpoint.ts'
import { readSettings } from '#platform/env/settings.ts'
import { createLog } from '#platform/log/log.ts'
import { type Known, type Random, randomFrom, invalidated, valid } from './generate.ts'
import { type Caller, type Population, populate } from './population.ts'
import { valueFor } from './values.ts'

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'x'))

const COUNT = Number(process.argv[2] ?? 100_000)
const SEED = Number(process.argv[3] ?? Date.now() % 1_000_000)
const AT_ONCE = 8
const NEW_POPULATION_EVERY = 1500
/** Calls that do heavy work (hashing, synthesis, a child process) are tried less often, but often enough. */
const HEAVY = /auth\/login|register|password|test-voice|practice-voice|read-resume|voices\/|verify-email/
const HEAVY_SHARE = 0.06

const database = await benchDatabase()
const settings = readSettings({ NODE_ENV: 'test', TRUST_PROXY: 'on', DATA_DIR: database.folder, LOG_LEVEL: 'silent' })
const made = createServices(settings, database.ownerUrl, createLog('silent'))
// Rate limits are off: everything comes from one address.
const services = {
  ...made,
  db: {
    ...made.db,
    callFunction: ((name: string, sql: string, values: unknown[]) =>
      name === 'count_use' ? Promise.resolve([{ used: 0 }]) : made.db.callFunction(name, sql, values)) as never,
  },
}
const app = await buildApp(services, { folder: path.resolve('dist/web') })
const worker = await startProductWorker(services)
const url = await app.fastify.listen({ port: 0, host: '127.0.0.1' })
const client = (token: string | null = null) => createClient({ baseUrl: url, token: () => token })

interface Tally {
  sent: number
  reached: number
  failures: Map<string, { count: number; sample: string }>
  statuses: Map<number, number>
  /** How often valid input was rejected, by call, to improve `values.ts`. */
  refused: Map<string, number>
  untouched: Set<string>
}
const tally: Tally = {
  sent: 0,
  reached: 0,
  failures: new Map(),
  statuses: new Map(),
  refused: new Map(),
  untouched: new Set(),
}

/** Lone surrogates cannot be sent in URLs and forms. */
const wellFormed = (text: string) => text.replaceAll(/\p{Surrogate}/gu, '?')

const nameOf = ({ method, path: at }: Endpoint) => `${method} ${at}`
const callersOf = ({ who }: Endpoint): readonly string[] => {
  if (who === 'anyone') return ['anyone']
  if (who.startsWith('link:')) return [who, 'anyone']
  if (isSuperAdminCall(who)) return ['super_admin.full', 'super_admin.read', 'owner', 'anyone']
  return [...ADMIN_ROLES, 'anyone']
}

/** Every call with every caller, in sequence, so that none is missed. */
interface Turn {
  readonly endpoint: Endpoint
  readonly caller: string
}
const turns: Turn[] = app.served.flatMap(endpoint => callersOf(endpoint).map(caller => ({ endpoint, caller })))
/** Calls that end the caller's session; they use a separate one. */
const ENDS_SESSION = /auth\/logout|change-password/
const light = turns.filter(({ endpoint }) => !HEAVY.test(endpoint.path))
const heavy = turns.filter(({ endpoint }) => HEAVY.test(endpoint.path))
for (const { endpoint, caller } of turns) tally.untouched.add(`${nameOf(endpoint)} as ${caller}`)

const tokenOf = (population: Population, caller: string): string | undefined => {
  if (caller === 'anyone') return undefined
  if (caller.startsWith('link:')) return population.links[caller.slice(5) as LinkPurpose]
  return population.tokens[caller as keyof Population['tokens']]
}

const mayCall = ({ who }: Endpoint, caller: string) =>
  who === 'anyone' ||
  who === caller ||
  (who === 'super_admin.read' && caller === 'super_admin.full') ||
  ((permissions as string[]).includes(who) && caller !== 'anyone' && can(caller as never, who as Permission))

const permitted = (list: readonly Turn[]) => list.filter(({ endpoint, caller }) => mayCall(endpoint, caller))
const TURNS = {
  light: { all: light, permitted: permitted(light) },
  heavy: { all: heavy, permitted: permitted(heavy) },
}

/** Mostly calls that the caller is allowed to make, sometimes any other. */
function turnAt(index: number, random: Random): Turn {
  const turns = TURNS[random.chance(HEAVY_SHARE) ? 'heavy' : 'light']
  const list = turns[random.chance(0.12) ? 'all' : 'permitted']
  return list[index % list.length]!
}

async function sendOne(population: Population, index: number, seed: number): Promise<void> {
  const random = randomFrom(seed)
  const { endpoint, caller } = turnAt(index, random)
  const known: Known = at => valueFor(endpoint, at, population, random)
  const right = random.chance(0.8)
  const makeInvalid = right ? 'nothing' : random.pick(['params', 'query', 'body'])
  const part = (name: 'params' | 'query' | 'body') => {
    const schema = endpoint[name]
    if (!schema) return undefined
    let value = valid(schema, random, at => known([name, ...at]))
    // Refinements in code reject some values; a few attempts usually find a valid one.
    for (let attempt = 0; attempt < 5 && !schema.safeParse(value).success; attempt += 1)
      value = valid(schema, random, at => known([name, ...at]))
    return makeInvalid === name ? invalidated(value, random) : value
  }
  const [params, query, body] = [part('params'), part('query'), part('body')] as Record<string, unknown>[]
  const spends = ENDS_SESSION.test(endpoint.path) && caller in population.tokens
  const token = spends ? await population.spareToken(caller as Caller) : tokenOf(population, caller)
  const address = endpoint.path.replaceAll(/:([A-Za-z_]+)/g, (_, name: string) => {
    const given = endpoint.linkIn === `params.${name}` && makeInvalid !== 'params' ? token : params?.[name]
    return encodeURIComponent(wellFormed(asText(given ?? 'x')).slice(0, 900))
  })
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries((typeof query === 'object' && query) || {}))
    if (value !== undefined && value !== null) search.set(key, wellFormed(asText(value)).slice(0, 4000))
  const headers: Record<string, string> = {
    accept: 'application/json',
    'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}`,
  }
  if (token && !endpoint.linkIn) headers['authorization'] = `Bearer ${token}`
  let payload: BodyInit | undefined
  if (endpoint.multipart) {
    const form = new FormData()
    for (const [key, value] of Object.entries((typeof body === 'object' && body) || {}))
      form.append(key, typeof value === 'string' ? value : (JSON.stringify(value) ?? 'null'))
    if (random.chance(0.6))
      form.append(
        random.pick(['resume', 'logo', 'file', 'x']),
        new Blob(['Noor\nnoor@example.com']),
        random.pick(['cv.txt', 'cv.(', '..', 'a/b\\c.txt']),
      )
    payload = form
  } else if (endpoint.binary) {
    headers['content-type'] = 'application/octet-stream'
    headers['x-chunk-sha256'] = 'a'.repeat(64)
    payload = randomBytes(64)
  } else if (endpoint.body) {
    headers['content-type'] = 'application/json'
    payload = JSON.stringify(body)
  }
  if (endpoint.idempotent && random.chance(0.5)) headers['idempotency-key'] = `key-${random.below(400)}`
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), 60_000)
  const response = await fetch(`${url}${address}?${search}`, {
    method: endpoint.method,
    headers,
    body: payload,
    signal: controller.signal,
  })
  const streams = response.headers.get('content-type')?.startsWith('text/event-stream')
  const text = streams ? '' : await response.text()
  if (streams) controller.abort()
  clearTimeout(timer)
  tally.sent += 1
  tally.statuses.set(response.status, (tally.statuses.get(response.status) ?? 0) + 1)
  tally.untouched.delete(`${nameOf(endpoint)} as ${caller}`)
  // A low estimate: a 404 can also come from the handler, and a 409 always does.
  const passes = (['params', 'query', 'body'] as const).every(name => {
    const given = { params, query, body }[name]
    return !endpoint[name] || endpoint[name].safeParse(given).success
  })
  if (right && passes && mayCall(endpoint, caller) && ![401, 403, 404, 415, 422, 429].includes(response.status))
    tally.reached += 1
  else if (right && mayCall(endpoint, caller)) {
    const key = `${passes ? 'valid' : 'invalid'} ${response.status} ${nameOf(endpoint)}`
    tally.refused.set(key, (tally.refused.get(key) ?? 0) + 1)
  }
  if (response.status >= 500) {
    const key = `${response.status} ${nameOf(endpoint)}`
    const seen = tally.failures.get(key) ?? {
      count: 0,
      sample: `seed ${seed}: ${text.slice(0, 200)} ${asText(payload).slice(0, 300)}`,
    }
    tally.failures.set(key, { ...seen, count: seen.count + 1 })
  }
}

console.log(`Seed ${SEED}, ${turns.length} pairs of call and caller.`)
let population = await populate(services, client)
const start = performance.now()
for (let index = 0; index < COUNT; index += AT_ONCE) {
  if (index > 0 && index % NEW_POPULATION_EVERY < AT_ONCE) population = await populate(services, client)
  await Promise.all(
    Array.from({ length: Math.min(AT_ONCE, COUNT - index) }, (_, offset) =>
      sendOne(population, index + offset, SEED + index + offset).catch((error: unknown) => {
        const key = `no response: ${(error as Error).message}`
        const seen = tally.failures.get(key) ?? { count: 0, sample: String((error as Error).stack).slice(0, 300) }
        tally.failures.set(key, { ...seen, count: seen.count + 1 })
      }),
    ),
  )
  if (index % 8000 < AT_ONCE && index > 0)
    console.log(`${index} sent, ${tally.reached} reached a handler, ${tally.failures.size} kinds of failure`)
}
const seconds = (performance.now() - start) / 1000
await app.fastify.close()
await worker.stop()
await closeServices(services)
await database.stop()

console.log(
  `\n${tally.sent} requests in ${seconds.toFixed(0)} s; ${tally.reached} (${((100 * tally.reached) / tally.sent).toFixed(0)} %) reached a handler with valid input.`,
)
console.log(
  `By status: ${[...tally.statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ')}`,
)
if (process.argv.includes('--refused'))
  for (const [key, count] of [...tally.refused].toSorted(([, a], [, b]) => b - a).slice(0, 60))
    console.log(`${count} × ${key}`)
if (tally.untouched.size > 0 && COUNT >= turns.length * 20)
  console.log(`Never sent: ${[...tally.untouched].join('; ')}`)
for (const [key, { count, sample }] of tally.failures) console.log(`FAILED ${count} × ${key}\n    ${sample}`)
const isSufficient = tally.reached >= tally.sent / 2
if (!isSufficient && COUNT >= 10_000) console.log('Fewer than half of the requests reached a handler.')
process.exit(tally.failures.size > 0 || (!isSufficient && COUNT >= 10_000) ? 1 : 0)
