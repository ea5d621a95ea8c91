import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { brandTokens } from './brand-colors.ts'
import { Mark } from './mark.tsx'

test('the product’s logo uses no color that an organization can change', () => {
  const used = [...renderToStaticMarkup(<Mark />).matchAll(/var\((--[a-z-]+)\)/g)].map(([, name]) => name!)
  expect(used.length).toBeGreaterThan(0)
  const changeable = Object.keys(brandTokens({ primary: '#a8231b', secondary: '#ffffff' }, 'light'))
  expect(used.filter(name => changeable.includes(name))).toEqual([])
})
