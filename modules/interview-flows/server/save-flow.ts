import { sql } from 'kysely'
import type { z } from 'zod'
import { newId } from '#platform/db/id.ts'
import type { Cause, OrganizationTransaction } from '#platform/db/organization.ts'
import { json } from '#platform/db/tables.ts'
import { conflict, notFound } from '#platform/errors/problem-error.ts'
import { returnUnit, consumeUnit } from '#modules/billing/public.ts'
import type { flowInput } from '../contract.ts'
import { flowById, type FlowRow } from './queries.ts'

type FlowInput = z.output<typeof flowInput>

async function addVersion(tx: OrganizationTransaction, id: string, version: number, input: FlowInput, now: Date) {
  await tx.q
    .insertInto('interview_flow_versions')
    .values({ organization_id: tx.organizationId, flow_id: id, version, rounds: json(input.rounds), created_at: now })
    .execute()
}

export async function createFlow(
  tx: OrganizationTransaction,
  input: FlowInput,
  now: Date,
  cause: Cause,
): Promise<FlowRow> {
  const id = newId()
  await tx.q
    .insertInto('interview_flows')
    .values({
      organization_id: tx.organizationId,
      id,
      name: input.name,
      description: input.description,
      version: 1,
      updated_at: now,
    })
    .execute()
  await addVersion(tx, id, 1, input, now)
  // The flow that comes with an organization is not counted: it may keep it whatever its plan is.
  if (cause.kind === 'admin') await consumeUnit(tx, 'interview_flow', id, now)
  await tx.emit('flow.created', id, {}, cause)
  return flowById(tx.q, tx.organizationId, id).executeTakeFirstOrThrow()
}

/** Saves a flow as its next version. @throws 409 where somebody saved since the version it is based on */
export async function saveFlow(
  tx: OrganizationTransaction,
  id: string,
  input: FlowInput & { based_on?: number },
  now: Date,
  adminId: string,
): Promise<FlowRow> {
  const current = await lockFlow(tx, id)
  if (!current) throw notFound()
  if (input.based_on !== undefined && input.based_on !== current.version) {
    throw conflict(
      'flow_changed',
      'Someone else saved this flow in the meantime. Load it again to see their changes.',
      {
        version: current.version,
      },
    )
  }
  const version = current.version + 1
  await addVersion(tx, id, version, input, now)
  await tx.q
    .updateTable('interview_flows')
    .set({ name: input.name, description: input.description, version, updated_at: now })
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', id)
    .execute()
  await tx.emit('flow.saved', id, { version }, { kind: 'admin', id: adminId })
  return flowById(tx.q, tx.organizationId, id).executeTakeFirstOrThrow()
}

const lockFlow = (tx: OrganizationTransaction, id: string) =>
  tx.q
    .selectFrom('interview_flows')
    .select('version')
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

/** Removes a flow; what was invited with it keeps its version. @throws 404, 409 `flow_in_use` */
export async function removeFlow(tx: OrganizationTransaction, id: string, now: Date, adminId: string): Promise<void> {
  if (!(await flowById(tx.q, tx.organizationId, id).executeTakeFirst())) throw notFound()
  const { rows } = await usedByJobs(tx, id)
  if (rows.length > 0)
    throw conflict(
      'flow_in_use',
      `This flow is used by ${rows.map(({ title }) => title).join(', ')}. Choose another flow for those jobs first.`,
    )
  await tx.q
    .updateTable('interview_flows')
    .set({ removed_at: now })
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', id)
    .execute()
  await returnUnit(tx, 'interview_flow', id)
  await tx.emit('flow.removed', id, {}, { kind: 'admin', id: adminId })
}

/** Asked of the database's own foreign key: this module does not know jobs. */
async function usedByJobs(tx: OrganizationTransaction, flowId: string) {
  return sql<{
    title: string
  }>`select title from job_openings where organization_id = ${tx.organizationId} and interview_flow_id = ${flowId} and archived_at is null and status <> 'closed' limit 5`.execute(
    tx.q,
  )
}
