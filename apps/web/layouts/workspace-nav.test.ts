import { expect, test } from 'vitest'
import { mayOpen, navFor, WORKSPACE_NAV } from './workspace-nav.ts'

const labels = (...args: Parameters<typeof navFor>) => navFor(...args).map(({ label }) => label)

test('an interviewer sees no settings, templates, form or flows', () => {
  expect(labels('interviewer')).toEqual(['Dashboard', 'Jobs', 'Applications', 'Interview Calendar'])
})
test('owners, admins and recruiters see everything', () => {
  for (const role of ['owner', 'admin', 'recruiter'] as const) expect(navFor(role)).toEqual(WORKSPACE_NAV)
})
test('before the role is known, only what everyone sees is shown', () => {
  expect(labels(null)).toEqual(labels('interviewer'))
})
test('a page opens for the roles that may use it', () => {
  expect(mayOpen('interviewer', '/settings/profile')).toBe(true)
  expect(mayOpen('interviewer', '/settings')).toBe(false)
  expect(mayOpen('interviewer', '/candidate-details/1')).toBe(true)
  expect(mayOpen('interviewer', '/buy_plan')).toBe(false)
  expect(mayOpen('hiring_manager', '/create-job')).toBe(false)
  expect(mayOpen('hiring_manager', '/create-job/1')).toBe(true)
  expect(mayOpen('recruiter', '/settings/organization')).toBe(false)
  expect(mayOpen('owner', '/settings/subscription')).toBe(true)
})
