import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brandCss, brandTokens, GROUNDS } from './brand-colors.ts'
import { contrast, toHex, toOklch } from '#platform/color/oklch.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map(n => `#${n.toString(16).padStart(6, '0')}`)

test('any two colors are readable wherever they are used, in both themes', () => {
  fc.assert(
    fc.property(hex, hex, fc.constantFrom('light' as const, 'dark' as const), (primary, secondary, theme) => {
      const t = brandTokens({ primary, secondary }, theme)
      for (const ground of [...GROUNDS[theme], t['--brand-tint']])
        expect(contrast(t['--brand'], ground)).toBeGreaterThanOrEqual(4.5)
      for (const ground of [t['--brand'], t['--brand-strong']])
        expect(contrast(t['--on-brand'], ground)).toBeGreaterThanOrEqual(4.5)
      for (const ground of [t['--brand-fill'], t['--brand-fill-strong']])
        expect(contrast(t['--on-brand-fill'], ground)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(t['--on-face'], t['--face'])).toBeGreaterThanOrEqual(4.5)
      expect(contrast(t['--face-accent'], t['--face'])).toBeGreaterThanOrEqual(4.5)
    }),
    { numRuns: 400 },
  )
})

test('a readable color stays unchanged', () => {
  expect(brandTokens({ primary: '#232f66', secondary: '#f3bd90' }, 'light')).toMatchObject({
    '--brand': '#232f66',
    '--face': '#232f66',
    '--on-face': '#ffffff',
    '--face-accent': '#f3bd90',
  })
})

test('a pale brand keeps its hue when it is darkened', () => {
  const pale = toOklch('#ffe082')
  const made = toOklch(brandTokens({ primary: '#ffe082', secondary: '#000000' }, 'light')['--brand'])
  expect(Math.abs(made.h - pale.h)).toBeLessThan(0.12)
})

const degrees = (one: number, other: number) => {
  const apart = Math.abs(((one - other) * 180) / Math.PI) % 360
  return Math.min(apart, 360 - apart)
}
/** Brown: a dark, saturated orange or yellow. */
const isBrown = (color: string) => {
  const { l, c, h } = toOklch(color)
  return l < 0.62 && c > 0.04 && degrees(h, 1.25) < 40
}

test('every brand color keeps its hue, is readable, and does not turn brown', () => {
  for (const lightness of [0.55, 0.65, 0.75, 0.85]) {
    for (let hue = 0; hue < 360; hue += 5) {
      const primary = toHex({ l: lightness, c: 0.16, h: (hue * Math.PI) / 180 })
      const own = toOklch(primary)
      for (const theme of ['light', 'dark'] as const) {
        const t = brandTokens({ primary, secondary: '#000000' }, theme)
        for (const name of ['--brand', '--brand-fill', '--brand-fill-strong'] as const)
          expect(degrees(toOklch(t[name]).h, own.h), `${primary} ${theme} ${name} ${t[name]}`).toBeLessThan(6)
        for (const ground of [...GROUNDS[theme], t['--brand-tint']])
          expect(contrast(t['--brand'], ground)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(t['--on-brand-fill'], t['--brand-fill'])).toBeGreaterThanOrEqual(4.5)
        if (!isBrown(primary))
          for (const name of ['--brand', '--brand-strong', '--brand-fill', '--brand-fill-strong'] as const)
            expect(isBrown(t[name]), `${primary} ${theme} ${name} ${t[name]}`).toBe(false)
      }
    }
  }
})

test('a bright yellow stays yellow on buttons, with dark text', () => {
  const t = brandTokens({ primary: '#ffb300', secondary: '#000000' }, 'light')
  expect(t).toMatchObject({ '--brand-fill': '#ffb300', '--on-brand-fill': '#131311' })
})

test('invalid colors fall back to the product’s own', () => {
  expect(brandTokens({ primary: 'red; }', secondary: '' }, 'light')['--face']).toBe('#0f5f54')
  expect(brandCss({ primary: '</style>', secondary: 'x' })).not.toContain('<')
})

test('hex colors survive conversion to OKLCH and back', () => {
  fc.assert(
    fc.property(hex, color => {
      const [a, b] = [color, toHex(toOklch(color))].map(c => [1, 3, 5].map(i => Number.parseInt(c.slice(i, i + 2), 16)))
      a?.forEach((v, i) => expect(Math.abs(v - (b?.[i] ?? -9))).toBeLessThanOrEqual(2))
    }),
  )
})

test('the backgrounds are those of the tokens', () => {
  const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
  const [light = '', dark = ''] = css.split("[data-theme='dark']")
  for (const ground of GROUNDS.light) expect(light).toContain(ground)
  for (const ground of GROUNDS.dark) expect(dark).toContain(ground)
})
