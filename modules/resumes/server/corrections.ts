import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { json } from '#platform/db/tables.ts'
import { emailAddresses } from '#platform/ai/text/email-addresses.ts'
import { conflict, type FieldError, invalid, notFound } from '#platform/errors/problem-error.ts'
import type { Position } from '../profile/schema.ts'
import { yearsCovered } from '../profile/years.ts'
import {
  asPositions,
  changesBetween,
  type CorrectedDetails,
  correctedDetails,
  type ResumeChanges,
  type ResumeDetails,
} from '../details.ts'
import { correctionProblems as problems } from '../words/corrections.ts'
import { enteredPage } from './entered-page.ts'
import {
  type CorrectionRow,
  correctionsOf,
  insertCorrection,
  latestResume,
  type ResumeRow,
  updateResume,
} from './queries.ts'

type Correction = Pick<CorrectionRow, 'made_by' | 'changes'>

/** More versions than people need. */
const MOST_VERSIONS = 100

const asCorrections = (rows: readonly Correction[]) => rows.map(({ made_by, changes }) => ({ by: made_by, changes }))

/** What was read from a résumé, with its corrections. */
export const correctedResume = (
  { profile }: Pick<ResumeRow, 'profile'>,
  rows: readonly Correction[],
): CorrectedDetails => correctedDetails(profile, asCorrections(rows))

export interface UsableResume {
  readonly pages: { number: number; text: string }[]
  readonly positions: Position[]
  readonly details: ResumeDetails
  readonly sources: CorrectedDetails['sources']
  readonly years: number | null
}

/**
 * A résumé as it is evaluated: its visible text, its details with all corrections, and a page with what people entered. If it was not
 * read reliably and nobody entered the career by hand, why not instead: such a file never gets a number.
 */
export function usableResume(row: ResumeRow, rows: readonly Correction[]): UsableResume | { problems: string[] } {
  const corrected = correctedResume(row, rows)
  const { details, sources, isEntered } = corrected
  if (!isEntered && (!row.pages || !row.profile)) return { problems: [] }
  if (!isEntered && row.profile?.quality.level === 'poor') return { problems: row.profile.quality.problems }
  const positions = asPositions(details)
  return {
    pages: pagesWith(row, corrected),
    positions,
    details,
    sources,
    years: rows.some(({ changes }) => changes.positions)
      ? yearsCovered(positions, row.read_at ?? row.uploaded_at)
      : (row.profile?.years_of_experience ?? null),
  }
}

/** The pages of a résumé as people read and search them, whether or not it can be evaluated. */
export const readablePages = (row: Pick<ResumeRow, 'pages' | 'profile'>, rows: readonly Correction[]) =>
  pagesWith(row, correctedResume(row, rows))

/** The pages of a résumé, and a further one with what people entered. */
function pagesWith({ pages }: Pick<ResumeRow, 'pages'>, corrected: CorrectedDetails) {
  const text = enteredPage(corrected)
  const read = pages ?? []
  return text === null ? read : [...read, { number: (read.at(-1)?.number ?? 0) + 1, text }]
}

/** What is wrong with details, by field. */
function errorsIn(changes: ResumeChanges): FieldError[] {
  const errors: FieldError[] = []
  const add = (path: string, message: string) => errors.push({ path: `details.${path}`, message })
  if (changes.email && emailAddresses(changes.email)[0]?.text !== changes.email) add('email', problems.email)
  const isBackwards = (from: string | null, to: string | null) =>
    from !== null && to !== null && (to.slice(0, 4) < from.slice(0, 4) || (to.length === from.length && to < from))
  for (const [index, { title, employer, from, to }] of (changes.positions ?? []).entries()) {
    if (title === '' && employer === '') add(`positions.${index}.title`, problems.nothingNamed)
    if (isBackwards(from, to)) add(`positions.${index}.to`, problems.endBeforeStart)
  }
  for (const [index, { school, degree, from, to }] of (changes.education ?? []).entries()) {
    if (school === '' && degree === '') add(`education.${index}.school`, problems.noSchool)
    if (isBackwards(from, to)) add(`education.${index}.to`, problems.endBeforeStart)
  }
  return errors
}

/** An open position has no end. */
const settled = (changes: ResumeChanges): ResumeChanges =>
  changes.positions
    ? { ...changes, positions: changes.positions.map(one => (one.current ? { ...one, to: null } : one)) }
    : changes

interface Author {
  readonly by: 'candidate' | 'recruiter'
  /** The candidate or the recruiter. */
  readonly id: string
}

interface Corrected {
  readonly version: number
  /** The file could not be read, but its career was now entered by hand. */
  readonly isUsable: boolean
}

/** Stores what a candidate changed in the form, together with the résumé. @throws 422 */
export async function saveFirstCorrection(
  tx: OrganizationTransaction,
  resumeId: string,
  changes: ResumeChanges,
  now: Date,
): Promise<void> {
  const own = settled(changes)
  const errors = errorsIn(own)
  if (errors.length > 0) throw invalid(errors, errors[0]!.message)
  if (Object.keys(own).length === 0) return
  await insertCorrection(tx, {
    organization_id: tx.organizationId,
    resume_id: resumeId,
    version: 1,
    made_by: 'candidate',
    admin_id: null,
    changes: json(own),
    at: now,
  })
}

/**
 * Corrects what was read from the newest résumé of an application. The reading stays as it is; the correction is a further version.
 * Details that are the same as before change nothing.
 *
 * @param version the version that the person saw
 * @throws 404, 409 `not_read`, `changed_meanwhile` and `too_many_corrections`, 422
 */
export async function correctResume(
  tx: OrganizationTransaction,
  applicationId: string,
  { version, details }: { version: number; details: ResumeDetails },
  author: Author,
  now: Date,
): Promise<Corrected> {
  const row = await latestResume(tx.q, tx.organizationId, applicationId).forUpdate().executeTakeFirst()
  if (!row) throw notFound(problems.noResume)
  if (row.state !== 'read' && row.state !== 'needs_person') throw conflict('not_read', problems.notRead)
  const rows = await correctionsOf(tx.q, tx.organizationId, row.id).execute()
  const current = rows.at(-1)?.version ?? 0
  const changes = settled(changesBetween(correctedResume(row, rows).details, details))
  if (Object.keys(changes).length === 0) return { version: current, isUsable: row.state === 'read' }
  if (version !== current) throw conflict('changed_meanwhile', problems.changedMeanwhile)
  if (current >= MOST_VERSIONS) throw conflict('too_many_corrections', problems.tooMany)
  const errors = errorsIn(changes)
  if (errors.length > 0) throw invalid(errors, errors[0]!.message)
  await insertCorrection(tx, {
    organization_id: tx.organizationId,
    resume_id: row.id,
    version: current + 1,
    made_by: author.by,
    admin_id: author.by === 'recruiter' ? author.id : null,
    changes: json(changes),
    at: now,
  })
  const isUsable = correctedResume(row, [...rows, { made_by: author.by, changes }]).isEntered || row.state === 'read'
  if (isUsable && row.state !== 'read') await updateResume(tx, row.id, { state: 'read' })
  await tx.emit(
    'resume.corrected',
    applicationId,
    { resume_id: row.id, version: current + 1, by: author.by },
    { kind: author.by === 'recruiter' ? 'admin' : 'candidate', id: author.id },
  )
  return { version: current + 1, isUsable }
}
