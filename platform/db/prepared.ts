import type { Compilable, CompiledQuery, Kysely } from 'kysely'
import type { Viewer } from '../access/viewer.ts'
import type { Tables } from './tables.ts'

type Build<V extends Viewer, Asked, Row> = (q: Kysely<Tables>, viewer: V, asked: Asked) => Compilable<Row>

/** Stand for the viewer's IDs in a statement that every viewer uses. No real value contains them. */
const PLACES = { organizationId: '\0organization', adminId: '\0admin' }
const MOST_STATEMENTS = 500

const mentionsPlace = (value: unknown) => (JSON.stringify(value) ?? '').includes(String.raw`\u0000`)

/** @throws if a viewer's ID became a part of something else: it could not be replaced */
function checked<Row>(statement: CompiledQuery<Row>): CompiledQuery<Row> {
  const places: readonly unknown[] = Object.values(PLACES)
  if ([statement.sql, ...statement.parameters].some(value => mentionsPlace(value) && !places.includes(value)))
    throw new Error('A prepared statement has to use the IDs of its viewer as they are.')
  return statement
}

/**
 * The same query, but built and compiled once for everybody who asks the same: for a short list, that takes longer than all the rest.
 * `build` may depend on all that is asked and on what the viewer sees, but uses the viewer's IDs only as values.
 * @param isCommon whether others will ask the same; what is asked once is not kept
 */
export function prepared<V extends Viewer, Asked, Row>(
  build: Build<V, Asked, Row>,
  isCommon: (asked: Asked) => boolean,
): Build<V, Asked, Row> {
  const statements = new Map<string, CompiledQuery<Row>>()
  return (q, viewer, asked) => {
    if (!isCommon(asked)) return build(q, viewer, asked)
    const { organizationId, adminId } = viewer
    const key = JSON.stringify([{ ...viewer, ...PLACES }, asked])
    let statement = statements.get(key)
    if (!statement) {
      statement = checked(build(q, { ...viewer, ...PLACES }, asked).compile())
      if (statements.size >= MOST_STATEMENTS) statements.delete(statements.keys().next().value!)
      statements.set(key, statement)
    }
    const { parameters, ...rest } = statement
    const values = parameters.map(value =>
      value === PLACES.organizationId ? organizationId : value === PLACES.adminId ? adminId : value,
    )
    return { compile: () => ({ ...rest, parameters: values }) }
  }
}
