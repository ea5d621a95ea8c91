import { sql } from 'kysely'
import type { z } from 'zod'
import { newId } from '#platform/db/id.ts'
import type { Cause, OrganizationTransaction } from '#platform/db/organization.ts'
import { json } from '#platform/db/tables.ts'
import { conflict, notFound } from '#platform/errors/problem-error.ts'
import { returnUnit, consumeUnit } from '#modules/billing/public.ts'
import type { flowInput } from '../contract.ts'
import { flowProblems } from '../words/problems.ts'
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
  // The flow that every organization starts with does not count toward the plan.
  if (cause.kind === 'admin') await consumeUnit(tx, 'interview_flow', id, now)
  await tx.emit('flow.created', id, {}, cause)
  return flowById(tx.q, tx.organizationId, id).executeTakeFirstOrThrow()
}

/** Saves a flow as its next version. @throws 409 if someone else has saved it since the version it is based on */
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
    throw conflict('flow_changed', flowProblems.flowChanged, { version: current.version })
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

/** Removes a flow. Screenings that use it keep their version. @throws 404, 409 `flow_in_use` */
export async function removeFlow(tx: OrganizationTransaction, id: string, now: Date, adminId: string): Promise<void> {
  if (!(await flowById(tx.q, tx.organizationId, id).executeTakeFirst())) throw notFound()
  const { rows } = await usedByJobs(tx, id)
  if (rows.length > 0) throw conflict('flow_in_use', flowProblems.flowInUse(rows.map(({ title }) => title)))
  await tx.q
    .updateTable('interview_flows')
    .set({ removed_at: now })
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', id)
    .execute()
  await returnUnit(tx, 'interview_flow', id)
  await tx.emit('flow.removed', id, {}, { kind: 'admin', id: adminId })
}

/** Reads the jobs' table directly, because this module is below the jobs module. */
async function usedByJobs(tx: OrganizationTransaction, flowId: string) {
  return sql<{
    title: string
  }>`select title from job_openings where organization_id = ${tx.organizationId} and interview_flow_id = ${flowId} and archived_at is null and status <> 'closed' limit 5`.execute(
    tx.q,
  )
}
