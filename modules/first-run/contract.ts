import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { id } from '#platform/contract/shapes.ts'

const state = z.enum(['open', 'started', 'done'])
const mark = z.enum(['questions', 'appearance', 'hidden'])
export type Mark = z.output<typeof mark>

const firstRun = z.object({
  organization: z.string(),
  /** The caller's first name. */
  name: z.string(),
  steps: z.object({
    /** `started`: there is a draft. */
    job: state,
    questions: state,
    appearance: state,
    /** The caller's own AI interview. */
    interview: state,
  }),
  hidden: z.boolean(),
  /** The newest job that candidates can apply to. */
  job: z.object({ id, title: z.string() }).nullable(),
  /** The newest draft, if there is no such job. */
  draft_id: id.nullable(),
  /** The caller's newest practice interview. */
  practice_id: id.nullable(),
  /** What every organization starts with. */
  set_up: z.object({
    form_fields: z.number().int(),
    questions: z.number().int(),
    minutes: z.number().int(),
    recording: z.enum(['video', 'audio', 'none']),
    careers_url: z.string(),
    first_question: z.string().nullable(),
    /** Of the product's e-mails, how many are on. */
    templates: z.object({ on: z.number().int(), all: z.number().int() }),
    /** The weekdays on which the caller can be booked (1 is Monday), and their hours if all have the same. */
    availability: z.object({
      weekdays: z.array(z.number().int()),
      hours: z.object({ from: z.string(), to: z.string() }).nullable(),
    }),
  }),
})
export type FirstRun = z.output<typeof firstRun>

export const firstRunContract = contract({
  'firstRun.read': {
    method: 'GET',
    path: '/api/first-run',
    who: 'jobs.manage',
    summary:
      "What is left to do in a new organization, up to the caller's own AI interview, and what is already set up.",
    reply: firstRun,
  },
  'firstRun.mark': {
    steps: true,
    method: 'PUT',
    path: '/api/first-run',
    who: 'jobs.manage',
    summary: 'Ticks a first step, or hides the checklist; `done: false` takes it back.',
    body: z.object({ mark, done: z.boolean() }),
    reply: firstRun,
  },
})
