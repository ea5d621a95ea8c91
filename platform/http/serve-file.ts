import type { FastifyReply, FastifyRequest } from 'fastify'
import { notFound, ProblemError } from '../errors/problem-error.ts'
import type { Services } from '../services.ts'
import { byteRange } from './byte-range.ts'
import { problemWords } from '#platform/errors/words.ts'

/**
 * Sends a stored file for its signed URL, complete or the requested range.
 * @param more headers in addition, or instead
 * @throws 404 if the URL is forged or expired or the file is missing, 416
 */
export async function serveSigned(
  { signer, files }: Services,
  kind: 'recording' | 'speech' | 'data_export',
  token: string,
  request: FastifyRequest,
  reply: FastifyReply,
  more: Record<string, string> = {},
): Promise<FastifyReply> {
  const signed = await signer.open(token).catch(() => null)
  if (signed?.['kind'] !== kind) throw notFound(problemWords.addressExpired)
  const key = signed['key']!
  const size = await files.size(key)
  if (size === null) throw notFound()
  const range = byteRange(request.headers.range, size)
  if (range === 'outside')
    throw new ProblemError(416, 'range_outside', problemWords.rangeOutside, {}, { 'content-range': `bytes */${size}` })
  const part = range === 'whole' ? undefined : range
  return reply
    .code(part ? 206 : 200)
    .type(signed['type'] ?? 'audio/wav')
    .headers({
      'accept-ranges': 'bytes',
      'cache-control': 'private, max-age=3600',
      'content-length': part ? part.end - part.start + 1 : size,
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': "sandbox; default-src 'none'",
      ...(part && { 'content-range': `bytes ${part.start}-${part.end}/${size}` }),
      ...more,
    })
    .send(size === 0 ? '' : await files.stream(key, part))
}
