import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { id, ok, searchText } from '#platform/contract/shapes.ts'
import { LARGEST_BUDGET, MOST_TRIED, PROTECTED_TOPICS } from './policy.ts'
import { customAiInputProblems as problems } from './words/input-problems.ts'
import {
  answerType,
  source,
  askedShape,
  requireOptions,
  asked,
  inputShape,
  requireJobs,
  fieldInput,
  rule,
  field,
  ratedAnswer,
  tried,
  run,
  usage,
} from './contract/shapes.ts'

export {
  answerType,
  field,
  answerValue,
  answerQuote,
  type AnswerType,
  type Source,
  type FieldDetails,
  type Asked,
  type FieldInput,
  type Rule,
  type CustomAiField,
  type AnswerValue,
  type AnswerQuote,
  type CustomAiAnswer,
  type RatedAnswer,
  type TriedAnswer,
  type CustomAiRun,
} from './contract/shapes.ts'

const path = '/api/organizations/custom-ai'
const one = z.object({ id })
const scope = z.enum(['missing', 'all', 'failed'])
export type RunScope = z.output<typeof scope>

export const customAiContract = contract({
  'customAi.list': {
    method: 'GET',
    path: `${path}/all`,
    who: 'candidates.read',
    summary:
      'The custom AI fields, with how many applications are answered. Filters: words of name or question, answer type, source, job.',
    query: z.object({
      search: searchText.optional(),
      answer_type: answerType.optional(),
      source: source.optional(),
      job_id: id.optional(),
      enabled: z.enum(['true', 'false']).optional(),
    }),
    reply: z.object({
      items: z.array(field),
      used: z.int(),
      /** Null for unlimited. */
      limit: z.int().nullable(),
      /** PROVIDER/MODEL; null for the built-in rules engine. */
      engine: z.string().nullable(),
    }),
  },
  'customAi.create': {
    method: 'POST',
    path,
    who: 'setup.edit',
    steps: true,
    summary:
      'Adds a custom AI field. Questions about protected characteristics are refused with 422. 402 `limit_reached` if the plan has no field left.',
    body: fieldInput,
    reply: field,
    status: 201,
  },
  'customAi.save': {
    method: 'PUT',
    path: `${path}/:id`,
    who: 'setup.edit',
    steps: true,
    summary:
      'Edits a field. A changed question makes earlier answers outdated. 409 `stale_edit` with the current field.',
    params: one,
    body: z
      .object({ ...inputShape, revision: z.int() })
      .superRefine(requireOptions)
      .superRefine(requireJobs),
    reply: field,
  },
  'customAi.remove': {
    method: 'DELETE',
    path: `${path}/:id`,
    who: 'setup.edit',
    summary: 'Deletes a field with all its answers, and returns its unit to the plan.',
    params: one,
    reply: ok,
  },
  'customAi.check': {
    method: 'POST',
    path: `${path}/check`,
    who: 'setup.edit',
    summary: 'Before saving: whether a question may be asked, and whether the built-in rules engine can answer it.',
    body: asked,
    reply: z.object({ refused: z.enum(PROTECTED_TOPICS).nullable(), rule: rule.nullable(), answerable: z.boolean() }),
  },
  'customAi.candidates': {
    method: 'GET',
    path: `${path}/applications`,
    who: 'setup.edit',
    summary: 'Applications to try a question on, newest first.',
    query: z.object({ job_id: id.optional(), search: searchText.optional() }),
    reply: z.object({
      items: z.array(
        z.object({
          id,
          candidate_uuid: id,
          name: z.string(),
          job: z.object({ id, title: z.string() }),
          stage: z.string(),
        }),
      ),
    }),
  },
  'customAi.try': {
    method: 'POST',
    path: `${path}/try`,
    who: 'setup.edit',
    steps: true,
    summary: `Answers a question for up to ${MOST_TRIED} applications. Nothing is stored with them.`,
    limit: { max: 30, seconds: 60 },
    body: z
      .object({
        ...askedShape,
        field_id: id.nullish(),
        application_ids: z.array(id).min(1, problems.noApplications).max(MOST_TRIED, problems.mostTried),
      })
      .superRefine(requireOptions),
    reply: z.object({ items: z.array(tried) }),
  },
  'customAi.runs': {
    method: 'GET',
    path: `${path}/:id/run`,
    who: 'setup.read',
    summary: 'The newest run of a field, what another one would answer, and its estimated cost.',
    params: one,
    reply: z.object({
      run: run.nullable(),
      missing: z.int(),
      all: z.int(),
      failed: z.array(z.object({ application_id: id, candidate_uuid: id, name: z.string(), problem: z.string() })),
      /** Null if the current engine has not answered this question yet; 0 for the built-in rules engine. */
      tokens_each: z.int().nullable(),
      /** Null also if the price of the model is not configured. */
      cost_usd_each: z.number().nullable(),
      milliseconds_each: z.int().nullable(),
    }),
  },
  'customAi.run': {
    method: 'POST',
    path: `${path}/:id/run`,
    who: 'setup.edit',
    steps: true,
    summary:
      'Answers the question for all active applications of its jobs in the background. 409 `running` while another run does.',
    params: one,
    body: z.object({
      id,
      scope: scope.default('missing'),
      budget_tokens: z.int().min(1).max(LARGEST_BUDGET).nullish(),
    }),
    reply: run,
    status: 202,
  },
  'customAi.cancel': {
    method: 'POST',
    path: `${path}/:id/run/:runId/cancel`,
    who: 'setup.edit',
    summary: 'Stops a run. The answers so far are saved.',
    params: z.object({ id, runId: id }),
    reply: run,
  },
  'customAi.answers': {
    method: 'GET',
    path: `${path}/answers/:applicationId`,
    who: 'candidates.read',
    about: { application: 'params.applicationId' },
    summary: 'The newest answers of an application. `concealed` while blind review hides them from the reader.',
    params: z.object({ applicationId: id }),
    reply: z.object({
      concealed: z.boolean(),
      /** Answers from the AI interview that are hidden until the reader submits a scorecard or skips it. */
      hidden: z.int(),
      items: z.array(ratedAnswer),
    }),
  },
  'customAi.rate': {
    method: 'PUT',
    path: `${path}/answers/:applicationId/:answerId/opinion`,
    who: 'candidates.review',
    steps: true,
    about: { application: 'params.applicationId' },
    summary:
      'Records whether the caller agrees with an answer; null takes it back. The answer stays as it is. 404 for an answer that the caller cannot see.',
    params: z.object({ applicationId: id, answerId: id }),
    body: z.object({ agrees: z.boolean().nullable() }),
    reply: ok,
  },
  'customAi.usage': {
    method: 'GET',
    path: `${path}/:id/usage`,
    who: 'setup.read',
    summary: 'What the answers of a field used, and which saved views show or filter it.',
    params: one,
    reply: usage,
  },
})
