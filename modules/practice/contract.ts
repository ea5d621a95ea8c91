import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { id, instant, ok } from '#platform/contract/shapes.ts'
import { interviewReview } from '#modules/evaluation/contract.ts'
import { assetScreening } from '#modules/interview-room/contract.ts'
import { screeningState } from '#modules/screenings/contract.ts'

const practice = z.object({
  id,
  job: z.object({ id, title: z.string() }),
  state: screeningState,
  created_at: instant,
  ended_at: instant.nullable(),
})
export type PracticeInterview = z.output<typeof practice>

const byId = z.object({ id })

export const practiceContract = contract({
  'practice.list': {
    method: 'GET',
    path: '/api/practice-interviews',
    who: 'signed_in',
    summary: "The caller's own practice interviews, newest first. Nobody else sees them.",
    reply: z.object({ items: z.array(practice) }),
  },
  'practice.start': {
    method: 'POST',
    path: '/api/practice-interviews',
    who: 'jobs.read',
    about: { job: 'body.job_id' },
    summary:
      'Starts a practice interview of a job, or opens the one that was not finished: the same AI interview that candidates take. Nothing is recorded, and it does not count toward the plan. `url` opens it.',
    body: z.object({ job_id: id }),
    reply: practice.extend({ url: z.string() }),
    status: 201,
    limit: { max: 30, seconds: 3600 },
  },
  'practice.read': {
    method: 'GET',
    path: '/api/practice-interviews/:id',
    who: 'signed_in',
    summary:
      'A practice interview of the caller with its transcript and its evaluation, which is null until there is one.',
    params: byId,
    reply: practice.extend({ screening: assetScreening, evaluation: interviewReview.nullable() }),
  },
  'practice.remove': {
    method: 'DELETE',
    path: '/api/practice-interviews/:id',
    who: 'signed_in',
    summary: 'Deletes a practice interview with its transcript and evaluation.',
    params: byId,
    reply: ok,
  },
})
