import { expect, test } from 'vitest'
import { startTestServer } from '#tests/api.ts'
import { anOrganization } from '#tests/factories.ts'

const server = await startTestServer()
const [one, other] = [await anOrganization(server), await anOrganization(server)]
await server.settled()
const { db } = server.services
const org = db.forOrganization(one.id)

test('completes both transactions of a deadlock', async () => {
  await org.write(tx =>
    tx.q
      .insertInto('links')
      .values(
        ['a', 'b'].map(name => ({
          token_hash: `deadlock-${name}`,
          organization_id: one.id,
          purpose: 'test',
          subject_id: other.id,
          expires_at: new Date(),
        })),
      )
      .execute(),
  )
  let firstLocksHeld = 0
  let tries = 0
  const bothHoldOne = async () => {
    firstLocksHeld += 1
    while (firstLocksHeld < 2) await new Promise(resolve => setTimeout(resolve, 5))
  }
  const lockBoth = (names: readonly [string, string]) =>
    org.write(async tx => {
      tries += 1
      const lock = (name: string) =>
        tx.q
          .updateTable('links')
          .set({ used_at: new Date() })
          .where('organization_id', '=', one.id)
          .where('token_hash', '=', `deadlock-${name}`)
          .execute()
      await lock(names[0])
      await bothHoldOne()
      await lock(names[1])
      return names.join()
    })
  expect(await Promise.all([lockBoth(['a', 'b']), lockBoth(['b', 'a'])])).toEqual(['a,b', 'b,a'])
  // The repeated transaction can meet the other one again before that has the lock it waits for.
  expect(tries).toBeGreaterThanOrEqual(3)
})

test('gives up on a permanent serialization failure', async () => {
  let tries = 0
  await expect(
    org.write(async () => {
      tries += 1
      throw Object.assign(new Error('could not serialize access'), { code: '40001' })
    }),
  ).rejects.toThrow('could not serialize access')
  expect(tries).toBe(5)
})

test('does not repeat work that failed for another reason', async () => {
  let tries = 0
  await expect(
    org.write(async () => {
      tries += 1
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect(tries).toBe(1)
})
