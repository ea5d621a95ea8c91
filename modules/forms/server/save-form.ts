import { newId } from '#platform/db/id.ts'
import type { Cause, OrganizationTransaction } from '#platform/db/organization.ts'
import { json } from '#platform/db/tables.ts'
import { conflict } from '#platform/errors/problem-error.ts'
import { lockOrganization } from '#modules/organizations/public.ts'
import type { FormSection } from '../contract.ts'
import { publishedForm } from '../problems.ts'
import { answerWords } from '../words/answers.ts'
import { currentForm, type FormRow, insertForm } from './queries.ts'

export async function addVersion(
  tx: OrganizationTransaction,
  version: number,
  sections: FormSection[],
  now: Date,
  cause: Cause,
): Promise<FormRow> {
  const row = await insertForm(tx, {
    organization_id: tx.organizationId,
    version,
    id: newId(),
    sections: json(sections),
    created_at: now,
    published_by: cause.kind === 'admin' ? cause.id : null,
  })
  await tx.emit('form.saved', row.id, { version }, cause)
  return row
}

/** Creates an organization's first form if it has none. */
export async function ensureForm(tx: OrganizationTransaction, sections: FormSection[], now: Date): Promise<void> {
  const there = await currentForm(tx.q, tx.organizationId).executeTakeFirst()
  if (!there) await addVersion(tx, 1, sections, now, { kind: 'system' })
}

/** Saves the form as the next version. @throws 409 if someone saved since the version it is based on */
export async function saveForm(
  tx: OrganizationTransaction,
  input: { sections: FormSection[]; based_on?: number },
  adminId: string,
  now: Date,
): Promise<FormRow> {
  // Locks the organization's row, not the newest version's: of two simultaneous saves the second must see the first one's version.
  await lockOrganization(tx)
  const current = await currentForm(tx.q, tx.organizationId).executeTakeFirst()
  if (current && input.based_on !== undefined && input.based_on !== current.version) {
    throw conflict('form_changed', answerWords.formChanged, { version: current.version })
  }
  return addVersion(tx, (current?.version ?? 0) + 1, publishedForm(input.sections), now, { kind: 'admin', id: adminId })
}
