import { expect, test } from 'vitest'
import { paths } from '../paths.ts'
import { superAdminPaths } from '../super-admin-paths.ts'
import { layoutOf } from './layout-of.ts'

/** The paths in section 2 of the specification. */
const LISTED = {
  public:
    '/ /features /about /how-it-works /packages /contact /register /login /forget-password /terms-and-services /privacy-policy /help-center /faqs /schedule-demo /thank-you /success /no-such-page',
  sidebar:
    '/dashboard /settings /settings/profile /settings/organization /settings/admin /settings/subscription /settings/transaction /applications /candidate-details/1 /email-templates /view-template/1 /create-email-template /create-email-template/1 /job-listings /create-job /create-job/1 /view-analysis-result/1 /interview-calendar /form-builder /interview-flows /Interview-flow-form /edit-flow /create-flow /custom-ai /interview-settings /buy_plan',
  none: '/admins/verify-email /admins/reset-password /schedule-interview/x /meeting-room /meeting-home /thank-you-interview /form/1 /super-admin/login /reschedule-interview/x /reschedule-interview-later /application/x',
  'super-admin':
    '/super-admin/overview /super-admin/subscriptions /super-admin/transactions /super-admin/plans /super-admin/organizations /super-admin/organizations/1 /super-admin/settings',
  apply: '/apply/1/2 /apply/anything/else/at/all',
} as const

test.each(Object.entries(LISTED))('paths of the %s layout', (layout, list) => {
  for (const path of list.split(' ')) expect(`${path} ${layoutOf(path)}`).toBe(`${path} ${layout}`)
})

test('every page of the specification has a path, and paths escape their parameters', () => {
  const patterns = new Set(
    Object.values({ ...paths, ...superAdminPaths }).map(path => path.pattern.replaceAll(/:[A-Za-z]+/g, '1')),
  )
  for (const path of Object.values(LISTED).join(' ').split(' ')) {
    const plain = path.replace(/\/x$/, '/1')
    if (['/no-such-page', '/reschedule-interview-later', '/apply/anything/else/at/all', '/apply/1/2'].includes(plain))
      continue
    expect(patterns).toContain(plain)
  }
  expect(paths.candidateDetails('a b/c')).toBe('/candidate-details/a%20b%2Fc')
  expect(paths.apply('o', 'j')).toBe('/apply/o/j')
})
