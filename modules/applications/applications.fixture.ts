import { linkIn, startTestServer } from '#tests/api.ts'
import { aResume } from '#tests/a-resume.ts'
import { anOpenJob, anOrganization, storedAs } from '#tests/factories.ts'
import { applicationsContract as calls } from './contract.ts'

const question = {
  key: 'on_call',
  kind: 'yes_no' as const,
  label: 'Have you been on call?',
  help: '',
  options: [],
  required: true,
  knockout: 'no',
}

const answers = (email: string, more: object) => ({
  name: 'Noor Haddad',
  email,
  phone: '+961 3 412 098',
  privacy: true,
  on_call: true,
  ...more,
})

/** A file for the résumé's field of an application. */
export const resumeFile = (bytes: Uint8Array, name = 'cv.txt') => ({
  field: 'resume',
  file: new Blob([bytes as BlobPart]),
  name,
})

interface Submission {
  readonly key?: string
  readonly more?: object
  readonly files?: ReturnType<typeof resumeFile>[]
  readonly jobId?: string
  readonly timeZone?: string
}

/** A server with an open job that asks a knockout question, and the steps that its tests share. */
export async function startApplications() {
  const server = await startTestServer()
  const organization = await anOrganization(server)
  const job = await anOpenJob(organization, { extra_questions: [question] })
  const { call } = organization
  const anyone = server.as()

  const send = (
    email: string,
    { key, more = {}, files = [resumeFile(aResume('Noor Haddad', email))], jobId = job.id, timeZone }: Submission = {},
  ) =>
    anyone(calls['applications.submit'], {
      params: { id: organization.id },
      body: { job_opening_id: jobId, answers: answers(email, more), time_zone: timeZone },
      files,
      idempotencyKey: key,
      timeoutMs: 60_000,
    })

  /** The reply with the IDs of what it was stored as. */
  const submit = async (email: string, given: Submission = {}) => ({
    ...(await send(email, given)),
    ...(await storedAs(server, organization.id, email, given.jobId ?? job.id)),
  })

  /** What recruiters see of a candidate's application. */
  const details = async (candidate_uuid: string) =>
    (await call(calls['candidates.read'], { params: { candidate_uuid } })).applications[0]!
  /** What the candidate sees through the link in an e-mail. */
  const follow = (link: string) => server.as(link.split('/').at(-1))(calls['applications.follow'], {})
  /** The link in the newest e-mail to a candidate. */
  const linkTo = async (email: string) => linkIn((await server.mailsTo(email))[0]!.text, '/application/')
  const move = (id: string, body: object) => call(calls['applications.status'], { params: { id }, body })

  return { server, organization, job, call, anyone, send, submit, details, follow, linkTo, move }
}
