import type { FastifyReply } from 'fastify'
import { notFound } from '#platform/errors/problem-error.ts'
import type { Services } from '#platform/services.ts'
import type { OfferAttachment } from '../contract.ts'
import { offerProblems as problems } from '../words/problems.ts'
import type { FileRow } from './queries.ts'

/** How long a download link works, in seconds: long enough to read the offer before opening it. */
const LINK_SECONDS = 3600

/** A file with a signed URL. */
export async function presentFile(
  { signer }: Pick<Services, 'signer'>,
  { id, name, bytes, file_key, content_type }: FileRow,
): Promise<OfferAttachment> {
  const token = await signer.sign({ kind: 'offer_file', key: file_key, type: content_type }, LINK_SECONDS)
  return { id, name, bytes, url: `/api/offer-files/${token}/${encodeURIComponent(name)}` }
}

/** Sends a file as a download. It is never rendered under our own origin: a PDF may contain scripts. @throws 404 */
export async function serveOfferFile(
  { signer, files }: Services,
  { token, name }: { token: string; name: string },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const signed = await signer.open(token).catch(() => null)
  if (signed?.['kind'] !== 'offer_file') throw notFound(problems.fileExpired)
  const key = signed['key'] ?? ''
  if ((await files.size(key)) === null) throw notFound(problems.fileExpired)
  return reply
    .type(signed['type'] ?? 'application/octet-stream')
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('cache-control', 'private, no-store')
    .send(await files.stream(key))
}
