import { invalidField } from '#platform/errors/problem-error.ts'
import type { UploadedFile } from '#platform/http/api.ts'
import type { Services } from '#platform/services.ts'
import type { Prefill } from '../contract.ts'
import { readProfile } from '../profile/read-profile.ts'
import type { Field, Profile } from '../profile/schema.ts'
import { readOrRefuse } from './resume-upload.ts'

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

/** What a résumé offers to fill in. Nothing is kept. */
export async function prefillFrom(services: Services, files: readonly UploadedFile[]): Promise<Prefill> {
  const file = files.find(({ field }) => field === 'resume')
  if (!file) throw invalidField('resume', 'Please choose a file.')
  const reading = await readOrRefuse(services, file, 'resume')
  const page_count = reading.pages.length
  if (reading.status === 'no_text') {
    return {
      fields: {},
      work: [],
      page_count,
      remarks: [
        'This file is a picture of a page, so we could not read it for you. Please fill the form in yourself; a person will read the file.',
      ],
    }
  }
  const profile = readProfile(reading, { now: services.clock.now() })
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
