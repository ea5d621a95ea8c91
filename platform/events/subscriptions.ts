import type { Services } from '../services.ts'
import type { Lane } from '../tasks/lanes.ts'
import type { EventName } from './define.ts'
import type { ProductEvent } from './events.ts'

interface SubscriptionTo<N extends EventName> {
  /** The name of the reaction, for the log: `email-templates.send-receipt`. */
  readonly by: string
  readonly event: N
  /** Where the reaction runs; `quick` where nothing is said. */
  readonly lane?: Lane
  /**
   * Reactions of one sequence run in the order of their subject's events: a reaction to a later event waits until all to earlier ones
   * have run. Without it, reactions run in any order.
   */
  readonly sequence?: string
  readonly react: (services: Services, event: ProductEvent<N>) => Promise<void>
}

/** A module's reaction to an event. It runs as a separate task and must be idempotent. */
export type Subscription = { [N in EventName]: SubscriptionTo<N> }[EventName]

const registered = new Map<string, Subscription[]>()

/** Registers the reactions to events. Called once, before the first event. */
export function registerSubscriptions(subscriptions: readonly Subscription[]): void {
  registered.clear()
  for (const subscription of subscriptions)
    registered.set(subscription.event, [...(registered.get(subscription.event) ?? []), subscription])
}

export const reactionsTo = (event: string): readonly Subscription[] => registered.get(event) ?? []

/** The task of a subscription's reaction. */
export const reactionTask = (by: string): string => `react:${by}`

/** The tasks of all subscriptions of a sequence. */
export const tasksOfSequence = (sequence: string): string[] =>
  [...registered.values()].flat().flatMap(one => (one.sequence === sequence ? [reactionTask(one.by)] : []))
