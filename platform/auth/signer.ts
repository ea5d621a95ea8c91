import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '../db/database.ts'

/** Makes and checks short-lived signed addresses, so that a player or a download needs no header. All processes share the key. */
export interface Signer {
  /** @param seconds how long the address works */
  sign(value: Record<string, string>, seconds: number): Promise<string>
  /** The signed value, or null where the token is forged or too old. */
  open(token: string): Promise<Record<string, string> | null>
}

async function sharedKey(db: Database): Promise<Buffer> {
  const row = await db.unsafeAcrossOrganizations(async q => {
    await q
      .insertInto('platform_keys')
      .values({ name: 'signed_addresses', key: randomBytes(32).toString('base64') })
      .onConflict(oc => oc.doNothing())
      .execute()
    return q.selectFrom('platform_keys').select('key').where('name', '=', 'signed_addresses').executeTakeFirstOrThrow()
  })
  return Buffer.from(row.key, 'base64')
}

export function createSigner(db: Database): Signer {
  let key: Promise<Buffer> | undefined
  const theKey = () => {
    key ??= sharedKey(db).catch(error => {
      key = undefined
      throw error
    })
    return key
  }
  const mac = async (text: string) =>
    createHmac('sha256', await theKey())
      .update(text)
      .digest()
  return {
    async sign(value, seconds) {
      const text = Buffer.from(JSON.stringify([value, Math.floor(Date.now() / 1000) + seconds])).toString('base64url')
      return `${text}.${(await mac(text)).toString('base64url')}`
    },
    async open(token) {
      const [text = '', given = ''] = token.split('.')
      const right = await mac(text)
      const bytes = Buffer.from(given, 'base64url')
      if (bytes.length !== right.length || !timingSafeEqual(bytes, right)) return null
      const [value, until] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [Record<string, string>, number]
      return until > Date.now() / 1000 ? value : null
    },
  }
}
