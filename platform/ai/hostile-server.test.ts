import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startOpenAi, type OpenAiReply, type OpenAiStandIn } from '#tests/stand-ins/openai.ts'
import { languageModel } from './language-model.ts'
import { ModelMisbehaved } from './port.ts'

let server: OpenAiStandIn
beforeAll(async () => {
  server = await startOpenAi()
})
afterAll(() => server.close())

const schema = z.object({ text: z.string() })
const model = (price?: { input: number; output: number }) =>
  languageModel({
    provider: 'openai-compatible',
    base_url: server.baseUrl,
    model: 'm-1',
    timeout_ms: 8000,
    ...(price && { price }),
  })!
const request = { purpose: 'test', system: 'Answer.', material: [], task: 'Say it.', schema, maxOutputTokens: 100 }
const generate = () => model().generate(request)
const refusal: OpenAiReply = {
  kind: 'status',
  status: 400,
  body: { error: { message: 'response_format json_schema is not supported' } },
}

describe('an answer with characters that cannot be stored', () => {
  it('is used without them', async () => {
    server.script({ kind: 'json', value: { text: 'a\0b \ud83d and \\u0000' } })
    expect((await generate()).value).toEqual({ text: 'ab  and \\u0000' })
  })
})

describe('a server without structured output', () => {
  it('answers all requests that were sent at the same time', async () => {
    server.script(sent =>
      sent.json!.response_format ? refusal : { kind: 'text', text: 'Here it is: {"text": "in words"}' },
    )
    const one = model()
    const all = await Promise.all(Array.from({ length: 6 }, () => one.generate(request)))
    expect(all.map(({ value }) => value)).toEqual(Array.from({ length: 6 }, () => ({ text: 'in words' })))
    server.requests.length = 0
    await one.generate(request)
    expect(server.requests).toHaveLength(1)
  })

  it('is asked in words only once for each attempt', async () => {
    server.script(refusal)
    await expect(generate()).rejects.toMatchObject({ code: 'model_unavailable', retryable: false })
    expect(server.requests).toHaveLength(2)
  })
})

describe('an answer that is too long', () => {
  it.each(['structured', 'in words'])('is unusable: %s', async shape => {
    const long: OpenAiReply = { kind: 'json', value: { text: 'x'.repeat(120_000) } }
    server.script(sent => (shape === 'in words' && sent.json!.response_format ? refusal : long))
    await expect(generate()).rejects.toBeInstanceOf(ModelMisbehaved)
  })

  it('is not read to its end', async () => {
    server.script({ kind: 'json', value: { text: 'x'.repeat(2_100_000) } })
    await expect(generate()).rejects.toBeInstanceOf(ModelMisbehaved)
    expect(server.requests).toHaveLength(1)
  })
})

describe('figures of use that are impossible', () => {
  const reply = (usage: unknown): OpenAiReply => ({
    kind: 'garbage',
    body: JSON.stringify({
      id: 'x',
      object: 'chat.completion',
      created: 1,
      model: 'm-1',
      choices: [{ index: 0, message: { role: 'assistant', content: '{"text": "said"}' }, finish_reason: 'stop' }],
      usage,
    }),
  })

  it.each([
    [{ prompt_tokens: -1_000_000, completion_tokens: -5, total_tokens: 0 }],
    [{ prompt_tokens: 3e9, completion_tokens: 3e9, total_tokens: 6e9 }],
    [undefined],
  ])('are replaced by an estimate: %j', async usage => {
    server.script(reply(usage))
    const generated = await model({ input: 1, output: 1 }).generate(request)
    expect(generated.value).toEqual({ text: 'said' })
    expect(generated.usage.input_tokens).toBeGreaterThan(50)
    expect(generated.usage.input_tokens).toBeLessThan(1000)
    expect(generated.usage.output_tokens).toBe(4)
    expect(generated.run.cost_usd).toBeGreaterThan(0)
  })

  it('are whole numbers', async () => {
    server.script(reply({ prompt_tokens: 1000.5, completion_tokens: 20.2, total_tokens: 1020 }))
    expect((await generate()).usage).toEqual({ input_tokens: 1001, output_tokens: 20 })
  })
})
