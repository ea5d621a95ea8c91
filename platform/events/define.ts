import { z } from 'zod'

/**
 * Every event by name, with what it carries. A module adds its own by declaration merging beside its `defineEvents`:
 * `declare module '#platform/events/define.ts' { interface EventTypes extends EventsOf<typeof jobEvents> {} }`.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by the modules
export interface EventTypes {}

export type EventName = Extract<keyof EventTypes, string>

export type EventsOf<D extends Record<string, z.ZodObject>> = { [N in keyof D]: z.output<D[N]> }

const schemas = new Map<string, z.ZodObject>()

/** Declares a module's events by name, each with the schema of its data. Data carries ids and facts, never a person's words. */
export function defineEvents<const D extends Record<string, z.ZodObject>>(definitions: D): D {
  for (const [name, schema] of Object.entries(definitions)) schemas.set(name, schema)
  return definitions
}

/** The data of an event as its schema has it. @throws where no module declares the event, or its data is not of its shape */
export function parseEventData<N extends EventName>(name: N, data: unknown): EventTypes[N] {
  const schema = schemas.get(name)
  if (!schema) throw new Error(`No module declares the event ${name}.`)
  return schema.parse(data) as EventTypes[N]
}

const mailEvents = defineEvents({
  /** An e-mail was handed to the mail server (in development: to the mailbox). The subject is what it is about. */
  'mail.sent': z.object({ message_id: z.string(), template_key: z.string() }),
})

declare module './define.ts' {
  interface EventTypes extends EventsOf<typeof mailEvents> {}
}
