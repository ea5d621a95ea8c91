import { z } from 'zod'

/**
 * All events by name, with their data. A module adds its own by declaration merging, next to its `defineEvents`:
 * `declare module '#platform/events/define.ts' { interface EventTypes extends EventsOf<typeof jobEvents> {} }`.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by the modules
export interface EventTypes {}

export type EventName = Extract<keyof EventTypes, string>

export type EventsOf<D extends Record<string, z.ZodObject>> = { [N in keyof D]: z.output<D[N]> }

/** By event, the parts of its data that the timeline of an application shows. */
type ShownOf<D extends Record<string, z.ZodObject>> = { [N in keyof D]?: readonly (keyof z.output<D[N]> & string)[] }

const schemas = new Map<string, z.ZodObject>()
const shown = new Map<string, readonly string[]>()
const audited = new Set<string>()

/**
 * Declares a module's events by name, each with the schema of its data. Data contains IDs and facts, never text that people wrote.
 * `onTimeline` are the parts that the timeline shows: nothing that names other people or ids. `inAuditLog` are the events that the audit
 * log keeps: sign-ins, roles, settings, decisions and deletions.
 */
export function defineEvents<const D extends Record<string, z.ZodObject>>(
  definitions: D,
  onTimeline: ShownOf<D> = {},
  inAuditLog: readonly (keyof D & string)[] = [],
): D {
  for (const [name, schema] of Object.entries(definitions)) schemas.set(name, schema)
  for (const [name, keys] of Object.entries(onTimeline)) if (keys) shown.set(name, keys)
  for (const name of inAuditLog) audited.add(name)
  return definitions
}

/** The part of an event's data that the timeline of an application shows. */
export const timelineData = (name: string, data: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).filter(([key]) => shown.get(name)?.includes(key)))

/** Whether the audit log keeps an event. */
export const isAudited = (name: string): boolean => audited.has(name)

/** The names of all events of the audit log. */
export const auditedEvents = (): readonly string[] => [...audited].toSorted()

/** The validated data of an event. @throws if no module declares the event, or its data does not match the schema */
export function parseEventData<N extends EventName>(name: N, data: unknown): EventTypes[N] {
  const schema = schemas.get(name)
  if (!schema) throw new Error(`No module declares the event ${name}.`)
  return schema.parse(data) as EventTypes[N]
}

const mailEvents = defineEvents(
  {
    /** An e-mail was accepted by the mail server (in development: by the mailbox). The event's subject is the e-mail's subject. */
    'mail.sent': z.object({ message_id: z.string(), template_key: z.string() }),
    /** An e-mail could not be delivered and is not tried again by itself. */
    'mail.failed': z.object({ message_id: z.string(), template_key: z.string() }),
  },
  { 'mail.sent': ['template_key'] },
)

declare module './define.ts' {
  interface EventTypes extends EventsOf<typeof mailEvents> {}
}
