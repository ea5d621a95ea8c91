import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { id, instant } from '#platform/contract/shapes.ts'
import { flow, flowInput } from '../contract.ts'
import { LIBRARY_FIELDS } from '../policy.ts'
import { flowProblems } from '../words/problems.ts'

const version = z.object({
  version: z.number().int(),
  name: z.string(),
  rounds: z.number().int(),
  questions: z.number().int(),
  /** Null for versions from before this was stored. */
  saved_at: instant.nullable(),
  saved_by: z.string().nullable(),
  /** How many AI interviews that are not over use it. */
  screenings: z.number().int(),
})
export type FlowVersion = z.output<typeof version>

/** The name of the format of exported flows, so that another file is recognized. */
export const EXPORT_FORMAT = 'evenhand/interview-flow' as const
export const EXPORT_VERSION = 1 as const

const exported = z.object({
  format: z.literal(EXPORT_FORMAT, flowProblems.wrongFormat),
  format_version: z.literal(EXPORT_VERSION, flowProblems.wrongFormat),
  ...flowInput.shape,
})

const draft = z.object({
  flow: flowInput,
  /** The language model as PROVIDER/MODEL; null for the library. */
  engine: z.string().nullable(),
  /** The kind of work that the questions of the library were chosen for; null if none was recognized. */
  field: z.enum(LIBRARY_FIELDS).nullable(),
})
export type FlowDraft = z.output<typeof draft>

const byId = z.object({ id })
const byVersion = z.object({ id, version: z.coerce.number().int().min(1).max(1_000_000) })

/** Versions of flows, copies, files and drafts. */
export const flowVersionsContract = contract({
  'flows.versions': {
    method: 'GET',
    path: '/api/organizations/interview-flows/:id/versions',
    who: 'setup.read',
    summary: 'The latest 200 versions of a flow, newest first, with how many AI interviews in progress use each.',
    params: byId,
    reply: z.object({ items: z.array(version) }),
  },
  'flows.readVersion': {
    method: 'GET',
    path: '/api/organizations/interview-flows/:id/versions/:version',
    who: 'setup.read',
    summary: 'Returns a flow as it was in a version.',
    params: byVersion,
    reply: flow,
  },
  'flows.restore': {
    method: 'POST',
    path: '/api/organizations/interview-flows/:id/versions/:version/restore',
    who: 'setup.edit',
    summary:
      'Saves an earlier version of a flow as its next one. 409 `stale_edit` with `current` if someone else saved it since version `based_on`.',
    params: byVersion,
    body: z.object({ based_on: z.number().int() }),
    reply: flow,
  },
  'flows.duplicate': {
    method: 'POST',
    path: '/api/organizations/interview-flows/:id/duplicate',
    who: 'setup.edit',
    summary: 'Creates a copy of a flow, which no job uses.',
    params: byId,
    reply: flow,
    status: 201,
  },
  'flows.export': {
    method: 'GET',
    path: '/api/organizations/interview-flows/:id/export',
    who: 'setup.read',
    summary: 'The latest version of a flow in the format that the import reads.',
    params: byId,
    reply: exported,
  },
  'flows.import': {
    method: 'POST',
    path: '/api/organizations/interview-flows/import',
    who: 'setup.edit',
    summary: 'Creates a flow from an exported one. 422 names the path of each problem; nothing is stored then.',
    body: exported,
    reply: flow,
    status: 201,
    limit: { max: 60, seconds: 3600 },
  },
  'flows.draft': {
    method: 'POST',
    path: '/api/organizations/interview-flows/draft',
    who: 'setup.edit',
    about: { job: 'body.job_id' },
    steps: true,
    summary: 'Drafts a flow for a job: with the configured language model, otherwise from the library. Stores nothing.',
    body: z.object({ job_id: id }),
    reply: draft,
    limit: { max: 60, seconds: 3600 },
  },
})
