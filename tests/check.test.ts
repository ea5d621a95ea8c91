import { expect, it } from 'vitest'
import { missingFrom } from './check.mjs'

const locked = (places: readonly string[]) => ({
  packages: {
    '': { dependencies: { parser: '1.0.0' } },
    'node_modules/parser': {
      dependencies: { tokens: '^2.0.0' },
      optionalDependencies: { 'parser-linux': '1.0.0', '@parser/windows': '1.0.0' },
    },
    ...Object.fromEntries(places.map(place => [place, {}])),
  },
})

it('accepts a lock file in which every package has an entry, next to or inside the package that needs it', () => {
  const places = [
    'node_modules/parser/node_modules/tokens',
    'node_modules/parser-linux',
    'node_modules/@parser/windows',
  ]
  expect(missingFrom(locked(places))).toEqual([])
})

it('finds packages without an entry, including those for other operating systems', () => {
  expect(missingFrom(locked(['node_modules/tokens', 'node_modules/parser-linux']))).toEqual([
    'node_modules/parser needs @parser/windows',
  ])
})

it('does not look for dependencies inside sibling packages', () => {
  const places = ['node_modules/other/node_modules/tokens', 'node_modules/parser-linux', 'node_modules/@parser/windows']
  expect(missingFrom(locked(places))).toEqual(['node_modules/parser needs tokens'])
})
