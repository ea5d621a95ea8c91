import { z } from 'zod'
import { later } from '../clock/clock.ts'
import type { Database } from '../db/database.ts'
import type { Services } from '../services.ts'
import { task, type TaskDefinition } from '../tasks/tasks.ts'
import { type EventName, type EventTypes, parseEventData } from './define.ts'
import { reactionsTo, reactionTask, type Subscription, tasksOfSequence } from './subscriptions.ts'

export type { Subscription } from './subscriptions.ts'

/** An event as its subscribers get it. `N` narrows it to events of these names. */
export type ProductEvent<N extends EventName = EventName> = { [K in N]: EventOf<K> }[N]

interface EventOf<N extends EventName> {
  readonly id: string
  readonly organization_id: string
  readonly name: N
  readonly subject_id: string | null
  readonly data: EventTypes[N]
  readonly actor_kind: 'admin' | 'candidate' | 'system'
  readonly actor_id: string | null
  readonly at: Date
}

const payload = z.object({ organization_id: z.string(), event_id: z.string(), subject_id: z.string().nullish() })

async function readEvent(
  services: Services,
  { organization_id, event_id }: z.infer<typeof payload>,
): Promise<ProductEvent | null> {
  const [[event]] = await services.db
    .forOrganization(organization_id)
    .read(q => [
      q.selectFrom('events').selectAll().where('organization_id', '=', organization_id).where('id', '=', event_id),
    ])
  if (!event) return null
  const name = event.name as EventName
  return { ...event, name, data: parseEventData(name, event.data) } as ProductEvent
}

/** A reaction that must wait for earlier ones checks again after this time, in ms. */
const LOOK_AGAIN_MS = 300

/** Whether a reaction of the sequence to an earlier event of the same subject has not run yet. IDs of events increase over time. */
async function waitsForEarlier(db: Database, sequence: string, subjectId: string, eventId: string): Promise<boolean> {
  const { rows } = await db.owner.query(
    `select 1 from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = any($1) and j.payload ->> 'subject_id' = $2 and j.payload ->> 'event_id' < $3 and j.attempts < j.max_attempts limit 1`,
    [tasksOfSequence(sequence), subjectId, eventId],
  )
  return rows.length > 0
}

function reactionOf({ by, lane, sequence, react }: Subscription): TaskDefinition {
  const name = reactionTask(by)
  return task({
    name,
    lane,
    payload,
    async run(services, given) {
      const { organization_id, event_id, subject_id } = given
      if (sequence && subject_id && (await waitsForEarlier(services.db, sequence, subject_id, event_id))) {
        await services.db
          .forOrganization(organization_id)
          .write(tx =>
            tx.task(
              name,
              { event_id, subject_id },
              { key: `${name}:${event_id}`, runAt: later(new Date(), LOOK_AGAIN_MS) },
            ),
          )
        return
      }
      const event = await readEvent(services, given)
      if (event) await react(services, event as never)
    },
  }) as TaskDefinition
}

/** Delivers events that an earlier version wrote but did not deliver. Since then, reactions become tasks in the same transaction. */
const deliverEarlier = task({
  name: 'deliver-event',
  payload,
  async run(services, given) {
    const event = await readEvent(services, given)
    if (!event) return
    await services.db.forOrganization(event.organization_id).write(async tx => {
      for (const { by } of reactionsTo(event.name))
        await tx.task(
          reactionTask(by),
          { event_id: event.id, subject_id: event.subject_id },
          { key: `${reactionTask(by)}:${event.id}` },
        )
    })
  },
})

/** The tasks that react to events: one per subscription, so that a failure of one does not delay the others. */
export const eventTasks = (subscriptions: readonly Subscription[]): TaskDefinition[] => [
  deliverEarlier as TaskDefinition,
  ...subscriptions.map(reactionOf),
]
