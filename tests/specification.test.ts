import { describe, expect, test } from 'vitest'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { paths } from '#apps/web/paths.ts'
import { superAdminPaths } from '#apps/web/super-admin-paths.ts'
import { startTestServer } from './api.ts'

/** The calls that other programs know by their paths: all 69 of the specification. */
const CALLS = [
  'GET /status',
  'POST /api/auth/login',
  'POST /api/organizations/register',
  'GET /api/organizations',
  'PUT /api/organizations',
  'DELETE /api/organizations',
  'POST /api/organizations/create-subscription',
  'PUT /api/subscriptions/{id}',
  'POST /api/public/admins/register',
  'GET /api/admins/',
  'GET /api/admins/{id}',
  'PUT /api/admins/{id}',
  'DELETE /api/admins/{id}',
  'POST /api/public/admins/forgot-password',
  'POST /api/public/admins/reset-password',
  'PUT /api/public/admins/change-password/{id}',
  'POST /api/register/settings',
  'GET /api/organizations/settings',
  'PUT /api/organizations/settings',
  'POST /api/public/admins/verify-email',
  'GET /api/public/admins/verify-email',
  'GET /api/calendar',
  'POST /api/applications/{id}/submit',
  'POST /api/applications/{id}/evaluate',
  'PUT /api/applications/{id}/status',
  'POST /api/applications/{id}/submit-screening',
  'GET /api/applications/dashboard',
  'GET /api/applications',
  'GET /api/organizations/{id}/job_openings/public/all',
  'GET /api/form-config/{id}/public',
  'GET /api/form-config',
  'PUT /api/form-config',
  'GET /super-admin/plans/',
  'GET /super-admin/plans/{id}',
  'PUT /super-admin/plans/{id}',
  'POST /super-admin/plans',
  'GET /interview/screenings/{uuid}/assets/all',
  'GET /api/organizations/templates',
  'GET /api/organizations/{orgId}/templates/{templateId}',
  'PUT /api/organizations/{orgId}/templates/{templateId}',
  'POST /api/admins/screening/reschedule',
  'POST /api/interview-review/reschedule',
  'POST /api/admins/schedule/round_two',
  'POST /api/organizations/job_openings',
  'GET /api/organizations/job_openings',
  'PUT /api/organizations/job_openings/{jobId}',
  'DELETE /api/organizations/job_openings/{jobId}',
  'GET /api/analyze',
  'GET /api/organizations/job_openings/deleted',
  'POST /api/organizations/job_openings/{jobId}/recover',
  'GET /api/recommendations',
  'GET /api/summary',
  'GET /api/dashboard/monthly_applications',
  'GET /api/dashboard/widget_data',
  'GET /api/organizations/interview-settings',
  'POST /api/organizations/interview-settings',
  'PUT /api/organizations/interview-settings/{id}',
  'DELETE /api/organizations/interview-settings/{id}',
  'GET /api/subscriptions/active-subscription',
  'POST /api/subscriptions/{id}/cancel/',
  'POST /api/subscriptions/create-customer-portal-session',
  'GET /api/subscriptions/transactions',
  'POST /contact',
  'GET /api/organizations/custom-ai/all',
  'POST /api/organizations/custom-ai/',
  'PUT /api/organizations/custom-ai/{id}',
  'DELETE /api/organizations/custom-ai/{id}',
  'GET /api/elevenlabs/voices',
  'POST /api/elevenlabs/test-voice',
]

/** The pages that people have links to: all 58 of the specification, with an example for each variable part. */
const PAGES = [
  '/',
  '/features',
  '/about',
  '/how-it-works',
  '/packages',
  '/contact',
  '/register',
  '/login',
  '/forget-password',
  '/terms-and-services',
  '/privacy-policy',
  '/help-center',
  '/faqs',
  '/schedule-demo',
  '/thank-you',
  '/success',
  '/dashboard',
  '/settings',
  '/settings/profile',
  '/settings/organization',
  '/settings/admin',
  '/settings/subscription',
  '/settings/transaction',
  '/applications',
  '/candidate-details/1',
  '/email-templates',
  '/view-template/1',
  '/create-email-template',
  '/create-email-template/1',
  '/job-listings',
  '/create-job',
  '/create-job/1',
  '/view-analysis-result/1',
  '/interview-calendar',
  '/form-builder',
  '/interview-flows',
  '/Interview-flow-form',
  '/edit-flow',
  '/create-flow',
  '/custom-ai',
  '/interview-settings',
  '/buy_plan',
  '/admins/verify-email',
  '/admins/reset-password',
  '/schedule-interview/1',
  '/meeting-room',
  '/meeting-home',
  '/thank-you-interview',
  '/form/1',
  '/super-admin/login',
  '/reschedule-interview/1',
  '/super-admin/overview',
  '/super-admin/subscriptions',
  '/super-admin/transactions',
  '/super-admin/plans',
  '/super-admin/organizations',
  '/super-admin/organizations/1',
  '/super-admin/settings',
]

const server = await startTestServer()
const patternOf = ({ method, path }: Endpoint) => `${method} ${path.replaceAll(/:([A-Za-z_]+)/g, '{$1}')}`
/** A last slash makes no difference; `tests/catalogue.test.ts` and the calls' own tests send both. */
const plain = (call: string) => call.replace(/(?<=.)\/$/, '')

describe('the calls of the specification', () => {
  // The state of the product is served apart, because it answers without the database, too.
  const served = new Set(['GET /status', ...server.app.served.map(one => plain(patternOf(one)))])

  test('are all in this table', () => expect(new Set(CALLS).size).toBe(69))

  test.each(CALLS)('%s is served', async call => {
    expect([...served]).toContain(plain(call))
    const [method, path] = call.split(' ') as [string, string]
    const example = path.replaceAll(/\{\w+\}/g, '01890000-0000-7000-8000-000000000000')
    const reply = await fetch(server.url + example, { method, headers: { accept: 'application/json' } })
    const body = (await reply.json()) as { code?: string }
    expect({ status: reply.status, code: body.code }).not.toEqual(await unknownCall(method))
  })
})

async function unknownCall(method: string) {
  const reply = await fetch(`${server.url}/api/no-such-call`, { method, headers: { accept: 'application/json' } })
  return { status: reply.status, code: ((await reply.json()) as { code?: string }).code }
}

const routes = Object.values({ ...paths, ...superAdminPaths }).map(
  ({ pattern }) => new RegExp(`^${pattern.replaceAll(/:[A-Za-z_]+/g, '[^/]+')}$`),
)

describe('the pages of the specification', () => {
  test('are all in this table', () => expect(new Set(PAGES).size).toBe(58))

  test.each(PAGES)('%s is a page of its own', async path => {
    expect(routes.filter(route => route.test(path))).toHaveLength(1)
    const reply = await fetch(server.url + path, { headers: { accept: 'text/html' } })
    // The page for candidates of an organization that does not exist says so.
    expect(reply.status).toBe(path === '/form/1' ? 404 : 200)
    expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8')
  })
})
