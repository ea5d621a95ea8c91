import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Watch } from '../browser.ts'
import { buttonOf, type mailbox } from '../mailbox.ts'
import { JOB, ORGANIZATION, RECRUITER } from '../people.ts'

interface Registering {
  readonly page: Page
  readonly watch: Watch
  readonly mails: ReturnType<typeof mailbox>
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()

/** Step 1: an organization and its first admin register, confirm the e-mail address and sign in. */
export async function register({ page, watch, mails }: Registering): Promise<void> {
  await page.goto('/')
  await heading(page, /./)
  await watch.inspect(page, 'home')
  await page.goto('/register')
  await heading(page, 'Your organization')
  await watch.inspect(page, 'register: organization')
  await page.getByLabel('Organization name').fill(ORGANIZATION)
  await page.getByLabel('Website').fill('harbour-vale.example')
  await page.getByRole('button', { name: 'Continue' }).click()

  await heading(page, 'Your account')
  await watch.inspect(page, 'register: account')
  await page.getByLabel('Your name').fill(RECRUITER.name)
  await page.getByLabel('Work e-mail').fill(RECRUITER.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(RECRUITER.password)
  await page.getByRole('button', { name: 'Create account' }).click()

  await heading(page, 'Your branding')
  await watch.inspect(page, 'register: branding')
  await page.getByRole('button', { name: 'Save branding' }).click()
  await heading(page, 'Check your e-mail')
  await watch.inspect(page, 'register: check your e-mail')

  const mail = await mails.arrival(RECRUITER.email, /Confirm your address/)
  await page.goto(buttonOf(mail, '/admins/verify-email'))
  await page.getByText(`for ${ORGANIZATION}`).waitFor()
  await watch.inspect(page, 'verify e-mail')
  await page.getByRole('button', { name: 'Confirm address' }).click()
  await page.getByText('is confirmed.').waitFor()
  await page.getByRole('link', { name: 'Login' }).click()

  await heading(page, 'Login')
  await watch.inspect(page, 'login')
  await page.getByLabel('E-mail').fill(RECRUITER.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(RECRUITER.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/dashboard')
  await heading(page, `Welcome, ${RECRUITER.name.split(' ')[0]!}`)
  await page.getByRole('link', { name: 'Create job' }).waitFor()
  await watch.inspect(page, 'dashboard: first steps')
}

export interface Published {
  readonly organizationId: string
  readonly jobId: string
}

/** Confirms with the keyboard how the first requirement is checked, and then all others. */
async function confirmKinds(page: Page, watch: Watch): Promise<void> {
  const kind = page.getByRole('button', { name: /^Requirement 1, checked as / })
  await kind.getByText('Proposed').waitFor()
  await kind.press('Enter')
  const form = page.getByRole('dialog', { name: 'How requirement 1 is checked' })
  await form.getByLabel('Checked as').selectOption({ label: 'Years of experience' })
  await form.getByLabel('Minimum years').fill('51')
  await form.getByLabel('Minimum years').press('Enter')
  await form.getByText('Enter a number of years from 0 to 50.').waitFor()
  await form.getByLabel('Minimum years').fill('3')
  await watch.inspect(page, 'create job: kind of a requirement')
  await form.getByLabel('Minimum years').press('Enter')
  await page.getByRole('button', { name: 'Requirement 1, checked as 3+ years confirmed' }).waitFor()
  await page.getByRole('button', { name: 'Confirm all kinds' }).click()
  await page.getByText('All kinds are confirmed.').waitFor()
  expect(await page.getByRole('button', { name: /^Requirement \d+, checked as .* Proposed$/ }).count()).toBe(0)
}

/** Step 2: a job with requirements is created and published, and its public link is copied. */
export async function publishJob({ page, watch }: Registering): Promise<Published> {
  await page.getByRole('link', { name: 'Jobs', exact: true }).click()
  await heading(page, 'Jobs')
  await page.getByText('No jobs yet').waitFor()
  await watch.inspect(page, 'jobs: none yet')
  await page.getByRole('link', { name: 'Create your first job' }).click()
  await heading(page, 'New job')
  await page.getByRole('textbox', { name: 'Title' }).fill(JOB.title)
  await page.getByLabel('Department').fill('Engineering')
  await page.getByLabel('Locations').fill('Berlin')
  await page.keyboard.press('Enter')
  await page.getByLabel('Workplace').selectOption({ label: 'Hybrid' })
  const description = page.getByRole('textbox', { name: 'Description' })
  await description.fill('You build and run the services that move goods across Europe.')
  await description.press('End')
  await description.press('Enter')
  await page.getByRole('button', { name: 'Bulleted list' }).click()
  await description.pressSequentially('You own what you ship')
  for (const [index, { text, must }] of JOB.requirements.entries()) {
    const group = must ? 'must have' : 'nice to have'
    if (index > 0) await page.getByRole('button', { name: `Add requirement, ${group}` }).click()
    await page.getByLabel(`Requirement ${index + 1}`, { exact: true }).fill(text)
  }
  await confirmKinds(page, watch)
  await watch.inspect(page, 'create job')
  await page.getByText(/^Saved \d\d:\d\d$/).waitFor()
  await page.getByRole('button', { name: 'Publish job' }).click()

  await page.waitForURL('**/job-listings')
  const row = page.getByRole('list', { name: 'Jobs' }).getByRole('listitem')
  await row.getByText('Open', { exact: true }).waitFor()
  expect(await row.count()).toBe(1)
  await row.getByRole('button', { name: `Copy the public link to ${JOB.title}` }).click()
  await page.getByText(`The link to ${JOB.title} has been copied`, { exact: true }).waitFor()
  await watch.inspect(page, 'jobs')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const [, organizationId, jobId] = /\/apply\/([0-9a-f-]{36})\/([0-9a-f-]{36})$/.exec(link) ?? []
  if (!organizationId || !jobId) throw new Error(`This is not the public link of a job: ${link}`)
  return { organizationId, jobId }
}
