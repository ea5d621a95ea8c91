import { z } from 'zod'
import { later, SECOND } from '#platform/clock/clock.ts'
import { DocumentRefused } from '#platform/documents/read-document.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { task } from '#platform/tasks/tasks.ts'
import type { Services } from '#platform/services.ts'
import { claimReading } from './claim-reading.ts'
import { resumeById, type ResumeRow } from './queries.ts'
import { readResumeFile } from './read-resume-file.ts'
import { type OnRead, type Reading, saveReading } from './save-reading.ts'
import { readWithModel } from './read-with-model.ts'
import { resumeProblems } from '../words/problems.ts'

const SCAN = resumeProblems.scanned
const UNREADABLE = resumeProblems.unreadable

/** After this long a task looks again whether the same file has been read for another application. */
const LOOK_AGAIN_MS = SECOND

const nothing = (problem: string): Reading => ({ pages: null, summary: null, profile: null, problem })

async function readStored(services: Services, org: OrganizationDb, { file_key }: ResumeRow): Promise<Reading> {
  const { files, clock } = services
  try {
    const read = await readResumeFile(() => files.stream(file_key), 'background', clock.now())
    const profile = await readWithModel(services, org, read, 'background')
    const { kind, status, language, hidden, pages } = read.reading
    return {
      pages: pages.map(({ number, text }) => ({ number, text })),
      summary: { kind, status, page_count: pages.length, language, hidden },
      profile,
      problem: status === 'no_text' ? SCAN : null,
    }
  } catch (error) {
    if (error instanceof DocumentRefused) return nothing(error.message)
    throw error
  }
}

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
      const reading = claim.kind === 'known' ? { ...claim.row, problem: null } : await readStored(services, org, resume)
      await saveReading(org, onRead, resume_id, reading, clock.now())
    },
    failed: ({ db, clock }, { organization_id, resume_id }) =>
      saveReading(db.forOrganization(organization_id), onRead, resume_id, nothing(UNREADABLE), clock.now()),
  })
