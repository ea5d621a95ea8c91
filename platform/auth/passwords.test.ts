import { expect, test } from 'vitest'
import { asked, passwordWork } from '#tests/counted-argon2.ts'
import { hashPassword, verifyPassword } from './passwords.ts'

test('a password is hashed with the parameters that OWASP recommends for argon2id', async () => {
  await hashPassword('correct horse')
  expect(asked.cost).toEqual({ memoryCost: 19_456, timeCost: 2, parallelism: 1 })
})

test('only the right password matches, in any form of its letters', async () => {
  const stored = await hashPassword('Café au lait')
  expect(stored).toMatch(/^\$argon2id\$/)
  expect(await verifyPassword(stored, 'Cafe\u0301 au lait')).toBe(true)
  expect(await verifyPassword(stored, 'Cafe au lait')).toBe(false)
})

test('an unknown address takes as much work as a wrong password', async () => {
  const before = passwordWork.verify
  expect(await verifyPassword(null, 'a password that nobody has')).toBe(false)
  expect(passwordWork.verify).toBe(before + 1)
})
