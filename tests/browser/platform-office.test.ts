import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { Secret, TOTP } from 'otpauth'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest'
import { aPerson, leave, openBrowser, Watch } from './browser.ts'
import { buttonOf, mailbox } from './mailbox.ts'
import { ownDatabase } from './own-database.ts'
import { RECRUITER } from './people.ts'
import { takePictures } from './pictures.ts'
import { freshFolder } from './server.ts'
import { serveProduct, type ServedProduct } from './served-product.ts'
import { anOrganizationWithAJob } from './steps/open-job.ts'

const SUPER_ADMIN = { name: 'Rhea Okafor', email: 'rhea@platform.example', password: 'nine quiet bicycles' }
const VISITOR = { name: 'Marta Lindgren', email: 'marta@tern-vale.example' }

let product: ServedProduct
let browser: Browser

beforeAll(async () => {
  const folder = freshFolder()
  const { url } = await ownDatabase()
  ;[product, browser] = await Promise.all([serveProduct({ DATABASE_URL: url }, folder), openBrowser()])
  execFileSync(process.execPath, [path.resolve('dist/server/create-super-admin.js')], {
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: url,
      DATA_DIR: folder,
      SUPER_ADMIN_EMAIL: SUPER_ADMIN.email,
      SUPER_ADMIN_NAME: SUPER_ADMIN.name,
      SUPER_ADMIN_PASSWORD: SUPER_ADMIN.password,
    },
  })
})
afterAll(async () => {
  await leave(browser)
  await product?.remove()
})

const pictures = process.env['OFFICE_PICTURES']
const seen = async (watch: Watch, page: Page, name: string) => {
  await watch.inspect(page, name)
  if (pictures) expect(await takePictures(page, pictures, name)).toEqual([])
}

function watched(): Watch {
  const watch = new Watch(product.url)
  onTestFailed(async () => {
    const folder = await watch.storeTrace({ 'server.txt': product.output })
    process.stdout.write(`\nScreenshots and logs of the failure are in ${folder}\n`)
  })
  return watch
}

/** The token of a super admin's first login, which sets up an authenticator app. */
async function tokenOf({ email, password }: { email: string; password: string }): Promise<string> {
  const post = async (step: string, body: object) => {
    const response = await fetch(`${product.url}/super-admin/auth/${step}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return (await response.json()) as Record<string, string>
  }
  const { challenge } = await post('login', { email, password })
  const { secret } = await post('two-factor/setup', { challenge })
  const code = new TOTP({ secret: Secret.fromBase32(secret!) }).generate()
  const { access_token } = await post('two-factor', { challenge, code })
  return access_token!
}

async function aSuperAdmin(watch: Watch, token: string): Promise<Page> {
  const page = await aPerson(browser, watch, product.url)
  await page.addInitScript(given => localStorage.setItem('super_admin_token', given), token)
  return page
}

let token: string

test('a visitor writes a message with the keyboard, and nothing is lost on the way', async () => {
  const watch = watched()
  const page = await aPerson(browser, watch, product.url)
  await page.goto(`${product.url}/contact`)
  await page.getByRole('heading', { name: 'Contact', exact: true }).waitFor()
  await seen(watch, page, 'contact: empty')
  await page.getByLabel('Name').focus()
  await page.keyboard.type(VISITOR.name)
  await page.keyboard.press('Tab')
  await page.keyboard.type('marta@tern-vale')
  await page.getByRole('button', { name: 'Send message' }).press('Enter')
  await page.getByText('Enter an e-mail address like name@example.com.').waitFor()
  await page.getByText('Select a topic.').waitFor()
  await page.getByText('Enter your message.').waitFor()
  await expect.poll(() => page.getByLabel('Work e-mail').evaluate(one => one === document.activeElement)).toBe(true)
  await seen(watch, page, 'contact: with errors')
  await page.getByLabel('Work e-mail').fill(VISITOR.email)
  await page.getByLabel('Topic').selectOption({ label: 'Sales and plans' })
  await page.getByLabel('Message').fill('Can AI interviews be in Portuguese?')
  await page.reload()
  expect(await page.getByLabel('Message').inputValue()).toBe('Can AI interviews be in Portuguese?')
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByRole('heading', { name: 'Message sent' }).waitFor()
  await seen(watch, page, 'contact: sent')
  await mailbox(product.url).arrival(VISITOR.email, /We received your message/)
  expect(watch.wrong).toEqual([])
})

test('a visitor asks for a demo', async () => {
  const watch = watched()
  const page = await aPerson(browser, watch, product.url)
  await page.goto(`${product.url}/schedule-demo`)
  await page.getByLabel('Name').fill('Joni Tern')
  await page.getByLabel('Work e-mail').fill('joni@tern-vale.example')
  await page.getByLabel('Organization').fill('Tern & Vale Legal')
  await page.getByLabel('Hires a year').selectOption({ label: '51 to 200' })
  await seen(watch, page, 'demo: filled in')
  await page.getByRole('button', { name: 'Request demo' }).click()
  await page.getByRole('heading', { name: 'Demo requested' }).waitFor()
  expect(watch.wrong).toEqual([])
})

test('a super admin answers requests, sees the figures, and closes registration', async () => {
  const watch = watched()
  await anOrganizationWithAJob(product.url)
  await mailbox(product.url).arrival(SUPER_ADMIN.email, /New request for a demo/)
  token = await tokenOf(SUPER_ADMIN)
  const page = await aSuperAdmin(watch, token)
  await page.goto(`${product.url}/super-admin/overview`)
  await page.getByText('2 requests are open').first().waitFor()
  await page.getByRole('button', { name: 'Refresh' }).click()
  await seen(watch, page, 'super admin: overview')
  await page.getByRole('link', { name: 'Show: 2 requests are open' }).click()
  const marta = page.getByRole('listitem').filter({ hasText: VISITOR.name })
  expect(await marta.getByRole('link', { name: 'Reply by e-mail' }).getAttribute('href')).toContain(
    encodeURIComponent(VISITOR.email),
  )
  await marta.getByRole('button', { name: 'Add note' }).click()
  await marta.getByLabel('Note').fill('Portuguese from January.')
  await marta.getByRole('button', { name: 'Save note' }).click()
  await marta.getByText('Portuguese from January.').waitFor()
  await seen(watch, page, 'super admin: requests')
  await marta.getByRole('button', { name: 'Mark as done' }).click()
  await marta.waitFor({ state: 'detached' })
  await page.getByText('Open: 0 questions, 1 demo').waitFor()

  await page.getByRole('link', { name: 'Subscriptions' }).click()
  await page.getByRole('row', { name: /Free, monthly/ }).waitFor()
  await page.getByLabel('Search organizations').fill('no such organization')
  await page.getByText('No subscriptions match these filters').waitFor()
  await seen(watch, page, 'super admin: no subscriptions found')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByRole('row', { name: /Free, monthly/ }).waitFor()
  await seen(watch, page, 'super admin: subscriptions')
  await page.getByRole('link', { name: 'Transactions' }).click()
  await page.getByText('No transactions yet').waitFor()
  await seen(watch, page, 'super admin: transactions')

  await page.getByRole('link', { name: 'Platform settings' }).click()
  await page.getByLabel('Nobody at the moment').check()
  await page.getByText('Unsaved changes').waitFor()
  await seen(watch, page, 'super admin: settings')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Settings saved').first().waitFor()
  await page.getByLabel('Message').fill('Planned work on Sunday, 02:00 to 03:00 UTC')
  await page.getByRole('button', { name: 'Publish announcement' }).click()
  await page.getByRole('button', { name: 'End announcement' }).waitFor()

  const visitor = await aPerson(browser, watch, product.url)
  await visitor.goto(`${product.url}/register`)
  await visitor.getByRole('heading', { name: 'Registration is closed' }).waitFor()
  await seen(watch, visitor, 'register: closed')
  expect(watch.wrong).toEqual([])
})

test('everyone in the workspace sees the announcement until they dismiss it', async () => {
  const watch = watched()
  const page = await aPerson(browser, watch, product.url)
  await page.goto(`${product.url}/login`)
  await page.getByLabel('E-mail').fill(RECRUITER.email)
  await page.getByLabel('Password', { exact: true }).fill(RECRUITER.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  const banner = page.getByRole('region', { name: 'Announcement' })
  await banner.getByText('Planned work on Sunday, 02:00 to 03:00 UTC').waitFor()
  await seen(watch, page, 'workspace: announcement')
  await banner.getByRole('button', { name: 'Dismiss announcement' }).click()
  await banner.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await banner.count()).toBe(0)
  expect(watch.wrong).toEqual([])
})

test('an invited super admin with read-only access chooses a password, and can change nothing', async () => {
  const watch = watched()
  const owner = await aSuperAdmin(watch, token)
  await owner.goto(`${product.url}/super-admin/settings`)
  await owner.getByRole('button', { name: 'Invite super admin' }).click()
  await owner.getByLabel('E-mail').last().fill('yuki@platform.example')
  await owner.getByRole('button', { name: 'Send invitation' }).last().click()
  await owner.getByText('Invited', { exact: true }).waitFor()
  const mail = await mailbox(product.url).arrival('yuki@platform.example', /invited to run/)

  const invited = await aPerson(browser, watch, product.url)
  await invited.goto(buttonOf(mail, '/super-admin/login/invitation'))
  await invited.getByText(`${SUPER_ADMIN.name} invited you`).waitFor()
  await invited.getByLabel('Your name').fill('Yuki Tanabe')
  await invited.getByLabel('Password', { exact: true }).fill('seven slow kettles')
  await seen(watch, invited, 'super admin: invitation')
  await invited.getByRole('button', { name: 'Create account' }).click()
  await invited.getByRole('heading', { name: 'Your account is ready' }).waitFor()
  const yuki = await aSuperAdmin(
    watch,
    await tokenOf({ email: 'yuki@platform.example', password: 'seven slow kettles' }),
  )
  await yuki.goto(`${product.url}/super-admin/settings`)
  await yuki.getByText('Yuki Tanabe').first().waitFor()
  expect(await yuki.getByLabel('Anyone').isDisabled()).toBe(true)
  expect(await yuki.getByRole('button', { name: /Invite|Publish|Remove/ }).count()).toBe(0)
  await seen(watch, yuki, 'super admin: settings, read-only')
  expect(watch.wrong).toEqual([])
})
