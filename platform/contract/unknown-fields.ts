import { z } from 'zod'

type Def = z.core.$ZodTypeDef & {
  readonly innerType?: z.core.$ZodType
  readonly in?: z.core.$ZodType
  readonly out?: z.core.$ZodType
  readonly element?: z.core.$ZodType
  readonly valueType?: z.core.$ZodType
  readonly shape?: Record<string, z.core.$ZodType>
  readonly options?: readonly z.core.$ZodType[]
}

const defOf = (schema: z.core.$ZodType): Def => schema._zod.def as Def

/** The paths of fields that are not in the schema. zod drops them silently, but the caller must get an error. */
export function unknownFields(schema: z.core.$ZodType, value: unknown, path: readonly string[] = []): string[] {
  const def = defOf(schema)
  switch (def.type) {
    case 'object':
      return unknownKeys(def.shape ?? {}, value, path)
    case 'array':
      return Array.isArray(value)
        ? value.flatMap((one, index) => unknownFields(def.element!, one, [...path, String(index)]))
        : []
    case 'record':
      return isObject(value)
        ? Object.entries(value).flatMap(([key, one]) => unknownFields(def.valueType!, one, [...path, key]))
        : []
    case 'union':
      return unknownToAll(def.options ?? [], value, path)
    case 'pipe':
      // The schema is on the side that is not a transformation.
      return unknownFields(defOf(def.in!).type === 'transform' ? def.out! : def.in!, value, path)
    default:
      return def.innerType ? unknownFields(def.innerType, value, path) : []
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function unknownKeys(shape: Record<string, z.core.$ZodType>, value: unknown, path: readonly string[]): string[] {
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, one]) =>
    Object.hasOwn(shape, key) ? unknownFields(shape[key]!, one, [...path, key]) : [[...path, key].join('.')],
  )
}

/** For a union, the unknown fields of the option that matches best. */
function unknownToAll(options: readonly z.core.$ZodType[], value: unknown, path: readonly string[]): string[] {
  const matching = options.filter(option => z.safeParse(option, value).success)
  const results = (matching.length > 0 ? matching : options).map(option => unknownFields(option, value, path))
  return results.toSorted((a, b) => a.length - b.length)[0] ?? []
}
