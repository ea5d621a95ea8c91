import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { fewOf, quotesSchema, reasoningSchema, termsSchema } from './answer-limits.ts'

const isUsable = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success
const times = (count: number, text = 'x') => Array.from({ length: count }, () => text)

describe('the size of an answer', () => {
  it('is limited in the characters of its reasons', () => {
    expect(isUsable(reasoningSchema, 'x'.repeat(4000))).toBe(true)
    expect(isUsable(reasoningSchema, 'x'.repeat(4001))).toBe(false)
  })

  it('is limited in the number and length of its quotes', () => {
    expect(isUsable(quotesSchema, times(12, 'x'.repeat(2000)))).toBe(true)
    expect(isUsable(quotesSchema, times(13))).toBe(false)
    expect(isUsable(quotesSchema, ['x'.repeat(2001)])).toBe(false)
    expect(isUsable(quotesSchema, times(20_000))).toBe(false)
  })

  it('is limited in the number and length of its terms', () => {
    expect(isUsable(termsSchema, times(30, 'x'.repeat(200)))).toBe(true)
    expect(isUsable(termsSchema, times(31))).toBe(false)
    expect(isUsable(termsSchema, ['x'.repeat(201)])).toBe(false)
  })

  it('is told to the model if it is too large, but no limit is part of the schema', () => {
    expect(reasoningSchema.safeParse('x'.repeat(4001)).error!.message).toContain('more than 4000 characters')
    expect(fewOf(z.string(), 2).safeParse(times(3)).error!.message).toContain('more than 2 items')
    expect(z.toJSONSchema(quotesSchema)).toMatchObject({ type: 'array', items: { type: 'string' } })
    expect(JSON.stringify(z.toJSONSchema(quotesSchema))).not.toContain('max')
  })
})
