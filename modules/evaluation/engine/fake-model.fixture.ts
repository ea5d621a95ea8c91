import type { Generated, GenerateRequest, LanguageModel } from '#platform/ai/port.ts'

/** A language model that answers with a function, without HTTP. An answer that does not fit the schema fails the test. */
export function fakeModel(answer: (request: GenerateRequest<unknown>) => unknown) {
  const requests: GenerateRequest<unknown>[] = []
  const model: LanguageModel = {
    engine: 'openai-compatible',
    model: 'm-1',
    async generate<T>(request: GenerateRequest<T>): Promise<Generated<T>> {
      requests.push(request)
      return {
        value: request.schema.parse(answer(request)),
        usage: { input_tokens: 0, output_tokens: 0 },
        milliseconds: 0,
        run: { provider: 'openai-compatible', model: 'm-1', prompt_version: '', input_hash: '', cost_usd: null },
      }
    },
  }
  return { model, requests }
}

/** What a request shows to the model besides the instructions. */
export const shown = ({ material, task }: GenerateRequest<unknown>) =>
  [...material.map(({ label, text }) => `${label}: ${text}`), task].join('\n')
