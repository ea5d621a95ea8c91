import { expect, it } from 'vitest'
import { returningEffects } from './effects.mjs'

it('finds effects that return what a call returns', () => {
  expect(returningEffects("useEffect(() => box.current?.scrollIntoView({ block: 'center' }), [])")).toEqual([1])
  expect(returningEffects('\nuseLayoutEffect(\n  () => onDirty(isDirty),\n  [isDirty])')).toEqual([2])
})

it('accepts effects that return nothing or the function that ends them', () => {
  for (const effect of [
    'useEffect(() => void field.current?.focus(), [])',
    'useEffect(() => {\n  box.current?.scrollIntoView()\n}, [])',
    'useEffect(\n  () => () => close(),\n  [])',
    'useEffect(() => stop, [stop])',
  ])
    expect(returningEffects(effect)).toEqual([])
})
