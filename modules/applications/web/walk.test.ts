import { describe, expect, it } from 'vitest'
import { placeIn, type Walk } from './walk.ts'

const step = (id: string) => ({ id, candidate_uuid: `person-${id}` })
const walk: Walk = { address: 'stage=review', total: '42', steps: [step('a'), step('b'), step('c')] }

describe('the place in a list', () => {
  it('knows who stands before and after', () => {
    expect(placeIn(walk, 'stage=review', 'b')).toEqual({ at: 2, total: '42', before: step('a'), after: step('c') })
  })
  it('ends at both ends', () => {
    expect(placeIn(walk, 'stage=review', 'a')?.before).toBeNull()
    expect(placeIn(walk, 'stage=review', 'c')?.after).toBeNull()
  })
  it('is none in another list, for a stranger to it, or without a list', () => {
    expect(placeIn(walk, 'stage=offer', 'b')).toBeNull()
    expect(placeIn(walk, 'stage=review', 'z')).toBeNull()
    expect(placeIn(null, 'stage=review', 'b')).toBeNull()
  })
})
