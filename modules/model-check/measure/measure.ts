import { setTimeout as wait } from 'node:timers/promises'
import { type LanguageModel, ModelUnavailable } from '#platform/ai/port.ts'
import { matchInputOf } from '#modules/evaluation/public.ts'
import type { Step } from './plan.ts'
import { type Context, type Outcome, runStep } from './run-step.ts'

const FIRST_PAUSE_S = 2
const LONGEST_PAUSE_S = 60

/** Does a step again while the model cannot be asked for a while, as the model asks for or with growing pauses. */
async function retried(work: () => Promise<Outcome>, tries: number): Promise<Outcome> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof ModelUnavailable) || !error.retryable || attempt >= tries) throw error
      await wait(1000 * Math.min(error.retryAfter ?? FIRST_PAUSE_S * 2 ** (attempt - 1), LONGEST_PAUSE_S))
    }
  }
}

/**
 * Does the steps of a check with a model, some at the same time, and reports each outcome. Throws what the model throws; the outcomes
 * until then have been reported.
 *
 * @param parallel how many steps at the same time: servers of one's own answer one request at a time
 * @param tries how often a step is tried while the model is not available; 1 where a queue repeats the work
 * @param goesOn asked before each step, to stop early
 */
export async function measure(
  steps: readonly Step[],
  model: LanguageModel,
  {
    parallel,
    found,
    tries = 1,
    goesOn = () => true,
  }: {
    parallel: number
    found: (step: Step, outcome: Outcome) => Promise<void> | void
    tries?: number
    goesOn?: () => Promise<boolean> | boolean
  },
): Promise<void> {
  const waiting = [...steps]
  const context: Context = { inputOf: matchInputOf, plain: new Map() }
  const errors: unknown[] = []
  const work = async () => {
    while (errors.length === 0 && waiting.length > 0 && (await goesOn())) {
      const step = waiting.shift()
      if (!step) return
      try {
        await found(step, await retried(() => runStep(step, model, context), tries))
      } catch (error) {
        errors.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: parallel }, work))
  if (errors.length > 0) throw errors[0]
}
