import { describe, expect, it } from 'vitest'
import { storableText } from './storable.ts'
import { json } from './tables.ts'

const BACKSLASH = '\\'
const CLIP = '\u{1F4CE}'
const [HIGH, LOW] = [CLIP.charAt(0), CLIP.charAt(1)]
const read = (value: unknown): unknown => JSON.parse(json(value))

describe('JSON for a column', () => {
  it.each([
    [`a ${BACKSLASH}u0000 b`],
    [`${BACKSLASH}u0000`],
    [`${BACKSLASH}${BACKSLASH}u0000`],
    [`C:${BACKSLASH}users${BACKSLASH}u0000${BACKSLASH}n`],
    [`${BACKSLASH}ud83d`],
    [`a ${BACKSLASH}`],
    [`"${BACKSLASH}u0000"`],
    ['u0000 and 0000'],
    [`paper ${CLIP} clip`],
    ['Zoë, 中文, العربية'],
  ])('keeps the typed text %j', text => {
    expect(read({ text, list: [text], [text]: 1 })).toEqual({ text, list: [text], [text]: 1 })
  })

  it.each([
    ['a \0 b', 'a  b'],
    ['\0', ''],
    [`${BACKSLASH}\0`, BACKSLASH],
    [`${BACKSLASH}u0000\0`, `${BACKSLASH}u0000`],
    [`a${HIGH}`, 'a'],
    [`${LOW}a`, 'a'],
    [`${HIGH}${HIGH}${LOW}`, CLIP],
    [`${LOW}${HIGH}`, ''],
  ])('removes what cannot be stored from %j', (text, stored) => {
    const value = { text, list: [text, { text }] }
    expect(read(value)).toEqual({ text: stored, list: [stored, { text: stored }] })
    expect(storableText(text)).toBe(stored)
  })

  it('removes it from names of fields, and leaves other values', () => {
    const at = new Date('2026-05-01T10:00:00Z')
    const value = { 'a\0b': 1, none: null, yes: true, at, missing: undefined, text: '\0' }
    expect(read(value)).toEqual({ ab: 1, none: null, yes: true, at: at.toISOString(), text: '' })
    expect(json([])).toBe('[]')
    expect(json(null)).toBe('null')
  })
})
