import type { Duplex } from 'node:stream'
import type { Compilable, Kysely } from 'kysely'
import pg from 'pg'
import type { Vault } from '../auth/vault.ts'
import { type EventName, type EventTypes, isAudited, parseEventData } from '../events/define.ts'
import { reactionsTo, reactionTask } from '../events/subscriptions.ts'
import { isConnectionError, preparedStatement, queriesOn } from './connection.ts'
import { json, type Tables } from './tables.ts'
import { newId } from './id.ts'

/** Who caused a change, for the event log. */
export type Cause = { readonly kind: 'admin' | 'candidate'; readonly id: string } | { readonly kind: 'system' }

interface TaskOptions {
  /** A task replaces an earlier one with the same key that has not started. */
  readonly key?: string
  readonly runAt?: Date
  readonly maxTries?: number
}

/**
 * A transaction in one organization. Its queries see only this organization, which the database enforces. Events and
 * tasks are written in the same transaction as the changes that cause them, so that none is lost and none runs too early.
 */
export interface OrganizationTransaction {
  readonly organizationId: string
  readonly q: Kysely<Tables>
  /** Encrypts values that must not be readable in a copy of the database. */
  readonly vault: Vault
  /** Records an event. Its subscribers run after the commit. */
  emit<N extends EventName>(name: N, subjectId: string | null, data: EventTypes[N], cause: Cause): Promise<void>
  /** Queues a background task for after the commit. The payload contains IDs, never data or secrets. */
  task(name: string, payload: Record<string, unknown>, options?: TaskOptions): Promise<void>
}

type Rows<Q> = Q extends Compilable<infer R> ? R[] : never
export type RowsOf<T extends readonly Compilable[]> = { [K in keyof T]: Rows<T[K]> }

/** The access to one organization's rows. */
export interface OrganizationDb {
  readonly organizationId: string
  /** Runs independent read queries in one round trip and one snapshot. */
  read<const T extends readonly Compilable[]>(build: (q: Kysely<Tables>) => T): Promise<RowsOf<T>>
  /**
   * Runs `work` in a transaction; an error rolls it back. After a deadlock or a serialization failure it runs again, so it
   * must change nothing but the database.
   */
  write<R>(work: (tx: OrganizationTransaction) => Promise<R>): Promise<R>
}

/** Begins a transaction in an organization. In one message, because every read begins with it. */
const begin = (organizationId: string, mode: 'read only' | 'read write') =>
  `begin ${mode}; set local app.organization_id = ${pg.escapeLiteral(organizationId)}`

/** Sends queries without waiting. The last query of a batch reports the first error, so errors of the others can be ignored. */
const send = (client: pg.PoolClient, query: string | pg.QueryConfig) => {
  const sent = client.query(query)
  sent.catch(() => {})
  return sent
}

/** Sends queries in one packet. @throws the first error, after all have ended */
async function together(client: pg.PoolClient, queries: (string | pg.QueryConfig)[]): Promise<pg.QueryResult[]> {
  const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection
  stream.cork()
  const sent = queries.map(query => send(client, query))
  stream.uncork()
  const settled = await Promise.allSettled(sent)
  return settled.map(one => {
    if (one.status === 'rejected') throw one.reason
    return one.value
  })
}

async function withClient<R>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<R>): Promise<R> {
  const client = await pool.connect()
  try {
    const result = await work(client)
    client.release()
    return result
  } catch (error) {
    client.release(isConnectionError(error) ? (error as Error) : undefined)
    throw error
  }
}

/** Opens a transaction with `open`, runs `work` and commits. Rolls back on an error. */
async function tryTransaction<R>(
  pool: pg.Pool,
  open: (string | pg.QueryConfig)[],
  work: (client: pg.PoolClient) => Promise<R>,
): Promise<R> {
  return withClient(pool, async client => {
    const opened = open.map(query => send(client, query))
    let result: R
    try {
      result = await work(client)
      await Promise.all(opened)
    } catch (error) {
      const failed = await Promise.allSettled(opened)
      await client.query('rollback').catch(() => {})
      const first = failed.find(one => one.status === 'rejected')
      throw first ? first.reason : error
    }
    const { command } = await client.query('commit')
    // A transaction with a failed statement replies to COMMIT with ROLLBACK, without an error.
    if (command !== 'COMMIT') throw new Error('The transaction was undone by the database.')
    return result
  })
}

/** Errors for which a retry can succeed: serialization_failure and deadlock_detected. */
const RUN_AGAIN = ['40001', '40P01']
const MOST_TRIES = 5
const FIRST_PAUSE_MS = 20

/** A random part of a pause that doubles, so that conflicting transactions do not conflict again. */
const pauseAfter = (attempt: number) =>
  new Promise(resolve => setTimeout(resolve, Math.random() * FIRST_PAUSE_MS * 2 ** attempt))

/** Runs a transaction, and repeats it if PostgreSQL rolled it back in favor of another. */
export async function inTransaction<R>(
  pool: pg.Pool,
  open: (string | pg.QueryConfig)[],
  work: (client: pg.PoolClient) => Promise<R>,
): Promise<R> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryTransaction(pool, open, work)
    } catch (error) {
      if (attempt === MOST_TRIES || !RUN_AGAIN.includes((error as { code?: string }).code ?? '')) throw error
      await pauseAfter(attempt)
    }
  }
}

/** Runs independent prepared queries in a transaction that `open` begins: in one packet, one round trip and one snapshot. */
export const readTogether = <const T extends readonly Compilable[]>(
  pool: pg.Pool,
  open: readonly string[],
  build: (q: Kysely<Tables>) => T,
): Promise<RowsOf<T>> =>
  withClient(pool, async client => {
    const queries = build(queriesOn(client)).map(query => query.compile())
    const results = await together(client, [...open, ...queries.map(preparedStatement), 'commit'])
    return results.slice(open.length, -1).map(({ rows }) => rows as unknown[]) as never
  })

/** @param address the network address of the person who makes the call, for the audit log */
export function organizationDb(
  pool: pg.Pool,
  organizationId: string,
  vault: Vault,
  address: string | null = null,
): OrganizationDb {
  return {
    organizationId,
    read: build => readTogether(pool, [begin(organizationId, 'read only')], build),
    write: work =>
      inTransaction(pool, [begin(organizationId, 'read write')], client =>
        work(transactionOn(client, organizationId, vault, address)),
      ),
  }
}

/** The access of an open transaction to one organization. Its role and its organization are set already. */
export function transactionOn(
  client: pg.PoolClient,
  organizationId: string,
  vault: Vault,
  address: string | null,
): OrganizationTransaction {
  const q = queriesOn(client)
  const task: OrganizationTransaction['task'] = async (name, payload, options = {}) => {
    await client.query({
      name: 'enqueue_task',
      text: 'select enqueue_task($1, $2, $3, $4, $5)',
      values: [
        name,
        json({ ...payload, organization_id: organizationId }),
        options.key ?? null,
        options.runAt ?? null,
        options.maxTries ?? 12,
      ],
    })
  }
  return {
    organizationId,
    q,
    vault,
    task,
    async emit(name, subjectId, data, cause) {
      const id = newId()
      await q
        .insertInto('events')
        .values({
          id,
          organization_id: organizationId,
          name,
          subject_id: subjectId,
          actor_kind: cause.kind,
          actor_id: cause.kind === 'system' ? null : cause.id,
          data: json(parseEventData(name, data)),
          at: new Date(),
          audited: isAudited(name),
          address: isAudited(name) && cause.kind === 'admin' ? address : null,
        })
        .execute()
      for (const { by } of reactionsTo(name))
        await task(reactionTask(by), { event_id: id, subject_id: subjectId }, { key: `${reactionTask(by)}:${id}` })
    },
  }
}
