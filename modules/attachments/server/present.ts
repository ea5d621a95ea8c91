import type { FastifyReply } from 'fastify'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import type { Services } from '#platform/services.ts'
import { blindFor } from '#modules/applications/public.ts'
import type { Attachment } from '../contract.ts'
import { attachmentProblems as problems } from '../words/problems.ts'
import { filesOf } from './queries.ts'
import { attachmentsOf, type NamedFile } from './attachments.read-model.ts'

const LINK_SECONDS = 600

/** A file with a signed URL. */
export async function presentAttachment({ signer }: Pick<Services, 'signer'>, row: NamedFile): Promise<Attachment> {
  const { organization_id, application_id, id, content_type } = row
  const signed = { kind: 'attachment', organization_id, application_id, id, type: content_type }
  const token = await signer.sign(signed, LINK_SECONDS)
  return {
    id: row.id,
    name: row.name,
    bytes: row.bytes,
    url: `/api/attachments/${token}/${encodeURIComponent(row.name)}`,
    added_by: { id: row.created_by, name: row.author_name ?? '' },
    added_at: row.created_at.toISOString(),
  }
}

/** The files of an application; none in blind review, because a file can show who the candidate is. */
export async function listAttachments(
  services: Services,
  org: OrganizationDb,
  actor: Actor,
  applicationId: string,
): Promise<{ hidden: boolean; items: Attachment[] }> {
  if ((await blindFor(org, actor.adminId, [applicationId])).size > 0) return { hidden: true, items: [] }
  const [rows] = await org.read(q => [attachmentsOf(q, org.organizationId, applicationId)])
  return { hidden: false, items: await Promise.all(rows.map(row => presentAttachment(services, row))) }
}

/** Sends a file as a download. It is never rendered under our own origin: a PDF may contain scripts. @throws 404 */
export async function serveAttachment(
  { signer, files, db }: Services,
  { token, name }: { token: string; name: string },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const signed = await signer.open(token).catch(() => null)
  if (signed?.['kind'] !== 'attachment') throw notFound(problems.expired)
  const { organization_id, application_id, id } = signed
  // It can have been deleted since the URL was signed.
  const [[row]] = await db
    .forOrganization(organization_id!)
    .read(q => [filesOf(q, organization_id!, application_id!).where('id', '=', id!).where('deleted_at', 'is', null)])
  if (!row || (await files.size(row.file_key)) === null) throw notFound(problems.expired)
  return reply
    .type(signed['type'] ?? 'application/octet-stream')
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('cache-control', 'private, no-store')
    .send(await files.stream(row.file_key))
}
