import type { Kysely } from 'kysely'
import type { Clock } from '../clock/clock.ts'
import { newId } from '../db/id.ts'
import type { OrganizationDb } from '../db/organization.ts'
import type { Tables } from '../db/tables.ts'
import { metered } from './metered.ts'
import type { Generated, GenerateRequest, LanguageModel, ModelUse } from './port.ts'

/** The organization has spent what it may spend on language models this month. */
export class BudgetSpent extends Error {
  readonly code = 'model_budget_spent'

  constructor() {
    super('The monthly budget for language models is spent.')
    this.name = 'BudgetSpent'
  }
}

interface RecordingOptions {
  org: OrganizationDb
  clock: Clock
  /** US dollars per calendar month (UTC); undefined for no limit. Runs whose price is unknown count nothing. */
  budget: number | undefined
  /** The evaluation that the runs are for. */
  evaluationId?: string
}

/**
 * The same model, which stores each of its runs for an organization, also those without a usable answer, and throws `BudgetSpent` when its
 * budget is spent.
 */
export function recorded(model: LanguageModel, options: RecordingOptions): LanguageModel {
  const storing = metered(model, (used, { purpose }) => store(purpose, used, options))
  return {
    engine: model.engine,
    model: model.model,
    async generate<T>(request: GenerateRequest<T>): Promise<Generated<T>> {
      await requireBudget(options)
      return storing.generate(request)
    },
  }
}

async function requireBudget({ org, clock, budget }: RecordingOptions): Promise<void> {
  if (budget === undefined) return
  const now = clock.now()
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()))
  const [[spent]] = await org.read(q => [
    q
      .selectFrom('model_runs')
      .select(eb => eb.fn.sum<string | null>('cost_usd').as('cost'))
      .where('organization_id', '=', org.organizationId)
      .where('at', '>=', month),
  ])
  if (Number(spent?.cost ?? 0) >= budget) throw new BudgetSpent()
}

async function store(
  purpose: string,
  { run, usage, milliseconds }: ModelUse,
  { org, clock, evaluationId }: RecordingOptions,
): Promise<void> {
  await org.write(async tx => {
    await tx.q
      .insertInto('model_runs')
      .values({
        organization_id: org.organizationId,
        id: newId(),
        evaluation_id: evaluationId ?? null,
        purpose,
        ...run,
        ...usage,
        milliseconds,
        at: clock.now(),
      })
      .execute()
  })
}

/** What the runs for some evaluations used together, by evaluation. */
export const usageOf = (q: Kysely<Tables>, organizationId: string, evaluationIds: readonly string[]) =>
  q
    .selectFrom('model_runs')
    .select(eb => [
      'evaluation_id',
      eb.fn.countAll<string>().as('requests'),
      eb.fn.sum<string>('input_tokens').as('input_tokens'),
      eb.fn.sum<string>('output_tokens').as('output_tokens'),
      eb.fn.sum<string | null>('cost_usd').as('cost_usd'),
      eb.fn.sum<string>('milliseconds').as('milliseconds'),
    ])
    .where('organization_id', '=', organizationId)
    .where('evaluation_id', 'in', [...evaluationIds, NO_ID])
    .groupBy('evaluation_id')

/** PostgreSQL has no empty list. */
const NO_ID = '00000000-0000-0000-0000-000000000000'
