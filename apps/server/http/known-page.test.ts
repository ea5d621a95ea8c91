// @vitest-environment happy-dom
import { parse } from 'regexparam'
import { expect, test } from 'vitest'
import { type Path, paths } from '#apps/web/paths.ts'
import { routes } from '#apps/web/router.tsx'
import { superAdminPaths } from '#apps/web/super-admin-paths.ts'
import { branchesOf, findPage } from '#ui/routes.ts'
import { isKnownPage } from './known-page.ts'

const branches = branchesOf(routes)
/** The pages for addresses that do not exist are the only ones with a wildcard. */
const isShown = (address: string) => !findPage(branches, address, parse).path.includes('*')

const listed = (Object.values({ ...paths, ...superAdminPaths }) as readonly Path[]).map(({ pattern }) => pattern)
const one = (pattern: string) => pattern.replaceAll(/:[A-Za-z_]+/g, '1')

test.each(listed.map(one))('%s is a page for the server and for the router', address => {
  expect([isKnownPage(address), isShown(address)]).toEqual([true, true])
})

test.each([
  '/no-such-page',
  '/settings/x',
  '/jobs/1/nothing',
  '/super-admin/x',
  '/apply/1',
  '/apply/1/2/3',
  '//packages',
  '/%E0%A4%A',
])('%s is a page for neither', address => expect([isKnownPage(address), isShown(address)]).toEqual([false, false]))
