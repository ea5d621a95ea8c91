import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { z } from 'zod'
import { startVendor, type Vendor, type VendorStandIn } from '#tests/stand-ins/vendors.ts'
import { languageModel } from './language-model.ts'
import { ModelMisbehaved, ModelUnavailable, type GenerateRequest } from './port.ts'
import { modelFor, missingForModels } from './settings.ts'

const schema = z.object({ verdict: z.enum(['met', 'missing']), quotes: z.array(z.string()) })
const good = { verdict: 'met' as const, quotes: ['built the thing'] }
const fenced = `\`\`\`json\n${JSON.stringify(good)}\n\`\`\``

const request: GenerateRequest<z.infer<typeof schema>> = {
  purpose: 'test',
  system: 'You judge.',
  material: [{ label: 'Résumé, page 1', text: 'I built the thing.' }],
  task: 'Judge it.',
  schema,
  maxOutputTokens: 200,
}

const authorization: Record<Vendor, [header: string, value: string]> = {
  openai: ['authorization', 'Bearer key-1'],
  anthropic: ['x-api-key', 'key-1'],
  google: ['x-goog-api-key', 'key-1'],
  mistral: ['authorization', 'Bearer key-1'],
}
/** A model of each vendor that has structured output. */
const models: Record<Vendor, string> = {
  openai: 'gpt-5-mini',
  anthropic: 'claude-sonnet-4-5',
  google: 'gemini-2.5-flash',
  mistral: 'mistral-small-latest',
}

describe.each(Object.keys(models) as Vendor[])('%s', vendor => {
  let server: VendorStandIn
  beforeAll(async () => void (server = await startVendor(vendor)))
  afterAll(() => server.close())

  const model = () =>
    languageModel({
      provider: vendor,
      model: models[vendor],
      base_url: server.baseUrl,
      api_key: 'key-1',
      timeout_ms: 5000,
      price: { input: 3, output: 15 },
    })!

  it('sends key and schema, and returns the value with tokens, cost and prompt version', async () => {
    server.script({ text: JSON.stringify(good) })
    const { value, usage, run } = await model().generate(request)
    expect(value).toEqual(good)
    expect(usage).toEqual({ input_tokens: 100, output_tokens: 20 })
    expect(run).toMatchObject({ provider: vendor, model: models[vendor], cost_usd: 0.0006 })
    expect(run.prompt_version).toMatch(/^[0-9a-f]{16}$/)
    const [sent] = server.requests
    const [header, key] = authorization[vendor]
    expect(sent!.headers[header]).toBe(key)
    expect(JSON.stringify(sent!.body)).toContain('"verdict"')
  })

  it('has the same prompt version for other people, and another input hash', async () => {
    server.script({ text: JSON.stringify(good) })
    const first = await model().generate(request)
    const other = await model().generate({
      ...request,
      material: [{ label: 'Résumé, page 1', text: 'I sold the thing.' }],
    })
    const changed = await model().generate({ ...request, system: 'You judge kindly.' })
    expect(other.run.prompt_version).toBe(first.run.prompt_version)
    expect(other.run.input_hash).not.toBe(first.run.input_hash)
    expect(changed.run.prompt_version).not.toBe(first.run.prompt_version)
  })

  it('waits as long as the vendor asks, without sending a request before', async () => {
    server.script({ status: 429, retryAfter: '20' })
    const one = model()
    await expect(one.generate(request)).rejects.toMatchObject({ code: 'model_unavailable', retryAfter: 20 })
    await expect(one.generate(request)).rejects.toMatchObject({ code: 'model_unavailable', retryAfter: 20 })
    expect(server.requests).toHaveLength(1)
  })

  it('leaves a vendor alone that fails again and again', async () => {
    server.script({ status: vendor === 'anthropic' ? 529 : 503 })
    const one = model()
    for (let call = 0; call < 8; call += 1) await expect(one.generate(request)).rejects.toBeInstanceOf(ModelUnavailable)
    expect(server.requests).toHaveLength(5)
  })

  it('reads a rejected key as unavailable, without retry', async () => {
    server.script({ status: 401 })
    await expect(model().generate(request)).rejects.toMatchObject({ code: 'model_unavailable', retryable: false })
  })

  it('reads a refused answer as unusable', async () => {
    server.script({ blocked: true })
    await expect(model().generate(request)).rejects.toBeInstanceOf(ModelMisbehaved)
  })

  it('reads JSON between fences and after a sentence', async () => {
    server.script({ text: `Here is my answer:\n${fenced}\nI hope this helps.` })
    expect((await model().generate(request)).value).toEqual(good)
  })
})

describe('a server without structured output', () => {
  let server: VendorStandIn
  beforeAll(async () => void (server = await startVendor('openai')))
  afterAll(() => server.close())

  it('is asked in words once it has refused the schema', async () => {
    server.script({ status: 400, message: 'response_format of type json_schema is not supported' }, { text: fenced })
    const refusing = languageModel({
      provider: 'openai-compatible',
      model: 'llama3',
      base_url: server.baseUrl,
      timeout_ms: 5000,
    })!
    expect((await refusing.generate(request)).value).toEqual(good)
    expect((await refusing.generate(request)).value).toEqual(good)
    const shapes = server.requests.map(({ body }) => 'response_format' in body)
    expect(shapes).toEqual([true, false, false])
    expect(JSON.stringify(server.requests[1]!.body)).toContain('verdict')
  })
})

const variables = { AI_TIMEOUT_MS: 1000 }

test('each purpose can have its own model, of its own provider', () => {
  const given = {
    ...variables,
    AI_MODEL: 'anthropic/claude-sonnet-4-5',
    AI_MODEL_INTERVIEWING: 'meta-llama/Llama-3.3-70B',
    AI_BASE_URL: 'http://localhost:8000/v1',
    ANTHROPIC_API_KEY: 'a',
  }
  expect(modelFor('evaluating', given)).toMatchObject({
    provider: 'anthropic',
    model: 'claude-sonnet-4-5',
    api_key: 'a',
  })
  expect(modelFor('interviewing', given)).toMatchObject({
    provider: 'openai-compatible',
    model: 'meta-llama/Llama-3.3-70B',
  })
  expect(modelFor('reading', variables)).toBeNull()
  expect(missingForModels(given)).toEqual([])
})

test('says which setting a model lacks', () => {
  expect(missingForModels({ ...variables, AI_MODEL: 'google/gemini-2.5-flash' })).toEqual([
    'GOOGLE_API_KEY: required for the model google/gemini-2.5-flash.',
  ])
  expect(missingForModels({ ...variables, AI_BASE_URL: 'http://localhost:8000/v1' })).toEqual([
    'AI_MODEL: required together with AI_BASE_URL.',
  ])
})
