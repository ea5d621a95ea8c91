import { DocumentRefused } from '#platform/documents/read-document.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import type { Services } from '#platform/services.ts'
import { resumeProblems } from '../words/problems.ts'
import { readResumeFile } from './read-resume-file.ts'
import { readWithModel } from './read-with-model.ts'
import type { Reading } from './save-reading.ts'

export const nothingRead = (problem: string): Reading => ({ pages: null, summary: null, profile: null, problem })

/** Reads a file of the file store: its visible text and the profile in it, or why that is not possible. */
export async function readStored(services: Services, org: OrganizationDb, fileKey: string): Promise<Reading> {
  const { files, clock } = services
  try {
    const read = await readResumeFile(() => files.stream(fileKey), 'background', clock.now())
    const profile = await readWithModel(services, org, read, 'background')
    const { kind, status, language, hidden, pages } = read.reading
    return {
      pages: pages.map(({ number, text }) => ({ number, text })),
      summary: { kind, status, page_count: pages.length, language, hidden },
      profile,
      problem: status === 'no_text' ? resumeProblems.scanned : null,
    }
  } catch (error) {
    if (error instanceof DocumentRefused) return nothingRead(error.message)
    throw error
  }
}
