import { pruneStoredReplies } from '#platform/db/idempotency.ts'
import type { Services } from '#platform/services.ts'
import { resumesOf } from '#modules/resumes/public.ts'
import { eraseTasksAbout } from '#platform/tasks/erase-tasks.ts'
import { deleteApplicationRows, emailIdsAbout, eventIdsOf } from './queries/erasure.ts'
import { filesSubmitted } from './queries/submissions.ts'

interface Place {
  readonly organizationId: string
  readonly applicationId: string
}

/** Everything about an application that no foreign key covers. */
async function readTraces({ db }: Services, { organizationId, applicationId }: Place) {
  const [resumes, submissions, messages, events] = await db
    .forOrganization(organizationId)
    .read(q => [
      resumesOf(q, organizationId, [applicationId]),
      filesSubmitted(q, organizationId, applicationId),
      emailIdsAbout(q, organizationId, applicationId),
      eventIdsOf(q, organizationId, applicationId),
    ])
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
  return {
    files: [...resumes.map(one => one.file_key), ...submissions.flatMap(one => one.files.map(({ key }) => key))],
    messages: idsOf(messages),
    tasksAbout: [applicationId, ...idsOf(resumes), ...idsOf(messages), ...idsOf(events)],
  }
}

/**
 * Deletes an application with everything that identifies the person: files, rows, events, messages to them and about them, and
 * data in failed tasks. Other modules have already deleted what they store elsewhere, in their reactions to
 * `application.erasing`.
 */
export async function deleteApplication(services: Services, place: Place): Promise<void> {
  const { db, files, clock } = services
  const { organizationId, applicationId } = place
  const traces = await readTraces(services, place)
  for (const key of traces.files) await files.remove(key)
  await deleteApplicationRows(db, organizationId, applicationId)
  await eraseTasksAbout(db, traces.tasksAbout)
  await pruneStoredReplies(db, clock.now())
}
