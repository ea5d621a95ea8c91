import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, onTestFailed, test } from 'vitest'
import { applicationsContract } from '#modules/applications/contract.ts'
import { createClient } from '#platform/contract/client.ts'
import { aResume } from '#tests/a-resume.ts'
import { waitFor } from '../wait.ts'
import { aPerson, leave, openBrowser, Watch } from './browser.ts'
import { buttonOf, mailbox } from './mailbox.ts'
import { ownDatabase } from './own-database.ts'
import { JOB, RECRUITER } from './people.ts'
import { serveProduct, type ServedProduct } from './served-product.ts'
import { anOrganizationWithAJob, type Hiring } from './steps/open-job.ts'
import { signIn } from './steps/sign-in.ts'

// What recruiters do besides the list and the interview: setting up, sharing the work, and deciding.
const PASSWORD = 'even-handed-browser'
const ANSWER =
  'I rewrote the nightly job at the freight company. I measured each step first, and I changed two slow queries, because they ran once for every parcel. After that, the job took 11 minutes instead of 5 hours.'

let database: Awaited<ReturnType<typeof ownDatabase>>
let product: ServedProduct
let browser: Browser
let hiring: Hiring
let watch: Watch
let owner: Page

beforeAll(async () => {
  database = await ownDatabase()
  ;[product, browser] = await Promise.all([serveProduct({ DATABASE_URL: database.url }), openBrowser()])
  hiring = await anOrganizationWithAJob(product.url)
  // Five roles need more places than the free plan has.
  await database.onLargestPlan()
  watch = new Watch(product.url)
  owner = await aPerson(browser, watch, product.url)
  await signIn(owner, RECRUITER)
})
afterEach(() => {
  expect(watch.wrong.splice(0)).toEqual([])
})
afterAll(async () => {
  await leave(browser)
  await product?.remove()
})

const traced = () =>
  onTestFailed(async () => {
    const folder = await watch.storeTrace({ 'server.txt': product.output })
    process.stdout.write(`\nScreenshots and logs of the failure are in ${folder}\n`)
  })

/** Somebody applies through the API, and their résumé has been matched. */
async function applies(name: string): Promise<{ application_id: string; candidate_uuid: string }> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`
  const applied = await createClient({ baseUrl: product.url, token: () => null })(
    applicationsContract['applications.submit'],
    {
      params: { id: hiring.organizationId },
      body: {
        job_opening_id: hiring.jobId,
        answers: { name, email, phone: '+961 3 412 098', location: 'Beirut', privacy: true },
      },
      files: [{ field: 'resume', file: new Blob([aResume(name, email)]), name: 'Resume.txt' }],
      idempotencyKey: crypto.randomUUID(),
    },
  )
  await waitFor(`the match of ${name}`, async () => {
    const { items } = await hiring.recruiter(applicationsContract['applications.list'], { query: { search: name } })
    return items[0]?.match.state === 'ready'
  })
  return applied
}

test('take one’s own AI interview from the checklist', async () => {
  traced()
  await owner.getByText('3 of 6 done').waitFor()
  await watch.inspect(owner, 'first steps')
  for (const left of [2, 1]) {
    await owner.getByRole('button', { name: 'Mark as done' }).first().click()
    await owner.getByText(`${6 - left} of 6 done`).waitFor()
  }
  await owner.getByRole('button', { name: 'Start interview' }).click()
  await owner.waitForURL('**/meeting-home')
  await owner.getByRole('heading', { level: 1, name: `Your interview for ${JOB.title}` }).waitFor()
  await owner.getByRole('checkbox', { name: 'I agree to be interviewed by an AI' }).check()
  // Nothing of a practice interview is recorded, so nothing is asked about it.
  expect(await owner.getByRole('checkbox', { name: /may be recorded/ }).count()).toBe(0)
  await owner.getByRole('button', { name: 'Type instead' }).click()
  await owner.getByRole('button', { name: 'Start interview' }).click()
  await owner.waitForURL('**/meeting-room')
  await owner.getByText('Your turn', { exact: true }).waitFor({ timeout: 180_000 })
  const box = owner.getByLabel('Your answer')
  if (!(await box.isVisible())) await owner.getByRole('button', { name: 'Type instead' }).click()
  await box.fill(ANSWER)
  await owner.getByRole('button', { name: 'I’m done' }).click()
  await owner.getByText('Question 2 of 4', { exact: true }).waitFor({ timeout: 180_000 })
  await owner.getByRole('button', { name: 'Leave', exact: true }).click()
  await owner.getByRole('dialog').getByRole('button', { name: 'End interview' }).click()
  await owner.waitForURL('**/thank-you-interview')
  await owner.goto('/dashboard')
  await owner.getByText('6 of 6 done').waitFor()
  await owner.getByRole('link', { name: 'Read evaluation' }).click()
  await owner.getByRole('heading', { level: 1, name: `Practice interview: ${JOB.title}` }).waitFor()
  await owner
    .getByText(/Answer structure/)
    .first()
    .waitFor()
  await owner.getByText('I measured each step first', { exact: false }).first().waitFor()
  await watch.inspect(owner, 'practice interview')
  await owner.goto('/applications')
  await owner.getByRole('heading', { level: 1, name: 'Applications' }).waitFor()
  expect(await owner.locator('tbody [data-row]').count()).toBe(0)
})

test('recover an archived job', async () => {
  traced()
  await owner.goto('/job-listings')
  const actions = owner.getByRole('button', { name: `Actions for ${JOB.title}` })
  await actions.click()
  await owner.getByRole('menuitem', { name: 'Archive' }).click()
  await owner.getByText(`${JOB.title} has been archived`, { exact: true }).waitFor()
  const visitor = await aPerson(browser, watch, product.url)
  await visitor.goto(`/form/${hiring.organizationId}`)
  await visitor.getByRole('heading', { level: 1 }).waitFor()
  expect(await visitor.getByText(JOB.title).count()).toBe(0)
  await owner.getByRole('button', { name: /^Archived/ }).click()
  await watch.inspect(owner, 'archived jobs')
  await actions.click()
  await owner.getByRole('menuitem', { name: 'Recover' }).click()
  await owner.getByText(`${JOB.title} has been recovered as a draft`, { exact: true }).waitFor()
  await owner.getByRole('button', { name: /^Draft/ }).click()
  await actions.click()
  await owner.getByRole('menuitem', { name: 'Publish' }).click()
  await owner.getByText(`${JOB.title} is open`, { exact: true }).waitFor()
  await visitor.reload()
  await visitor.getByText(JOB.title).first().waitFor()
  await visitor.context().close()
})

test('invite each role and see what it may do', async () => {
  traced()
  const mails = mailbox(product.url)
  const { application_id, candidate_uuid } = await applies('Noor Haddad')
  const details = `/candidate-details/${candidate_uuid}?application=${application_id}`
  await owner.goto('/settings/admin')
  for (const role of ['Admin', 'Recruiter', 'Hiring manager', 'Interviewer']) {
    const email = `${role.toLowerCase().replace(' ', '.')}@harbourvale.example`
    await owner.getByLabel('E-mail addresses').fill(email)
    await owner.getByLabel('Role', { exact: true }).selectOption({ label: role })
    await owner.getByRole('button', { name: 'Send invitation' }).click()
    await owner.getByText('Invitation sent.').waitFor()
    const invitation = await mails.arrival(email, /invites you/)
    const colleague = await aPerson(browser, watch, product.url)
    await colleague.goto(buttonOf(invitation, 'verify-email'))
    await colleague.getByLabel('Name').fill(`Kim ${role}`)
    await colleague.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
    await colleague.getByRole('button', { name: 'Join' }).click()
    await colleague.waitForURL('**/dashboard')
    const limited = role === 'Hiring manager' || role === 'Interviewer'
    // Who is limited to their own jobs sees nobody until they are on a hiring team.
    await colleague.goto('/applications')
    await colleague.getByRole('heading', { level: 1, name: 'Applications' }).waitFor()
    if (limited) expect(await colleague.getByText('Noor Haddad').count()).toBe(0)
    else await colleague.getByText('Noor Haddad').first().waitFor()
    await colleague.goto('/create-job')
    if (limited) await colleague.getByText('You do not have access to this page').waitFor()
    else await colleague.getByLabel('Title', { exact: true }).waitFor()
    await colleague.goto('/settings/organization')
    if (role === 'Admin') await colleague.getByRole('heading', { level: 1, name: 'Organization' }).waitFor()
    else await colleague.getByText('You do not have access to this page').waitFor()
    if (!limited) {
      await colleague.goto(details)
      await colleague.getByRole('button', { name: /^Reject/ }).waitFor()
    }
    await colleague.context().close()
    await owner.goto('/settings/admin')
    await owner.getByText(`Kim ${role}`).first().waitFor()
  }
  await watch.inspect(owner, 'people')
})

test('two recruiters on one candidate at once', async () => {
  traced()
  const { application_id, candidate_uuid } = await applies('Ana Ruiz')
  const address = `/candidate-details/${candidate_uuid}?application=${application_id}`
  const colleague = await aPerson(browser, watch, product.url)
  await signIn(colleague, { email: 'recruiter@harbourvale.example', password: PASSWORD })
  const pages = [owner, colleague]
  // Without the live stream, as on a bad connection, the second page still shows what was true before.
  await colleague.context().route('**/api/live', route => route.fulfill({ status: 204 }))
  for (const page of pages) {
    await page.goto(address)
    await page.getByRole('heading', { level: 1, name: 'Ana Ruiz' }).waitFor()
  }
  const moveTo = async (page: Page, stage: string) => {
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: `Move to ${stage}` }).click()
  }
  await moveTo(owner, 'Review')
  await owner.getByText('Ana Ruiz moved to Review', { exact: true }).waitFor()
  await moveTo(colleague, 'Interview')
  await colleague.getByText(`${RECRUITER.name} changed this application in the meantime. It is now: Review.`).waitFor()
  const refused = watch.wrong.splice(0)
  expect(refused.length).toBeGreaterThan(0)
  for (const one of refused) expect(one).toMatch(/409/)
  const { items } = await hiring.recruiter(applicationsContract['applications.list'], { query: { search: 'Ana Ruiz' } })
  expect(items[0]!.stage).toBe('review')
  // Now the page shows where the application stands, and the same action works.
  await moveTo(colleague, 'Interview')
  await colleague.getByText('Ana Ruiz moved to Interview', { exact: true }).waitFor()
  await owner.locator('[aria-current=step]', { hasText: 'Interview' }).waitFor()
  await colleague.context().close()
})

test('compare three blind', async () => {
  traced()
  await applies('Lin Yu-ting')
  const names = ['Noor Haddad', 'Ana Ruiz', 'Lin Yu-ting']
  await owner.goto(`/view-analysis-result/${hiring.jobId}`)
  await owner.getByLabel('Compare Noor Haddad').waitFor()
  await owner.getByLabel('Blind view').check()
  await owner
    .getByLabel(/^Compare Candidate/)
    .first()
    .waitFor()
  for (const name of names) expect(await owner.getByText(name).count()).toBe(0)
  for (const index of [0, 1, 2])
    await owner
      .getByLabel(/^Compare Candidate/)
      .nth(index)
      .check()
  await watch.inspect(owner, 'ranking: blind')
  await owner.getByRole('button', { name: /^Compare 3 candidates/ }).click()
  await owner.getByRole('heading', { level: 1, name: 'Compare 3 candidates' }).waitFor()
  await owner.getByText('Match score').first().waitFor()
  const text = await owner.locator('main').innerText()
  for (const name of names) for (const part of name.split(/[ -]/)) expect(text).not.toMatch(new RegExp(`\\b${part}\\b`))
  expect(text.match(/Candidate \d+/g)!.length).toBeGreaterThanOrEqual(3)
  await watch.inspect(owner, 'comparison: blind')
  await owner
    .getByRole('button', { name: /^Move to \w+: Candidate/ })
    .first()
    .click()
  await owner.getByText(/^Candidate \d+ moved to/).waitFor()
})

test('a quote of the comparison leads to its place in the résumé', async () => {
  traced()
  await owner.getByLabel('Differences only').uncheck()
  await owner.getByRole('link', { name: 'Résumé, p. 1' }).first().click()
  await owner.waitForURL(/candidate-details.*tab=resume&page=1&start=\d+/)
  await owner.getByRole('tab', { name: 'Résumé', selected: true }).waitFor()
  await owner.locator('[role=tabpanel] mark').first().waitFor()
})
