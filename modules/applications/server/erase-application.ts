import { z } from 'zod'
import { DAY, HOUR, later } from '#platform/clock/clock.ts'
import type { Subscription } from '#platform/events/events.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { task } from '#platform/tasks/tasks.ts'
import { resumesOf } from '#modules/resumes/public.ts'
import { applicationById } from './queries.ts'

/** Until then applying again takes the wish back; the candidate was promised 30 days. */
const ERASE_AFTER_MS = 7 * DAY
/** Other modules remove their own files between the announcement and the end. */
const NOTICE_MS = HOUR

const payload = z.object({ organization_id: z.string(), application_id: z.string() })

/** Who withdrew and wished it is erased, unless they applied again since. */
async function stillWished(org: OrganizationDb, applicationId: string): Promise<boolean> {
  const [[application]] = await org.read(q => [applicationById(q, org.organizationId, applicationId)])
  return application?.outcome === 'withdrawn'
}

export const eraseOnWish: Subscription = {
  by: 'applications.erase-on-wish',
  event: 'application.withdrawn',
  async react({ db, clock }, event) {
    if (event.data['erase'] !== true || !event.subject_id) return
    const id = event.subject_id
    await db
      .forOrganization(event.organization_id)
      .write(tx =>
        tx.task(
          'applications.announce-erasure',
          { application_id: id },
          { key: `erase:${id}`, runAt: later(clock.now(), ERASE_AFTER_MS) },
        ),
      )
  },
}

export const announceErasure = task({
  name: 'applications.announce-erasure',
  payload,
  async run({ db, clock }, { organization_id, application_id }) {
    const org = db.forOrganization(organization_id)
    if (!(await stillWished(org, application_id))) return
    await org.write(async tx => {
      await tx.emit('application.erasing', application_id, {}, { kind: 'system' })
      await tx.task(
        'applications.erase',
        { application_id },
        { key: `erase-now:${application_id}`, runAt: later(clock.now(), NOTICE_MS) },
      )
    })
  },
})

/** Removes the files, then every row that leads to the person. Events and mails about it go too, which only the platform may do. */
export const eraseApplication = task({
  name: 'applications.erase',
  payload,
  async run({ db, files }, { organization_id, application_id }) {
    const org = db.forOrganization(organization_id)
    if (!(await stillWished(org, application_id))) return
    const [resumes, submissions] = await org.read(q => [
      resumesOf(q, organization_id, [application_id]),
      q
        .selectFrom('submissions')
        .select('files')
        .where('organization_id', '=', organization_id)
        .where('application_id', '=', application_id),
    ])
    for (const key of [
      ...resumes.map(({ file_key }) => file_key),
      ...submissions.flatMap(one => one.files.map(({ key: own }) => own)),
    ])
      await files.remove(key)
    await db.unsafeAcrossOrganizations(async q => {
      for (const table of ['events', 'mail_messages', 'links'] as const) {
        await q
          .deleteFrom(table)
          .where('organization_id', '=', organization_id)
          .where('subject_id', '=', application_id)
          .execute()
      }
      const erased = await q
        .deleteFrom('applications')
        .where('organization_id', '=', organization_id)
        .where('id', '=', application_id)
        .returning('candidate_id')
        .executeTakeFirst()
      if (!erased) return
      await q
        .deleteFrom('candidates as c')
        .where('c.organization_id', '=', organization_id)
        .where('c.id', '=', erased.candidate_id)
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
    })
  },
})
