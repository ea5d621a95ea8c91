import { applicationById, candidateById } from '#modules/applications/public.ts'
import { correctionsOfApplications, presentDetails, resumesOf } from '#modules/resumes/public.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { ProductEvent, Subscription } from '#platform/events/events.ts'
import type { Services } from '#platform/services.ts'
import { DUPLICATE_REASONS, type DuplicateReason, MOST_SHARED } from '../policy.ts'
import { aliasesOf, candidatesWithApplications, candidatesWithKeys } from './duplicates.read-model.ts'
import { type Known, type MatchKey, matchKeys } from './keys.ts'
import {
  deleteSuggestionsExcept,
  keysOf,
  keysOfAll,
  notTheSameAs,
  lockDuplicates,
  replaceKeys,
  suggestPair,
} from './queries/duplicates.ts'

async function knownOf({ q, organizationId }: OrganizationTransaction, candidateId: string): Promise<Known | null> {
  const candidate = await candidateById(q, organizationId, candidateId).executeTakeFirst()
  // Fictional people are nobody else.
  if (!candidate || candidate.sample) return null
  const applications = await candidatesWithApplications(q, organizationId, [candidateId]).execute()
  const ids = applications.map(({ id }) => id)
  const resumes = await resumesOf(q, organizationId, ids).execute()
  const corrections = await correctionsOfApplications(q, organizationId, ids).execute()
  const read = resumes.map(
    row =>
      presentDetails(
        row,
        corrections.filter(({ resume_id }) => resume_id === row.id),
      ).details,
  )
  return {
    emails: [candidate.email ?? '', ...read.map(({ email }) => email)],
    phones: [candidate.phone ?? '', ...read.map(({ phone }) => phone)],
    links: [...candidate.links, ...read.flatMap(({ links }) => links)],
    names: [candidate.name, ...read.map(({ name }) => name)],
    employers: read.flatMap(({ positions }) => positions.map(({ employer }) => employer)),
    texts: resumes.map(({ pages }) => (pages ?? []).map(({ text }) => text).join('\n')),
  }
}

/** Suggests who may be the same person as a candidate. @returns those who share a key with too many others since this candidate */
async function suggestFor(
  tx: OrganizationTransaction,
  candidateId: string,
  keys: readonly MatchKey[],
  now: Date,
): Promise<string[]> {
  const aliases = await aliasesOf(tx, candidateId)
  // What was known of those who were merged into the candidate still finds others.
  const known =
    aliases.length > 0 ? await keysOfAll(tx.q, tx.organizationId, [candidateId, ...aliases]).execute() : keys
  // One more than too many tells whether a key has just become common.
  const found = await candidatesWithKeys(tx, candidateId, known, MOST_SHARED + 2)
  const reasons = new Map<string, Set<DuplicateReason>>()
  const noLonger: string[] = []
  for (const { kind, key } of known) {
    const sharing = found.filter(one => one.kind === kind && one.key === key).map(one => one.candidate_id)
    if (sharing.length === MOST_SHARED + 1) noLonger.push(...sharing)
    if (sharing.length > MOST_SHARED) continue
    for (const otherId of sharing) reasons.set(otherId, (reasons.get(otherId) ?? new Set()).add(kind))
  }
  if (aliases.length > 0)
    for (const otherId of await notTheSameAs(tx.q, tx.organizationId, aliases)) reasons.delete(otherId)
  for (const [otherId, why] of reasons)
    await suggestPair(
      tx,
      [candidateId, otherId],
      DUPLICATE_REASONS.filter(reason => why.has(reason)),
      now,
    )
  // Pairs with those who were merged are hidden, and come back when the merge is undone.
  await deleteSuggestionsExcept(tx, candidateId, [...reasons.keys(), ...aliases])
  return noLonger
}

/** Reads by what a candidate can be recognized, and suggests other candidates who may be the same person. */
export async function findDuplicates(tx: OrganizationTransaction, candidateId: string, now: Date): Promise<void> {
  await lockDuplicates(tx)
  const known = await knownOf(tx, candidateId)
  if (!known) return
  const keys = matchKeys(known)
  await replaceKeys(tx, candidateId, keys)
  const noLonger = await suggestFor(tx, candidateId, keys, now)
  for (const otherId of new Set(noLonger))
    await suggestFor(tx, otherId, await keysOf(tx.q, tx.organizationId, otherId).execute(), now)
}

const EVENTS = [
  'application.submitted',
  'application.resubmitted',
  'application.imported',
  'application.address_added',
  'resume.read',
  'resume.corrected',
] as const

/** Looks for duplicates when an application arrives, and when more is known of its candidate. */
export const findOnArrival = EVENTS.map(event => ({
  by: `merges.find-duplicates.${event}`,
  event,
  async react({ db, clock }: Services, { organization_id, subject_id }: ProductEvent) {
    await db.forOrganization(organization_id).write(async tx => {
      const application = subject_id && (await applicationById(tx.q, organization_id, subject_id).executeTakeFirst())
      if (application) await findDuplicates(tx, application.candidate_id, clock.now())
    })
  },
})) as unknown as readonly Subscription[]
