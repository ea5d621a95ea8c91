import { z } from 'zod'
import { DocumentRefused, readDocument } from '#platform/documents/read-document.ts'
import type { DocumentReading } from '#platform/documents/reading.ts'
import { json } from '#platform/db/tables.ts'
import type { OrganizationDb, OrganizationTransaction } from '#platform/db/organization.ts'
import { task } from '#platform/tasks/tasks.ts'
import { readProfile } from '../profile/read-profile.ts'
import type { Profile } from '../profile/schema.ts'
import { latestResume, resumeById } from './queries.ts'

const SCAN = 'This file is a picture of pages, without text that can be read. A person has to read it.'

/** Told in the same transaction that the newest résumé of an application was read, or needs human review. */
export type OnRead = (
  tx: OrganizationTransaction,
  applicationId: string,
  state: 'read' | 'needs_person',
) => Promise<void>

async function finish(
  org: OrganizationDb,
  onRead: OnRead,
  resumeId: string,
  result: { reading: DocumentReading | null; profile: Profile | null; problem: string | null },
  now: Date,
) {
  const state = result.problem ? 'needs_person' : 'read'
  const { reading, profile } = result
  await org.write(async tx => {
    const { application_id } = await tx.q
      .updateTable('resumes')
      .set({
        state,
        problem: result.problem,
        pages: reading ? json(reading.pages.map(({ number, text }) => ({ number, text }))) : null,
        summary: reading
          ? json({
              kind: reading.kind,
              status: reading.status,
              page_count: reading.pages.length,
              language: reading.language,
              hidden: reading.hidden,
            })
          : null,
        profile: profile ? json(profile) : null,
        read_at: now,
      })
      .where('organization_id', '=', org.organizationId)
      .where('id', '=', resumeId)
      .returning('application_id')
      .executeTakeFirstOrThrow()
    const latest = await latestResume(tx.q, org.organizationId, application_id).executeTakeFirstOrThrow()
    // The reading of an older résumé must not replace that of a newer one.
    if (latest.id !== resumeId) return
    await onRead(tx, application_id, state)
    await tx.emit('resume.read', application_id, { resume_id: resumeId, state }, { kind: 'system' })
  })
}

/** Reads a stored résumé into visible text and a structured profile. A file that cannot be read needs human review; it is never scored. */
export const readResume = (onRead: OnRead) =>
  task({
    name: 'resumes.read',
    payload: z.object({ organization_id: z.string(), resume_id: z.string() }),
    async run({ db, files, clock }, { organization_id, resume_id }) {
      const org = db.forOrganization(organization_id)
      const [[resume]] = await org.read(q => [resumeById(q, organization_id, resume_id)])
      if (!resume || resume.state === 'read' || resume.state === 'needs_person') return
      const bytes = await files.read(resume.file_key)
      try {
        const reading = await readDocument(bytes)
        const scan = reading.status === 'no_text'
        const profile = scan ? null : readProfile(reading, { now: clock.now() })
        await finish(org, onRead, resume_id, { reading, profile, problem: scan ? SCAN : null }, clock.now())
      } catch (error) {
        if (!(error instanceof DocumentRefused)) throw error
        await finish(org, onRead, resume_id, { reading: null, profile: null, problem: error.message }, clock.now())
      }
    },
    async failed({ db, clock }, { organization_id, resume_id }) {
      await finish(
        db.forOrganization(organization_id),
        onRead,
        resume_id,
        { reading: null, profile: null, problem: 'The file could not be read. A person has to read it.' },
        clock.now(),
      )
    },
  })
