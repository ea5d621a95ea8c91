import { expect, test } from 'vitest'
import { withSharedHead } from './shared-head.ts'

test.each([
  ['Product or interface design', 'Product design or interface design'],
  ['Three years of product/interface design in teams', 'Three years of product design/interface design in teams'],
  ['Product and interface design', 'Product design and interface design'],
  ['Product and/or interface design', 'Product design and/or interface design'],
  // One of them is no name.
  ['Zorbing or interface design', 'Zorbing or interface design'],
  ['Product or zorbing design', 'Product or zorbing design'],
  // The first word is a name of its own.
  ['Photoshop or interface design', 'Photoshop or interface design'],
  ['Semi-product or interface design', 'Semi-product or interface design'],
  ['Product, interface', 'Product, interface'],
])('"%s": "%s"', (text, expected) => {
  expect(withSharedHead(text)).toBe(expected)
})
