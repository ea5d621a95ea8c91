import { type Allowance, countUses } from '#platform/limits/count-uses.ts'
import { networkOf } from '#platform/limits/network-of.ts'
import type { Services } from '#platform/services.ts'

const MINUTE_S = 60
const HOUR_S = 3600

interface Attempt {
  /** People of organizations and super admins are counted separately. */
  readonly kind: 'sign-in' | 'super-admin sign-in'
  readonly email: string
  readonly address: string
  /** The ID of a known device. */
  readonly deviceId: string | null
}

/**
 * Counts one login attempt. A known device has its own limits. All other devices share the limits of the account, per address and
 * in total: 100 attempts per hour cannot guess a password of 12 characters. People who reach the limits can still use a device that
 * has logged in before. In an organization they can also set a new password by e-mail, which makes the device known.
 * @throws 429 with Retry-After
 */
export async function countSignIn({ db }: Services, { kind, email, address, deviceId }: Attempt): Promise<void> {
  const account = email.toLowerCase()
  const allowances: Allowance[] = deviceId
    ? [
        { name: `${kind} device minute`, values: [deviceId], max: 10, seconds: MINUTE_S },
        { name: `${kind} device hour`, values: [deviceId], max: 50, seconds: HOUR_S },
      ]
    : [
        { name: `${kind} address`, values: [account, networkOf(address)], max: 10, seconds: MINUTE_S },
        { name: `${kind} account`, values: [account], max: 100, seconds: HOUR_S },
      ]
  await countUses(db, allowances)
}
