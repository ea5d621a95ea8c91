import { z } from 'zod'

/**
 * What super admins do, by name, with its facts. A module adds its own by declaration merging, next to its `definePlatformEvents`:
 * `declare module '#platform/events/platform-events.ts' { interface PlatformEventTypes extends EventsOf<typeof planEvents> {} }`.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by the modules
export interface PlatformEventTypes {}

export type PlatformEventName = Extract<keyof PlatformEventTypes, string>

const schemas = new Map<string, z.ZodObject>()

/** Declares entries of the platform's audit log, each with the schema of its facts: IDs, states and numbers, nothing about candidates. */
export function definePlatformEvents<const D extends Record<string, z.ZodObject>>(definitions: D): D {
  for (const [name, schema] of Object.entries(definitions)) schemas.set(name, schema)
  return definitions
}

/** All names, for the filters of the audit log and for tests. */
export const platformEvents = (): readonly string[] => [...schemas.keys()].toSorted()

/** The validated facts of an entry. @throws if no module declares it, or its facts do not match the schema */
export function parsePlatformEvent<N extends PlatformEventName>(name: N, data: unknown): Record<string, unknown> {
  const schema = schemas.get(name)
  if (!schema) throw new Error(`No module declares the platform event ${name}.`)
  return schema.parse(data)
}
