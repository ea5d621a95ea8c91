import { createHash, createHmac } from 'node:crypto'
import { conflict, ProblemError } from '../errors/problem-error.ts'
import type { Database } from './database.ts'
import type { OrganizationTransaction } from './organization.ts'
import { problemWords } from '#platform/errors/words.ts'

const hash = (text: string) => createHash('sha256').update(text).digest('base64url')

/** How long a repeated request gets the first reply, in ms. */
export const REPLAY_WINDOW_MS = 24 * 60 * 60 * 1000

/**
 * Does `work` at most once for a key within 24 hours; a repeat, even a simultaneous one, gets the first reply. The reply is
 * stored in the same transaction as the work, so that neither can exist without the other. It contains names and links, so it
 * is encrypted with the caller's key, of which only a hash is stored. Without a key the work just runs.
 * @throws 422 `key_reused` if the key was used for another request, 409 `already_done` if the reply is no longer stored
 */
export async function once<R>(
  tx: OrganizationTransaction,
  given: { call: string; key: string | undefined; request: unknown; now: Date },
  work: () => Promise<R>,
): Promise<{ reply: R; replayed: boolean }> {
  if (!given.key) return { reply: await work(), replayed: false }
  const row = { organization_id: tx.organizationId, call: given.call, key_hash: hash(given.key) }
  const context = `reply ${row.organization_id} ${given.call} ${given.key}`
  // A keyed hash, because a plain hash of a form could be compared with guesses of its content.
  const request_hash = createHmac('sha256', given.key).update(JSON.stringify(given.request)).digest('base64url')
  await tx.q
    .deleteFrom('idempotent_replies')
    .where('organization_id', '=', row.organization_id)
    .where('call', '=', row.call)
    .where('key_hash', '=', row.key_hash)
    .where('at', '<', new Date(given.now.getTime() - REPLAY_WINDOW_MS))
    .execute()
  // A simultaneous repeat waits here until the first one commits or rolls back.
  const inserted = await tx.q
    .insertInto('idempotent_replies')
    .values({ ...row, request_hash, at: given.now })
    .onConflict(conflicting => conflicting.doNothing())
    .returning('key_hash')
    .executeTakeFirst()
  if (!inserted) {
    const first = await tx.q
      .selectFrom('idempotent_replies')
      .select(['request_hash', 'sealed_reply'])
      .where('organization_id', '=', row.organization_id)
      .where('call', '=', row.call)
      .where('key_hash', '=', row.key_hash)
      .executeTakeFirstOrThrow()
    if (!first.sealed_reply) throw conflict('already_done', problemWords.alreadyDone)
    if (first.request_hash !== request_hash) {
      throw new ProblemError(422, 'key_reused', problemWords.keyReused)
    }
    return { reply: JSON.parse(tx.vault.open(context, first.sealed_reply)) as R, replayed: true }
  }
  const reply = await work()
  await tx.q
    .updateTable('idempotent_replies')
    .set({ sealed_reply: tx.vault.seal(context, JSON.stringify(reply)) })
    .where('organization_id', '=', row.organization_id)
    .where('call', '=', row.call)
    .where('key_hash', '=', row.key_hash)
    .execute()
  return { reply, replayed: false }
}

/** Deletes stored replies that have expired. @returns how many */
export async function pruneStoredReplies(db: Database, now: Date): Promise<number> {
  const { numDeletedRows } = await db.unsafeAcrossOrganizations(q =>
    q
      .deleteFrom('idempotent_replies')
      .where('at', '<', new Date(now.getTime() - REPLAY_WINDOW_MS))
      .executeTakeFirst(),
  )
  return Number(numDeletedRows)
}
