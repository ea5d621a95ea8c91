import { expect, test } from 'vitest'
import { type Path, paths } from '#apps/web/paths.ts'
import { superAdminPaths } from '#apps/web/super-admin-paths.ts'
import { startWithPages } from './pages.fixture.ts'

const { open } = await startWithPages()

const all = Object.values({ ...paths, ...superAdminPaths }) as readonly Path[]
const rendered: readonly Path[] = [paths.form, paths.apply, paths.application]

test.each(all.filter(path => !rendered.includes(path)).map(({ pattern }) => pattern))('%s is a page', async pattern => {
  const address = pattern.replaceAll(/:[A-Za-z_]+/g, 'J%C3%BCrgen-1')
  for (const variant of [address, `${address}?a=b/c`, `${address.replace(/\/$/, '')}/`, address.toUpperCase()])
    expect([variant, (await open(variant)).status]).toEqual([variant, 200])
})

test.each([
  '/no-such-page',
  '/settings/nothing',
  '/job-listings/nothing',
  '/candidate-details',
  '/candidate-details/1/2',
  '/super-admin/nothing',
  '/super-admin/organizations/1/2',
  '/form',
  '/form/1/2',
  '/apply/1',
  '/reschedule-interview-later',
  '/page-of-the-application',
  '//packages',
])('%s is no page', async address => {
  for (const accept of ['text/html', '*/*']) {
    const page = await open(address, accept)
    expect([page.status, page.title, page.headers['cache-control']]).toEqual([404, 'shell', 'no-cache'])
  }
})
