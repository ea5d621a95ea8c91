import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import type { CallInput } from '#platform/contract/client.ts'
import { evaluationContract as contract } from '../contract.ts'

export type Card = NonNullable<CallInput<(typeof contract)['evaluation.rate']>['body']>

export const reviewQuery = (applicationId: string) =>
  queryOptions({
    queryKey: ['evaluation', 'review', applicationId],
    queryFn: ({ signal }) => call(contract['evaluation.review'], { params: { id: applicationId }, signal }),
  })

/** How requirements are checked and what they are recognized by, as their texts suggest, in the same order. */
export async function proposeChecks(texts: readonly string[], signal: AbortSignal) {
  const { checks, recognition } = await call(contract['evaluation.proposeChecks'], {
    body: { texts: [...texts] },
    signal,
  })
  return checks.map((check, i) => ({ check, ...recognition[i]! }))
}
export const answerLevelsQuery = (flowId: string) =>
  queryOptions({
    queryKey: ['evaluation', 'answer-levels', flowId],
    queryFn: ({ signal }) => call(contract['evaluation.answerLevels'], { params: { id: flowId }, signal }),
    select: ({ questions }) => questions,
  })

/** Requirements that a description as plain text contains. */
export const suggestRequirements = async (description: string) =>
  (await call(contract['evaluation.suggestRequirements'], { body: { description } })).requirements
export const evaluate = (applicationId: string) =>
  call(contract['evaluation.evaluate'], { params: { id: applicationId }, body: {} })
export const rate = (applicationId: string, body: Card) =>
  call(contract['evaluation.rate'], { params: { id: applicationId }, body })
export const opine = (
  evaluationId: string,
  criterion: string,
  body: { agrees: boolean; level?: number | null; note?: string },
) => call(contract['evaluation.opine'], { params: { id: evaluationId, criterion }, body })
