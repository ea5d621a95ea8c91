import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest'
import { aPerson, leave, openBrowser, Watch } from './browser.ts'
import { mailbox } from './mailbox.ts'
import { RECRUITER } from './people.ts'
import { takePictures } from './pictures.ts'
import { serveProduct, type ServedProduct } from './served-product.ts'
import { anOrganizationWithAJob } from './steps/open-job.ts'

let product: ServedProduct
let browser: Browser
/** Passkeys belong to a name, which the loopback address has too. */
let home: string

beforeAll(async () => {
  ;[product, browser] = await Promise.all([serveProduct(), openBrowser()])
  home = `http://localhost:${product.port}`
})
afterAll(async () => {
  await leave(browser)
  await product?.remove()
})

const pictures = process.env['SETTINGS_PICTURES']
const seen = async (page: Page, name: string) => {
  if (pictures) expect(await takePictures(page, pictures, name)).toEqual([])
}

/** Chromium's own authenticator in software, as a laptop with a fingerprint reader has one. */
async function withAuthenticator(page: Page) {
  const browserSide = await page.context().newCDPSession(page)
  await browserSide.send('WebAuthn.enable')
  const { authenticatorId } = await browserSide.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    recognizesOwner: (isUserVerified: boolean) =>
      browserSide.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

async function enterPassword(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(RECRUITER.email)
  await page.getByLabel('Password', { exact: true }).fill(RECRUITER.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: RECRUITER.name }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.waitForURL(`${home}/`)
  await page.goto('/login')
}

test('a person adds a passkey, signs in with it, with and without the password, and removes it', async () => {
  const watch = new Watch(home)
  onTestFailed(async () => {
    const folder = await watch.storeTrace({ 'server.txt': product.output })
    process.stdout.write(`\nScreenshots and logs of the failure are in ${folder}\n`)
  })
  await anOrganizationWithAJob(product.url)
  const page = await aPerson(browser, watch, home)
  const authenticator = await withAuthenticator(page)
  await enterPassword(page)
  await page.waitForURL('**/dashboard')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await mailbox(product.url).arrival(RECRUITER.email, /New device signed in to your account/)

  await page.goto('/settings/profile#two-factor')
  await page.getByRole('button', { name: 'Add passkey' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name of the passkey').fill('Work laptop')
  await dialog.getByLabel('Current password').fill('not my password at all')
  await watch.inspect(page, 'passkeys: add')
  await seen(page, 'passkey-add')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByText('This is not your current password.').waitFor()
  await dialog.getByLabel('Current password').fill(RECRUITER.password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByText('Store your recovery codes').waitFor()
  await dialog.getByRole('button', { name: 'I have stored them' }).click()
  await page.getByText('Work laptop', { exact: true }).waitFor()
  await page.getByText('10 of 10 left').waitFor()
  await watch.inspect(page, 'passkeys: list')
  await page.locator('#two-factor').scrollIntoViewIfNeeded()
  await seen(page, 'passkey-list')
  await mailbox(product.url).arrival(RECRUITER.email, /Passkey added to your account/)

  // The same device has one now.
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await dialog.getByLabel('Name of the passkey').fill('Again')
  await dialog.getByLabel('Current password').fill(RECRUITER.password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByText('already has a passkey for your account').waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await signOut(page)
  await watch.inspect(page, 'login: passkey')
  await seen(page, 'login-passkey')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.waitForURL('**/dashboard')
  await page.getByRole('heading', { level: 1 }).waitFor()

  // A finger that is not recognized.
  await signOut(page)
  await authenticator.recognizesOwner(false)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByText('The window of your browser was closed, or it took too long.').waitFor()
  await seen(page, 'login-passkey-failed')
  await authenticator.recognizesOwner(true)

  await enterPassword(page)
  await page.getByRole('button', { name: 'Confirm with passkey' }).waitFor()
  await watch.inspect(page, 'login: confirm with passkey')
  await seen(page, 'login-second-step')
  await page.getByRole('button', { name: 'Confirm with passkey' }).click()
  await page.waitForURL('**/dashboard')
  await page.getByRole('heading', { level: 1 }).waitFor()

  await page.goto('/settings/admin')
  await page.getByRole('list', { name: 'People' }).getByText('Passkey', { exact: true }).waitFor()
  await watch.inspect(page, 'people with two-factor authentication')
  await seen(page, 'people')

  await page.goto('/settings/profile#two-factor')
  await page.getByText('last used').waitFor()
  await page.getByRole('button', { name: 'Rename passkey Work laptop' }).click()
  await dialog.getByLabel('Name of the passkey').fill('Home laptop')
  await watch.inspect(page, 'passkeys: rename')
  await seen(page, 'passkey-rename')
  await dialog.getByRole('button', { name: 'Rename passkey' }).click()
  await page.getByRole('button', { name: 'Remove passkey Home laptop' }).click()
  await dialog.getByLabel('Current password').fill(RECRUITER.password)
  await watch.inspect(page, 'passkeys: remove')
  await seen(page, 'passkey-remove')
  await dialog.getByRole('button', { name: 'Remove passkey' }).click()
  await page.getByText('Home laptop', { exact: true }).waitFor({ state: 'detached' })
  await mailbox(product.url).arrival(RECRUITER.email, /Two-factor authentication is off/)
  await enterPassword(page)
  await page.waitForURL('**/dashboard')
  await page.getByRole('heading', { level: 1 }).waitFor()

  // The authenticator still has it, but the account does not know it.
  await signOut(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByText('This passkey was not accepted.').waitFor()

  // At another address the page says where passkeys work.
  const elsewhere = await aPerson(browser, watch, product.url)
  await elsewhere.goto('/login')
  await elsewhere.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await elsewhere.getByRole('link', { name: home }).waitFor()

  // Replies that were meant to be errors: a wrong password, the password alone, and the removed passkey.
  const isExpected = (line: string) =>
    (line.includes('422') && /\/api\/(account\/passkeys\/options|auth\/passkey)/.test(line)) ||
    (line.includes('403') && line.includes('/api/auth/login')) ||
    line.startsWith(`request to another host: ${product.url}`)
  expect(watch.wrong.filter(line => !isExpected(line))).toEqual([])
}, 600_000)
