import { z } from 'zod'
import { deliveryTask } from '../db/organization.ts'
import type { Services } from '../services.ts'
import type { Lane } from '../tasks/lanes.ts'
import { task, type TaskDefinition } from '../tasks/tasks.ts'

export interface ProductEvent {
  readonly id: string
  readonly organization_id: string
  readonly name: string
  readonly subject_id: string | null
  readonly data: Record<string, unknown>
  readonly actor_kind: 'admin' | 'candidate' | 'system'
  readonly actor_id: string | null
  readonly at: Date
}

/** A module's reaction to something that happened. Runs as a task of its own; running it twice must change nothing twice. */
export interface Subscription {
  /** Who reacts and how, for the log: `email-templates.send-receipt`. */
  readonly by: string
  readonly event: string
  /** Where the reaction runs; `quick` where nothing is said. */
  readonly lane?: Lane
  readonly react: (services: Services, event: ProductEvent) => Promise<void>
}

const payload = z.object({ organization_id: z.string(), event_id: z.string() })

async function readEvent(
  services: Services,
  { organization_id, event_id }: z.infer<typeof payload>,
): Promise<ProductEvent | null> {
  const [[event]] = await services.db
    .forOrganization(organization_id)
    .read(q => [
      q.selectFrom('events').selectAll().where('organization_id', '=', organization_id).where('id', '=', event_id),
    ])
  return event ?? null
}

/** The tasks that carry events to their subscribers: one that fans out, and one for each subscription, so that one's failure is no other's. */
export function eventTasks(subscriptions: readonly Subscription[]): TaskDefinition[] {
  const deliverIn = (lane: 'quick' | 'sign_in') =>
    task({
      name: deliveryTask(lane),
      lane,
      payload,
      async run(services, given) {
        const event = await readEvent(services, given)
        const wanted = subscriptions.filter(one => one.event === event?.name)
        if (!event || wanted.length === 0) return
        await services.db.forOrganization(event.organization_id).write(async tx => {
          for (const { by } of wanted)
            await tx.task(`react:${by}`, { event_id: event.id }, { key: `react:${by}:${event.id}` })
        })
      },
    })
  const reactions = subscriptions.map(({ by, lane, react }) =>
    task({
      name: `react:${by}`,
      lane,
      payload,
      async run(services, given) {
        const event = await readEvent(services, given)
        if (event) await react(services, event)
      },
    }),
  )
  return [deliverIn('quick'), deliverIn('sign_in'), ...reactions]
}
