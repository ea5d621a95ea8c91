import { afterAll } from 'vitest'
import type { LanguageModel } from '#platform/ai/port.ts'
import { languageModel } from '#platform/ai/language-model.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { startTestServer } from '#tests/api.ts'
import { anOpenJob, anOrganization, onLargestPlan } from '#tests/factories.ts'
import { type OpenAiReply, type RecordedRequest, startOpenAi } from '#tests/stand-ins/openai.ts'
import { waitFor } from '#tests/wait.ts'
import { evaluationContract as calls } from './contract.ts'

/** The product with an organization, a job, and the real adapter of a model that answers as a test says. */
export async function startEvaluation() {
  const openai = await startOpenAi()
  afterAll(() => openai.close())
  const real = languageModel({
    provider: 'openai-compatible',
    base_url: openai.baseUrl,
    model: 'stand-in',
    price: { input: 3, output: 15 },
    timeout_ms: 700,
  })!
  /** Switched for each test: the product looks up its model for each evaluation. */
  let model: LanguageModel | null = null
  const server = await startTestServer()
  Object.defineProperty(server.services.models, 'evaluating', { get: () => model })
  const organization = await anOrganization(server)
  await onLargestPlan(server, organization)
  const job = await anOpenJob(organization)
  const { call } = organization
  const review = (id: string) => call(calls['evaluation.review'], { params: { id } })
  /** Runs what is waiting for a retry now instead of after the queue's delay. */
  const retryNow = () =>
    server.services.db.owner.query(
      `update graphile_worker._private_jobs set run_at = now() where locked_at is null and task_id in (select id from graphile_worker._private_tasks where identifier = 'evaluation.run')`,
    )
  return {
    openai,
    server,
    organization,
    job,
    call,
    review,
    use: (engine: 'model' | 'rules') => {
      model = engine === 'model' ? real : null
    },
    applicationOf: async (email: string) =>
      (await call(applicationsContract['applications.list'], { query: { search: email } })).items[0]!,
    /** Retries until the match of an application has this state. */
    runUntil: (applicationId: string, state: 'ready' | 'failed') =>
      waitFor(`the state ${state}`, async () => {
        if ((await review(applicationId)).match?.state === state) return true
        await retryNow()
        return false
      }),
  }
}

/** The same verdict on each requirement that the request names, and on what its quotes show. */
export const verdicts =
  (verdict: string, quotes: string[]) =>
  ({ json }: RecordedRequest): OpenAiReply => {
    const prompt = json!.messages[1]!.content
    const names = [...prompt.matchAll(/^(r\d+): /gmu)].map(([, name]) => name)
    const isCheck = prompt.includes('What do the quotes show?')
    const requirements = names.map(id =>
      isCheck ? { id, shows: verdict } : { id, verdict, reasoning: 'Because it says so.', quotes, looked_for: [] },
    )
    return { kind: 'json', value: { requirements } }
  }
/** In the résumé of every application. */
export const QUOTE = 'Built payment services in TypeScript on PostgreSQL, used by 900 shops.'
