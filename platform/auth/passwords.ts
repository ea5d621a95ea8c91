import { hash, verify } from '@node-rs/argon2'

/** argon2id with OWASP's parameters: 19 MiB, two passes, one lane; about 50 ms of one core. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), COST)

/** Whether the password matches the hash. Without a hash it takes the same time, so that the time does not reveal unknown addresses. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const right = await verify(stored ?? (await decoy), password.normalize('NFKC')).catch(() => false)
  return stored !== null && right
}

const decoy = hashPassword('a password that nobody has')
