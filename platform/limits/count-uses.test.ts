import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestServer } from '#tests/api.ts'
import { countUses } from './count-uses.ts'

const { db } = (await startTestServer()).services

/** A limit of its own, and how to let seconds pass for it. */
function aLimit(max: number, seconds: number) {
  const name = `test ${randomBytes(5).toString('hex')}`
  return {
    use: () => countUses(db, [{ name, values: ['somebody'], max, seconds }]),
    pass: (elapsed: number) =>
      db.unsafeAcrossOrganizations(q =>
        sql`update rate_windows set window_start = window_start - make_interval(secs => ${elapsed})
          where bucket like ${`${name} %`}`.execute(q),
      ),
  }
}
const refused = (atMost: number) => ({
  status: 429,
  headers: { 'retry-after': expect.toSatisfy(value => Number(value) >= 1 && Number(value) <= atMost) },
})

test('the time of a limit starts with the first use', async () => {
  const { use, pass } = aLimit(2, 600)
  await use()
  await pass(500)
  await use()
  await expect(use()).rejects.toMatchObject(refused(100))
  await pass(99)
  await expect(use()).rejects.toMatchObject(refused(1))
  await pass(1)
  await use()
  await use()
  await expect(use()).rejects.toMatchObject(refused(600))
})

test('uses at the same time are counted one by one', async () => {
  const { use } = aLimit(5, 600)
  const results = await Promise.allSettled(Array.from({ length: 20 }, use))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
})

test('names have limits of their own', async () => {
  const [one, other] = [aLimit(1, 600), aLimit(1, 600)]
  await one.use()
  await expect(one.use()).rejects.toMatchObject({ status: 429 })
  await other.use()
})
