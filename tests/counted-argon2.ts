import { createRequire } from 'node:module'

const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as typeof import('@node-rs/argon2')

/** How many passwords this process has hashed and compared, which takes most of the time of signing in. */
export const passwordWork = { hash: 0, verify: 0 }

/** The parameters with which the product asked for a hash. */
export const asked: { cost?: unknown } = {}

// Replaces `@node-rs/argon2` in tests (replaced-modules.mjs). It does the same with less work, and counts.
// `platform/auth/passwords.test.ts` tests how much work the product does.
export const hash: typeof argon2.hash = (password, cost) => {
  passwordWork.hash += 1
  asked.cost = cost
  return argon2.hash(password, { memoryCost: 64, timeCost: 1, parallelism: 1 })
}
export const verify: typeof argon2.verify = (...given) => {
  passwordWork.verify += 1
  return argon2.verify(...given)
}
