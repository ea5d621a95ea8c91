import { TooManyWaiting } from '#platform/documents/read-document.ts'
import { invalidField, unavailable } from '#platform/errors/problem-error.ts'
import type { UploadedFile } from '#platform/http/api.ts'
import type { Services } from '#platform/services.ts'
import type { Prefill } from '../contract.ts'
import type { Field, Profile } from '../profile/schema.ts'
import { type ReadResume, readResumeFile } from './read-resume-file.ts'
import { refusedAt, resumeType } from './resume-upload.ts'
import { resumeProblems } from '../words/problems.ts'

const offered = (profile: Profile): Prefill['fields'] => {
  const fields: Record<string, Field | null | undefined> = {
    name: profile.name,
    email: profile.email,
    phone: profile.phone,
    location: profile.location,
    link: profile.links[0],
  }
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, field]) => (field ? [[key, { value: field.value, page: field.page }]] : [])),
  )
}

async function read(services: Services, file: UploadedFile): Promise<ReadResume> {
  await resumeType(file)
  try {
    return await readResumeFile(file.path, 'interactive', services.clock.now())
  } catch (error) {
    if (error instanceof TooManyWaiting) throw unavailable('too_many_waiting', resumeProblems.busy)
    throw refusedAt(file.field, error)
  }
}

/** Values for the application form, read from a résumé. Nothing is stored. */
export async function prefillFrom(services: Services, files: readonly UploadedFile[]): Promise<Prefill> {
  const file = files.find(({ field }) => field === 'resume')
  if (!file) throw invalidField('resume', resumeProblems.fileMissing)
  const { reading, profile } = await read(services, file)
  const page_count = reading.pages.length
  if (!profile) {
    return {
      fields: {},
      work: [],
      page_count,
      remarks: [resumeProblems.scannedUpload],
    }
  }
  return {
    fields: offered(profile),
    work: profile.positions.slice(0, 6).map(({ title, employer, from, to, current, page }) => ({
      title,
      employer,
      from: from ?? '',
      to: current ? 'now' : (to ?? ''),
      page,
    })),
    page_count,
    remarks: [],
  }
}
