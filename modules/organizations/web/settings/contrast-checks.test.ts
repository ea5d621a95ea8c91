import { expect, test } from 'vitest'
import { contrast } from '#platform/color/oklch.ts'
import { checksOf } from './contrast-checks.tsx'

const ratios = (primary: string, secondary: string, theme: 'light' | 'dark') =>
  checksOf({ primary, secondary }, theme).map(({ ratio }) => Math.round(ratio * 10) / 10)

test('dark green on light pages is readable as it is', () => {
  expect(ratios('#0f5f54', '#fff0bf', 'light').every(ratio => ratio >= 4.5)).toBe(true)
})

test('pale and missing contrast is measured, and the color that is shown instead is readable', () => {
  const [text, , accent] = checksOf({ primary: '#ffd400', secondary: '#ffe066' }, 'light')
  expect(text!.ratio).toBeLessThan(1.5)
  expect(contrast(text!.shown, '#ffffff')).toBeGreaterThanOrEqual(4.5)
  expect(accent!.ratio).toBeLessThan(1.5)
  expect(contrast(accent!.shown, '#ffd400')).toBeGreaterThanOrEqual(4.5)
})

test('the same color can be readable on light pages and not on dark ones', () => {
  const [light] = ratios('#0f3f6f', '#ffffff', 'light')
  const [dark] = ratios('#0f3f6f', '#ffffff', 'dark')
  expect(light).toBeGreaterThan(4.5)
  expect(dark).toBeLessThan(4.5)
})
