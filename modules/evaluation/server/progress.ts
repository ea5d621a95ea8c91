import { setTimeout as wait } from 'node:timers/promises'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { evaluationsOf } from './queries.ts'

/** A stream ends after this time, in ms; the page opens it again if it needs to. */
const MAX_DURATION_MS = 5 * 60_000
const POLL_INTERVAL_MS = 400

const line = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

/**
 * Server-sent events about an application's evaluations until none is running. Reads the database, so that any server can serve
 * them.
 */
export async function* progressOf(
  org: OrganizationDb,
  applicationId: string,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const sent = new Map<string, string>()
  const end = Date.now() + MAX_DURATION_MS
  while (!signal.aborted && Date.now() < end) {
    const [rows] = await org.read(q => [evaluationsOf(q, org.organizationId, applicationId)])
    for (const { id, kind, state } of rows) {
      if (sent.get(id) === state) continue
      sent.set(id, state)
      yield line('evaluation', { id, kind, state })
    }
    if (rows.every(({ state }) => state !== 'waiting' && state !== 'running')) {
      yield line('done', {})
      return
    }
    await wait(POLL_INTERVAL_MS, undefined, { signal }).catch(() => {})
  }
}
