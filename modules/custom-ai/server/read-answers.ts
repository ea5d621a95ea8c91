import { viewerOf } from '#platform/access/viewer.ts'
import type { ReplyGiven } from '#platform/contract/endpoint.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import type { Services } from '#platform/services.ts'
import { blindFor } from '#modules/applications/public.ts'
import type { customAiContract, CustomAiAnswer } from '../contract.ts'
import { scorecardOf, viewsUsing } from './coverage.read-model.ts'
import { opinionsOf } from './opinions.read-model.ts'
import { presentAnswer } from './present.ts'
import { averageUse, newestAnswers, usageSince } from './queries/answers.ts'
import { fieldById } from './queries/fields.ts'

type Calls = typeof customAiContract

/** The newest answers of an application. Blind review hides them like other AI results. */
export async function answersOf(
  org: OrganizationDb,
  actor: Actor,
  applicationId: string,
): Promise<ReplyGiven<Calls['customAi.answers']>> {
  const blind = await blindFor(org, actor.adminId, actor.blindReview ? [applicationId] : [])
  const [rows, [scorecard]] = await org.read(q => [
    newestAnswers(q, org.organizationId, [applicationId]),
    scorecardOf(q, viewerOf(actor), applicationId),
  ])
  if (blind.size > 0) return { concealed: true, hidden: 0, items: [] }
  const shown = rows.filter(({ source }) => source === 'resume' || scorecard?.revealed)
  const [opinions] = await org.read(q => [
    opinionsOf(
      q,
      org.organizationId,
      shown.map(({ id }) => id),
    ),
  ])
  const items = shown.map(row => ({
    ...presentAnswer(row),
    opinions: opinions.filter(({ answer_id }) => answer_id === row.id),
  }))
  return { concealed: false, hidden: rows.length - shown.length, items }
}

/** The newest answers of applications, by application. Whoever reads them must know which are blind. */
export async function answersByApplication(
  org: OrganizationDb,
  applicationIds: readonly string[],
): Promise<Map<string, CustomAiAnswer[]>> {
  const found = new Map<string, CustomAiAnswer[]>()
  if (applicationIds.length === 0) return found
  const [rows] = await org.read(q => [newestAnswers(q, org.organizationId, applicationIds)])
  for (const row of rows) found.set(row.application_id, [...(found.get(row.application_id) ?? []), presentAnswer(row)])
  return found
}

/** What the answers of a field used this month, and where it is used. @throws 404 */
export async function usageOfField(
  { models, clock }: Services,
  org: OrganizationDb,
  actor: Actor,
  id: string,
): Promise<ReplyGiven<Calls['customAi.usage']>> {
  const now = clock.now()
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()))
  const model = models.evaluating
  const [[field], [month_], [each], views] = await org.read(q => [
    fieldById(q, org.organizationId, id),
    usageSince(q, org.organizationId, id, month),
    averageUse(q, org.organizationId, id, model?.engine ?? 'built-in', model?.model ?? null),
    viewsUsing(q, viewerOf(actor), id),
  ])
  if (!field) throw notFound()
  return {
    answers: month_?.answers ?? 0,
    tokens: Number(month_?.tokens ?? 0),
    cost_usd: month_?.cost_usd == null ? null : Number(month_.cost_usd),
    tokens_each: model ? (each?.tokens ?? null) : 0,
    milliseconds_each: each?.milliseconds ?? null,
    used_in: views.flatMap(({ id: view_id, name, as_column, as_filter }) => [
      ...(as_column ? [{ kind: 'column' as const, view_id, name }] : []),
      ...(as_filter ? [{ kind: 'filter' as const, view_id, name }] : []),
    ]),
  }
}
