// Prints how long the recruiter's calls take in an organization with many applications, next to one with few, in the same run:
// `node --import tsx bench/scale.ts`. BENCH_MANY, BENCH_FEW, BENCH_SECONDS and BENCH_RATE change its size,
// and BENCH_ONLY is the beginning of the names of the calls to measure. Requests are sent at a fixed
// rate, whatever the answers take, alternately to both.
import os from 'node:os'
import { foldApplicationCounts } from '#modules/applications/server/fold-counts.ts'
import { median } from './measure.ts'
import { startMeasuredProduct } from './measured-product.ts'
import { openJob } from './open-job.ts'
import { seedMany } from './seed-many.ts'

const MANY = Number(process.env['BENCH_MANY'] ?? 1_000_000)
const FEW = Number(process.env['BENCH_FEW'] ?? 10_000)
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 10)
/** Requests per second to each of the two. */
const RATE = Number(process.env['BENCH_RATE'] ?? 12)

/** At most `times` as long as with few applications, plus `plus` ms. */
interface Budget {
  readonly times: number
  readonly plus: number
}
const PAGE: Budget = { times: 1.5, plus: 2 }
const SEARCH: Budget = { times: 2, plus: 5 }

interface Place {
  readonly id: string
  readonly jobId: string
  readonly token: string
  readonly rows: number
}
type Call = readonly [name: string, path: (place: Place) => string, budget?: Budget]

const list =
  (query = '') =>
  () =>
    `/api/applications?${query}`
const SORTS = ['newest', 'score', 'name', 'waiting', 'match', 'interview']
const FILTERS = [
  'stage=review',
  'outcome=rejected',
  'source=careers_page',
  'source=referral',
  'tag=rare',
  'tag=common',
  'knockout=true',
  'owner=none',
  'owner=me',
  'screening=not_invited',
  'screening=completed',
  'min_score=95',
  'min_match=95&sort=match',
  'from=2026-11-01',
  'archived=true',
]

/** Nothing is lost in a power failure that is not lost with the temporary database. */
const CARELESS = {
  fsync: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '16GB',
  checkpoint_timeout: '1h',
}

const CALLS: readonly Call[] = [
  ['list', list()],
  ...SORTS.map((sort): Call => [`list by ${sort}`, list(`sort=${sort}`)]),
  ...FILTERS.map((filter): Call => [`list, ${filter}`, list(filter)]),
  ['list, job', ({ jobId }) => `/api/applications?job_id=${jobId}`],
  ['list, requirement met', ({ jobId }) => `/api/applications?job_id=${jobId}&requirement=a:met`],
  ['search a name', ({ rows }) => `/api/applications?search=person%20${Math.floor(rows / 2)}`, SEARCH],
  ['search an e-mail address', ({ rows }) => `/api/applications?search=p${Math.floor(rows / 2)}%40example.com`, SEARCH],
  ['search a rare word of a résumé', list('search=rare'), SEARCH],
  ['search a word of a résumé', list('search=word17'), SEARCH],
  ['search a word of every job title', list('search=engineer'), SEARCH],
  ['search the beginning of one', list('search=engi'), SEARCH],
  ['search one, with a filter', list('search=engineer&source=referral'), SEARCH],
  ['search two words', list('search=word17%20word23'), SEARCH],
  ['board, a column', list('stage=applied&sort=waiting&limit=50')],
  ['counts', () => '/api/applications/dashboard'],
  ['dashboard figures', () => '/api/dashboard/widget_data'],
  ['dashboard months', () => '/api/dashboard/monthly_applications'],
  ['next actions', () => '/api/recommendations'],
  ['jobs', () => '/api/organizations/job_openings'],
  ['analysis', ({ id, jobId }) => `/api/analyze?org_id=${id}&job_id=${jobId}`],
  ['summary of a job', ({ jobId }) => `/api/summary?job_id=${jobId}`],
  ['calendar', () => '/api/calendar'],
]

/** Sends one request. @returns the time until the whole answer was read, in ms */
async function timed(address: string, place: Place, path: string): Promise<number> {
  const startedAt = performance.now()
  const response = await fetch(address + path, {
    headers: { authorization: `Bearer ${place.token}`, accept: 'application/json' },
  })
  await response.text()
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return performance.now() - startedAt
}

/** Open loop: each request starts at its time, even if earlier ones have not been answered. */
async function measure(address: string, places: readonly [Place, Place], [, path]: Call) {
  const times: [Promise<number>[], Promise<number>[]] = [[], []]
  const gap = 1000 / RATE / 2
  const startedAt = performance.now()
  for (let index = 0; index < SECONDS * RATE * 2; index += 1) {
    const wait = startedAt + index * gap - performance.now()
    if (wait > 0) await new Promise(resolve => setTimeout(resolve, wait))
    const which = index % 2 === 0 ? 0 : 1
    times[which].push(timed(address, places[which], path(places[which])))
  }
  return Promise.all(times.map(list => Promise.all(list)))
}

const p95 = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * 0.95)]!

const { database, product, db, stop } = await startMeasuredProduct({ settings: CARELESS })
try {
  console.log(
    `${os.cpus()[0]?.model}, ${os.cpus().length} cores, Node ${process.version}; ${MANY} and ${FEW} applications`,
  )
  const places: Place[] = []
  const startedAt = performance.now()
  for (const rows of [MANY, FEW])
    places.push({ ...(await openJob(product.address, db, `bench-${rows}@example.com`)), rows })
  await seedMany({ admin: database.adminUrl.replace('/postgres?', '/evenhand?'), owner: database.ownerUrl }, places)
  await foldApplicationCounts(db)
  console.log(`filled in ${Math.round((performance.now() - startedAt) / 1000)} s`)
  const both = places as unknown as readonly [Place, Place]
  let over = 0
  console.log('call: p50 and p95 in ms with many, and with few applications')
  const measured = CALLS.filter(([name]) => name.startsWith(process.env['BENCH_ONLY'] ?? ''))
  for (const call of measured) {
    for (const place of places)
      for (let warm = 0; warm < 5; warm += 1) await timed(product.address, place, call[1](place))
    const [many, few] = (await measure(product.address, both, call)) as [number[], number[]]
    const { times, plus } = call[2] ?? PAGE
    const within = median(many) <= median(few) * times + plus && p95(many) <= p95(few) * times + plus
    if (!within) over += 1
    console.log(
      `${within ? 'ok  ' : 'OVER'} ${call[0]}: ${median(many).toFixed(1)} and ${p95(many).toFixed(1)}, ${median(few).toFixed(1)} and ${p95(few).toFixed(1)}`,
    )
  }
  console.log(`${measured.length - over} of ${measured.length} within their limits`)
} finally {
  await stop()
}
