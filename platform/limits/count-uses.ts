import { createHash } from 'node:crypto'
import type { Database } from '../db/database.ts'
import { tooMany } from '../errors/problem-error.ts'

export interface Allowance {
  /** What is counted, like `POST /api/auth/login`. */
  readonly name: string
  /** By what it is counted: a network (`networkOf`), an e-mail. Only its hash is stored. */
  readonly values: readonly string[]
  readonly max: number
  readonly seconds: number
}

const bucketOf = ({ name, values }: Allowance) =>
  `${name} ${createHash('sha256').update(values.join('\n')).digest('base64url').slice(0, 22)}`

/**
 * Counts one use against each allowance, whose seconds start with its first use. Counted in the database, so it holds over all processes.
 * @throws 429 with Retry-After at the first that is used up
 */
export async function countUses(db: Database, allowances: readonly Allowance[]): Promise<void> {
  for (const allowance of allowances) {
    const { max, seconds } = allowance
    const values = [bucketOf(allowance), seconds]
    const [row] = await db.callFunction<{ used: number }>('count_use', 'select count_use($1, $2) as used', values)
    if ((row?.used ?? 0) > max) throw tooMany(await secondsUntilReset(db, values))
  }
}

async function secondsUntilReset(db: Database, values: unknown[]): Promise<number> {
  const statement = 'select seconds_until_reset($1, $2) as seconds'
  const [row] = await db.callFunction<{ seconds: number | null }>('seconds_until_reset', statement, values)
  return row?.seconds ?? 1
}
