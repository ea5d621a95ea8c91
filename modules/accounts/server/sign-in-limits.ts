import { type Allowance, countUses } from '#platform/limits/count-uses.ts'
import type { Services } from '#platform/services.ts'

const MINUTE_S = 60
const HOUR_S = 3600

/**
 * Counts one try to sign in. A known device has limits of its own. Everybody else shares those of the account, by address and in
 * all: with 100 tries an hour a password of 12 characters is out of reach, and who runs into them can still use a device that
 * has signed in before, or set a new password by e-mail, which makes the device known.
 * @throws 429 with Retry-After
 */
export async function countSignIn(
  { db }: Services,
  email: string,
  address: string,
  deviceId: string | null,
): Promise<void> {
  const account = email.toLowerCase()
  const allowances: Allowance[] = deviceId
    ? [
        { name: 'sign-in device minute', values: [deviceId], max: 10, seconds: MINUTE_S },
        { name: 'sign-in device hour', values: [deviceId], max: 50, seconds: HOUR_S },
      ]
    : [
        { name: 'sign-in address', values: [account, address], max: 10, seconds: MINUTE_S },
        { name: 'sign-in account', values: [account], max: 100, seconds: HOUR_S },
      ]
  await countUses(db, allowances)
}
