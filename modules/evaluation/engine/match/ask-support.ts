import { z } from 'zod'
import type { LanguageModel } from '#platform/ai/port.ts'
import { named, onceEach } from './ask-verdicts.ts'
import type { Requirement } from './input.ts'

const SYSTEM = `You check evidence. You see requirements of a job and, for each, quotes from a résumé. You do not see the résumé or how it was rated.
For each requirement say what its quotes show by themselves: "met" if they show it, "partly" if they show some of it or something closely related,
"none" if they are not about it. What the quotes do not say counts as not said.`

const supportSchema = z.object({ id: z.string(), shows: z.enum(['met', 'partly', 'none']) })
export type Support = z.infer<typeof supportSchema>['shows']

/** What the quotes of each requirement show, in a request of its own that sees neither the résumé nor the verdicts. */
export async function askSupport(
  model: LanguageModel,
  claims: readonly { requirement: Requirement; quotes: readonly string[] }[],
  signal?: AbortSignal,
): Promise<Support[]> {
  if (claims.length === 0) return []
  const { names, listed } = named(claims.map(({ requirement }) => requirement))
  const { value } = await model.generate({
    purpose: 'evidence check',
    system: SYSTEM,
    material: claims.flatMap(({ quotes }, i) => quotes.map(text => ({ label: `Quote for ${names[i]}`, text }))),
    task: `The requirements:\n${listed}\n\nWhat do the quotes show?`,
    schema: onceEach(supportSchema, names),
    maxOutputTokens: 100 + 30 * claims.length,
    signal,
  })
  return names.map(name => value.requirements.find(({ id }) => id === name)!.shows)
}
