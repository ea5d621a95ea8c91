import { setTimeout as wait } from 'node:timers/promises'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { evaluationsOf } from './queries.ts'

/** A stream is ended after this long, in ms; the page opens it again if it still cares. */
const LONGEST_MS = 5 * 60_000
const EVERY_MS = 400

const line = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

/** Server-sent events of an application's runs, until none is left running. Any replica can serve it: it reads the rows. */
export async function* progressOf(
  org: OrganizationDb,
  applicationId: string,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const told = new Map<string, string>()
  const end = Date.now() + LONGEST_MS
  while (!signal.aborted && Date.now() < end) {
    const [rows] = await org.read(q => [evaluationsOf(q, org.organizationId, applicationId)])
    for (const { id, kind, state } of rows) {
      if (told.get(id) === state) continue
      told.set(id, state)
      yield line('evaluation', { id, kind, state })
    }
    if (rows.every(({ state }) => state !== 'waiting' && state !== 'running')) {
      yield line('done', {})
      return
    }
    await wait(EVERY_MS, undefined, { signal }).catch(() => {})
  }
}
