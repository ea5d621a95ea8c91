import { createHash } from 'node:crypto'
import { ProblemError } from '../errors/problem-error.ts'
import type { OrganizationTransaction } from './organization.ts'
import { json } from './tables.ts'

const hash = (text: string) => createHash('sha256').update(text).digest('base64url')

/** For how long a repeat gets the first answer, in ms. */
export const REPLAY_WINDOW_MS = 24 * 60 * 60 * 1000

/**
 * Does `work` at most once for a key within 24 hours; a repeat, even a simultaneous one, gets the first reply. The reply is
 * kept in the same transaction as the work, so that neither can be there without the other. Without a key it just works.
 * @throws 422 `key_reused` where the same key comes with another request.
 */
export async function once<R>(
  tx: OrganizationTransaction,
  given: { call: string; key: string | undefined; request: unknown; now: Date },
  work: () => Promise<R>,
): Promise<{ reply: R; replayed: boolean }> {
  if (!given.key) return { reply: await work(), replayed: false }
  const row = { organization_id: tx.organizationId, call: given.call, key_hash: hash(given.key) }
  const request_hash = hash(JSON.stringify(given.request))
  await tx.q
    .deleteFrom('idempotent_replies')
    .where('organization_id', '=', row.organization_id)
    .where('call', '=', row.call)
    .where('key_hash', '=', row.key_hash)
    .where('at', '<', new Date(given.now.getTime() - REPLAY_WINDOW_MS))
    .execute()
  // A simultaneous repeat waits here until the first commits or is undone.
  const inserted = await tx.q
    .insertInto('idempotent_replies')
    .values({ ...row, request_hash, at: given.now })
    .onConflict(conflict => conflict.doNothing())
    .returning('key_hash')
    .executeTakeFirst()
  if (!inserted) {
    const first = await tx.q
      .selectFrom('idempotent_replies')
      .select(['request_hash', 'reply'])
      .where('organization_id', '=', row.organization_id)
      .where('call', '=', row.call)
      .where('key_hash', '=', row.key_hash)
      .executeTakeFirstOrThrow()
    if (first.request_hash !== request_hash) {
      throw new ProblemError(
        422,
        'key_reused',
        'This Idempotency-Key came with another request before. Please use a new one.',
      )
    }
    return { reply: first.reply as R, replayed: true }
  }
  const reply = await work()
  await tx.q
    .updateTable('idempotent_replies')
    .set({ reply: json(reply) })
    .where('organization_id', '=', row.organization_id)
    .where('call', '=', row.call)
    .where('key_hash', '=', row.key_hash)
    .execute()
  return { reply, replayed: false }
}
