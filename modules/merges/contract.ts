import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { id, instant, ok, pageOf, pageQuery } from '#platform/contract/shapes.ts'
import { outcome, stage } from '#modules/applications/contract.ts'
import { DUPLICATE_REASONS } from './policy.ts'

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
    summary: 'Lists candidates who may be the same person as a candidate.',
    params: z.object({ candidate_uuid: id }),
    reply: z.object({ items: z.array(pair) }),
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
})
