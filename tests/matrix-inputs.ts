import { DAY } from '#platform/clock/clock.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { newId } from '#platform/db/id.ts'
import { accountsContract } from '#modules/accounts/contract.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { billingContract } from '#modules/billing/contract.ts'
import type { Subscription } from '#modules/billing/contract/shapes.ts'
import { customAiContract } from '#modules/custom-ai/contract.ts'
import { dataExportContract } from '#modules/data-export/contract.ts'
import { dryRunsContract } from '#modules/dry-runs/contract.ts'
import { formsContract } from '#modules/forms/contract.ts'
import { importsContract } from '#modules/imports/contract.ts'
import type { Job } from '#modules/jobs/contract.ts'
import { interviewFlowsContract } from '#modules/interview-flows/contract.ts'
import { defaultFlow } from '#modules/interview-flows/public.ts'
import { screeningsContract } from '#modules/screenings/contract.ts'
import { interviewsContract } from '#modules/interviews/contract.ts'
import { offersContract } from '#modules/offers/contract.ts'
import { attachmentsContract } from '#modules/attachments/contract.ts'
import { shareLinksContract } from '#modules/share-links/contract.ts'
import { todosContract } from '#modules/todos/contract.ts'
import { teamContract } from '#modules/team/contract.ts'
import { evaluationContract } from '#modules/evaluation/contract.ts'
import type { TestServer } from './api.ts'
import { PASSWORD, type anApplication, type TestOrganization } from './factories.ts'

export type Ids = (endpoint: Endpoint, param: string) => string

/** Existing ids of an organization, by where a call needs them. */
export async function idsFor(
  server: TestServer,
  organization: TestOrganization,
  { job, application }: { job: Job; application: Awaited<ReturnType<typeof anApplication>> },
): Promise<Ids> {
  const flows = await organization.call(interviewFlowsContract['flows.list'], {})
  const { id: flowId, name, rounds } = flows.items[0]!
  await organization.call(interviewFlowsContract['flows.save'], { params: { id: flowId }, body: { name, rounds } })
  const settings = await organization.call(interviewFlowsContract['interviewSettings.list'], {})
  const review = await organization.call(evaluationContract['evaluation.review'], {
    params: { id: application.application_id },
  })
  const mails = await server.mailsTo(application.email)
  const screening = await organization.call(screeningsContract['screenings.invite'], {
    params: { id: application.application_id },
    body: {},
  })
  const { booking } = await organization.call(interviewsContract['interviews.propose'], {
    body: { application_id: application.application_id, interviewer_ids: [organization.adminId] },
  })
  const invitation = await organization.call(teamContract['team.invite'], {
    body: { email: 'invited@example.com', role: 'recruiter' },
  })
  const view = await organization.call(applicationsContract['views.create'], { body: VIEW })
  const { id: subscriptionId } = (await organization.call(billingContract['billing.create'], {
    body: LARGEST_PLAN,
  })) as Subscription
  const payments = await organization.call(billingContract['billing.transactions'], {})
  const field = await organization.call(customAiContract['customAi.create'], { body: { ...CUSTOM_AI, name: 'Matrix' } })
  const fieldRun = await organization.call(customAiContract['customAi.run'], {
    params: { id: field.id },
    body: { id: newId() },
  })
  const dryRun = await organization.call(dryRunsContract['dryRuns.start'], {
    params: { id: flowId },
    body: { id: newId(), round_id: rounds[0]!.id },
  })
  const run = await organization.call(applicationsContract['bulk.start'], {
    body: {
      id: newId(),
      selection: { ids: [application.application_id] },
      action: { kind: 'tag', add: ['bulk'] },
    },
  })
  const offer = await organization.call(offersContract['offers.draft'], {
    params: { id: application.application_id },
    body: TERMS,
  })
  const form = await organization.call(formsContract['forms.read'], {})
  await organization.call(formsContract['forms.save'], { body: { sections: form.sections } })
  const note = await organization.call(applicationsContract['applications.note'], {
    params: { id: application.application_id },
    body: { text: 'Hello' },
  })
  const todo = await organization.call(todosContract['todos.add'], {
    params: { id: application.application_id },
    body: { text: 'Call back' },
  })
  const file = await organization.call(attachmentsContract['attachments.add'], {
    params: { id: application.application_id },
    body: {},
    files: [{ field: 'file', file: new Blob(['Reference']), name: 'reference.txt' }],
  })
  const { link: shared } = await organization.call(shareLinksContract['shareLinks.create'], {
    params: { id: application.application_id },
    body: { includes: ['resume'], days: 1 },
  })
  const sessions = await organization.call(accountsContract['sessions.list'], {})
  const { export: dataExport } = await organization.call(dataExportContract['dataExport.start'], {})
  const { importId, itemId } = await anImportFor(organization, job)
  const byPath: [RegExp, string][] = [
    [/\/saved-views\/:id/, view.id],
    [/\/applications\/bulk\/:id/, run.id],
    [/\/interview-flows\/:id/, flows.items[0]!.id],
    [/\/interview-settings\/:id/, settings.items[0]!.id],
    [/\/evaluations\/:id/, review.match!.id],
    [/\/admins\/invitations\/:id/, invitation.id],
    [/\/admins\/.*:id|change-password\/:id/, organization.adminId],
    [/\/organizations\/:orgId|\/organizations\/:id\/|\/form-config\/:id/, organization.id],
    [/\/applications\/:id/, application.application_id],
    [/\/screenings\/:id/, screening.screening_id],
    [/\/bookings\/:id/, booking.id],
    [/\/custom-ai\/:id/, field.id],
    [/\/subscriptions\/:id/, subscriptionId],
  ]
  const byName: Record<string, string> = {
    jobId: job.id,
    candidate_uuid: application.candidate_uuid,
    uuid: application.candidate_uuid,
    messageId: mails[0]!.id,
    templateId: 'rejected',
    criterion: 'ts',
    orgId: organization.id,
    turnId: application.application_id,
    number: '0',
    // The other organization has one version of its form and its flow.
    version: '2',
    offerId: offer.id,
    noteId: note.id,
    linkId: shared.id,
    fileId: file.id,
    todoId: todo.id,
    importId,
    itemId,
    runId: fieldRun.id,
    dryRunId: dryRun.id,
    transactionId: payments.items[0]!.id,
    kind: 'strong',
    sessionId: sessions.items[0]!.id,
    exportId: dataExport.id,
  }
  return ({ path }, param) =>
    byName[param] ?? byPath.find(([pattern]) => pattern.test(path))?.[1] ?? application.application_id
}

/** An import with a file that nobody has to read. */
async function anImportFor({ call }: TestOrganization, job: Job): Promise<{ importId: string; itemId: string }> {
  const { id: importId } = await call(importsContract['imports.create'], { body: { job_id: job.id, informs: false } })
  const params = { importId }
  await call(importsContract['imports.addFiles'], {
    params,
    body: {},
    files: [{ field: 'file', file: new Blob([new Uint8Array([0, 1, 2])]), name: 'unknown.bin' }],
  })
  const { items } = await call(importsContract['imports.items'], { params, query: {} })
  return { importId, itemId: items[0]!.id }
}

interface Body {
  readonly body?: BodyInit
  readonly headers: Record<string, string>
  /** Whether the body contains an id of the organization. */
  readonly containsForeignId?: boolean
}

const VIEW = { name: 'Mine', filter: {}, sort: 'newest', layout: 'table', columns: null } as const

const round = { id: 'r1', kind: 'human_interview', name: 'Talk', minutes: 30 }

const settings = { name: 'Mine', voice_id: 'offline-nora' }

const inAWeek = () => new Date(Date.now() + 7 * DAY).toISOString().slice(0, 10)

const TERMS = {
  position: 'Engineer',
  pay: { amount: 6_000_000, currency: 'EUR', period: 'year' as const },
  start_on: '2030-01-07',
  text: 'We would be glad to have you.',
  expires_on: inAWeek(),
}

const CUSTOM_AI = {
  question: 'Does the résumé mention "TypeScript"?',
  answer_type: 'yes_no',
  source: 'resume',
} as const

/** The largest plan of the first start. */
const LARGEST_PLAN = { plan_id: '01930000-0000-7000-8000-000000000004', interval: 'month' } as const
const OTHER_INTERVAL = { ...LARGEST_PLAN, interval: 'year' } as const

/** A valid body for each call that needs one. */

const BODIES: Record<string, unknown> = {
  'POST /api/organizations/create-subscription': LARGEST_PLAN,
  'POST /api/subscriptions/preview': OTHER_INTERVAL,
  'PUT /api/subscriptions/:id': OTHER_INTERVAL,
  'PUT /api/subscriptions/billing-details': { name: 'Nightjar', address: '', tax_id: '' },
  'POST /api/organizations/custom-ai': { ...CUSTOM_AI, name: 'TypeScript' },
  'PUT /api/organizations/custom-ai/:id': { ...CUSTOM_AI, name: 'TypeScript', revision: 1 },
  'POST /api/organizations/custom-ai/check': CUSTOM_AI,
  'POST /api/organizations/custom-ai/:id/run': { id: newId() },
  'PUT /api/organizations/custom-ai/answers/:applicationId/:answerId/opinion': { agrees: false },
  'PUT /api/first-run': { mark: 'questions', done: true },
  'PUT /api/organizations': { name: 'Renamed' },
  'DELETE /api/organizations': { name: 'Renamed' },
  'PUT /api/organizations/reply-address': { email: 'hiring@example.com' },
  'PUT /api/public/admins/change-password/:id': { current_password: PASSWORD, new_password: 'another calm owl here' },
  'POST /api/account/two-factor': { password: PASSWORD },
  'POST /api/account/two-factor/confirm': { code: '000000' },
  'POST /api/account/two-factor/recovery-codes': { password: PASSWORD },
  'DELETE /api/account/two-factor': { password: PASSWORD },
  'POST /api/account/passkeys/options': { password: PASSWORD },
  'POST /api/account/passkeys': {
    name: 'Laptop',
    credential: { credential_id: 'AAAA', client_data: 'AAAA', attestation_object: 'AAAA', transports: ['internal'] },
  },
  'PUT /api/account/passkeys/:passkeyId': { name: 'Renamed' },
  'DELETE /api/account/passkeys/:passkeyId': { password: PASSWORD },
  'PUT /api/admins/:id': { name: 'Renamed' },
  'PUT /api/admins/invitations/:id/address': { email: 'elsewhere@example.com' },
  'POST /api/admins/invitations': { email: 'colleague@example.com', role: 'recruiter' },
  'POST /api/form-config/draft': { operations: [{ kind: 'move_section', section: 'resume', before: null }] },
  'PUT /api/form-config/draft': { version: 0, sections: [{ key: 'a', title: 'A', fields: [] }] },
  'POST /api/form-config/draft/publish': { version: 0, published: 1 },
  'POST /api/form-config/field-use': { field: { key: 'name', kind: 'short_text', label: 'N' } },
  'PUT /api/form-config': {
    sections: [
      {
        key: 'a',
        title: 'A',
        fields: [
          { key: 'name', kind: 'short_text', label: 'N' },
          { key: 'email', kind: 'email', label: 'E' },
        ],
      },
    ],
  },
  'POST /api/organizations/interview-flows': { name: 'F', rounds: [round] },
  'PUT /api/organizations/interview-flows/:id': { name: 'F', rounds: [round] },
  'POST /api/organizations/interview-flows/:id/versions/:version/restore': { based_on: 2 },
  'POST /api/organizations/interview-flows/import': {
    format: 'evenhand/interview-flow',
    format_version: 1,
    name: 'F',
    rounds: [round],
  },
  'POST /api/organizations/interview-flows/:id/dry-runs': {
    id: newId(),
    round_id: 'screening',
    round: defaultFlow().rounds[0],
  },
  'POST /api/organizations/interview-settings': settings,
  'PUT /api/organizations/interview-settings/:id': { ...settings, is_default: true },
  'POST /api/organizations/job_openings': { title: 'J' },
  'PUT /api/organizations/job_openings/:jobId': { title: 'Renamed' },
  'POST /api/organizations/job_openings/draft-text': { title: 'Cook' },
  'PUT /api/organizations/job_openings/:jobId/draft': { version: 1, changes: { title: 'Renamed' } },
  'POST /api/organizations/job_openings/:jobId/draft/publish': { version: 1 },
  'POST /api/organizations/job_openings/:jobId/closing': { decision: 'leave' },
  'PUT /api/applications/:id/status': { stage: 'review' },
  'POST /api/saved-views': VIEW,
  'PUT /api/saved-views/:id': { name: 'Renamed' },
  'POST /api/saved-views/default': { view_id: null },
  'PUT /api/applications/:id': { tags: ['x'] },
  'PUT /api/applications/:id/resume-details': {
    version: 0,
    details: {
      name: 'Ana Ruiz',
      email: '',
      phone: '',
      location: '',
      headline: '',
      links: [],
      positions: [],
      education: [],
      skills: [],
      languages: [],
      certificates: [],
    },
  },
  'POST /api/applications/imports/:importId/items/:itemId/details': { name: 'Ana Ruiz' },
  'PUT /api/candidates/:candidate_uuid/email': { email: 'ana@example.com' },
  'PUT /api/candidates/:candidate_uuid/duplicates/:otherId': { dismissed: true },
  'POST /api/applications/:id/notes': { text: 'Hello' },
  'PUT /api/applications/:id/notes/:noteId': { text: 'Hello again', version: 1 },
  'POST /api/applications/:id/messages': { id: newId(), subject: 'Hello', body: 'Hello' },
  'POST /api/applications/:id/messages/preview': {},
  'PUT /api/applications/:id/messages/:messageId': { subject: 'Hello', body: 'Hello' },
  'POST /api/applications/:id/share-links': { includes: ['resume'], days: 1 },
  'POST /api/applications/:id/todos': { text: 'Call back' },
  'PUT /api/applications/:id/todos/:todoId': { text: 'Call', version: 1 },
  'POST /api/applications/:id/todos/:todoId/done': { done: true },
  'POST /api/applications/:id/offers': TERMS,
  'PUT /api/applications/:id/offers/:offerId': { ...TERMS, version: 1 },
  'POST /api/applications/:id/offers/:offerId/approvals': {
    version: 1,
    approver_ids: ['01930000-0000-7000-8000-000000000001'],
  },
  'POST /api/applications/:id/offers/:offerId/approve': { version: 1 },
  'POST /api/applications/:id/offers/:offerId/send-back': { version: 1, reason: 'Too low' },
  'POST /api/applications/:id/offers/:offerId/send': { version: 1 },
  'POST /api/applications/:id/offers/:offerId/extend': { expires_on: inAWeek() },
  'POST /api/applications/:id/offers/:offerId/withdraw': {},
  'POST /api/public/offers/:token/accept': { offer_id: '01930000-0000-7000-8000-000000000001', name: 'Noor' },
  'POST /api/public/offers/:token/decline': { offer_id: '01930000-0000-7000-8000-000000000001' },
  'POST /api/applications/:id/evaluate': {},
  'PUT /api/applications/:id/scorecard': { recommendation: 'yes' },
  'PUT /api/evaluations/:id/opinions/:criterion': { agrees: true },
  'PUT /api/organizations/:orgId/templates/:templateId': { subject: 'S', body: 'Hello' },
  'POST /api/organizations/:orgId/templates': { name: 'N', subject: 'S', body: 'Hello' },
  'PUT /api/organizations/:orgId/templates/:templateId/draft': { subject: 'S', body: 'Hello', revision: 0 },
  'POST /api/organizations/:orgId/templates/:templateId/publish': { revision: 0 },
  'PUT /api/organizations/:orgId/templates/:templateId/enabled': { enabled: true },
  'POST /api/sent-emails/send-again': { ids: ['01930000-0000-7000-8000-000000000001'] },
  'POST /api/elevenlabs/test-voice': { voice_id: 'offline-nora', text: 'Hello' },
  'POST /api/organizations/applications/:id/invite': {},
  'POST /api/public/bookings/:data': { start_at: '2030-01-07T10:00:00Z', time_zone: 'UTC' },
  'PUT /api/public/bookings/:data': { start_at: '2030-01-07T10:00:00Z', time_zone: 'UTC' },
  'POST /api/public/screening/consent': { ai_interview: true, recording: 'none', text_version: '1' },
  'POST /api/public/screening/accommodation': { request: 'By phone' },
  'POST /api/organizations/accommodation-requests/:id/answer': { note: 'We call on Monday.' },
  'POST /api/public/screening/leave': { confirm: true },
  'PUT /api/public/screening/transcript/:turnId': { text: 'Corrected' },
  'POST /api/public/screening/recordings': {
    client_recording_id: '01930000-0000-7000-8000-000000000001',
    kind: 'audio',
    mime: 'audio/webm',
  },
  'POST /api/public/screening/recordings/:id/finish': { chunks: 1, sha256_of_list: 'a'.repeat(64) },
  'PUT /api/availability': { hours: [] },
  'POST /api/availability/preview': { hours: [] },
  'POST /api/organizations/free-days': {
    interviews: [{ interviewer_ids: ['019aa000-0000-7000-8000-000000000000'], minutes: 45 }],
  },
  'PUT /api/organizations/bookings/:id': { state: 'complete' },
  'POST /api/organizations/bookings/:id/replace': { admin_id: '019aa000-0000-7000-8000-000000000000' },
}

const bulkOf = (ids: Ids, endpoint: Endpoint) => ({
  selection: { ids: [ids({ ...endpoint, path: '/api/applications/:id' }, 'id')] },
  action: { kind: 'tag', add: ['x'] },
})

/** Calls whose body contains the id that they are about. */
const NAMING: Record<string, (ids: Ids, endpoint: Endpoint) => unknown> = {
  'POST /api/organizations/interview-flows/draft': (ids, endpoint) => ({ job_id: ids(endpoint, 'jobId') }),
  'POST /api/organizations/custom-ai/try': (ids, endpoint) => ({
    ...CUSTOM_AI,
    application_ids: [ids(endpoint, 'application')],
  }),
  'POST /api/organizations/:orgId/templates/:templateId/preview': (ids, endpoint) => ({
    application_id: ids({ ...endpoint, path: '/api/applications/:id' }, 'id'),
  }),
  'POST /api/organizations/:orgId/templates/:templateId/test': (ids, endpoint) => ({
    application_id: ids({ ...endpoint, path: '/api/applications/:id' }, 'id'),
  }),
  'POST /api/admins/screening/reschedule': (ids, endpoint) => ({ application_id: ids(endpoint, 'application') }),
  'POST /api/practice-interviews': (ids, endpoint) => ({ job_id: ids(endpoint, 'jobId') }),
  'POST /api/organizations/job_templates': (ids, endpoint) => ({ job_id: ids(endpoint, 'jobId'), name: 'Night shift' }),
  'POST /api/organizations/job_openings/:jobId/closing/preview': (ids, endpoint) => ({
    application_id: ids(endpoint, 'application'),
  }),
  'POST /api/interview-review/reschedule': (ids, endpoint) => ({ application_id: ids(endpoint, 'application') }),
  'POST /api/candidates/merges': (ids, endpoint) => ({
    kept: ids(endpoint, 'candidate_uuid'),
    merged: '01930000-0000-7000-8000-000000000001',
    choose: { name: 'kept', email: 'kept', phone: 'kept' },
    seen: 'x',
  }),
  'POST /api/applications/imports': (ids, endpoint) => ({ job_id: ids(endpoint, 'jobId'), informs: false }),
  'POST /api/organizations/job_openings/:jobId/evaluations': () => ({ id: newId(), scope: 'outdated' }),
  'POST /api/applications/bulk': (ids, endpoint) => ({ id: newId(), ...bulkOf(ids, endpoint) }),
  'POST /api/applications/bulk/preview': bulkOf,
  'POST /api/applications/export': (ids, endpoint) => ({
    ids: [ids({ ...endpoint, path: '/api/applications/:id' }, 'id')],
  }),
  'POST /api/organizations/applications/:id/interview-days': (ids, endpoint) => ({
    interviews: ['team', 'team'].map(round_id => ({
      round_id,
      interviewer_ids: [ids({ ...endpoint, path: '/api/admins/:id' }, 'id')],
      minutes: 45,
    })),
  }),
  'POST /api/admins/schedule/round_two': (ids, endpoint) => ({
    application_id: ids(endpoint, 'application'),
    interviewer_ids: [ids({ ...endpoint, path: '/api/admins/:id' }, 'id')],
  }),
}

/** The body of a call, as JSON or as a form. */
export function bodyFor(endpoint: Endpoint, ids: Ids): Body {
  const key = `${endpoint.method} ${endpoint.path}`
  if (endpoint.binary)
    return {
      body: new Uint8Array([1, 2, 3]),
      headers: {
        'content-type': 'application/octet-stream',
        'x-chunk-sha256': '039058c6f2c0cb492c533b0a4d14ef77cc0f78abccced5287d84a1a2011cfb81',
      },
    }
  if (endpoint.multipart) {
    const form = new FormData()
    if (/\/(?:files|attachments)$/u.test(endpoint.path)) form.append('file', new Blob(['Benefits']), 'benefits.txt')
    else form.append('career_headline', 'Work here')
    return { body: form, headers: {} }
  }
  const naming = NAMING[key]
  const value = naming ? naming(ids, endpoint) : BODIES[key]
  if (value === undefined) return { headers: {} }
  return {
    body: JSON.stringify(value),
    headers: { 'content-type': 'application/json' },
    containsForeignId: Boolean(naming),
  }
}
