import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { resumePdf } from '#modules/sample-data/fiction/resumes/resume-pdf.ts'
import type { Watch } from '../browser.ts'
import { buttonOf, type mailbox } from '../mailbox.ts'
import { CANDIDATE, JOB, ORGANIZATION } from '../people.ts'
import { waitFor } from '#tests/wait.ts'
import type { Published } from './found-organization.ts'

interface Applying extends Published {
  readonly page: Page
  readonly watch: Watch
  readonly mails: ReturnType<typeof mailbox>
}

/** Step 3: from the open roles to the confirmation. The résumé fills in the form, and a double click submits only once. */
export async function apply(given: Applying): Promise<void> {
  const { page, watch, mails, organizationId, jobId } = given
  await page.goto(`/form/${organizationId}`)
  await page.getByRole('link', { name: JOB.title }).waitFor()
  await watch.inspect(page, 'open roles')
  await page.getByRole('link', { name: JOB.title }).click()
  await page.getByRole('heading', { level: 1, name: JOB.title }).waitFor()
  await watch.inspect(page, 'role')
  await page.getByRole('link', { name: 'Apply for this role' }).click()
  await page.waitForURL(`**/apply/${organizationId}/${jobId}`)
  await fillIn(page)
  await watch.inspect(page, 'application form')
  await page.getByRole('button', { name: 'Submit application' }).dblclick()

  await page.waitForURL('**/application/*')
  await page.getByRole('heading', { name: 'What happens next' }).waitFor()
  await watch.inspect(page, 'receipt')
  expect(await page.getByText('Two-Columns-Résumé.pdf').count()).toBe(1)
  const mail = await mails.arrival(CANDIDATE.email, /We have your application/)
  expect(mail.text).toContain(ORGANIZATION)
  expect(new URL(buttonOf(mail, '/application/')).pathname).toMatch(/^\/application\/\S{20,}$/)
  expect(await mails.all(CANDIDATE.email)).toHaveLength(1)
  await correctDetails(page, watch)
}

/** Corrects what was read from the résumé on the status page, once it was read. */
async function correctDetails(page: Page, watch: Watch): Promise<void> {
  const card = page.getByRole('heading', { name: 'What we read from your résumé' })
  await card.waitFor()
  // The file is read in the background.
  await page.getByRole('button', { name: 'Correct details' }).click({ timeout: 120_000 })
  await page.getByLabel('Profession').fill('Logistics coordinator')
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click()
  await watch.inspect(page, 'receipt: correct details')
  await page.getByRole('button', { name: 'Save corrections' }).click()
  await page.getByText('Corrections saved.').waitFor()
  await page.getByText('Logistics coordinator').waitFor()
}

/** Fills in the form with the résumé and then by hand. */
export async function fillIn(page: Page): Promise<void> {
  const bytes = Buffer.from(await resumePdf(CANDIDATE, 'two_columns'))
  const file = { name: 'Two-Columns-Résumé.pdf', mimeType: 'application/pdf', buffer: bytes }
  // Wait for the form's script: a file that is selected earlier is only uploaded when it has loaded.
  await waitFor('the form to be ready', () => page.getByRole('button', { name: 'Submit application' }).isEnabled())
  await page.locator('input[type=file][name=resume]').setInputFiles(file)
  await page.getByText('We filled in these answers from your résumé').waitFor()
  await page.getByRole('heading', { name: 'We read this from your résumé. Please check it.' }).waitFor()
  const value = (label: RegExp) => page.getByLabel(label).inputValue()
  expect(await value(/^Your name/)).toBe(CANDIDATE.name)
  expect(await value(/^E-mail/)).toBe(CANDIDATE.email)
  expect((await value(/^Phone/)).replaceAll(' ', '')).toBe(CANDIDATE.phone.replaceAll(' ', ''))
  for (const { title, employer } of CANDIDATE.positions) {
    await page.getByRole('listitem').filter({ hasText: title }).filter({ hasText: employer }).waitFor()
  }
  await page.getByLabel(/^A link to your work/).fill('https://mirelacostin.example.com')
  await page.getByRole('checkbox', { name: /decide about this role/ }).check()
}
