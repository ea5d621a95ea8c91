import type { Subscription } from '#platform/events/events.ts'
import { json } from '#platform/db/tables.ts'
import { dropSpokenEvidence } from '#modules/applications/public.ts'
import type { InterviewResult } from '../engine/schema.ts'
import { lockInterviewResults, updateEvaluation } from './queries.ts'

/** A result without any of the candidate's words. Levels, scores and the elements of an answer remain, and the result says that its evidence was deleted. */
const withoutQuotes = (result: InterviewResult): InterviewResult => ({
  ...result,
  evidence_deleted: true,
  criteria: result.criteria.map(criterion => ({
    ...criterion,
    reasoning: '',
    quotes: [],
    dropped: [],
    structure: criterion.structure && {
      ...criterion.structure,
      elements: criterion.structure.elements.map(element => ({ ...element, quote: null })),
      harm: [],
    },
  })),
})

/** Quotes are deleted with the transcript they come from. */
export const deleteQuotes: Subscription = {
  by: 'evaluation.delete-quotes',
  event: 'screening.transcript_deleted',
  async react({ db }, event) {
    const screeningId = event.data.screening_id
    await db.forOrganization(event.organization_id).write(async tx => {
      for (const { id, result } of await lockInterviewResults(tx, screeningId))
        await updateEvaluation(tx, id, { result: json(withoutQuotes(result as InterviewResult)) })
      await dropSpokenEvidence(tx, event.subject_id!)
    })
  },
}
