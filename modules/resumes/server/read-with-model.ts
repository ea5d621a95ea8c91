import { recorded } from '#platform/ai/model-runs.ts'
import { SECOND } from '#platform/clock/clock.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import type { DocumentReading } from '#platform/documents/reading.ts'
import type { Services } from '#platform/services.ts'
import { mergeReadings } from '../pointing/merge-readings.ts'
import { readByModel } from '../pointing/model-reading.ts'
import type { Profile } from '../profile/schema.ts'
import type { ReadResume } from './read-resume-file.ts'

/** A person waits for interactive reading. */
const TIMEOUT_MS = { interactive: 12 * SECOND, background: 45 * SECOND }

/**
 * The profile of a résumé: what the rules read, together with what a language model points to, if one is configured for reading. If the
 * model fails or is too slow, it is the rules' profile, which says so.
 */
export async function readWithModel(
  { models, clock, settings, log }: Services,
  org: OrganizationDb,
  { reading, profile }: ReadResume,
  urgency: keyof typeof TIMEOUT_MS,
): Promise<Profile | null> {
  if (!models.reading || !profile) return profile
  const model = recorded(models.reading, { org, clock, budget: settings.AI_BUDGET_USD })
  const found = await readByModel(model, documentOf(reading, profile), AbortSignal.timeout(TIMEOUT_MS[urgency]))
  if (found.failed) log.warn({ model: model.model }, 'the language model did not read all sections of a résumé')
  return mergeReadings(profile, found, reading, clock.now())
}

const documentOf = ({ pages, language }: DocumentReading, { name }: Profile) => ({
  pages,
  language,
  names: name ? [name.value] : [],
})
