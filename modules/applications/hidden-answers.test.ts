import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import { expect, test } from 'vitest'
import { startTestServer } from '#tests/api.ts'
import { aResume } from '#tests/a-resume.ts'
import { anOpenJob, anOrganization } from '#tests/factories.ts'
import { type FormField, formsContract } from '#modules/forms/contract.ts'
import { jobsContract } from '#modules/jobs/contract.ts'
import { organizationsContract } from '#modules/organizations/contract.ts'
import { applicationsContract } from './contract.ts'

const server = await startTestServer()
const organization = await anOrganization(server)
const job = await anOpenJob(organization)
const { call } = organization
const standard = await call(formsContract['forms.read'], {})

/** Publishes the standard form with one more question, or without it. */
const publish = (hidden: boolean | null) => {
  const field: FormField = {
    key: 'club',
    kind: 'short_text',
    label: 'Club',
    help: '',
    options: [],
    required: false,
    ...(hidden && { hidden_in_blind_review: true }),
  }
  const [first, ...others] = standard.sections
  const fields = hidden === null ? first!.fields : [...first!.fields, field]
  return call(formsContract['forms.save'], { body: { sections: [{ ...first!, fields }, ...others] } })
}
const apply = (email: string, club: string) =>
  server.as()(applicationsContract['applications.submit'], {
    params: { id: organization.id },
    body: { job_opening_id: job.id, answers: { name: 'Noor Haddad', email, club, privacy: true } },
    files: [{ field: 'resume', file: new Blob([aResume()]), name: 'Resume.txt' }],
    idempotencyKey: randomUUID(),
  })
const answersOf = async (candidate_uuid: string) =>
  (await call(applicationsContract['candidates.read'], { params: { candidate_uuid } })).applications[0]!.answers
const found = async (search: string) =>
  (await call(applicationsContract['applications.list'], { query: { search } })).total

test('blind review hides a field in the answers of earlier applications too, and keeps hiding what was hidden when it was asked', async () => {
  await publish(false)
  const earlier = await apply('earlier@example.com', 'Chess Amazons')
  await call(organizationsContract['organizations.editSettings'], { body: { blind_review: true } })
  expect(await answersOf(earlier.candidate_uuid)).toMatchObject({ club: 'Chess Amazons' })
  await server.settled()
  expect(await found('Amazons')).toBe(1)

  await publish(true)
  expect(await answersOf(earlier.candidate_uuid)).not.toHaveProperty('club')
  await server.settled()
  expect(await found('Amazons')).toBe(0)
  const later = await apply('later@example.com', 'Rowing Vikings')

  // Removing a field shows nothing again.
  await publish(null)
  await server.settled()
  expect(await answersOf(earlier.candidate_uuid)).not.toHaveProperty('club')
  expect(await found('Amazons')).toBe(0)

  await publish(false)
  await server.settled()
  expect(await answersOf(earlier.candidate_uuid)).toMatchObject({ club: 'Chess Amazons' })
  expect(await answersOf(later.candidate_uuid)).not.toHaveProperty('club')
  expect([await found('Amazons'), await found('Vikings')]).toEqual([1, 0])
})

test('the search follows a job that is renamed and a question of it that is hidden later', async () => {
  const question = (hidden: boolean) => ({
    key: 'hobby',
    kind: 'short_text' as const,
    label: 'Hobby',
    help: '',
    options: [],
    required: false,
    hidden_in_blind_review: hidden,
  })
  await call(jobsContract['jobs.edit'], {
    params: { jobId: job.id },
    body: { title: 'Glassblower', extra_questions: [question(false)] },
  })
  const answers = { name: 'Ines Prado', email: 'ines@example.com', hobby: 'Origami', privacy: true }
  await server.as()(applicationsContract['applications.submit'], {
    params: { id: organization.id },
    body: { job_opening_id: job.id, answers },
    files: [{ field: 'resume', file: new Blob([aResume()]), name: 'Resume.txt' }],
    idempotencyKey: randomUUID(),
  })
  await server.settled()
  expect([await found('Glassblower'), await found('Origami')]).toEqual([3, 1])

  const params = { jobId: job.id }
  await call(jobsContract['jobs.edit'], { params, body: { title: 'Ceramist', extra_questions: [question(true)] } })
  await server.settled()
  expect([await found('Glassblower'), await found('Ceramist'), await found('Origami')]).toEqual([0, 3, 0])
})

test('the search forgets answers that were hidden before it followed what is hidden', async () => {
  await publish(true)
  await server.settled()
  const words = { field: 'Bowling Saxons', question: 'Falconry' }
  await call(jobsContract['jobs.edit'], {
    params: { jobId: job.id },
    body: {
      extra_questions: [
        {
          key: 'pastime',
          kind: 'short_text',
          label: 'Pastime',
          help: '',
          options: [],
          required: false,
          hidden_in_blind_review: true,
        },
      ],
    },
  })
  const answers = {
    name: 'Ruth Amsel',
    email: 'ruth@example.com',
    club: words.field,
    pastime: words.question,
    privacy: true,
  }
  await server.as()(applicationsContract['applications.submit'], {
    params: { id: organization.id },
    body: { job_opening_id: job.id, answers },
    files: [{ field: 'resume', file: new Blob([aResume()]), name: 'Resume.txt' }],
    idempotencyKey: randomUUID(),
  })
  await server.settled()
  const counts = async () => [await found('Saxons'), await found('Falconry')]
  expect(await counts()).toEqual([0, 0])

  // As an earlier version left it.
  await server.services.db.forOrganization(organization.id).write(tx =>
    tx.q
      .updateTable('application_search')
      .set(eb => ({ blind_words: eb.ref('words') }))
      .execute(),
  )
  expect(await counts()).toEqual([1, 1])
  await server.services.db.owner.query(fs.readFileSync('db/migrations/0590_index_hidden_answers.sql', 'utf8'))
  await server.settled()
  expect(await counts()).toEqual([0, 0])
  expect(await found('Amsel')).toBe(0)
})
