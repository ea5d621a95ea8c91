import { randomUUID } from 'node:crypto'
import { z } from 'zod'

/** A source of random numbers that can be repeated from its seed (mulberry32). */
export function randomFrom(seed: number) {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (count: number) => Math.floor(next() * count)
  return {
    next,
    below,
    pick: <T>(list: readonly T[]): T => list[below(list.length)]!,
    chance: (probability: number) => next() < probability,
  }
}
export type Random = ReturnType<typeof randomFrom>

/** Values for a field of this name for which a random one would never be valid; null if there are none. */
export type Known = (path: readonly string[]) => unknown

type Def = Record<string, unknown> & { type: string }
const defOf = (schema: z.core.$ZodType) => schema._zod.def as unknown as Def

const WORDS = 'build test ship plan review letter printer Zoë Łukasz 北京 مرحبا straße 🙂'.split(' ')

function text(random: Random, min: number, max: number): string {
  let value = ''
  const length = min + random.below(Math.min(60, Math.max(1, max - min)))
  while (value.length < length) value += `${random.pick(WORDS)} `
  return value
    .slice(0, Math.max(min, Math.min(length, max)))
    .trim()
    .padEnd(min, 'x')
}

function fromString(def: Def, random: Random): string {
  let min = 0
  let max = 200
  for (const check of (def['checks'] as z.core.$ZodCheck[] | undefined) ?? []) {
    const rule = check._zod.def as unknown as Record<string, unknown>
    if (rule['check'] === 'min_length') min = rule['minimum'] as number
    if (rule['check'] === 'max_length') max = rule['maximum'] as number
  }
  switch (def['format']) {
    case 'email':
      return `fuzz-${random.below(1e9)}@example.com`
    case 'guid':
    case 'uuid':
      return randomUUID()
    case 'datetime':
      return new Date(Date.UTC(2026, 10, 20 + random.below(60), random.below(24))).toISOString()
    case 'date':
      return `2027-0${1 + random.below(9)}-1${random.below(9)}`
    default:
      return text(random, min, max)
  }
}

function fromNumber(def: Def, random: Random): number {
  let low = 0
  let high = 100
  for (const check of (def['checks'] as z.core.$ZodCheck[] | undefined) ?? []) {
    const rule = check._zod.def as unknown as Record<string, unknown>
    if (rule['check'] === 'greater_than') low = rule['value'] as number
    if (rule['check'] === 'less_than') high = rule['value'] as number
  }
  return low + random.below(Math.max(1, Math.min(high, low + 1000) - low + 1))
}

/** A value that the schema accepts according to its declaration; refinements in code may still reject it. */
export function valid(schema: z.core.$ZodType, random: Random, known: Known, path: readonly string[] = []): unknown {
  const given = known(path)
  if (given !== null) return given
  const def = defOf(schema)
  const inner = (one: unknown, key?: string) =>
    valid(one as z.core.$ZodType, random, known, key === undefined ? path : [...path, key])
  switch (def.type) {
    case 'string':
      return fromString(def, random)
    case 'number':
      return fromNumber(def, random)
    case 'boolean':
      return random.chance(0.5)
    case 'literal':
      return random.pick(def['values'] as unknown[])
    case 'enum':
      return random.pick(Object.values(def['entries'] as Record<string, unknown>))
    case 'optional':
    case 'default':
    case 'prefault':
      return random.chance(0.5) ? undefined : inner(def['innerType'])
    case 'nullable':
      return random.chance(0.3) ? null : inner(def['innerType'])
    case 'object':
      return Object.fromEntries(
        Object.entries(def['shape'] as Record<string, unknown>).flatMap(([key, one]) => {
          const value = inner(one, key)
          return value === undefined ? [] : [[key, value]]
        }),
      )
    case 'array':
      return Array.from({ length: 1 + random.below(2) }, (_, index) => inner(def['element'], String(index)))
    case 'record':
      return { note: inner(def['valueType'], 'note') }
    case 'union':
      return inner(random.pick(def['options'] as unknown[]))
    case 'pipe':
      return inner(defOf(def['in'] as z.core.$ZodType).type === 'transform' ? def['out'] : def['in'])
    default:
      return def['innerType'] ? inner(def['innerType']) : text(random, 1, 20)
  }
}

const HOSTILE: readonly unknown[] = [
  null,
  '',
  '\u0000',
  '\ud800',
  '\u202eabc',
  "'; drop table applications; --",
  '{{ constructor }}',
  '../../../../etc/passwd',
  'a'.repeat(70_000),
  -1,
  1e308,
  2 ** 53,
  true,
  [],
  {},
  [[[[[[]]]]]],
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '%00',
]

/** Makes an input invalid in one place: a different value, a missing field or an unknown one. */
export function invalidated(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random.chance(0.15)) return random.pick(HOSTILE)
  const keys = Object.keys(value)
  const copy = structuredClone(value) as Record<string, unknown>
  if (keys.length === 0 || random.chance(0.15)) return { ...copy, fuzz: random.pick(HOSTILE) }
  const key = random.pick(keys)
  if (random.chance(0.2)) delete copy[key]
  else copy[key] = invalidated(copy[key], random)
  return Array.isArray(value) ? Object.values(copy) : copy
}
