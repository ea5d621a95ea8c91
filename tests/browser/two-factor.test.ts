import { Secret, TOTP } from 'otpauth'
import fs from 'node:fs'
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

beforeAll(async () => {
  ;[product, browser] = await Promise.all([serveProduct(), openBrowser()])
})
afterAll(async () => {
  await leave(browser)
  await product?.remove()
})

const pictures = process.env['SETTINGS_PICTURES']
const seen = async (page: Page, name: string) => {
  if (pictures) expect(await takePictures(page, pictures, name)).toEqual([])
}

async function enterPassword(page: Page): Promise<void> {
  await page.goto(`${product.url}/login`)
  await page.getByLabel('E-mail').fill(RECRUITER.email)
  await page.getByLabel('Password', { exact: true }).fill(RECRUITER.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

test('a person sets up an authenticator app, loses the phone and logs in with a recovery code', async () => {
  const watch = new Watch(product.url)
  onTestFailed(async () => {
    const folder = await watch.storeTrace({ 'server.txt': product.output })
    process.stdout.write(`\nScreenshots and logs of the failure are in ${folder}\n`)
  })
  await anOrganizationWithAJob(product.url)
  const page = await aPerson(browser, watch, product.url)
  await enterPassword(page)
  await page.waitForURL('**/dashboard')

  await page.goto(`${product.url}/settings/profile#two-factor`)
  await page.getByRole('button', { name: 'Set up', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await watch.inspect(page, 'two-factor: password')
  await seen(page, 'two-factor-password')
  await dialog.getByLabel('Current password').fill(RECRUITER.password)
  await page.keyboard.press('Enter')

  await dialog.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
  await watch.inspect(page, 'two-factor: scan')
  await seen(page, 'two-factor-scan')
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '')
  await dialog.getByLabel('Code from the app').fill(codeOf(secret))
  await dialog.getByRole('button', { name: 'Switch on' }).click()

  await dialog.getByText('Store your recovery codes').waitFor()
  const codes = await dialog.getByRole('listitem').allInnerTexts()
  expect(codes).toHaveLength(10)
  await watch.inspect(page, 'two-factor: recovery codes')
  await seen(page, 'two-factor-codes')
  // They are shown once, so neither Escape nor a click next to them closes the dialog.
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ])
  const file = fs.readFileSync(await download.path(), 'utf8')
  expect(codes.filter(code => !file.includes(code))).toEqual([])
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('heading', { name: 'Profile' }).isVisible()).toBe(false)
  expect(await page.getByText(codes[9]!).isVisible()).toBe(true)
  await page.emulateMedia({ media: null })
  await dialog.getByRole('button', { name: 'I have stored them' }).click()
  await page.getByText('10 of 10 left').waitFor()
  await seen(page, 'settings-profile')
  await page.context().close()

  // On another computer, without the phone.
  const elsewhere = await aPerson(browser, watch, product.url)
  await enterPassword(elsewhere)
  await elsewhere.getByLabel('Code', { exact: true }).waitFor()
  await watch.inspect(elsewhere, 'login: code')
  await seen(elsewhere, 'login-code')
  await elsewhere.getByRole('button', { name: 'Use a recovery code' }).click()
  await watch.inspect(elsewhere, 'login: recovery code')
  const field = elsewhere.getByLabel('Recovery code', { exact: true })
  await field.fill('k7qm-2x9d')
  await elsewhere.getByRole('button', { name: 'Login', exact: true }).click()
  await elsewhere.getByText('A recovery code has 16 letters and digits.').waitFor()
  await field.fill(codes[4]!.toUpperCase())
  await elsewhere.getByRole('button', { name: 'Login', exact: true }).click()
  await elsewhere.waitForURL('**/dashboard')
  await elsewhere.goto(`${product.url}/settings/profile#two-factor`)
  await elsewhere.getByText('9 of 10 left').waitFor()
  await mailbox(product.url).arrival(RECRUITER.email, /A recovery code was used to log in/)

  // The old device is signed out, and the lost phone no longer counts.
  await elsewhere.getByRole('button', { name: 'Sign out all other sessions' }).click()
  await elsewhere.getByText('You are signed in on this device only.').waitFor()
  await elsewhere.getByRole('button', { name: 'Remove', exact: true }).click()
  await elsewhere.getByRole('dialog').getByLabel('Current password').fill(RECRUITER.password)
  await watch.inspect(elsewhere, 'two-factor: remove')
  await elsewhere.getByRole('button', { name: 'Remove authenticator app' }).click()
  await elsewhere.getByRole('button', { name: 'Set up', exact: true }).waitFor()

  // Two replies were meant to be errors: the password alone is not enough.
  const isExpected = (line: string) => line.includes('403') && line.includes('/api/auth/login')
  expect(watch.wrong.filter(line => !isExpected(line))).toEqual([])
}, 600_000)
