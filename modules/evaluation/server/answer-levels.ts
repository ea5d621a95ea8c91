import type { ReplyOf } from '#platform/contract/endpoint.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import { flowById } from '#modules/interview-flows/public.ts'
import type { evaluationContract } from '../contract.ts'
import { FEWEST_ANSWERS } from '../policy.ts'
import { levelCounts } from './answer-levels.read-model.ts'

type Reply = ReplyOf<(typeof evaluationContract)['evaluation.answerLevels']>

const LEVELS = [1, 2, 3, 4, 5]
const isSame = (one: readonly string[], other: readonly string[]) => JSON.stringify(one) === JSON.stringify(other)

/**
 * How many answers had each level, for the questions of a flow as they are now. What was asked with another text or other levels says
 * nothing about these, and few answers say nothing about anyone. @throws 404
 */
export async function answerLevels(org: OrganizationDb, flowId: string): Promise<Reply> {
  const [[flow], counts] = await org.read(q => [
    flowById(q, org.organizationId, flowId),
    levelCounts(q, org.organizationId, flowId),
  ])
  if (!flow) throw notFound()
  const questions = flow.rounds
    .flatMap(round => round.questions)
    .map(({ id, text, levels }) => {
      const own = counts.filter(one => one.question_id === id && one.text === text && isSame(one.levels, levels))
      return {
        question_id: id,
        text,
        levels: [...levels],
        answers: LEVELS.map(level => own.find(one => one.level === level)?.answers ?? 0),
      }
    })
  return { questions: questions.filter(({ answers }) => answers.reduce((sum, one) => sum + one, 0) >= FEWEST_ANSWERS) }
}
