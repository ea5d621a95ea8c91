import { can } from '#platform/access/policy.ts'
import type { BodyOf, ReplyGiven } from '#platform/contract/endpoint.ts'
import { newId } from '#platform/db/id.ts'
import type { OrganizationDb, OrganizationTransaction } from '#platform/db/organization.ts'
import { json } from '#platform/db/tables.ts'
import { conflict, forbidden, notFound } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import { type applicationsContract, MOST_VIEWS } from '../contract.ts'
import { viewProblems as words } from '../words/views.ts'
import {
  countViewsOf,
  defaultViewOf,
  deleteDefaultView,
  deleteView,
  insertView,
  type SavedViewRow,
  updateView,
  viewsOf,
  viewVisibleTo,
  writeDefaultView,
} from './queries/views.ts'
import { namesOfPeople } from './saved-views.read-model.ts'

type Calls = typeof applicationsContract
type View = ReplyGiven<Calls['views.create']>

/** Recruiters and above share views, and keep the shared ones in order. */
const shares = (actor: Actor) => can(actor.role, 'candidates.manage')

const present = (row: SavedViewRow, actor: Actor, createdBy: string): View => ({
  id: row.id,
  name: row.name,
  shared: row.shared,
  filter: row.filter,
  sort: row.sort,
  layout: row.layout,
  columns: row.columns,
  mine: row.admin_id === actor.adminId,
  created_by: createdBy,
  can_edit: row.admin_id === actor.adminId || (row.shared && shares(actor)),
})

async function nameOfCreator(tx: OrganizationTransaction, row: SavedViewRow): Promise<string> {
  const person = await namesOfPeople(tx.q, tx.organizationId, [row.admin_id]).executeTakeFirst()
  return person?.name ?? ''
}

export async function listViews(org: OrganizationDb, actor: Actor): Promise<ReplyGiven<Calls['views.list']>> {
  const [rows, [chosen]] = await org.read(q => [viewsOf(q, actor), defaultViewOf(q, actor)])
  const [people] = await org.read(q => [
    namesOfPeople(q, org.organizationId, [...new Set(rows.map(({ admin_id }) => admin_id))]),
  ])
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return {
    items: rows.map(row => present(row, actor, names.get(row.admin_id) ?? '')),
    // A view that is no longer shared with this person is not their default either.
    default_id: rows.some(({ id }) => id === chosen?.view_id) ? chosen!.view_id : null,
  }
}

/** @throws 403 if the caller may not share views, 409 `too_many_views` */
export async function createView(
  tx: OrganizationTransaction,
  actor: Actor,
  { filter, columns, ...view }: BodyOf<Calls['views.create']>,
  now: Date,
): Promise<View> {
  if (view.shared && !shares(actor)) throw forbidden(words.notAllowedToShare, 'role_needed')
  const { count } = await countViewsOf(tx.q, actor).executeTakeFirstOrThrow()
  if (count >= MOST_VIEWS) throw conflict('too_many_views', words.tooMany(MOST_VIEWS))
  const row = await insertView(tx, {
    organization_id: tx.organizationId,
    id: newId(),
    admin_id: actor.adminId,
    ...view,
    filter: json(filter),
    columns: columns && json(columns),
    created_at: now,
  })
  return present(row, actor, actor.name)
}

/** @throws 404, 403 */
async function requireEditable(tx: OrganizationTransaction, actor: Actor, id: string): Promise<SavedViewRow> {
  const row = await viewVisibleTo(tx.q, actor, id).forUpdate().executeTakeFirst()
  if (!row) throw notFound()
  if (row.admin_id !== actor.adminId && !shares(actor)) throw forbidden(words.notAllowedToEdit, 'role_needed')
  return row
}

/** @throws 404, 403 */
export async function editView(
  tx: OrganizationTransaction,
  actor: Actor,
  id: string,
  { filter, columns, ...change }: BodyOf<Calls['views.edit']>,
): Promise<View> {
  const row = await requireEditable(tx, actor, id)
  if (change.shared && !row.shared && !shares(actor)) throw forbidden(words.notAllowedToShare, 'role_needed')
  const changes = {
    ...change,
    ...(filter && { filter: json(filter) }),
    ...(columns !== undefined && { columns: columns && json(columns) }),
  }
  const changed = Object.keys(changes).length === 0 ? row : await updateView(tx, id, changes)
  return present(changed, actor, await nameOfCreator(tx, changed))
}

/** @throws 404, 403 */
export async function removeView(tx: OrganizationTransaction, actor: Actor, id: string): Promise<void> {
  await requireEditable(tx, actor, id)
  await deleteView(tx, id)
}

/** @throws 404 */
export async function setDefaultView(tx: OrganizationTransaction, actor: Actor, id: string | null): Promise<void> {
  if (id === null) return void (await deleteDefaultView(tx, actor.adminId))
  if (!(await viewVisibleTo(tx.q, actor, id).executeTakeFirst())) throw notFound()
  await writeDefaultView(tx, actor.adminId, id)
}
