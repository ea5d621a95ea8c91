import { z } from 'zod'
import { later, SECOND } from '#platform/clock/clock.ts'
import { task } from '#platform/tasks/tasks.ts'
import { claimReading } from './claim-reading.ts'
import { resumeById } from './queries.ts'
import { nothingRead, readStored } from './read-stored.ts'
import { type OnRead, saveReading } from './save-reading.ts'
import { resumeProblems } from '../words/problems.ts'

const UNREADABLE = resumeProblems.unreadable

/** After this long a task looks again whether the same file has been read for another application. */
const LOOK_AGAIN_MS = SECOND

/**
 * Reads a stored résumé into visible text and a structured profile. A file that cannot be read needs human review; it is
 * never scored.
 */
export const readResume = (onRead: OnRead) =>
  task({
    name: 'resumes.read',
    lane: 'slow',
    payload: z.object({ organization_id: z.string(), resume_id: z.string() }),
    async run(services, { organization_id, resume_id }) {
      const { db, clock } = services
      const org = db.forOrganization(organization_id)
      const [[resume]] = await org.read(q => [resumeById(q, organization_id, resume_id)])
      if (!resume || resume.state === 'read' || resume.state === 'needs_person') return
      const claim = await claimReading(org, resume, clock.now())
      if (claim.kind === 'busy') {
        const runAt = later(new Date(), LOOK_AGAIN_MS)
        return org.write(tx => tx.task('resumes.read', { resume_id }, { runAt }))
      }
      const reading =
        claim.kind === 'known' ? { ...claim.row, problem: null } : await readStored(services, org, resume.file_key)
      await saveReading(org, onRead, resume_id, reading, clock.now())
    },
    failed: ({ db, clock }, { organization_id, resume_id }) =>
      saveReading(db.forOrganization(organization_id), onRead, resume_id, nothingRead(UNREADABLE), clock.now()),
  })
