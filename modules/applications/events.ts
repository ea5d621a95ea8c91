import { z } from 'zod'
import { defineEvents, type EventsOf } from '#platform/events/define.ts'
import { outcome, outcomeReason, stage } from './contract.ts'

const moved = z.object({ from_stage: stage, to_stage: stage, from_outcome: outcome, to_outcome: outcome })

const CHANGE = ['from_stage', 'to_stage', 'from_outcome', 'to_outcome'] as const

const applicationEvents = defineEvents(
  {
    'application.submitted': z.object({ job_id: z.string() }),
    /** Created from an imported résumé. `informs`: the person is e-mailed. */
    'application.imported': z.object({ job_id: z.string(), import_id: z.string(), informs: z.boolean() }),
    /** An e-mail address was added for a person who had none. */
    'application.address_added': z.object({}),
    /** `erasure_cancelled`: the candidate had asked to delete the data, and wants to apply instead. */
    'application.resubmitted': z.object({ job_id: z.string(), erasure_cancelled: z.boolean().optional() }),
    'application.moved': moved.partial({ from_outcome: true, to_outcome: true }),
    'application.hired': moved,
    'application.reopened': moved,
    /** Without `notify` the candidate gets no e-mail. */
    'application.rejected': moved.extend({
      reason: outcomeReason.optional(),
      note: z.string().optional(),
      notify: z.boolean(),
    }),
    'application.withdrawn': z.object({
      erase: z.boolean(),
      from_outcome: outcome,
    }),
    /** Somebody asked to delete everything about it: the candidate, or a recruiter for them. */
    'application.erasure_requested': z.object({}),
    /** `mentioned`: the colleagues whom the note names. */
    'application.noted': z.object({ note_id: z.string().optional(), mentioned: z.array(z.string()).optional() }),
    /** `mentioned`: the colleagues whom the note did not name before. */
    'application.note_edited': z.object({ note_id: z.string(), mentioned: z.array(z.string()) }),
    'application.note_deleted': z.object({ note_id: z.string() }),
    /** Somebody became responsible for it. `one_of_many`: together with others, by one action. */
    'application.assigned': z.object({ admin_id: z.string(), one_of_many: z.boolean() }),
    /** Applications were downloaded as a file. `filters`: the names of the filters, never their values. */
    'application.exported': z.object({ filters: z.array(z.string()), count: z.string() }),
    /** Everything about the application will be deleted: modules delete what they store elsewhere. */
    'application.erasing': z.object({}),
  },
  {
    'application.imported': ['informs'],
    'application.moved': CHANGE,
    'application.hired': CHANGE,
    'application.reopened': CHANGE,
    'application.rejected': [...CHANGE, 'reason', 'note', 'notify'],
    'application.withdrawn': ['from_outcome'],
    'application.exported': ['filters', 'count'],
  },
  [
    'application.hired',
    'application.rejected',
    'application.reopened',
    'application.erasure_requested',
    'application.erasing',
    'application.exported',
  ],
)

declare module '#platform/events/define.ts' {
  interface EventTypes extends EventsOf<typeof applicationEvents> {}
}
