import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { id, instant, ok, pageOf, pageQuery } from '#platform/contract/shapes.ts'
import { outcome, stage } from '#modules/applications/contract.ts'
import { CHOSEN_VALUES, type ChosenValue, DUPLICATE_REASONS } from './policy.ts'

const person = z.object({
  candidate_uuid: id,
  /** A neutral name in blind review. */
  name: z.string(),
  blind: z.boolean(),
  applications: z.array(
    z.object({ application_id: id, job: z.object({ id, title: z.string() }), stage, outcome, applied_at: instant }),
  ),
})
export type PossiblePerson = z.output<typeof person>

const pair = z.object({
  reasons: z.array(z.enum(DUPLICATE_REASONS)),
  found_at: instant,
  candidates: z.tuple([person, person]),
})
export type DuplicatePair = z.output<typeof pair>

const merge = z.object({
  id,
  /** Of the candidate who was merged; a neutral name in blind review. */
  name: z.string(),
  by: z.string(),
  merged_at: instant,
  undo_until: instant,
  /** Merges are undone in the opposite order: the newest one, if it is not this one. */
  undo_first: z.object({ id, name: z.string() }).nullable(),
})
export type Merge = z.output<typeof merge>

/** Both values, null where there is none and in blind review. */
const values = z.object({ name: z.string().nullable(), email: z.string().nullable(), phone: z.string().nullable() })

const side = z.enum(['kept', 'merged'])

const conflict = z.enum(['two_screenings', 'running_interview', 'two_offers', 'two_bookings', 'unsent_rejection'])
export type MergeConflict = z.output<typeof conflict>

const preview = z.object({
  kept: person.extend({ values }),
  merged: person.extend({ values }),
  /** Jobs that both applied for: their applications become one. */
  combined: z.array(
    z.object({ job: z.object({ id, title: z.string() }), stage, outcome, conflicts: z.array(conflict) }),
  ),
  /** Of one reviewer's scorecards for the same job, the one that was submitted last counts. */
  two_scorecards: z.number().int(),
  /** What was seen: a merge is refused if it has changed. */
  seen: z.string(),
})
export type MergePreview = z.output<typeof preview>

const both = { kept: id, merged: id }

export const mergesContract = contract({
  'duplicates.list': {
    method: 'GET',
    path: '/api/candidates/duplicates',
    who: 'candidates.manage',
    summary: 'Lists pairs of candidates who may be the same person, with the reasons, newest first.',
    query: pageQuery,
    reply: pageOf(pair),
  },
  'duplicates.of': {
    method: 'GET',
    path: '/api/candidates/:candidate_uuid/duplicates',
    who: 'candidates.manage',
    about: { candidate: 'params.candidate_uuid' },
    summary:
      'Lists candidates who may be the same person as a candidate, and merges into the candidate that can still be undone.',
    params: z.object({ candidate_uuid: id }),
    reply: z.object({ items: z.array(pair), merges: z.array(merge) }),
  },
  'duplicates.decide': {
    method: 'PUT',
    path: '/api/candidates/:candidate_uuid/duplicates/:otherId',
    who: 'candidates.manage',
    about: { candidate: 'params.candidate_uuid' },
    summary: 'Remembers that two candidates are not the same person, or with `dismissed: false` takes that back.',
    params: z.object({ candidate_uuid: id, otherId: id }),
    body: z.object({ dismissed: z.boolean() }),
    reply: ok,
  },
  'merges.preview': {
    method: 'GET',
    path: '/api/candidates/merges/preview',
    who: 'candidates.manage',
    summary: 'Shows what a merge of two candidates would keep and change, and what prevents it. Changes nothing.',
    query: z.object(both),
    reply: preview,
  },
  'merges.create': {
    method: 'POST',
    path: '/api/candidates/merges',
    who: 'candidates.manage',
    about: { candidate: 'body.kept' },
    summary:
      'Merges two candidates. Applications for the same job become one at the later stage; everything of both is kept. 409 `stale` if one of them changed since the preview, 409 `conflicts` if something prevents it. It can be undone for 30 days.',
    body: z.object({
      ...both,
      choose: z.object(Object.fromEntries(CHOSEN_VALUES.map(key => [key, side])) as Record<ChosenValue, typeof side>),
      seen: z.string().max(100),
    }),
    reply: z.object({ id, candidate_uuid: id, undo_until: instant }),
  },
  'merges.undo': {
    method: 'POST',
    path: '/api/candidates/merges/:mergeId/undo',
    who: 'candidates.manage',
    summary: 'Undoes a merge: both candidates are as before. What was added since stays with the one that was kept.',
    params: z.object({ mergeId: id }),
    reply: z.object({ candidate_uuids: z.tuple([id, id]) }),
  },
})
