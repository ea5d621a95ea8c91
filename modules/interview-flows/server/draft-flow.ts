import { z } from 'zod'
import { BudgetSpent, recorded } from '#platform/ai/model-runs.ts'
import { type LanguageModel, ModelMisbehaved, ModelUnavailable } from '#platform/ai/port.ts'
import { line } from '#platform/contract/shapes.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import type { Services } from '#platform/services.ts'
import type { Question } from '../contract.ts'
import type { FlowDraft } from '../contract/versions.ts'
import { chooseQuestions, fieldOf } from '../library/choose.ts'
import { defaultFlow } from './default-flow.ts'
import { type DraftedJob, draftedJob } from './jobs-using.read-model.ts'

const level = line(400)
const written = z.object({
  questions: z
    .array(
      z.object({
        text: line(600),
        competency: line(120),
        levels: z.tuple([level, level, level, level, level]),
        optional: z.boolean(),
      }),
    )
    .min(3)
    .max(8),
})

const SYSTEM = `You draft questions for a structured job interview that every candidate for a job is asked. Each question is asked aloud: one or
two plain sentences about past work or a realistic situation. For each, describe what answers rated 1 to 5 sound like: what a candidate says,
not an impression of them, specific to the question, from no evidence at 1 to an outstanding answer at 5. Each level is one phrase without a
number. Ask for nothing about age, gender, origin, religion, health, family or appearance, and rate neither style of speech nor personality.`

const TASK =
  'Draft 5 questions that cover the requirements, the most important first. Write in the language of the title.'

const MOST_TEXT = 6000
const plainText = (html: string) => html.replaceAll(/<[^<>]{0,200}>/g, ' ').slice(0, MOST_TEXT)

/** Null if the model gave no usable questions. */
async function questionsByModel(model: LanguageModel, { title, description, requirements }: DraftedJob) {
  const material = [
    { label: 'title', text: title },
    { label: 'description', text: plainText(description) },
    {
      label: 'requirements',
      text: requirements
        .map(({ text, must_have }) => `${must_have ? 'Must have' : 'Nice to have'}: ${text}`)
        .join('\n'),
    },
  ]
  try {
    const { value } = await model.generate({
      purpose: 'flow draft',
      system: SYSTEM,
      material: material.filter(({ text }) => text.trim()),
      task: TASK,
      schema: written,
      maxOutputTokens: 4000,
    })
    return value.questions.map(({ optional, ...rest }, index): Question => ({
      id: `q${index + 1}`,
      ...rest,
      weight: 1,
      follow_ups: 1,
      time_limit: 240,
      must_ask: !optional,
    }))
  } catch (error) {
    if (error instanceof ModelUnavailable || error instanceof ModelMisbehaved || error instanceof BudgetSpent)
      return null
    throw error
  }
}

const LONGEST_NAME = 120

/** Drafts a flow for a job. Without a language model, or if it fails, from the library. @throws 404 */
export async function draftFlow(
  { models, clock, settings }: Services,
  org: OrganizationDb,
  jobId: string,
): Promise<FlowDraft> {
  const [[job]] = await org.read(q => [draftedJob(q, org.organizationId, jobId)])
  if (!job) throw notFound()
  const model = models.evaluating && recorded(models.evaluating, { org, clock, budget: settings.AI_BUDGET_USD })
  const byModel = model ? await questionsByModel(model, job) : null
  const chosen = byModel ? { field: fieldOf(job), questions: byModel } : chooseQuestions(job)
  const general = defaultFlow()
  const flow = {
    name: job.title.slice(0, LONGEST_NAME),
    description: '',
    rounds: general.rounds.map(round =>
      round.kind === 'ai_screening' && chosen.questions.length > 0
        ? { ...round, questions: chosen.questions.map(asQuestion) }
        : round,
    ),
  }
  return { flow, engine: byModel && model ? `${model.engine}/${model.model}` : null, field: chosen.field }
}

const asQuestion = ({
  id,
  text,
  competency,
  weight,
  levels,
  follow_ups,
  time_limit,
  must_ask,
}: Question): Question => ({
  id,
  text,
  competency,
  weight,
  levels,
  follow_ups,
  time_limit,
  must_ask,
})
