import { z } from 'zod'
import type { LanguageModel } from '#platform/ai/port.ts'
import { fewOf, quotesSchema, reasoningSchema, termsSchema } from '../answer-limits.ts'
import { evidencedVerdictSchema } from '../schema.ts'
import { checkInWords } from './checked-as.ts'
import type { Requirement } from './input.ts'
import type { RedactedPage } from './redacted-pages.ts'

export const VERDICT_INSTRUCTIONS = `You compare a résumé with the requirements of a job. A recruiter makes the decision.
For each requirement say "met", "partly" or "missing", give one or two plain sentences of reasoning in English, German, French or Spanish,
and quote the résumé.
Rules:
- Quote word for word from one page, a phrase or sentence of at most 300 characters. Never shorten, join or correct quotes.
- "met" and "partly" need at least one quote that shows it and is about this requirement. Without one, the verdict is "missing".
- "looked_for" lists, for "missing" only, one to five words or short phrases that you looked for: words of the requirement and other names of
  the same thing, nothing else; for other verdicts it is empty. "missing" means that none of them is in the résumé.
- "Checked as" below a requirement is how the recruiter wants it checked. It decides where the requirement's words say something else.
- Skills that are only listed, without work that shows them, are "partly" if the requirement asks for experience. So is a course, a
  degree in progress or abandoned, and a certificate that has expired.
- What other people do, what the person wants to learn and what they say they cannot do is no evidence.
- Consider only what the résumé shows about the requirement. Never use, name or guess age, gender, origin, nationality, religion, family,
  health or looks, and never consider gaps, the reputation of schools, style or grammar. Call the person "the candidate".
  Words in square brackets replace what was removed; ignore them.
- Use no number that is not in the résumé or the requirement. Give no score and no recommendation.`

const answerSchema = z.object({
  id: z.string(),
  verdict: evidencedVerdictSchema,
  reasoning: reasoningSchema,
  quotes: quotesSchema,
  looked_for: termsSchema,
})
export type VerdictAnswer = z.infer<typeof answerSchema>

/** One AI run: asks for the verdicts on some requirements. The answers are in the order of the requirements. */
export async function askVerdicts(
  model: LanguageModel,
  requirements: readonly Requirement[],
  pages: readonly RedactedPage[],
  signal?: AbortSignal,
): Promise<VerdictAnswer[]> {
  const { names, listed } = named(requirements)
  const { value } = await model.generate({
    purpose: 'resume match',
    system: VERDICT_INSTRUCTIONS,
    material: pages.map(page => ({ label: `Résumé, page ${page.number}`, text: page.text })),
    task: `The requirements:\n${listed}\n\nEvaluate each of them.`,
    schema: onceEach(answerSchema, names),
    maxOutputTokens: 400 + 300 * requirements.length,
    signal,
  })
  return names.map(name => value.requirements.find(({ id }) => id === name)!)
}

/** Short names instead of ids use fewer tokens and are not misspelled. */
export function named(requirements: readonly Requirement[]): { names: string[]; listed: string } {
  const names = requirements.map((_, i) => `r${i + 1}`)
  const listed = requirements.map(({ text, checked_as, also_recognized_by = [] }, i) => {
    const check = checkInWords(checked_as)
    const also = also_recognized_by.map(word => JSON.stringify(word)).join(', ')
    return [
      `${names[i]}: ${text.replace(/\s+/gu, ' ')}`,
      ...(check === null ? [] : [`    Checked as: ${check}`]),
      ...(also === '' ? [] : [`    These words in the résumé count like the requirement's own: ${also}`]),
    ].join('\n')
  })
  return { names, listed: listed.join('\n') }
}

/** Requires exactly one answer for each requirement: an omission is an error and not a guessed "missing". */
export const onceEach = <T extends { id: string }>(answer: z.ZodType<T>, names: readonly string[]) =>
  z.object({ requirements: fewOf(answer, names.length) }).superRefine(({ requirements }, context) => {
    for (const name of names) {
      const count = requirements.filter(({ id }) => id === name).length
      if (count !== 1)
        context.addIssue({ code: 'custom', message: `${name} must be answered exactly once, not ${count} times.` })
    }
  })
