import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest'
import { type OpenAiStandIn, startOpenAi } from '#tests/stand-ins/openai.ts'
import { aPerson, leave, openBrowser, Watch } from './browser.ts'
import { mailbox } from './mailbox.ts'
import { Product } from './server.ts'
import { apply } from './steps/apply.ts'
import { bookAndMove } from './steps/book.ts'
import { publishJob, register } from './steps/found-organization.ts'
import { SAID, SPOKEN, takeInterview } from './steps/interview.ts'
import { almostReject, invite, reviewScreening, proposeInterview, readMatch, seeInList } from './steps/review.ts'

let product: Product
let browser: Browser
/** The stand-in for the transcription service. Everything else is the product itself. */
let transcription: OpenAiStandIn

beforeAll(async () => {
  transcription = await startOpenAi()
  const [started, opened] = await Promise.all([
    Product.start({ TRANSCRIPTION_BASE_URL: transcription.baseUrl }),
    openBrowser(SPOKEN),
  ])
  product = started
  browser = opened
})
afterAll(async () => {
  await leave(browser)
  await product?.remove()
  await transcription?.close()
})

test('a new organization registers, screens a candidate, and books an interview', async () => {
  const watch = new Watch(product.url)
  onTestFailed(async () => {
    const folder = await watch.storeTrace({ 'server.txt': product.output })
    process.stdout.write(`\nScreenshots and logs of the failure are in ${folder}\n`)
  })
  const mails = mailbox(product.url)
  const recruiter = { page: await aPerson(browser, watch, product.url), watch, mails }
  const candidate = { page: await aPerson(browser, watch, product.url), watch, mails }

  await register(recruiter)
  const published = await publishJob(recruiter)
  await apply({ ...candidate, ...published })
  await readMatch(recruiter)
  const invitation = await invite(recruiter)
  await takeInterview({ ...candidate, product, transcription }, invitation)
  await reviewScreening(recruiter, SAID)
  await almostReject(recruiter)
  const offer = await proposeInterview(recruiter)
  await bookAndMove(candidate, offer)
  await seeInList(recruiter)

  expect(watch.wrong).toEqual([])
  expect(product.output).not.toMatch(/"level":(50|60)/)
})
