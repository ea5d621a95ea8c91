import { createHash } from 'node:crypto'
import { readPhoneNumber } from '#platform/locale/phone.ts'
import type { DuplicateReason } from '../policy.ts'

/** What is known of a candidate, from their applications and résumés. */
export interface Known {
  readonly emails: readonly string[]
  readonly phones: readonly string[]
  readonly links: readonly string[]
  readonly names: readonly string[]
  readonly employers: readonly string[]
  /** Of each résumé. */
  readonly texts: readonly string[]
}

export interface MatchKey {
  readonly kind: DuplicateReason
  readonly key: string
}

/** Letters and digits without accents and case. */
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Without what a person adds after a plus to sort their mail. */
export function emailKey(email: string): string | null {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@')
  const plain = local.split('+')[0]!
  return plain && domain ? `${plain}@${domain}` : null
}

const FEWEST_DIGITS = 7

/** E.164 if the country is written; otherwise the digits as they are dialed in the country. */
export function phoneKey(phone: string): string | null {
  const international = readPhoneNumber(phone)
  if (international) return international.digits
  const digits = phone.replaceAll(/\D/g, '').replace(/^0+/, '')
  return digits.length >= FEWEST_DIGITS ? `national ${digits}` : null
}

/** Addresses that many people share: pages of a site that are not about one person. */
const SHARED_PATHS = /^(?:|in|pub|home|feed|login|about|index\.html?|search|jobs|company(?:\/.*)?)$/i

/** The same profile, however its address was written: without protocol, `www`, country, query and trailing slash. */
export function linkKey(link: string): string | null {
  const text = link.trim()
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`)
  if (!url || !url.hostname.includes('.')) return null
  const host = url.hostname.replace(/^(?:www|m|[a-z]{2})\.(?=.+\.)/, '')
  const path = url.pathname.replaceAll(/^\/+|\/+$/g, '').toLowerCase()
  const isProfileSite =
    /(?:^|\.)(?:linkedin|github|gitlab|xing|facebook|x|twitter|stackoverflow|behance|dribbble)\.com$/.test(host)
  if (isProfileSite && SHARED_PATHS.test(path)) return null
  return `${host}/${path}`
}

const SHINGLE_WORDS = 4
const FEWEST_WORDS = 60
const MOST_CHARACTERS = 30_000
const BANDS = 8
const ROWS = 6

function hash32(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

const mixed = (hash: number, seed: number): number => {
  let value = Math.imul(hash ^ Math.imul(seed + 1, 0x9e3779b1), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

/**
 * Keys that nearly the same texts share and different ones do not: the smallest hashes of all sequences of four words (MinHash), in bands of
 * six. Texts with four fifths of their sequences in common share a key nine times out of ten, texts with a third almost never.
 */
export function textKeys(text: string): string[] {
  const words = folded(text.slice(0, MOST_CHARACTERS)).split(' ')
  if (words.length < FEWEST_WORDS) return []
  const least = new Uint32Array(BANDS * ROWS).fill(0xff_ff_ff_ff)
  for (let at = 0; at + SHINGLE_WORDS <= words.length; at += 1) {
    const hash = hash32(words.slice(at, at + SHINGLE_WORDS).join(' '))
    for (let seed = 0; seed < least.length; seed += 1) least[seed] = Math.min(least[seed]!, mixed(hash, seed))
  }
  return Array.from({ length: BANDS }, (_, band) => `${band} ${least.slice(band * ROWS, (band + 1) * ROWS).join(' ')}`)
}

const MOST_EMPLOYERS = 12

/** Each name with each employer. A single word is no name that tells people apart. */
const nameKeys = ({ names, employers }: Known) =>
  names
    .map(folded)
    .filter(name => name.includes(' '))
    .flatMap(name =>
      employers
        .slice(0, MOST_EMPLOYERS)
        .map(folded)
        .filter(Boolean)
        .map(employer => `${name} | ${employer}`),
    )

const hashed = (kind: DuplicateReason, value: string): MatchKey => ({
  kind,
  key: createHash('sha256').update(`${kind} ${value}`).digest('base64url').slice(0, 24),
})

/** The keys of a candidate, each once. */
export function matchKeys(known: Known): MatchKey[] {
  const values: Record<DuplicateReason, (string | null)[]> = {
    email: known.emails.map(emailKey),
    phone: known.phones.map(phoneKey),
    link: known.links.map(linkKey),
    name_employer: nameKeys(known),
    text: known.texts.flatMap(textKeys),
  }
  return (Object.entries(values) as [DuplicateReason, (string | null)[]][]).flatMap(([kind, found]) =>
    [...new Set(found)].flatMap(value => (value === null ? [] : [hashed(kind, value)])),
  )
}
