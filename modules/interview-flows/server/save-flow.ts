import type { z } from 'zod'
import { newId } from '#platform/db/id.ts'
import type { Cause, OrganizationTransaction } from '#platform/db/organization.ts'
import { json } from '#platform/db/tables.ts'
import { conflict, notFound } from '#platform/errors/problem-error.ts'
import { returnUnit, consumeUnit } from '#modules/billing/public.ts'
import type { flowInput } from '../contract.ts'
import { flowProblems } from '../words/problems.ts'
import { jobsUsing } from './jobs-using.read-model.ts'
import { flowById, type FlowRow, insertFlow, insertFlowVersion, lockFlow, updateFlow } from './queries.ts'

type FlowInput = z.output<typeof flowInput>

async function addVersion(tx: OrganizationTransaction, id: string, version: number, input: FlowInput) {
  await insertFlowVersion(tx, {
    organization_id: tx.organizationId,
    flow_id: id,
    version,
    rounds: json(input.rounds),
  })
}

export async function createFlow(
  tx: OrganizationTransaction,
  input: FlowInput,
  now: Date,
  cause: Cause,
): Promise<FlowRow> {
  const id = newId()
  await insertFlow(tx, {
    organization_id: tx.organizationId,
    id,
    name: input.name,
    description: input.description,
    version: 1,
    updated_at: now,
  })
  await addVersion(tx, id, 1, input)
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
  await addVersion(tx, id, version, input)
  await updateFlow(tx, id, { name: input.name, description: input.description, version, updated_at: now })
  await tx.emit('flow.saved', id, { version }, { kind: 'admin', id: adminId })
  return flowById(tx.q, tx.organizationId, id).executeTakeFirstOrThrow()
}

/** Removes a flow. Screenings that use it keep their version. @throws 404, 409 `flow_in_use` */
export async function removeFlow(tx: OrganizationTransaction, id: string, now: Date, adminId: string): Promise<void> {
  if (!(await flowById(tx.q, tx.organizationId, id).executeTakeFirst())) throw notFound()
  const jobs = await jobsUsing(tx, { flowId: id })
  if (jobs.length > 0) throw conflict('flow_in_use', flowProblems.flowInUse(jobs))
  await updateFlow(tx, id, { removed_at: now })
  await returnUnit(tx, 'interview_flow', id)
  await tx.emit('flow.removed', id, {}, { kind: 'admin', id: adminId })
}
