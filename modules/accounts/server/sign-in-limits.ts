import { type Allowance, countUses } from '#platform/limits/count-uses.ts'
import type { Services } from '#platform/services.ts'

const MINUTE_S = 60
const HOUR_S = 3600

/**
 * Counts one login attempt. A known device has its own limits. All other devices share the limits of the account, per address and
 * in total: 100 attempts per hour cannot guess a password of 12 characters. People who reach the limits can still use a device that
 * has logged in before, or set a new password by e-mail, which makes the device known.
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
