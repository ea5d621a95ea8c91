import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '#platform/db/database.ts'
import type { Services } from '#platform/services.ts'
import { eventsSince } from './live.read-model.ts'

/** A stream ends after this time; the page opens it again, with the access that its reader then has. In ms. */
const MAX_DURATION = 5 * 60_000
/** How often the events are read while somebody listens, in ms. */
const INTERVAL = 1000
/** A transaction can commit this much later than its events were written, in ms. */
const LOOK_BACK = 10_000
/** Proxies close connections on which nothing is sent, in ms. */
const HEARTBEAT = 25_000

/** What changed, in the words of the pages. */
type LiveTopic = 'applications' | 'jobs' | 'people' | 'notifications'

const TOPIC_OF: Record<string, LiveTopic> = {
  application: 'applications',
  resume: 'applications',
  screening: 'applications',
  evaluation: 'applications',
  scorecard: 'applications',
  booking: 'applications',
  interview: 'applications',
  offer: 'applications',
  todo: 'applications',
  share: 'applications',
  attachment: 'applications',
  message: 'applications',
  mail: 'applications',
  job: 'jobs',
  admin: 'people',
}

interface Change {
  readonly topic: LiveTopic
  /** Only these people; everyone of the organization if undefined. */
  readonly adminIds?: readonly string[]
}

function changeOf({ name, data }: { name: string; data: unknown }): Change | null {
  if (name === 'notification.added')
    return { topic: 'notifications', adminIds: (data as { admin_ids: string[] }).admin_ids }
  const topic = TOPIC_OF[name.split('.')[0]!]
  return topic ? { topic } : null
}

type Listener = (change: Change) => void

/** Reads the events once for all open pages of this process, and only while there are any. */
class Hub {
  readonly #listeners = new Map<string, Set<Listener>>()
  #running = false

  listen(db: Database, organizationId: string, listener: Listener): () => void {
    const own = this.#listeners.get(organizationId) ?? new Set()
    this.#listeners.set(organizationId, own.add(listener))
    if (!this.#running) void this.#run(db)
    return () => {
      own.delete(listener)
      if (own.size === 0) this.#listeners.delete(organizationId)
    }
  }

  async #run(db: Database) {
    this.#running = true
    let seen = new Set<string>()
    let first = true
    while (this.#listeners.size > 0) {
      // The database may be away for a moment: the next round reads what this one missed.
      const events = await eventsSince(db, [...this.#listeners.keys()], new Date(Date.now() - LOOK_BACK)).catch(
        () => null,
      )
      if (events) {
        for (const event of events) {
          const change = first || seen.has(event.id) ? null : changeOf(event)
          if (change) for (const listener of this.#listeners.get(event.organization_id) ?? []) listener(change)
        }
        seen = new Set(events.map(({ id }) => id))
        first = false
      }
      await wait(INTERVAL, undefined, { ref: false })
    }
    this.#running = false
  }
}

const hubs = new WeakMap<Database, Hub>()
const hubOf = (db: Database) => {
  const hub = hubs.get(db) ?? new Hub()
  hubs.set(db, hub)
  return hub
}

const message = (topics: Iterable<LiveTopic>) => `event: changed\ndata: ${JSON.stringify({ topics: [...topics] })}\n\n`

/** Tells a page which topics changed: no names, no IDs, so that it holds for every role and in blind review. */
export async function* liveTopics(
  { db }: Services,
  organizationId: string,
  adminId: string,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const changed = new Set<LiveTopic>()
  let wake = () => {}
  const stop = hubOf(db).listen(db, organizationId, ({ topic, adminIds }) => {
    if (adminIds && !adminIds.includes(adminId)) return
    changed.add(topic)
    wake()
  })
  const end = Date.now() + MAX_DURATION
  try {
    yield ': connected\n\n'
    while (!signal.aborted && Date.now() < end) {
      const woken = new Promise<void>(resolve => (wake = resolve))
      const timer = new AbortController()
      const anySignal = AbortSignal.any([signal, timer.signal])
      if (changed.size === 0)
        await Promise.race([woken, wait(HEARTBEAT, undefined, { signal: anySignal }).catch(() => {})])
      timer.abort()
      if (changed.size === 0) yield ': still here\n\n'
      else {
        const topics = [...changed]
        changed.clear()
        yield message(topics)
      }
    }
  } finally {
    stop()
  }
}
