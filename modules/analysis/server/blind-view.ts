import { blindNames, blindText } from '#modules/applications/public.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import type { ComparedEntry } from '../contract.ts'

interface Named {
  readonly application_id: string
  readonly name: string
  /** Without it, everybody is hidden. */
  readonly blind?: boolean
}

/** Replaces names, and removes what tells who somebody is from quotes, reasons and notes. */
export async function blinded<T extends Named>(org: OrganizationDb, entries: readonly T[]): Promise<T[]> {
  const people = await blindNames(
    org,
    entries.filter(({ blind = true }) => blind).map(({ application_id }) => application_id),
  )
  return entries.map(entry => {
    const person = people.get(entry.application_id)
    if (!person) return entry
    const clean = (text: string) => blindText(text, person)
    const texts = entry as unknown as Partial<ComparedEntry> & { reason?: string }
    return {
      ...entry,
      name: person.neutralName,
      ...(texts.reason !== undefined && { reason: clean(texts.reason) }),
      ...(texts.evidence && { evidence: { ...texts.evidence, text: clean(texts.evidence.text) } }),
      ...(texts.answers && {
        answers: texts.answers.map(one => ({
          ...one,
          quote: one.quote && { ...one.quote, text: clean(one.quote.text) },
        })),
      }),
      ...(texts.scorecards && { scorecards: texts.scorecards.map(one => ({ ...one, note: clean(one.note) })) }),
      ...(texts.notes && { notes: texts.notes.map(one => ({ ...one, text: clean(one.text) })) }),
      ...(texts.requirements && {
        requirements: texts.requirements.map(one => ({
          ...one,
          reasoning: clean(one.reasoning),
          quote: one.quote && { ...one.quote, text: clean(one.quote.text) },
        })),
      }),
    }
  })
}
