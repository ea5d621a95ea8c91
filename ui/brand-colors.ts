import { useEffect, useLayoutEffect } from 'react'
import type { Oklch } from '#platform/color/oklch.ts'
import { contrast, toHex, toOklch } from '#platform/color/oklch.ts'
import { paintScheme, useScheme } from './theme.ts'

export interface BrandColors {
  readonly primary: string
  readonly secondary: string
}
export type BrandTokens = Record<BrandToken, string>
type BrandToken =
  | '--brand'
  | '--brand-strong'
  | '--brand-tint'
  | '--brand-line'
  | '--on-brand'
  | '--brand-fill'
  | '--brand-fill-strong'
  | '--on-brand-fill'
  | '--focus'
  | '--face'
  | '--on-face'
  | '--face-accent'

/** WCAG 2.2 AA for text. */
const READS = 4.5
/** The backgrounds of brand text by theme: paper, surface, sunken, raised. A test compares them with tokens.css. */
export const GROUNDS = {
  light: ['#faf9f6', '#ffffff', '#f3f1ec'],
  dark: ['#131311', '#1b1a18', '#161513', '#22211e'],
} as const

const HEX = /^#[0-9a-f]{6}$/i
const STEP = 0.005

/** Moves lightness toward `to` until the color is readable on all backgrounds. The hue stays; chroma is reduced to the displayable range. */
function readable(from: Oklch, to: 0 | 1, grounds: readonly string[], least = READS): string {
  let l = from.l
  let hex = toHex(from)
  while (grounds.some(ground => contrast(hex, ground) < least) && l !== to) {
    l = to === 0 ? Math.max(0, l - STEP) : Math.min(1, l + STEP)
    hex = toHex({ ...from, l })
  }
  return hex
}

/** White or the product's ink. On backgrounds of medium lightness, where neither is readable enough, black. */
function inkOn(ground: string): string {
  const best = contrast('#ffffff', ground) >= contrast('#131311', ground) ? '#ffffff' : '#131311'
  return contrast(best, ground) >= READS ? best : '#000000'
}

/** Hues from orange to yellow, in radians, which look brown when darkened. */
const WARM = { from: 0.6, to: 2.05 } as const
/** The chroma below which a dark warm color looks like ink, not brown. */
const INK_CHROMA = 0.025
const INK_LIGHTNESS = 0.33

/** Whether a warm color was darkened so far that it is no longer recognizable as the organization's own. */
const turnsBrown = (own: Oklch, darkened: Oklch): boolean =>
  own.h > WARM.from && own.h < WARM.to && own.c > INK_CHROMA && own.l - darkened.l > 0.08

/**
 * An organization's two colors as tokens that replace the product's own on its pages. For any colors,
 * brand text is readable on paper, surface, sunken and its own tint, and text is readable on brand and face, in both themes (4.5:1).
 */
export function brandTokens(colors: BrandColors, theme: 'light' | 'dark'): BrandTokens {
  const primary = toOklch(HEX.test(colors.primary) ? colors.primary : '#0f5f54')
  const face = toHex(primary)
  const onFace = inkOn(face)
  const second = toOklch(HEX.test(colors.secondary) ? colors.secondary : '#fff0bf')
  const accent = readable(second, onFace === '#ffffff' ? 1 : 0, [face])
  const shared = {
    '--face': face,
    '--on-face': onFace,
    '--face-accent': turnsBrown(second, toOklch(accent)) ? onFace : accent,
  }
  const own = theme === 'light' ? lightTokens(primary) : darkTokens(primary)
  return { ...own, ...shared }
}

function lightTokens(primary: Oklch) {
  const tint = toHex({ ...primary, l: 0.95, c: Math.min(primary.c, 0.022) })
  const brand = readable(primary, 0, [...GROUNDS.light, tint])
  const made = toOklch(brand)
  if (turnsBrown(primary, made)) return inkTokens(primary, tint)
  const strong = toHex({ ...made, l: made.l * 0.82 })
  return {
    '--brand': brand,
    '--brand-strong': strong,
    '--brand-tint': tint,
    '--brand-line': toHex({ ...made, l: 0.84, c: Math.min(made.c, 0.06) }),
    '--on-brand': '#ffffff',
    '--brand-fill': brand,
    '--brand-fill-strong': strong,
    '--on-brand-fill': '#ffffff',
    '--focus': brand,
  }
}

/** For bright orange and yellow: dark text on the organization's own color, and ink of the same hue for text on paper. */
function inkTokens(primary: Oklch, tint: string) {
  const ink = { ...primary, l: INK_LIGHTNESS, c: INK_CHROMA }
  const fill = toHex(primary)
  const onFill = inkOn(fill)
  return {
    '--brand': toHex(ink),
    '--brand-strong': toHex({ ...ink, l: 0.24 }),
    '--brand-tint': tint,
    '--brand-line': toHex({ ...primary, l: 0.84, c: Math.min(primary.c, 0.09) }),
    '--on-brand': '#ffffff',
    '--brand-fill': fill,
    '--brand-fill-strong': toHex({ ...primary, l: Math.min(0.97, primary.l + (onFill === '#ffffff' ? -0.03 : 0.03)) }),
    '--on-brand-fill': onFill,
    '--focus': toHex(ink),
  }
}

function darkTokens(primary: Oklch) {
  const calm = { ...primary, c: Math.min(primary.c, 0.11) }
  const tint = toHex({ ...calm, l: 0.28, c: Math.min(calm.c, 0.05) })
  const brand = readable({ ...calm, l: Math.max(calm.l, 0.76) }, 1, [...GROUNDS.dark, tint])
  const made = toOklch(brand)
  const strong = toHex({ ...made, l: Math.min(0.97, made.l + 0.07) })
  const onBrand = readable({ ...made, l: 0.2, c: Math.min(made.c, 0.05) }, 0, [brand])
  return {
    '--brand': brand,
    '--brand-strong': strong,
    '--brand-tint': tint,
    '--brand-line': toHex({ ...made, l: 0.42, c: Math.min(made.c, 0.07) }),
    '--on-brand': onBrand,
    '--brand-fill': brand,
    '--brand-fill-strong': strong,
    '--on-brand-fill': onBrand,
    '--focus': brand,
  }
}

/** Applies an organization's colors to the document, including dialogs, while mounted. Uses a script, which a strict CSP allows. */
function useBrandColors(colors: BrandColors | null | undefined): void {
  const { theme } = useScheme()
  const { primary, secondary } = colors ?? {}
  useEffect(() => {
    if (!primary || !secondary) return
    const style = document.documentElement.style
    const tokens = Object.entries(brandTokens({ primary, secondary }, theme))
    for (const [name, value] of tokens) style.setProperty(name, value)
    return () => tokens.forEach(([name]) => style.removeProperty(name))
  }, [primary, secondary, theme])
}

interface Look {
  readonly colors: BrandColors
  readonly colorScheme: 'light' | 'dark' | 'system'
}

/** An organization's colors, and its choice of light or dark, while the page is open. */
export function useOrganizationLook({ colors, colorScheme }: Look): void {
  useLayoutEffect(() => {
    if (colorScheme === 'system') return
    document.documentElement.dataset.theme = colorScheme
    return paintScheme
  }, [colorScheme])
  useBrandColors(colors)
}

/** The same as a style sheet, for pages that the server renders. */
export function brandCss(colors: BrandColors): string {
  const block = (theme: 'light' | 'dark') =>
    Object.entries(brandTokens(colors, theme))
      .map(([name, value]) => `${name}:${value}`)
      .join(';')
  return `:root{${block('light')}}[data-theme='dark']{${block('dark')}}`
}
