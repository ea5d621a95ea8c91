import { expect, test } from 'vitest'
import { saying } from './answer.fixture.ts'
import { withWould } from './would.ts'

const read = (text: string) =>
  withWould(saying(text))
    .map(word => word.text)
    .join(' ')

test.each([
  ['I’d called the fitter', 'i had called the fitter'],
  ["I'd call the fitter", 'i would call the fitter'],
  ['I’d never called', 'i had never called'],
  ['I’d never really called', 'i had never really called'],
  ['I’d never really just called', 'i would never really just called'],
  ['I’d never call', 'i would never call'],
  ['I’d a new apprentice', 'i had a new apprentice'],
  ['I’d to wait', 'i had to wait'],
  ['we’d 2 of them', 'we had 2 of them'],
  ['I’d put it there', 'i would put it there'],
  ['I’d', 'i would'],
  // Written out, it is what it says.
  ['I had call it', 'i had call it'],
])('"%s" means "%s"', (text, expected) => {
  expect(read(text)).toBe(expected)
})
