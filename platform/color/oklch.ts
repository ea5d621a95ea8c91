/** Color in OKLCH (B. Ottosson, 2020): lightness 0–1, chroma, hue in radians. Lightness can be moved without changing the hue. */
export interface Oklch {
  readonly l: number
  readonly c: number
  readonly h: number
}
type Rgb = readonly [number, number, number]

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const toGamma = (v: number) => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055)

const channels = (hex: string): Rgb =>
  [1, 3, 5].map(i => Number.parseInt(hex.slice(i, i + 2), 16) / 255) as unknown as Rgb

export function toOklch(hex: string): Oklch {
  const [r, g, b] = channels(hex).map(toLinear) as unknown as Rgb
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return { l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, c: Math.hypot(a, bb), h: Math.atan2(bb, a) }
}

function toRgb({ l, c, h }: Oklch): Rgb {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)]
  const L = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const M = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const S = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * L - 3.3077115913 * M + 0.2309699292 * S,
    -1.2684380046 * L + 2.6097574011 * M - 0.3413193965 * S,
    -0.0041960863 * L - 0.7034186147 * M + 1.707614701 * S,
  ]
}

const inGamut = (rgb: Rgb) => rgb.every(v => v >= -1e-4 && v <= 1 + 1e-4)

/** The hex nearest to the color; chroma gives way, lightness and hue stay. */
export function toHex(color: Oklch): string {
  let c = color.c
  while (c > 0.001 && !inGamut(toRgb({ ...color, c }))) c *= 0.94
  if (c <= 0.001) c = 0
  const byte = (v: number) =>
    Math.round(Math.min(1, Math.max(0, toGamma(Math.min(1, Math.max(0, v))))) * 255)
      .toString(16)
      .padStart(2, '0')
  return `#${toRgb({ ...color, c })
    .map(byte)
    .join('')}`
}

const luminance = (hex: string) => {
  const [r, g, b] = channels(hex).map(toLinear) as unknown as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast ratio by WCAG 2.2, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
