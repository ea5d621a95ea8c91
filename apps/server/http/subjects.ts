import type { Compilable, Kysely } from 'kysely'
import { type SubjectQuery, type Viewer, viewerOf } from '#platform/access/viewer.ts'
import type { Endpoint, Subject } from '#platform/contract/endpoint.ts'
import type { OrganizationDb, OrganizationTransaction } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'

interface Input {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

interface Named {
  readonly find: SubjectQuery
  readonly id: string
}

/** Checks that a signed-in caller may see the subjects of a call, with the queries that the modules registered. */
export interface Subjects {
  readonly register: (kind: Subject, find: SubjectQuery) => void
  /** @throws 404 if one of the call's subjects does not exist or is outside the caller's scope */
  readonly require: (
    endpoint: Endpoint,
    actor: Actor,
    input: Input,
    access: { readonly org: OrganizationDb } | { readonly tx: OrganizationTransaction },
  ) => Promise<void>
}

function valueAt(input: Input, path: string): string | undefined {
  const [part, name] = path.split('.') as [keyof Input, string]
  const value = (input[part] as Record<string, unknown> | undefined)?.[name]
  return typeof value === 'string' ? value : undefined
}

export function createSubjects(): Subjects {
  const finders = new Map<Subject, SubjectQuery>()

  const named = ({ about }: Endpoint, input: Input): Named[] =>
    Object.entries(about ?? {}).flatMap(([kind, path]) => {
      const id = valueAt(input, path)
      const find = finders.get(kind as Subject)
      if (!find) throw new Error(`Nothing says how a ${kind} is found.`)
      // An optional ID that is not given is not checked.
      return id === undefined ? [] : [{ find, id }]
    })

  const found = async (
    wanted: readonly Named[],
    viewer: Viewer,
    access: { readonly org: OrganizationDb } | { readonly tx: OrganizationTransaction },
  ): Promise<readonly unknown[][]> => {
    if ('org' in access) {
      const build = (q: Kysely<Tables>): Compilable[] => wanted.map(({ find, id }) => find(q, viewer, id))
      return access.org.read(build)
    }
    const rows = []
    for (const { find, id } of wanted) rows.push(await find(access.tx.q, viewer, id).execute())
    return rows
  }

  return {
    register: (kind, find) => void finders.set(kind, find),
    async require(endpoint, actor, input, access) {
      const wanted = named(endpoint, input)
      if (wanted.length === 0) return
      const rows = await found(wanted, viewerOf(actor), access)
      if (rows.some(one => one.length === 0)) throw notFound()
    },
  }
}
