import { describe, expect, it } from 'vitest'
import { isNameTyped, isTakingPart } from './policy.ts'

describe('new applications and interviews', () => {
  const soon = new Date('2026-12-24T10:00:00Z')

  it.each<[string, string, Date | null, boolean]>([
    ['are possible in an active organization', 'active', null, true],
    ['are not possible while it is being deleted', 'active', soon, false],
    ['are not possible while it is suspended', 'suspended', null, false],
    ['are not possible while it is suspended and being deleted', 'suspended', soon, false],
  ])('%s', (_, status, delete_at, possible) => {
    expect(isTakingPart({ status, delete_at })).toBe(possible)
  })
})

describe('a typed name', () => {
  it.each<[string, string, boolean]>([
    ['Evenhand Labs', 'Evenhand Labs', true],
    ['evenhand labs', 'Evenhand Labs', true],
    ['EVENHAND LABS', 'Evenhand Labs', true],
    ['  Evenhand Labs\n', 'Evenhand Labs', true],
    ['Evenhand Labs', '  Evenhand Labs ', true],
    ['MÜLLER & SÖHNE', 'Müller & Söhne', true],
    ['Evenhand', 'Evenhand Labs', false],
    ['Evenhand Labs GmbH', 'Evenhand Labs', false],
    ['EvenhandLabs', 'Evenhand Labs', false],
    ['', 'Evenhand Labs', false],
  ])('%j for an organization with the name %j', (typed, name, same) => {
    expect(isNameTyped(typed, name)).toBe(same)
  })
})
