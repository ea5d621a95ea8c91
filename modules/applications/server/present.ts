import type { z } from 'zod'
import { type Colleague, type listItem, type Note, requirementResult } from '../contract.ts'
import { neutralName } from './blind.ts'
import type { ListRow } from './application-list.read-model.ts'
import type { NoteRow } from './queries/notes.ts'

/** PROVIDER/MODEL without the version of the prompts. */
const modelIn = (engine: string | null) => engine && engine.slice(0, engine.lastIndexOf('@'))

const iso = (date: Date | null) => date?.toISOString() ?? null

function presentRequirement(result: string) {
  const at = result.lastIndexOf(':')
  return { id: result.slice(0, at), result: requirementResult.parse(result.slice(at + 1)) }
}

export const presentListItem = (row: ListRow): z.input<typeof listItem> =>
  row.blind ? blinded(complete(row)) : complete(row)

/** Without who it is and without AI results. */
const blinded = (item: z.input<typeof listItem>): z.input<typeof listItem> => ({
  ...item,
  name: neutralName(item.id),
  match: { ...item.match, score: null },
  interview: { ...item.interview, score: null, low: null, high: null },
  requirements: [],
  evidence: null,
})

const complete = (row: ListRow): z.input<typeof listItem> => ({
  id: row.id,
  candidate_uuid: row.candidate_id,
  name: row.name,
  owner_id: row.owner_id,
  blind: row.blind,
  sample: row.sample,
  job: { id: row.job_id, title: row.job_title },
  stage: row.stage,
  outcome: row.outcome,
  stage_since: row.stage_since.toISOString(),
  applied_at: row.applied_at.toISOString(),
  source: row.source,
  knockout: row.knockout,
  tags: row.tags,
  resume_state: row.resume_state,
  match: {
    state: row.match_state,
    score: row.match_score,
    engine: modelIn(row.match_engine),
    validated: row.match_validated,
  },
  screening: row.screening_state ? { state: row.screening_state, until: iso(row.screening_until) } : null,
  interview: {
    state: row.interview_state,
    score: row.interview_score,
    low: row.interview_low,
    high: row.interview_high,
    engine: modelIn(row.interview_engine),
    validated: row.interview_validated,
  },
  requirements: row.requirement_results.map(presentRequirement),
  evidence: row.evidence,
  last_communication:
    row.last_communication && row.last_communication_at
      ? { kind: row.last_communication, at: row.last_communication_at.toISOString() }
      : null,
})

type ShownNote = Pick<NoteRow, 'id' | 'admin_id' | 'text' | 'at' | 'version' | 'edited_at' | 'mentions'>

/** @param people the names of those whom notes mention */
export const presentNote = (row: ShownNote & { admin_name: string }, people: readonly Colleague[]): Note => ({
  id: row.id,
  admin_id: row.admin_id,
  admin_name: row.admin_name,
  text: row.text,
  at: row.at.toISOString(),
  version: row.version,
  edited_at: iso(row.edited_at),
  mentions: people.filter(({ id }) => row.mentions.includes(id)),
})
