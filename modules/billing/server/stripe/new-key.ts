import { randomUUID } from 'node:crypto'

/** For requests that set what they say and nothing else: every attempt has an idempotency key of its own. */
export const newKey = () => ({ idempotencyKey: randomUUID() })
