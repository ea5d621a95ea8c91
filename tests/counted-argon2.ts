import { createRequire } from 'node:module'

const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as typeof import('@node-rs/argon2')

/** How many passwords this process has hashed and compared, which takes most of the time of signing in. */
export const passwordWork = { hash: 0, verify: 0 }

// Replaces `@node-rs/argon2` in tests (vitest.config.ts). It does the same, and counts.
export const hash: typeof argon2.hash = (...given) => {
  passwordWork.hash += 1
  return argon2.hash(...given)
}
export const verify: typeof argon2.verify = (...given) => {
  passwordWork.verify += 1
  return argon2.verify(...given)
}
