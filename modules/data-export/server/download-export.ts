import { spendLink } from '#platform/auth/links.ts'
import { can } from '#platform/access/policy.ts'
import { HOUR } from '#platform/clock/clock.ts'
import type { OrganizationDb, OrganizationTransaction } from '#platform/db/organization.ts'
import { conflict, forbidden, gone, notFound } from '#platform/errors/problem-error.ts'
import type { HeldLink } from '#platform/http/api.ts'
import type { Services } from '#platform/services.ts'
import { type AdminRow, adminById } from '#modules/accounts/public.ts'
import { readOrganization } from '#modules/organizations/public.ts'
import { dataExportProblems as problems } from '../words/problems.ts'
import { type DataExportRow, exportById } from './queries.ts'

type ReadyExport = DataExportRow & { file_key: string; bytes: number; expires_at: Date }

/** @throws 404, 409 `export_not_ready`, 410 `export_deleted` */
function readyExport(row: DataExportRow | undefined, now: Date): ReadyExport {
  if (!row) throw notFound()
  if (row.state !== 'ready' || !row.file_key || !row.expires_at) throw conflict('export_not_ready', problems.notReady)
  if (row.expires_at <= now) throw gone('export_deleted', problems.gone)
  return row as ReadyExport
}

/** The signed address of the file, which the browser can open without a header. */
async function addressOf({ signer }: Services, { file_key, asked_at }: ReadyExport): Promise<{ url: string }> {
  const token = await signer.sign({ kind: 'data_export', key: file_key, type: 'application/zip' }, HOUR / 1000)
  return { url: `/api/data-exports/file/${token}/evenhand-export-${asked_at.toISOString().slice(0, 10)}.zip` }
}

const note = (tx: OrganizationTransaction, id: string, adminId: string) =>
  tx.emit('data_export.downloaded', id, {}, { kind: 'admin', id: adminId })

/** For an owner who is signed in. */
export async function downloadExport(
  services: Services,
  tx: OrganizationTransaction,
  id: string,
  adminId: string,
  now: Date,
): Promise<{ url: string }> {
  const row = readyExport(await exportById(tx.q, tx.organizationId, id).executeTakeFirst(), now)
  await note(tx, id, adminId)
  return addressOf(services, row)
}

/** Who asked for the export and got the link. @throws 403 if they are no owner any more */
function stillOwner(admin: AdminRow | undefined): AdminRow {
  if (!admin || admin.removed_at || !can(admin.role, 'organization.own')) throw forbidden(problems.notOwner)
  return admin
}

/** What the page of a link shows. Changes nothing, because mail scanners open links. */
export async function readLink(org: OrganizationDb, { subjectId }: HeldLink, now: Date) {
  const [[found]] = await org.read(q => [exportById(q, org.organizationId, subjectId)])
  const row = readyExport(found, now)
  const [[admin]] = await org.read(q => [adminById(q, org.organizationId, row.asked_by)])
  const { organization } = await readOrganization(org)
  return {
    organization_name: organization.name,
    bytes: row.bytes,
    expires_at: row.expires_at.toISOString(),
    sign_in_required: stillOwner(admin).two_factor_at !== null,
  }
}

/** Uses a link, once. An owner with two-factor authentication has to sign in: an e-mail alone must not replace the second factor. */
export async function useLink(
  services: Services,
  tx: OrganizationTransaction,
  { subjectId, token }: HeldLink,
  now: Date,
): Promise<{ url: string }> {
  const row = readyExport(await exportById(tx.q, tx.organizationId, subjectId).executeTakeFirst(), now)
  const admin = stillOwner(await adminById(tx.q, tx.organizationId, row.asked_by).executeTakeFirst())
  if (admin.two_factor_at) throw forbidden(problems.signIn, 'sign_in_required')
  if (!(await spendLink(tx, token, now))) throw conflict('link_used', problems.used)
  await note(tx, row.id, admin.id)
  return addressOf(services, row)
}
