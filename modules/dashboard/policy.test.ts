import { expect, test } from 'vitest'
import { stageTargets } from './contract.ts'
import { DEFAULT_TARGETS } from './policy.ts'

test('the default targets are valid targets: whole days for every stage', () => {
  expect(stageTargets.safeParse(DEFAULT_TARGETS)).toMatchObject({ success: true })
})
