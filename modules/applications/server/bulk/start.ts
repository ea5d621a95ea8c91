import { DAY, later, MINUTE } from '#platform/clock/clock.ts'
import type { BodyOf, ReplyGiven } from '#platform/contract/endpoint.ts'
import type { OrganizationDb, OrganizationTransaction } from '#platform/db/organization.ts'
import { json } from '#platform/db/tables.ts'
import { conflict, invalid, invalidField, notFound } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import type { Services } from '#platform/services.ts'
import { adminById } from '#modules/accounts/public.ts'
import { readPlanState, remaining } from '#modules/billing/public.ts'
import type { applicationsContract, BulkAction, BulkProblem } from '../../contract.ts'
import { MOST_SELECTED } from '../../policy.ts'
import { bulkProblemWords as words } from '../../words/bulk.ts'
import { applicationWords } from '../../words/problems.ts'
import { neutralName } from '../blind.ts'
import { type SelectedApplication, selectedApplications } from '../bulk-selection.read-model.ts'
import { lastMove } from '../last-move.read-model.ts'
import { listReaderOf } from '../list-applications.ts'
import { requireSeen } from '../move-application.ts'
import { bulkRunById, deleteBulkRunsBefore, insertBulkItems, insertBulkRun, updateBulkRun } from '../queries/bulk.ts'
import { withExclusions } from './exclusions.ts'
import type { BulkPorts } from './ports.ts'
import { readRun, requireOwnRun } from './report.ts'
import { continueBulkRun } from './run.ts'

type Calls = typeof applicationsContract
type Wanted = BodyOf<Calls['bulk.preview']>
type Preview = ReplyGiven<Calls['bulk.preview']>

/** Runs of at most so many applications end within their call. */
const RIGHT_AWAY = 50
/** Candidates named for each exclusion of a preview. */
const MOST_NAMED = 20
/** Reports are kept, and can be undone, for so long. */
const REPORT_DAYS = 30
const UNDO_DAYS = 1

/** The applications of a selection, and who is left out. @throws 404 if the caller sees none of the chosen ones, 422 */
async function select(ports: BulkPorts, org: OrganizationDb, actor: Actor, { selection, action }: Wanted, now: Date) {
  await check(ports, org, action)
  const reader = listReaderOf(actor)
  const [rows] = await org.read(q => [selectedApplications(q, reader, selection)])
  if (rows.length === 0 && 'ids' in selection) throw notFound()
  const left = action.kind === 'invite' ? remaining(await readPlanState(org, now), 'interview') : 0
  const selected = rows.slice(0, MOST_SELECTED)
  const ids = action.kind === 'reject' ? selected.map(({ id }) => id) : []
  const [offers] = await org.read(q => [ports.standingOffers(q, org.organizationId, ids)])
  const withOffer = new Set(offers.map(({ application_id }) => application_id))
  const chosen = withExclusions(action, selected, { ...ports, withOffer }, left)
  return { chosen, more: rows.length > MOST_SELECTED }
}

async function check({ emails }: BulkPorts, org: OrganizationDb, action: BulkAction): Promise<void> {
  if (action.kind === 'reject') emails.check('rejected', action.email)
  if (action.kind === 'invite') emails.check('interview_invited', action.email)
  if (action.kind === 'message') emails.check('message', action.email)
  if (action.kind === 'tag' && action.add.length + action.remove.length === 0)
    throw invalid([{ path: 'action.add', message: words.noTags }])
  if (action.kind !== 'assign' || action.owner_id === null) return
  const ownerId = action.owner_id
  const [[owner]] = await org.read(q => [adminById(q, org.organizationId, ownerId)])
  if (!owner || owner.removed_at) throw invalidField('action.owner_id', applicationWords.ownerUnknown)
}

const nameOf = ({ id, name, blind }: SelectedApplication) => (blind ? neutralName(id) : name)

/** What an action would do, without doing it. */
export async function previewBulk(
  services: Services,
  ports: BulkPorts,
  org: OrganizationDb,
  actor: Actor,
  wanted: Wanted,
  now: Date,
): Promise<Preview> {
  const { chosen, more } = await select(ports, org, actor, wanted, now)
  const eligible = chosen.filter(({ problem }) => problem === null)
  const exclusions = new Map<BulkProblem, Preview['exclusions'][number]>()
  for (const { application, problem } of chosen) {
    if (problem === null) continue
    const found = exclusions.get(problem) ?? { problem, count: 0, candidates: [] }
    exclusions.set(problem, found)
    found.count += 1
    if (found.candidates.length < MOST_NAMED)
      found.candidates.push({ application_id: application.id, name: nameOf(application) })
  }
  const first = eligible[0]?.application.id
  return {
    selected: chosen.length,
    more,
    eligible: eligible.length,
    exclusions: [...exclusions.values()],
    email: first ? await previewEmail(services, ports, org, actor, wanted.action, first, now) : null,
  }
}

/** The e-mail as the first candidate reads it; null for actions that send none. */
async function previewEmail(
  services: Services,
  { emails, invitations }: BulkPorts,
  org: OrganizationDb,
  actor: Actor,
  action: BulkAction,
  applicationId: string,
  now: Date,
): Promise<Preview['email']> {
  const sends = action.kind === 'invite' || action.kind === 'message' || (action.kind === 'reject' && action.notify)
  if (!sends) return null
  const draft = { applicationId, adminId: actor.adminId, now, text: action.email }
  return org.write(async tx => {
    const email =
      action.kind === 'invite'
        ? await emails.preview(services, tx, 'interview_invited', {
            ...draft,
            interview: await invitations.plan(services, tx, applicationId, action.valid_days, now),
          })
        : await emails.preview(services, tx, action.kind === 'reject' ? 'rejected' : 'message', draft)
    return { application_id: applicationId, ...email }
  })
}

/** @throws 409 if one of the applications was moved since it was seen */
async function requireAllSeen(
  tx: OrganizationTransaction,
  action: BulkAction,
  chosen: readonly { readonly application: SelectedApplication }[],
): Promise<void> {
  if (action.kind !== 'move') return
  const readLastMove = (id: string) => lastMove(tx.q, tx.organizationId, id).executeTakeFirst()
  for (const { application } of chosen) await requireSeen(readLastMove, application, action.seen)
}

/** Starts an action on the selected applications, once for each ID. */
export async function startBulk(
  services: Services,
  ports: BulkPorts,
  org: OrganizationDb,
  actor: Actor,
  { id, ...wanted }: BodyOf<Calls['bulk.start']>,
  now: Date,
): Promise<ReplyGiven<Calls['bulk.start']>> {
  const { chosen, more } = await select(ports, org, actor, wanted, now)
  if (more) throw conflict('too_many', words.tooMany(MOST_SELECTED))
  const isLarge = chosen.length > RIGHT_AWAY
  const started = await org.write(async tx => {
    await deleteBulkRunsBefore(tx, later(now, -REPORT_DAYS * DAY))
    const run = {
      organization_id: org.organizationId,
      id,
      admin_id: actor.adminId,
      action: json(wanted.action),
      state: 'running' as const,
      created_at: now,
    }
    if (!(await insertBulkRun(tx, run))) return false
    await requireAllSeen(tx, wanted.action, chosen)
    if (chosen.length > 0)
      await insertBulkItems(
        tx,
        chosen.map(({ application, problem }, position) => ({
          organization_id: org.organizationId,
          run_id: id,
          application_id: application.id,
          position,
          state: problem === null ? ('waiting' as const) : ('excluded' as const),
          problem,
        })),
      )
    // A small run ends within the call. If the process stops before that, the task continues it.
    const runAt = isLarge ? undefined : later(now, MINUTE)
    await tx.task('applications.run-bulk', { run_id: id }, { key: `bulk:${id}`, runAt })
    return true
  })
  await requireOwnRun(org, actor, id)
  if (started && !isLarge) await continueBulkRun(services, ports, org, id)
  return readRun(org, actor, id)
}

/** Undoes a finished run where nothing else has changed since. Repeating it is harmless. @throws 404, 409 */
export async function undoBulk(
  services: Services,
  ports: BulkPorts,
  org: OrganizationDb,
  actor: Actor,
  id: string,
  now: Date,
): Promise<ReplyGiven<Calls['bulk.undo']>> {
  await requireOwnRun(org, actor, id)
  const { done } = await readRun(org, actor, id)
  const started = await org.write(async tx => {
    const run = await bulkRunById(tx.q, org.organizationId, id).forUpdate().executeTakeFirstOrThrow()
    if (run.state === 'running') throw conflict('still_running', words.stillRunning)
    if (run.state !== 'finished') return false
    if (run.created_at < later(now, -UNDO_DAYS * DAY)) throw conflict('too_late', words.tooLate)
    await updateBulkRun(tx, id, { state: 'undoing' })
    const runAt = done > RIGHT_AWAY ? undefined : later(now, MINUTE)
    await tx.task('applications.run-bulk', { run_id: id }, { key: `bulk-undo:${id}`, runAt })
    return true
  })
  if (started && done <= RIGHT_AWAY) await continueBulkRun(services, ports, org, id)
  return readRun(org, actor, id)
}
