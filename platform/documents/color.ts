/** A color as three numbers 0–255. */
export type Color = readonly [number, number, number]

export const WHITE: Color = [255, 255, 255]
export const BLACK: Color = [0, 0, 0]

/** Below this contrast text cannot be told from its background. #eeeeee on white has 1.16, #dddddd 1.36. */
const READABLE_CONTRAST = 1.2

/** Reads `#rrggbb` or `rrggbb`; null for anything else (a theme name, `auto`, a pattern). */
export function parseColor(text: string | null | undefined): Color | null {
  const match = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text?.trim() ?? '')
  if (!match) return null
  return [parseInt(match[1]!, 16), parseInt(match[2]!, 16), parseInt(match[3]!, 16)]
}

function luminance(color: Color): number {
  const [r, g, b] = color.map(part => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast ratio 1–21 of two colors, as WCAG 2.2 defines it. */
export function contrast(one: Color, other: Color): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Whether text of this color cannot be told from its background. Two hues of the same brightness can. */
export function meltsInto(text: Color, background: Color): boolean {
  const distance = Math.hypot(text[0] - background[0], text[1] - background[1], text[2] - background[2])
  return distance < 60 && contrast(text, background) < READABLE_CONTRAST
}

/** The color of `top` painted over `bottom` with an opacity of 0–1. */
export function blend(top: Color, bottom: Color, alpha: number): Color {
  const mix = (a: number, b: number) => Math.round(a * alpha + b * (1 - alpha))
  return [mix(top[0], bottom[0]), mix(top[1], bottom[1]), mix(top[2], bottom[2])]
}
