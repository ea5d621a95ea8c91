import { describe, expect, it } from 'vitest'
import { type OpenedList, positionIn } from './opened-list.ts'

const item = (id: string) => ({ id, candidate_uuid: `person-${id}` })
const list: OpenedList = { address: 'stage=review', total: '42', items: [item('a'), item('b'), item('c')] }

describe('the position in a list', () => {
  it('has the previous and the next candidate', () => {
    expect(positionIn(list, 'stage=review', 'b')).toEqual({ at: 2, total: '42', previous: item('a'), next: item('c') })
  })
  it('has no previous candidate at the start and no next one at the end', () => {
    expect(positionIn(list, 'stage=review', 'a')?.previous).toBeNull()
    expect(positionIn(list, 'stage=review', 'c')?.next).toBeNull()
  })
  it('is null for another list, for an application that is not in it, and without a list', () => {
    expect(positionIn(list, 'stage=offer', 'b')).toBeNull()
    expect(positionIn(list, 'stage=review', 'z')).toBeNull()
    expect(positionIn(null, 'stage=review', 'b')).toBeNull()
  })
})
