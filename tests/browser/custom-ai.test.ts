import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest'
import { customAiContract } from '#modules/custom-ai/contract.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { createClient } from '#platform/contract/client.ts'
import { aResume } from '#tests/a-resume.ts'
import { waitFor } from '../wait.ts'
import { aPerson, leave, openBrowser, Watch } from './browser.ts'
import { ownDatabase } from './own-database.ts'
import { RECRUITER } from './people.ts'
import { serveProduct, type ServedProduct } from './served-product.ts'
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

const list = () => hiring.recruiter(applicationsContract['applications.list'], { query: {} })

/** One application through the form, whose résumé is read, and 199 like it: every other one does not name PostgreSQL. */
async function twoHundredApplications(): Promise<void> {
  const anyone = createClient({ baseUrl: product.url, token: () => null })
  await anyone(applicationsContract['applications.submit'], {
    params: { id: hiring.organizationId },
    body: {
      job_opening_id: hiring.jobId,
      answers: {
        name: 'Noor Haddad',
        email: 'noor@example.com',
        phone: '+961 3 412 098',
        location: 'Beirut',
        privacy: true,
      },
    },
    files: [{ field: 'resume', file: new Blob([aResume()]), name: 'Resume.txt' }],
    idempotencyKey: crypto.randomUUID(),
  })
  await waitFor('the résumé', async () => (await list()).items[0]?.match.state === 'ready')
  await database.onLargestPlan()
  await database.change(`
    do $$
    declare c candidates; a applications; r resumes; pages jsonb;
    begin
      select * into c from candidates; select * into a from applications; select * into r from resumes;
      pages := r.pages;
      for i in 1..199 loop
        c.id := gen_random_uuid(); c.email_key := null; c.email := null; c.name := 'Candidate ' || i;
        insert into candidates select c.*;
        a.id := gen_random_uuid(); a.candidate_id := c.id; a.applied_at := a.applied_at - interval '1 minute';
        a.candidate_name := c.name; a.name_key := lower(c.name);
        insert into applications select a.*;
        r.id := gen_random_uuid(); r.application_id := a.id;
        r.pages := case when i % 2 = 1 then replace(pages::text, 'PostgreSQL', 'MySQL-like')::jsonb else pages end;
        insert into resumes select r.*;
      end loop;
    end $$;`)
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().press('Enter')

test('a question is added, answered for 200 applications and filtered by', { timeout: 600_000 }, async () => {
  await twoHundredApplications()
  const page = await aPerson(browser, watch, product.url)
  await page.setViewportSize({ width: 1440, height: 900 })
  onTestFailed(async () => void (await watch.storeTrace({})))
  await signIn(page, RECRUITER)
  await page.goto('/custom-ai')
  await press(page, 'Create field')
  await page.getByRole('textbox', { name: 'Question' }).fill('Does the résumé mention "PostgreSQL"?')
  await page.getByRole('textbox', { name: 'Name' }).fill('Knows PostgreSQL')
  await page.getByText('The built-in rules engine answers this').waitFor()
  await watch.inspect(page, 'a new custom AI field')
  await page.getByRole('button', { name: 'Create field' }).last().press('Enter')
  await press(page, 'Evaluate 200 applications')
  await page.getByText('All applications are answered.').waitFor({ timeout: 180_000 })
  await page.getByText('200 applications, without a language model and at no cost.').waitFor()
  await watch.inspect(page, 'an answered custom AI field')

  // A changed question says what it means for the answers.
  const question = page.getByRole('textbox', { name: 'Question' })
  await question.fill('Does the résumé mention "TypeScript"?')
  await page.getByText('The question changes, so 200 answers become outdated.').waitFor()
  await page.getByText(/Evaluated again:.*200 applications/).waitFor()
  await watch.inspect(page, 'a changed question of a custom AI field')
  await press(page, 'Discard')

  // Someone else saves the field meanwhile: what was typed stays, and neither version is lost unasked.
  const saved = async () => (await hiring.recruiter(customAiContract['customAi.list'], { query: {} })).items[0]!
  const theirs = async (name: string) => {
    const {
      id,
      rule: _rule,
      coverage: _coverage,
      jobs: _jobs,
      updated_at: _at,
      version: _version,
      ...input
    } = await saved()
    await hiring.recruiter(customAiContract['customAi.save'], { params: { id }, body: { ...input, name } })
  }
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.fill('Mine')
  await theirs('Theirs')
  await press(page, 'Save')
  await page.getByText('Someone else has saved this field').waitFor()
  expect(await name.inputValue()).toBe('Mine')
  await watch.inspect(page, 'a custom AI field that someone else saved')
  await press(page, 'Discard mine and load theirs')
  await waitFor('their name', async () => (await name.inputValue()) === 'Theirs')
  await name.fill('Knows PostgreSQL')
  await theirs('Theirs again')
  await press(page, 'Save')
  await press(page, 'Save mine over theirs')
  await waitFor('my name', async () => (await saved()).name === 'Knows PostgreSQL')
  expect((await saved()).coverage).toMatchObject({ answered: 200, outdated: 0 })

  const noor = (await list()).items.find(one => one.name === 'Noor Haddad')!
  await page.goto(`/candidate-details/${noor.candidate_uuid}`)
  const opinion = page.getByRole('group', { name: 'Your opinion on the answer to Knows PostgreSQL' })
  await opinion.getByRole('button', { name: 'Disagree' }).press('Enter')
  await opinion.getByRole('button', { name: 'Disagree', pressed: true }).waitFor()
  await watch.inspect(page, 'a custom AI answer that someone disagrees with')

  await page.goto('/applications')
  await press(page, 'Add filter')
  await page.getByLabel('Custom AI field').selectOption({ label: 'Knows PostgreSQL' })
  await page.waitForURL('**custom=**')
  const custom = new URL(page.url()).searchParams.get('custom')!
  expect((await hiring.recruiter(applicationsContract['applications.list'], { query: { custom } })).total).toBe(100)
  await page.getByLabel('Answer', { exact: true }).selectOption({ label: 'Not stated' })
  await page.waitForURL(/custom=[^&]*none/u)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Candidate 1', exact: true }).first().waitFor()
  await page.getByRole('link', { name: 'Candidate 2', exact: true }).waitFor({ state: 'detached' })
  await watch.inspect(page, 'applications by a custom AI field')
  // Saving was refused twice, because someone else had saved.
  expect(watch.wrong.filter(line => !line.includes('409'))).toEqual([])
  await page.context().close()
})
