import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest'
import { interviewFlowsContract } from '#modules/interview-flows/contract.ts'
import { jobsContract } from '#modules/jobs/contract.ts'
import { waitFor } from '../wait.ts'
import { aPerson, leave, openBrowser, Watch } from './browser.ts'
import { ownDatabase } from './own-database.ts'
import { RECRUITER } from './people.ts'
import { serveProduct, type ServedProduct } from './served-product.ts'
import { anInvitedCandidate } from './steps/invitation.ts'
import { anOrganizationWithAJob, type Hiring } from './steps/open-job.ts'
import { signIn } from './steps/sign-in.ts'

let product: ServedProduct
let browser: Browser
let hiring: Hiring
let watch: Watch
let database: Awaited<ReturnType<typeof ownDatabase>>

beforeAll(async () => {
  database = await ownDatabase()
  ;[product, browser] = await Promise.all([serveProduct({ DATABASE_URL: database.url }), openBrowser()])
  hiring = await anOrganizationWithAJob(product.url)
  watch = new Watch(product.url)
})
afterAll(async () => {
  await leave(browser)
  await product?.remove()
})

async function signedIn(): Promise<Page> {
  const page = await aPerson(browser, watch, product.url)
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, RECRUITER)
  return page
}

const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .press('Enter')
const flows = async () => (await hiring.recruiter(interviewFlowsContract['flows.list'], {})).items
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))

const QUESTION = 'Tell me about a night when a parcel went missing. What did you do?'
const LEVELS = [
  'Names no night',
  'Names a night only',
  'Looked for it',
  'Found the cause',
  'Found and removed the cause',
]

test('a flow is designed by keyboard, saved, and taken by a candidate', { timeout: 600_000 }, async () => {
  const page = await signedIn()
  onTestFailed(async () => void (await watch.storeTrace({})))
  await page.goto('/interview-flows')
  await page.getByRole('link', { name: 'Create flow' }).press('Enter')
  await page.getByLabel('Name').fill('Night shift')
  await page.getByLabel('Job').selectOption({ index: 1 })
  await press(page, 'Draft questions for this job')
  await page.waitForURL('**/create-flow')
  await page.getByText('This is a draft').waitFor()
  await watch.inspect(page, 'a draft of a flow')
  expect(await flows()).toHaveLength(1)

  // A question of one's own: the focus goes to it, and saving names what is missing.
  await press(page, 'Add question to AI interview')
  const text = page.getByLabel('Question', { exact: true })
  await waitFor('the focus', () => text.evaluate(field => field === document.activeElement))
  await page.keyboard.insertText(QUESTION)
  await press(page, 'Save flow')
  await page.getByText('2 things are missing').waitFor()
  await watch.inspect(page, 'a flow with problems')
  await page.getByLabel('Competency').fill('Ownership')
  for (const [index, level] of LEVELS.entries()) await page.getByLabel(`Level ${index + 1}`).fill(level)

  // It moves to the top with the keyboard; the focus stays on its button.
  const up = `Move up: ${QUESTION}`
  const steps = page.getByRole('list', { name: 'Steps of the flow' })
  await page.getByRole('button', { name: up }).focus()
  for (let moves = 0; moves < 10 && !(await isFirst(page)); moves += 1) await page.keyboard.press('Enter')
  expect(await isFirst(page)).toBe(true)
  expect(await focused(page)).toBe(up)
  await steps.getByText('A person decides who moves forward').first().waitFor()

  // A question of the library, and what candidates see.
  await press(page, 'Add from library to AI interview')
  await page.getByLabel('Kind of work').selectOption({ label: 'Operations and logistics' })
  // Until then the questions of all kinds are shown.
  await page.getByText(/^(?!120)\d+ questions of 120$/u).waitFor()
  await page
    .getByRole('button', { name: /^Add “/u })
    .first()
    .press('Enter')
  await page.getByText('In the flow').first().waitFor()
  await page.keyboard.press('Escape')
  // A moment after the dialog has closed; a key that is pressed before it would go to that button.
  await waitFor('the focus to return', async () => (await focused(page)) === 'Add from library to AI interview')
  await press(page, 'Preview as candidate')
  await page.getByRole('dialog').getByText(QUESTION).waitFor()
  await watch.inspect(page, 'a flow as candidates see it')
  await page.keyboard.press('Escape')

  // What is not saved is still there after the page was closed.
  await page.reload()
  await page.getByText(QUESTION).first().waitFor()
  await press(page, 'Save flow')
  await page.waitForURL('**/edit-flow?id=*')
  await page.getByText('All changes saved').waitFor()
  await page.getByText('Not dry-run yet').waitFor()
  const flow = (await flows()).find(({ name }) => name === 'Night shift')!
  expect(flow.rounds[0]!.questions[0]).toMatchObject({ text: QUESTION, competency: 'Ownership', levels: LEVELS })
  await watch.inspect(page, 'a saved flow')
  await dryRun(page)

  await hiring.recruiter(jobsContract['jobs.edit'], {
    params: { jobId: hiring.jobId },
    body: { interview_flow_id: flow.id },
  })
  const link = await anInvitedCandidate(product.url, hiring, 'Noor Haddad')
  const candidate = await aPerson(browser, watch, product.url)
  await candidate.goto(link)
  await candidate.getByRole('checkbox', { name: 'I agree to be interviewed by an AI' }).check()
  await candidate.getByRole('button', { name: 'Start interview' }).click()
  await candidate.waitForURL('**/meeting-room')
  await candidate
    .getByRole('region', { name: 'Conversation' })
    .locator('p[aria-live]', { hasText: QUESTION })
    .waitFor({ timeout: 180_000 })
  expect(watch.wrong).toEqual([])
  await candidate.context().close()
  await page.context().close()
})

/** Six synthetic candidates take the interview, and an edit makes the result outdated. */
async function dryRun(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Dry run' }).press('Enter')
  await page.waitForURL('**/dry-run?id=*')
  await press(page, 'Start dry run')
  await page.getByRole('button', { name: 'Run again' }).waitFor({ timeout: 180_000 })
  await page.getByRole('heading', { name: 'What it shows' }).waitFor()
  // The question of one's own has no written answer.
  await page.getByText('1 question of your own was not asked').waitFor()
  await watch.inspect(page, 'a dry run')
  await page
    .getByRole('button', { name: /^Show the Strong answer/u })
    .first()
    .press('Enter')
  await page.getByRole('dialog').locator('mark').first().waitFor()
  await watch.inspect(page, 'an answer of a dry run')
  await page.keyboard.press('Escape')
  // It is still there after the page was left.
  await page.reload()
  await page.getByRole('heading', { name: 'What it shows' }).waitFor()
  await page.getByRole('link', { name: 'Go to the flow' }).press('Enter')
  await page.getByText(/^.*Dry run: \d+ of 11 pairs as expected/u).waitFor()
  await page.getByRole('button', { name: QUESTION }).first().press('Enter')
  await page.getByLabel('Level 1').fill('Names no night at all')
  await page.getByText('Changed since its last dry run').waitFor()
  await press(page, 'Save version 2')
  await page.getByText('All changes saved').waitFor()
}

const isFirst = (page: Page) =>
  page.getByRole('region', { name: 'AI interview' }).getByRole('listitem').first().getByText(QUESTION).isVisible()

test('two people edit one flow: the second is asked, and loses nothing', { timeout: 600_000 }, async () => {
  const flow = (await flows()).find(({ name }) => name !== 'Night shift')!
  const [first, second] = [await signedIn(), await signedIn()]
  onTestFailed(async () => void (await watch.storeTrace({})))
  for (const page of [first, second]) {
    await page.goto(`/edit-flow?id=${flow.id}`)
    await press(page, 'Name and description')
    await page.getByLabel('Name', { exact: true }).waitFor()
  }
  await first.getByLabel('Name', { exact: true }).fill('Theirs')
  await press(first, 'Save version 2')
  await first.getByText('All changes saved').waitFor()
  await second.getByLabel('Description').fill('Mine')
  await press(second, 'Save version 2')
  await second.getByText('Someone else saved this flow').waitFor()
  await watch.inspect(second, 'an overtaken flow')
  await press(second, 'Save mine as version 3')
  await second.getByText('All changes saved').waitFor()
  expect(await hiring.recruiter(interviewFlowsContract['flows.read'], { params: { id: flow.id } })).toMatchObject({
    version: 3,
    description: 'Mine',
  })
  await press(second, 'Version history')
  await second.getByRole('button', { name: 'Restore version 2' }).press('Enter')
  await second.getByRole('heading', { level: 1, name: 'Theirs' }).waitFor()
  await second.goto('/interview-flows')
  await second.getByRole('button', { name: 'Actions for Theirs' }).click()
  await second.getByRole('menuitem', { name: 'Remove…' }).click()
  await second.getByRole('dialog').getByRole('button', { name: 'Remove flow' }).click()
  await second.getByRole('link', { name: 'Theirs' }).waitFor({ state: 'detached' })
  await second.getByRole('button', { name: 'Actions for Night shift' }).click()
  await second.getByRole('menuitem', { name: 'Remove…' }).click()
  await second.getByText('“Night shift” is in use').waitFor()
  await first.context().close()
  await second.context().close()
})
