import type { Compilable, Kysely } from 'kysely'
import { can, type Permission, seesAllJobs } from '#platform/access/policy.ts'
import { deciderOf, type SubjectQuery, type Viewer, viewerOf } from '#platform/access/viewer.ts'
import type { Endpoint, Subject } from '#platform/contract/endpoint.ts'
import type { OrganizationDb, OrganizationTransaction } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import { requireOnJob } from './session.ts'

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
  /**
   * The caller, as they may act on the call's subjects: who decides only on some jobs is an interviewer on all others.
   * @throws 404 if one of the subjects does not exist or is outside the caller's scope
   */
  readonly require: (
    endpoint: Endpoint,
    actor: Actor,
    input: Input,
    access: { readonly org: OrganizationDb } | { readonly tx: OrganizationTransaction },
  ) => Promise<Actor>
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

  /** Whether each of the viewers may see all that is wanted. */
  const seenBy = async (
    viewers: readonly Viewer[],
    wanted: readonly Named[],
    access: { readonly org: OrganizationDb } | { readonly tx: OrganizationTransaction },
  ): Promise<readonly boolean[]> => {
    const asked = viewers.flatMap(viewer => wanted.map(one => ({ ...one, viewer })))
    const rows: unknown[][] = []
    if ('org' in access) {
      const build = (q: Kysely<Tables>): Compilable[] => asked.map(({ find, viewer, id }) => find(q, viewer, id))
      rows.push(...(await access.org.read(build)))
    } else {
      for (const { find, viewer, id } of asked) rows.push(await find(access.tx.q, viewer, id).execute())
    }
    return viewers.map(viewer => asked.every((one, at) => one.viewer !== viewer || rows[at]!.length > 0))
  }

  return {
    register: (kind, find) => void finders.set(kind, find),
    async require(endpoint, actor, input, access) {
      const wanted = named(endpoint, input)
      if (wanted.length === 0) return actor
      const decidesOnSome = can(actor.role, 'candidates.decide') && !seesAllJobs(actor.role)
      const viewers = decidesOnSome ? [viewerOf(actor), deciderOf(actor)] : [viewerOf(actor)]
      const [sees, decides] = await seenBy(viewers, wanted, access)
      if (!sees) throw notFound()
      if (!decidesOnSome || decides) return actor
      const interviewer = { ...actor, role: 'interviewer' as const }
      requireOnJob(interviewer, endpoint.who as Permission)
      return interviewer
    },
  }
}
