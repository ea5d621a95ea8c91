import type { LanguageModel } from '#platform/ai/port.ts'
import { promptVersion } from '../engine/prompt-version.ts'

/** What makes a result. */
export interface Engine {
  readonly engine: string
  readonly model: string | null
  /** Null for the built-in rules engine. */
  readonly prompt_version: string | null
}

export async function engineOf(model: LanguageModel | null): Promise<Engine> {
  if (model === null) return { engine: 'built-in', model: null, prompt_version: null }
  return { engine: model.engine, model: model.model, prompt_version: await promptVersion() }
}

/** An engine as applications and lists store it: `provider/model@prompt version`, or null for the built-in rules engine. */
export const engineKey = ({ engine, model, prompt_version }: Engine): string | null =>
  prompt_version === null ? null : `${engine}/${model}@${prompt_version}`
