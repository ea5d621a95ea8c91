import type { z } from 'zod'
import { newId } from '#platform/db/id.ts'
import type { Cause, OrganizationTransaction } from '#platform/db/organization.ts'
import { json } from '#platform/db/tables.ts'
import { conflict, notFound } from '#platform/errors/problem-error.ts'
import { returnUnit, consumeUnit } from '#modules/billing/public.ts'
import type { flowInput } from '../contract.ts'
import { flowProblems } from '../words/problems.ts'
import { jobsUsing } from './jobs-using.read-model.ts'
import { presentFlow } from './present.ts'
import { flowById, type FlowRow, insertFlow, insertFlowVersion, lockFlow, updateFlow, versionOf } from './queries.ts'
import { savedBy } from './versions.read-model.ts'

type FlowInput = z.output<typeof flowInput>

interface Saved {
  readonly id: string
  readonly version: number
  readonly now: Date
  readonly by: string | null
}

async function addVersion(tx: OrganizationTransaction, { id, version, now, by }: Saved, input: FlowInput) {
  await insertFlowVersion(tx, {
    organization_id: tx.organizationId,
    flow_id: id,
    version,
    rounds: json(input.rounds),
    name: input.name,
    description: input.description,
    saved_by: by,
    saved_at: now,
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
  await addVersion(tx, { id, version: 1, now, by: cause.kind === 'admin' ? cause.id : null }, input)
  // The flow that every organization starts with does not count toward the plan.
  if (cause.kind === 'admin') await consumeUnit(tx, 'interview_flow', id, now)
  await tx.emit('flow.created', id, {}, cause)
  return flowById(tx.q, tx.organizationId, id).executeTakeFirstOrThrow()
}

/** Somebody else saved the flow since: the reply has what they saved, so that nothing is overwritten unseen. */
async function staleEdit(tx: OrganizationTransaction, id: string) {
  const current = await flowById(tx.q, tx.organizationId, id).executeTakeFirstOrThrow()
  const by = await savedBy(tx.q, tx.organizationId, id, current.version).executeTakeFirst()
  return conflict('stale_edit', flowProblems.flowChanged(by?.name ?? null, current.version), {
    current: presentFlow(current),
  })
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
  if (input.based_on !== undefined && input.based_on !== current.version) throw await staleEdit(tx, id)
  const version = current.version + 1
  await addVersion(tx, { id, version, now, by: adminId }, input)
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

/** Saves an earlier version as the next one. @throws 404, 409 if someone else has saved the flow since */
export async function restoreVersion(
  tx: OrganizationTransaction,
  { id, version, based_on }: { id: string; version: number; based_on: number },
  now: Date,
  adminId: string,
): Promise<FlowRow> {
  const earlier = await versionOf(tx.q, tx.organizationId, id, version).executeTakeFirst()
  if (!earlier) throw notFound()
  const { name, description, rounds } = earlier
  return saveFlow(tx, id, { name, description, rounds, based_on }, now, adminId)
}

const LONGEST_NAME = 120

/** @throws 404, 402 if the plan allows no further flow */
export async function duplicateFlow(
  tx: OrganizationTransaction,
  id: string,
  now: Date,
  adminId: string,
): Promise<FlowRow> {
  const flow = await flowById(tx.q, tx.organizationId, id).executeTakeFirst()
  if (!flow) throw notFound()
  const { description, rounds } = flow
  const suffix = flowProblems.copyOf('').length
  const name = flowProblems.copyOf(flow.name.slice(0, LONGEST_NAME - suffix))
  return createFlow(tx, { name, description, rounds }, now, { kind: 'admin', id: adminId })
}
