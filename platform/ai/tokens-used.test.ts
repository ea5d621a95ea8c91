import { describe, expect, it } from 'vitest'
import { tokensUsed } from './tokens-used.ts'

const used = (inputTokens: unknown, outputTokens: unknown) =>
  tokensUsed({ inputTokens, outputTokens } as Parameters<typeof tokensUsed>[0], 'p'.repeat(401), 'a'.repeat(41), 100)

describe('the tokens that a server reports', () => {
  it.each([
    [0, 0, 0, 0],
    [100, 20, 100, 20],
    [1000.5, 20.4, 1001, 20],
    [50_401, 200_100, 50_401, 200_100],
  ])('are used if they are possible: %d and %d', (input, output, input_tokens, output_tokens) => {
    expect(used(input, output)).toEqual({ input_tokens, output_tokens })
  })

  it.each([[-1], [-1e9], [3e9], [Number.NaN], [Infinity], [-Infinity], [undefined], [null], ['100']])(
    'are estimated from the text if they are %d',
    count => {
      expect(used(count, count)).toEqual({ input_tokens: 101, output_tokens: 11 })
    },
  )

  it('are estimated just above what is possible', () => {
    expect(used(50_402, 200_101)).toEqual({ input_tokens: 101, output_tokens: 11 })
  })

  it('are estimated without a report, by bytes', () => {
    expect(tokensUsed(undefined, '中文', '', 100)).toEqual({ input_tokens: 2, output_tokens: 0 })
  })
})
