import { readOrganization } from '#modules/organizations/public.ts'
import { TooManyWaiting } from '#platform/documents/read-document.ts'
import { invalidField, unavailable } from '#platform/errors/problem-error.ts'
import type { UploadedFile } from '#platform/http/api.ts'
import type { Services } from '#platform/services.ts'
import type { Prefill } from '../contract.ts'
import { detailsOf } from '../details.ts'
import type { Field, Profile } from '../profile/schema.ts'
import { type ReadResume, readResumeFile } from './read-resume-file.ts'
import { readWithModel } from './read-with-model.ts'
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

async function read(services: Services, organizationId: string, file: UploadedFile): Promise<ReadResume> {
  await resumeType(file)
  try {
    const found = await readResumeFile(file.path, 'interactive', services.clock.now())
    if (!services.models.reading) return found
    const org = services.db.forOrganization(organizationId)
    // A model is used, and paid, only for an organization that exists and is not suspended.
    const { organization } = await readOrganization(org)
    if (organization.status !== 'active') return found
    return { ...found, profile: await readWithModel(services, org, found, 'interactive') }
  } catch (error) {
    if (error instanceof TooManyWaiting) throw unavailable('too_many_waiting', resumeProblems.busy)
    throw refusedAt(file.field, error)
  }
}

/** The page of each value, by its path. */
const pagesIn = ({ sources }: Profile): Prefill['pages'] =>
  Object.fromEntries(Object.entries(sources).flatMap(([path, { at }]) => (at ? [[path, at.page]] : [])))

/** Values for the application form, read from a résumé. Nothing is stored. */
export async function prefillFrom(
  services: Services,
  organizationId: string,
  files: readonly UploadedFile[],
): Promise<Prefill> {
  const file = files.find(({ field }) => field === 'resume')
  if (!file) throw invalidField('resume', resumeProblems.fileMissing)
  const { reading, profile } = await read(services, organizationId, file)
  const page_count = reading.pages.length
  if (!profile) {
    return {
      fields: {},
      work: [],
      details: null,
      pages: {},
      quality: null,
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
    details: detailsOf(profile),
    pages: pagesIn(profile),
    quality: profile.quality,
    page_count,
    remarks: [],
  }
}
