import { createHash } from 'node:crypto'
import { DAY, HOUR, later } from '#platform/clock/clock.ts'
import { newId } from '#platform/db/id.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { makeEventsFictional } from '#platform/events/make-fictional.ts'
import type { Services } from '#platform/services.ts'
import { SAMPLE_DOMAIN } from '#modules/applications/policy.ts'
import { addSampleApplication } from '#modules/applications/public.ts'
import { currentForm } from '#modules/forms/public.ts'
import { jobById, sampleJobIds } from '#modules/jobs/public.ts'
import { readStored } from '#modules/resumes/public.ts'
import { sampleJobs } from '../fiction/more-people.ts'
import type { DemoPerson } from '../fiction/people.ts'
import { answerOf } from '../fiction/work.ts'
import { knownSample } from './known-people.read-model.ts'
import { sampleDataOf } from './queries.ts'

const TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const

const addressOf = (name: string) =>
  `${name
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z ]/g, '')
    .toLowerCase()
    .replaceAll(' ', '.')}@${SAMPLE_DOMAIN}`

/** When somebody applied: so many days ago, at different times of day. */
const appliedAt = (now: Date, days: number, index: number) => later(now, -days * DAY - ((index * 7) % 10) * HOUR - HOUR)

/**
 * Creates a person with a résumé file and their application, unless they exist. @returns null if they do, or if there is no form or job
 * to apply with
 */
export async function addPerson(
  services: Services,
  org: OrganizationDb,
  person: DemoPerson,
  index: number,
): Promise<{ applicationId: string; at: Date } | null> {
  const { organizationId } = org
  const email = addressOf(person.name)
  const title = sampleJobs.find(({ key }) => key === person.job)!.title
  const position = sampleJobs.findIndex(({ key }) => key === person.job)
  const [[known], [form], jobs] = await org.read(q => [
    knownSample(q, organizationId, email),
    currentForm(q, organizationId),
    sampleJobIds(q, organizationId),
  ])
  // Their titles can be edited; their order stays.
  const jobId = (jobs.find(job => job.title === title) ?? jobs[position])?.id
  if (known || !form || !jobId) return null
  const { resumeOf } = await import('../fiction/resume-of.ts')
  const { bytes, name, person: content } = await resumeOf(person, email, index)
  const id = newId()
  const key = `${organizationId}/uploads/${id}`
  const contentType = name.endsWith('.docx') ? TYPES.docx : TYPES.pdf
  await services.files.put(key, bytes, contentType)
  const reading = await readStored(services, org, key)
  const at = appliedAt(services.clock.now(), person.days, index)
  const afterId = newId()
  const applicationId = await org.write(async tx => {
    const sample = await sampleDataOf(tx.q, organizationId).forUpdate().executeTakeFirst()
    const job = await jobById(tx.q, organizationId, jobId).executeTakeFirst()
    if (sample?.state !== 'filling' || !job) return null
    const question = job.extra_questions[0]?.key
    return addSampleApplication(tx, {
      job,
      formVersion: form.version,
      person: { name: person.name, email, phone: content.phone, location: person.city },
      timeZone: person.zone,
      answers: { privacy: true, ...(question && { [question]: answerOf(person.name) }) },
      source: index % 4 === 0 ? 'referral' : 'careers_page',
      file: {
        id,
        key,
        name,
        contentType,
        bytes: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
      },
      reading,
      appliedAt: at,
    })
  })
  if (!applicationId) {
    await services.files.remove(key)
    return null
  }
  await makeEventsFictional(services.db, { organizationId, subjectId: applicationId, afterId, at })
  return { applicationId, at }
}
