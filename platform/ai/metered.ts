import type { Generated, GenerateRequest, LanguageModel, ModelUse } from './port.ts'

type Tell = (used: ModelUse, request: Pick<GenerateRequest<unknown>, 'purpose'>) => Promise<void> | void

/** The same model, which tells what each request used, also if none of its answers was usable. */
export function metered(model: LanguageModel, tell: Tell): LanguageModel {
  return {
    engine: model.engine,
    model: model.model,
    async generate<T>(request: GenerateRequest<T>): Promise<Generated<T>> {
      const unusable: ModelUse[] = []
      const onUnusable = (used: ModelUse) => {
        unusable.push(used)
        request.onUnusable?.(used)
      }
      try {
        const generated = await model.generate({ ...request, onUnusable })
        await tell(generated, request)
        return generated
      } catch (error) {
        for (const used of unusable) await tell(used, request)
        throw error
      }
    },
  }
}
