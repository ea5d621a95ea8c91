import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { Secret, TOTP } from 'otpauth'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest'
import { aPerson, leave, openBrowser, Watch } from './browser.ts'
import { mailbox } from './mailbox.ts'
import { ownDatabase } from './own-database.ts'
import { CANDIDATE, JOB, ORGANIZATION, RECRUITER } from './people.ts'
import { freshFolder } from './server.ts'
import { serveProduct, type ServedProduct } from './served-product.ts'
import { fillIn } from './steps/apply.ts'
import { anOrganizationWithAJob, type Hiring } from './steps/open-job.ts'
import { signIn } from './steps/sign-in.ts'

const SUPER_ADMIN = { name: 'Rhea Okafor', email: 'rhea@evenhand.example', password: 'nine quiet bicycles' }

let database: Awaited<ReturnType<typeof ownDatabase>>
let product: ServedProduct
let browser: Browser
let hiring: Hiring

beforeAll(async () => {
  const folder = freshFolder()
  database = await ownDatabase()
  ;[product, browser] = await Promise.all([serveProduct({ DATABASE_URL: database.url }, folder), openBrowser()])
  hiring = await anOrganizationWithAJob(product.url)
})
afterAll(async () => {
  await leave(browser)
  await product?.remove()
})

/** The first super admin, as whoever runs the server creates one. */
async function createSuperAdmin(): Promise<string> {
  const command = path.resolve('dist/server/create-super-admin.js')
  const { stdout } = await promisify(execFile)(process.execPath, [command], {
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: database.url,
      DATA_DIR: product.folder,
      SUPER_ADMIN_NAME: SUPER_ADMIN.name,
      SUPER_ADMIN_EMAIL: SUPER_ADMIN.email,
      SUPER_ADMIN_PASSWORD: SUPER_ADMIN.password,
    },
  })
  return stdout
}

/** The first login: the password, the authenticator app, the recovery codes. */
async function setUpAndSignIn(page: Page, watch: Watch): Promise<void> {
  await page.goto('/super-admin')
  await page.waitForURL('**/super-admin/login')
  await page.getByRole('heading', { level: 1, name: 'Super admin login' }).waitFor()
  await watch.inspect(page, 'super-admin login')
  await page.getByLabel('E-mail').fill(SUPER_ADMIN.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(SUPER_ADMIN.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByRole('heading', { name: 'Set up your authenticator app' }).waitFor()
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
  await watch.inspect(page, 'super-admin setup')
  const secret = (await page.locator('code').innerText()).replaceAll(/\s/g, '')
  await page.getByLabel('Code', { exact: true }).fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate())
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Store your recovery codes' }).waitFor()
  await page.getByRole('button', { name: 'I have stored them' }).click()
  await page.waitForURL('**/super-admin/overview')
  await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor()
}

/** Edits a plan with its consequences in view, and puts the organization on it. */
async function changePlans(page: Page, watch: Watch): Promise<void> {
  await page.getByRole('link', { name: 'Plans', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Plans' }).waitFor()
  await page.getByRole('button', { name: 'Edit Free' }).waitFor()
  await watch.inspect(page, 'plans')
  await page.getByRole('button', { name: 'Edit Growth' }).click()
  const panel = page.getByRole('dialog', { name: 'Plan Growth' })
  await panel.getByLabel('Description').fill('For teams that always hire')
  await panel.getByLabel('Interview flows', { exact: true }).fill('12')
  await panel.getByText('Flows: 12 instead of 15.').waitFor()
  await panel.getByLabel('To everyone now').check()
  await panel.getByText('No organization would get larger limits').waitFor()
  await watch.inspect(page, 'plan with an edit')
  await panel.getByRole('button', { name: 'Save plan' }).click()
  await panel.waitFor({ state: 'detached' })
  await page.getByText('For teams that always hire').waitFor()

  await page.getByRole('link', { name: 'Organizations' }).click()
  await page.getByRole('link', { name: ORGANIZATION }).waitFor()
  await watch.inspect(page, 'organizations')
  await page.getByRole('link', { name: ORGANIZATION }).click()
  await page.getByRole('heading', { level: 1, name: ORGANIZATION }).waitFor()
  await watch.inspect(page, 'organization')
  await page.getByRole('list', { name: 'Activity' }).getByText('registered the organization').waitFor()
  await page.getByRole('button', { name: 'Change plan' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Plan', { exact: true }).selectOption({ label: 'Growth: $199 a month, $1,990 a year' })
  await dialog.getByLabel('Reason for the audit log').fill('Agreed by phone')
  await watch.inspect(page, 'dialog: change plan')
  await dialog.getByRole('button', { name: 'Change plan' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('changed the plan of').waitFor()
}

async function suspend(page: Page, watch: Watch): Promise<void> {
  await page.getByRole('button', { name: 'Suspend…' }).click()
  const dialog = page.getByRole('dialog', { name: `Suspend ${ORGANIZATION}?` })
  await dialog.getByRole('button', { name: `Suspend ${ORGANIZATION}` }).click()
  await dialog.getByText('Select a reason.').waitFor()
  await watch.inspect(page, 'dialog: suspend')
  await dialog.getByLabel('Reason', { exact: true }).selectOption({ label: 'Security' })
  await dialog.getByLabel('Details for the audit log').fill('Ticket 4830')
  await dialog.getByRole('button', { name: `Suspend ${ORGANIZATION}` }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Suspended. Reason: Security').waitFor()
  await watch.inspect(page, 'organization that is suspended')
}

async function restore(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Restore…' }).click()
  const dialog = page.getByRole('dialog', { name: `Restore ${ORGANIZATION}?` })
  await dialog.getByLabel('Details for the audit log').fill('Identity of the owner confirmed')
  await dialog.getByRole('button', { name: `Restore ${ORGANIZATION}` }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Suspend…' }).waitFor()
}

/** Refusals that this journey is about. Chromium logs each of them, too. */
const EXPECTED = [
  /^403 POST \S+\/super-admin\/auth\/login$/,
  /^403 POST \S+\/api\/auth\/login$/,
  /^401 \w+ \S+\/api\//,
  /^409 POST \S+\/submit$/,
  /^404 GET \S+\/form\//,
  /^console error \S* ?at .*status of (?:401|403|404|409)/,
]

test('a super admin changes a plan, suspends an organization and restores it, seen by its owner and a candidate', async () => {
  const watch = new Watch(product.url)
  onTestFailed(async () => {
    const folder = await watch.storeTrace({ 'server.txt': product.output })
    process.stdout.write(`\nScreenshots and logs of the failure are in ${folder}\n`)
  })
  expect(await createSuperAdmin()).toContain(`${SUPER_ADMIN.email} is a super admin now.`)
  const superAdmin = await aPerson(browser, watch, product.url)
  await setUpAndSignIn(superAdmin, watch)
  await changePlans(superAdmin, watch)

  // The organization sees its plan, and visitors see the edited one.
  const owner = await aPerson(browser, watch, product.url)
  await owner.goto('/packages')
  await owner.getByText('For teams that always hire').waitFor()
  await signIn(owner, RECRUITER)
  await owner.goto('/settings/subscription')
  await owner.getByRole('heading', { name: 'Growth', level: 2 }).waitFor()

  // A candidate is in the middle of an application.
  const candidate = await aPerson(browser, watch, product.url)
  await candidate.goto(`/apply/${hiring.organizationId}/${hiring.jobId}`)
  await fillIn(candidate)

  await suspend(superAdmin, watch)

  // The owner is signed out and reads why.
  await owner.goto('/job-listings')
  await owner.waitForURL('**/login')
  await owner.getByLabel('E-mail').fill(RECRUITER.email)
  await owner.getByRole('textbox', { name: 'Password' }).fill(RECRUITER.password)
  await owner.getByRole('button', { name: 'Login', exact: true }).click()
  await owner.getByText('for security reasons. Nothing has been deleted.').waitFor()
  await owner.getByRole('link', { name: 'Contact us' }).waitFor()
  await watch.inspect(owner, 'login of a suspended organization')
  await mailbox(product.url).arrival(RECRUITER.email, /is suspended/)

  // The candidate loses nothing, and a visitor reads that no applications are accepted.
  await candidate.getByRole('button', { name: 'Submit application' }).click()
  await candidate.getByText('This organization is not accepting applications at the moment.').waitFor()
  await watch.inspect(candidate, 'application that is not accepted now')
  expect(await candidate.getByLabel(/^Your name/).inputValue()).toBe(CANDIDATE.name)
  const visitor = await aPerson(browser, watch, product.url)
  await visitor.goto(`/form/${hiring.organizationId}`)
  await visitor.getByRole('heading', { name: `${ORGANIZATION} is not accepting applications at the moment` }).waitFor()
  await watch.inspect(visitor, 'careers page of a suspended organization')

  await restore(superAdmin)
  await candidate.getByRole('button', { name: 'Submit application' }).click()
  await candidate.waitForURL('**/application/*')
  await candidate.getByRole('heading', { name: 'What happens next' }).waitFor()
  // What was typed is still there, and the login leads back to where it was needed.
  await owner.getByRole('button', { name: 'Login', exact: true }).click()
  await owner.waitForURL('**/job-listings')
  await visitor.reload()
  await visitor.getByRole('link', { name: JOB.title }).waitFor()

  // Everything is in the audit log, and logging out leaves nothing on the device.
  await superAdmin.getByRole('link', { name: 'Audit log' }).click()
  await superAdmin.getByText(`suspended ${ORGANIZATION} (security)`).waitFor()
  await superAdmin.getByText('Reason: Ticket 4830').waitFor()
  await watch.inspect(superAdmin, 'platform audit log')
  await superAdmin.getByRole('button', { name: 'Logout' }).click()
  await superAdmin.waitForURL('**/super-admin/login')
  expect(await superAdmin.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([
    0,
    0,
    '',
  ])
  await superAdmin.goto('/super-admin/plans')
  await superAdmin.waitForURL('**/super-admin/login')

  expect(watch.wrong.filter(line => !EXPECTED.some(expected => expected.test(line)))).toEqual([])
}, 600_000)
