import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '../db/database.ts'

/** Creates and checks short-lived signed URLs, for players and downloads that cannot send headers. All processes share the key. */
export interface Signer {
  /** @param seconds how long the URL is valid; at most one hour */
  sign(value: Record<string, string>, seconds: number): Promise<string>
  /** The signed value, or null if the token is forged or expired. */
  open(token: string): Promise<Record<string, string> | null>
}

/** How long a retired key stays valid: until the last URL that it signed has expired. */
const LONGEST_SECONDS = 3600

interface SigningKey {
  readonly bytes: Buffer
  /** The latest expiry of a URL signed with it, in seconds since 1970. */
  readonly endsBy: number
}

async function sharedKeys(db: Database): Promise<[SigningKey, ...SigningKey[]]> {
  return db.unsafeAcrossOrganizations(async q => {
    await q
      .deleteFrom('platform_keys')
      .where('retired_at', '<', new Date(Date.now() - LONGEST_SECONDS * 1000))
      .execute()
    await q
      .insertInto('platform_keys')
      .values({ name: 'signed_addresses', key: randomBytes(32).toString('base64') })
      .onConflict(oc => oc.doNothing())
      .execute()
    const bytesOf = (key: string) => Buffer.from(key, 'base64')
    const current = await q
      .selectFrom('platform_keys')
      .select('key')
      .where('name', '=', 'signed_addresses')
      .executeTakeFirstOrThrow()
    const retired = await q
      .selectFrom('platform_keys')
      .select(['key', 'retired_at'])
      .where('name', '=', 'signed_addresses_retired')
      .execute()
    return [
      { bytes: bytesOf(current.key), endsBy: Infinity },
      ...retired.map(({ key, retired_at }) => ({
        bytes: bytesOf(key),
        endsBy: (retired_at?.getTime() ?? 0) / 1000 + LONGEST_SECONDS,
      })),
    ]
  })
}

const macOf = (key: SigningKey, text: string) => createHmac('sha256', key.bytes).update(text).digest()

const matches = (given: Buffer, right: Buffer) => given.length === right.length && timingSafeEqual(given, right)

export function createSigner(db: Database): Signer {
  let loading: ReturnType<typeof sharedKeys> | undefined
  const keys = () => {
    loading ??= sharedKeys(db).catch(error => {
      loading = undefined
      throw error
    })
    return loading
  }
  return {
    async sign(value, seconds) {
      if (seconds > LONGEST_SECONDS) throw new Error(`A signed address works for ${LONGEST_SECONDS} seconds at most.`)
      const text = Buffer.from(JSON.stringify([value, Math.floor(Date.now() / 1000) + seconds])).toString('base64url')
      return `${text}.${macOf((await keys())[0], text).toString('base64url')}`
    },
    async open(token) {
      const [text = '', given = ''] = token.split('.')
      const mac = Buffer.from(given, 'base64url')
      const key = (await keys()).find(one => matches(mac, macOf(one, text)))
      if (!key) return null
      const [value, until] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [Record<string, string>, number]
      return until > Date.now() / 1000 && until <= key.endsBy ? value : null
    },
  }
}
