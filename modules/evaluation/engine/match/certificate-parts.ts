import { concept } from '#platform/ai/concepts/library.ts'
import { mentions } from '#platform/ai/concepts/mentions.ts'
import { foldInPlace } from '#platform/ai/text/tokens.ts'
import { namesCertificate } from './certificates.ts'
import type { Part } from './parts.ts'

const isCertificate = (id: string) => concept(id)?.kind === 'certificate'

/** Whether a part itself asks for a certificate or licence. */
const certifies = ({ any, label }: Part) =>
  namesCertificate(foldInPlace(label)) || any.some(({ concepts }) => concepts.flat().some(isCertificate))

/** Whether the vocabulary has a name for all of a text, and what it names is something that people can do. */
const isNamed = (text: string) =>
  mentions(text).some(
    ({ start, end, concept: id }) => start === 0 && end === text.length && concept(id)?.kind === 'skill',
  )

const isKnownCertificate = (text: string) =>
  mentions(text).some(({ start, end, concept: id }) => start === 0 && end === text.length && isCertificate(id))

/**
 * "Welding and forklift licence": welding is a skill next to a licence. In "crane and forklift licence" the last word belongs to both,
 * because there is a crane licence.
 */
export function isBesideCertificate(part: Part, parts: readonly Part[]): boolean {
  const certified = parts.filter(certifies)
  if (certified.length === 0 || certifies(part) || !part.any.every(({ label }) => isNamed(label))) return false
  return certified.every(other => {
    const last = other.label.trim().split(/\s/u).at(-1)!.replace(/s$/u, '')
    return !part.any.some(({ label }) => isKnownCertificate(`${label} ${last}`))
  })
}
