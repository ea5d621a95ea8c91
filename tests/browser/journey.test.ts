import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest'
import { aPerson, openBrowser, Watch } from './browser.ts'
import { mailbox } from './mailbox.ts'
import { Product } from './server.ts'
import { spokenFile } from './spoken.ts'
import { apply } from './steps/apply.ts'
import { bookAndMove } from './steps/book.ts'
import { publishJob, register } from './steps/found-organization.ts'
import { almostReject, invite, judge, proposeRound, readMatch } from './steps/review.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await Product.start()
  browser = await openBrowser(await spokenFile(product.folder, 'Hello'))
})
afterAll(async () => {
  await browser?.close()
  await product?.remove()
})

test('a stranger founds an organization, hires through an interview, and books the second round', async () => {
  const watch = new Watch(product.url)
  onTestFailed(async () => {
    const folder = await watch.keepTrace({ 'server.txt': product.output })
    process.stdout.write(`\nWhat could be seen of the failure lies in ${folder}\n`)
  })
  const mails = mailbox(product.url)
  const recruiter = { page: await aPerson(browser, watch, product.url), watch, mails }
  const candidate = { page: await aPerson(browser, watch, product.url), watch, mails }

  await register(recruiter)
  const published = await publishJob(recruiter)
  await apply({ ...candidate, ...published })
  await readMatch(recruiter)
  await invite(recruiter)
  await proposeRound(recruiter).then(link => bookAndMove(candidate, link))
  await almostReject(recruiter)
  void judge

  expect(watch.wrong).toEqual([])
})
