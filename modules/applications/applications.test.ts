import { expect, test } from 'vitest'
import { startTestServer } from '#tests/api.ts'
import { anApplication, anOpenJob, anOrganization, aResume } from '#tests/factories.ts'
import { applicationsContract as calls } from './contract.ts'

const server = await startTestServer()
const organization = await anOrganization(server)
const job = await anOpenJob(organization)

test('an application is taken, its résumé is read, and the candidate is told', async () => {
  const application = await anApplication(server, organization, job, { email: 'noor@example.com' })
  const [mail] = await server.mailsTo('noor@example.com')
  expect(mail?.subject).toBe('We have your application for Backend Engineer')
  const details = await organization.call(calls['candidates.read'], { params: { candidate_uuid: application.candidate_uuid } })
  const [shown] = details.applications
  expect(shown?.resume?.state).toBe('read')
  expect(shown?.resume?.profile?.email?.value).toBe('noor@example.com')
  expect(shown?.told.map(({ kind }) => kind)).toEqual(['application_received'])
  const { items, total } = await organization.call(calls['applications.list'], { query: {} })
  expect(total).toBe(1)
  expect(items[0]).toMatchObject({ name: 'Noor Haddad', stage: 'applied', outcome: 'active', last_told: { kind: 'application_received' } })
})
void aResume
