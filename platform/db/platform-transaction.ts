import type { Kysely } from 'kysely'
import pg from 'pg'
import type { Vault } from '../auth/vault.ts'
import { parsePlatformEvent, type PlatformEventName, type PlatformEventTypes } from '../events/platform-events.ts'
import { queriesOn } from './connection.ts'
import { newId } from './id.ts'
import { inTransaction, type OrganizationTransaction, transactionOn } from './organization.ts'
import { json, type Tables } from './tables.ts'

/** The super admin who acts; without an ID and a name the server's command line does. */
export interface PlatformActor {
  readonly id: string | null
  readonly name: string | null
  /** The network address that they act from. */
  readonly address: string | null
}

/** What an entry of the audit log is about. */
interface About {
  readonly id: string | null
  readonly name: string | null
  /** Why, in the words of the person. */
  readonly reason?: string
}

/** A transaction of a super admin. What it changes and its entry in the platform's audit log are stored together or not at all. */
export interface PlatformTransaction {
  /** Sees the rows of all organizations. */
  readonly q: Kysely<Tables>
  readonly vault: Vault
  /** Works in one organization, in the same transaction: row-level security lets `work` see no other. */
  inOrganization<R>(id: string, work: (tx: OrganizationTransaction) => Promise<R>): Promise<R>
  /** Adds an entry to the audit log. */
  record<N extends PlatformEventName>(name: N, about: About, data: PlatformEventTypes[N]): Promise<void>
  /** Says that there is nothing to record, because nothing was changed. */
  unchanged(): void
}

interface Roles {
  readonly app: string
  readonly platform: string
}

/**
 * Runs `work` in a transaction of a super admin, and repeats it after a deadlock.
 * @throws if `work` neither recorded anything nor said that it changed nothing; it is undone then
 */
export async function platformTransaction<R>(
  pool: pg.Pool,
  { roles, vault, actor }: { roles: Roles; vault: Vault; actor: PlatformActor },
  work: (tx: PlatformTransaction) => Promise<R>,
): Promise<R> {
  return inTransaction(pool, ['begin', `set local role ${roles.platform}`], async client => {
    let isAccountedFor = false
    const q = queriesOn(client)
    const result = await work({
      q,
      vault,
      async inOrganization(id, inside) {
        await client.query(`set local role ${roles.app}; set local app.organization_id = ${pg.escapeLiteral(id)}`)
        try {
          return await inside(transactionOn(client, id, vault, null))
        } finally {
          // After a failed statement the transaction accepts no other, and is rolled back anyway.
          await client.query(`set local role ${roles.platform}`).catch(() => {})
        }
      },
      async record(name, about, data) {
        isAccountedFor = true
        await q
          .insertInto('platform_events')
          .values({
            id: newId(),
            name,
            actor_id: actor.id,
            actor_name: actor.name,
            about_id: about.id,
            about_name: about.name,
            reason: about.reason ?? null,
            data: json(parsePlatformEvent(name, data)),
            at: new Date(),
            address: actor.address,
          })
          .execute()
      },
      unchanged: () => void (isAccountedFor = true),
    })
    if (!isAccountedFor) throw new Error('A change of a super admin was not recorded.')
    return result
  })
}
