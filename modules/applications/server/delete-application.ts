import { type Kysely, sql } from 'kysely'
import { pruneStoredReplies } from '#platform/db/idempotency.ts'
import type { Tables } from '#platform/db/tables.ts'
import type { Services } from '#platform/services.ts'
import { resumesOf } from '#modules/resumes/public.ts'
import { eraseTasksAbout } from '#platform/tasks/erase-tasks.ts'

interface Place {
  readonly organizationId: string
  readonly applicationId: string
}

/** Everything of an application that no foreign key leads to. */
async function readTraces({ db }: Services, { organizationId, applicationId }: Place) {
  const [resumes, submissions, messages, events] = await db.forOrganization(organizationId).read(q => [
    resumesOf(q, organizationId, [applicationId]),
    q
      .selectFrom('submissions')
      .select('files')
      .where('organization_id', '=', organizationId)
      .where('application_id', '=', applicationId),
    q
      .selectFrom('mail_messages')
      .select('id')
      .where('organization_id', '=', organizationId)
      .where(eb => eb.or([eb('subject_id', '=', applicationId), eb('about_id', '=', applicationId)])),
    q
      .selectFrom('events')
      .select('id')
      .where('organization_id', '=', organizationId)
      .where('subject_id', '=', applicationId),
  ])
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
  return {
    files: [...resumes.map(one => one.file_key), ...submissions.flatMap(one => one.files.map(({ key }) => key))],
    messages: idsOf(messages),
    tasksAbout: [applicationId, ...idsOf(resumes), ...idsOf(messages), ...idsOf(events)],
  }
}

async function deleteCandidateWithoutApplications(q: Kysely<Tables>, organizationId: string, candidateId: string) {
  await q
    .deleteFrom('candidates as c')
    .where('c.organization_id', '=', organizationId)
    .where('c.id', '=', candidateId)
    .where(eb =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('applications as a')
            .select('a.id')
            .whereRef('a.organization_id', '=', 'c.organization_id')
            .whereRef('a.candidate_id', '=', 'c.id'),
        ),
      ),
    )
    .execute()
}

/**
 * Deletes an application with everything that leads to the person: files, rows, events, messages to them and about them, what
 * failed tasks quoted. Runs as the platform, because events are append-only to everybody else. Other modules have deleted what
 * they keep elsewhere before: their reactions to `application.erasing`.
 */
export async function deleteApplication(services: Services, place: Place): Promise<void> {
  const { db, files, clock } = services
  const { organizationId, applicationId } = place
  const traces = await readTraces(services, place)
  for (const key of traces.files) await files.remove(key)
  await db.unsafeAcrossOrganizations(async q => {
    for (const [table, column] of [
      ['events', 'subject_id'],
      ['mail_messages', 'subject_id'],
      ['mail_messages', 'about_id'],
    ] as const) {
      await q
        .deleteFrom(table)
        .where('organization_id', '=', organizationId)
        .where(sql.ref(column), '=', applicationId)
        .execute()
    }
    const deleted = await q
      .deleteFrom('applications')
      .where('organization_id', '=', organizationId)
      .where('id', '=', applicationId)
      .returning('candidate_id')
      .executeTakeFirst()
    if (deleted) await deleteCandidateWithoutApplications(q, organizationId, deleted.candidate_id)
  })
  await eraseTasksAbout(db, traces.tasksAbout)
  await pruneStoredReplies(db, clock.now())
}
