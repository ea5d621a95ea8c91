import { createHash } from 'node:crypto'
import type { OrganizationDb, OrganizationTransaction } from '#platform/db/organization.ts'
import type { Concealed } from '#platform/http/api.ts'
import { contacts } from '#platform/ai/redact/contacts.ts'
import { applyCuts, type Cut } from '#platform/ai/redact/cuts.ts'
import { namesIn } from '#platform/ai/redact/names.ts'
import { redact } from '#platform/ai/redact/redact.ts'
import { tokens } from '#platform/ai/text/tokens.ts'
import { blindWords as words } from '../words/blind.ts'
import { blindApplications, peopleOf } from './blind-applications.read-model.ts'

/** An application whose candidate somebody must not recognize. */
export interface BlindApplication {
  readonly id: string
  readonly candidate_id: string
  /** All that are known of the candidate. */
  readonly names: readonly string[]
  readonly email: string | null
  readonly phone: string | null
  readonly location: string | null
  readonly links: readonly string[]
}

const NUMBERS = 1_000_000

/** The name of a candidate in blind review: always the same for one application. */
export const neutralName = (applicationId: string): string =>
  words.candidate(1 + (createHash('sha256').update(applicationId).digest().readUInt32BE(0) % NUMBERS))

/** A longer list of IDs would make one query slow. There is no limit to the number of queries: who is left out would be named. */
const IDS_AT_ONCE = 1000

const inParts = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / IDS_AT_ONCE) }, (_, i) =>
    ids.slice(i * IDS_AT_ONCE, (i + 1) * IDS_AT_ONCE),
  )

/** Those of the given applications that are blind for a person, by id. */
export async function blindFor(
  org: OrganizationDb,
  adminId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, BlindApplication>> {
  if (ids.length === 0) return new Map()
  const person = { organizationId: org.organizationId, adminId }
  const found = await org.read(q => inParts(ids).map(part => blindApplications(q, person, part)))
  return new Map(found.flat().map(row => [row.id, row]))
}

/** The given applications as they are shown where nobody is to be recognized, by id, whether or not blind review is on. */
export async function blindNames(
  org: OrganizationDb,
  ids: readonly string[],
): Promise<ReadonlyMap<string, BlindApplication & { readonly neutralName: string }>> {
  if (ids.length === 0) return new Map()
  const found = await org.read(q => inParts(ids).map(part => peopleOf(q, org.organizationId, part)))
  return new Map(found.flat().map(row => [row.id, { ...row, neutralName: neutralName(row.id) }]))
}

/** How an e-mail to a person of the organization names the candidate of an application. */
export async function nameFor(
  tx: OrganizationTransaction,
  adminId: string,
  applicationId: string,
): Promise<string | null> {
  const person = { organizationId: tx.organizationId, adminId }
  const [blind] = await blindApplications(tx.q, person, [applicationId]).execute()
  return blind ? neutralName(blind.id) : null
}

/** What a candidate wrote or said, or others wrote about them, without what tells who they are. */
export const blindText = (text: string, { names, location }: Pick<BlindApplication, 'names' | 'location'>): string =>
  redact(text, { names, places: location ? [location] : [] }).text

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/u

function idsIn(value: unknown, found: Set<string>): Set<string> {
  if (typeof value === 'string') {
    if (UUID.test(value)) found.add(value)
  } else if (value !== null && typeof value === 'object') for (const one of Object.values(value)) idsIn(one, found)
  return found
}

/** Removes the names and contact details of blind candidates from a reply, wherever they are. */
export async function concealCandidates({ org, actor, asked, reply }: Concealed): Promise<unknown> {
  if (!actor.blindReview) return reply
  const ids = [...idsIn(reply, idsIn(asked, new Set()))]
  const blind = [...(await blindFor(org, actor.adminId, ids)).values()]
  return blind.length === 0 ? reply : conceal(reply, aboutAll(blind), entriesOf(blind))
}

/** A reply about one application without who the candidate is, whether or not blind review is on. */
export async function hideCandidate<T>(tx: OrganizationTransaction, applicationId: string, reply: T): Promise<T> {
  const people = await peopleOf(tx.q, tx.organizationId, [applicationId]).execute()
  return conceal(reply, aboutAll(people), entriesOf(people)) as T
}

/** Who a text can be about, with what would tell so. */
interface About {
  readonly people: readonly BlindApplication[]
  readonly names: readonly string[]
  readonly details: readonly string[]
}

const aboutAll = (people: readonly BlindApplication[]): About => ({
  people,
  names: people.flatMap(({ names }) => names),
  details: people.flatMap(({ email, phone, links }) => [email, phone, ...links].filter(detail => detail !== null)),
})

/** Blind applications by their ID and by that of their candidate. */
function entriesOf(people: readonly BlindApplication[]): ReadonlyMap<string, readonly BlindApplication[]> {
  const entries = new Map<string, BlindApplication[]>()
  for (const one of people)
    for (const id of [one.id, one.candidate_id]) entries.set(id, [...(entries.get(id) ?? []), one])
  return entries
}

/** @param about the candidates that the value can be about: one within their own entry of a list, all outside */
function conceal(value: unknown, about: About, blind: ReturnType<typeof entriesOf>): unknown {
  if (typeof value === 'string') return UUID.test(value) ? value : concealText(value, about)
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map(one => conceal(one, about, blind))
  const entries = Object.entries(value)
  const own = new Set(
    entries.flatMap(([key, one]) => (KEYS.has(key) && typeof one === 'string' ? (blind.get(one) ?? []) : [])),
  )
  const within = own.size > 0 ? aboutAll([...own]) : about
  return Object.fromEntries(entries.map(([key, one]) => [key, conceal(one, within, blind)]))
}

/** The fields that name the application or the candidate that an object is about. */
const KEYS = new Set(['id', 'application_id', 'candidate_uuid'])

function concealText(text: string, { people, names, details }: About): string {
  const name = people.length === 1 ? neutralName(people[0]!.id) : words.someone
  const cuts: Cut[] = [
    ...joined(text, namesIn(text, tokens(text), names)).map(cut => ({ ...cut, placeholder: name })),
    ...details.flatMap(detail => everywhere(text, detail)),
  ]
  return cuts.length === 0 ? text : applyCuts(text, [...cuts, ...contacts(text)]).text
}

/** Cuts with nothing but space between them as one: the parts of one name are not several people. */
function joined(text: string, cuts: readonly Cut[]): Cut[] {
  const all: Cut[] = []
  for (const cut of cuts.toSorted((a, b) => a.start - b.start)) {
    const last = all.at(-1)
    if (last && text.slice(last.end, cut.start).trim() === '')
      all[all.length - 1] = { ...last, end: Math.max(last.end, cut.end) }
    else all.push(cut)
  }
  return all
}

function everywhere(text: string, detail: string): Cut[] {
  const [all, wanted] = [text.toLowerCase(), detail.toLowerCase()]
  const cuts: Cut[] = []
  for (let at = all.indexOf(wanted); at >= 0 && wanted !== ''; at = all.indexOf(wanted, at + wanted.length))
    cuts.push({ start: at, end: at + wanted.length, placeholder: '[contact]' })
  return cuts
}
