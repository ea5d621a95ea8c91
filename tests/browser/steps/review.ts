import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Watch } from '../browser.ts'
import { buttonOf, type mailbox } from '../mailbox.ts'
import { CANDIDATE, JOB } from '../people.ts'
import { followQuotes, hearEnds, recordingsOf } from './listen.ts'

interface Reviewing {
  readonly page: Page
  readonly watch: Watch
  readonly mails: ReturnType<typeof mailbox>
}

/** Collapses white space, because PDFs break lines anywhere. */
const flat = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

const texts = async (marks: Locator) => (await marks.allTextContents()).map(flat)

/** Steps 4 and 5: the résumé is parsed in the background, the recruiter opens the candidate, and every quote is in the résumé. */
export async function readMatch({ page, watch }: Reviewing): Promise<void> {
  await page.getByRole('link', { name: 'Applications', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Applications' }).waitFor()
  const rows = page.getByRole('table', { name: 'Applications' }).locator('tbody tr')
  await rows.first().waitFor()
  expect(await rows.count()).toBe(1)
  // The workspace was open before the application arrived.
  await page.getByRole('button', { name: /^All\s*1$/ }).waitFor()
  await watch.inspect(page, 'applications')
  await rows.getByRole('link', { name: CANDIDATE.name }).click()

  await page.getByRole('heading', { level: 1, name: CANDIDATE.name }).waitFor()
  const match = page.getByRole('region', { name: 'Match', exact: true })
  await match.getByRole('heading', { name: 'Match with the requirements' }).waitFor()
  for (const { text } of JOB.requirements) await match.getByRole('heading', { name: text }).waitFor()
  await page.getByRole('tab', { name: 'Résumé' }).click()
  await page.getByText('Two-Columns-Résumé.pdf').waitFor()
  const quotes = await texts(match.locator('blockquote mark'))
  expect(quotes.length).toBeGreaterThanOrEqual(JOB.requirements.length)
  const shown = flat((await page.locator('[data-page]').allTextContents()).join('\n'))
  const written = CANDIDATE.positions.flatMap(({ bullets }) => bullets).join('\n')
  for (const quote of quotes) expect(shown).toContain(quote)
  expect(quotes.some(quote => written.includes(quote))).toBe(true)
  await match
    .getByRole('button', { name: /Show in the Résumé/ })
    .first()
    .click()
  await page.locator('[data-page] mark').first().waitFor()
  await watch.inspect(page, 'candidate: résumé')
}

/** Step 5: the invitation is sent. @returns the address of the button in its e-mail */
export async function invite({ page, mails }: Reviewing): Promise<string> {
  await page.getByRole('button', { name: 'Invite to screening' }).click()
  const dialog = page.getByRole('dialog', { name: `Invite ${CANDIDATE.name} to the screening` })
  await dialog.getByText('[private link to the interview]').waitFor()
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await page.getByText(`${CANDIDATE.name} has been invited`, { exact: true }).waitFor()
  const mail = await mails.arrival(CANDIDATE.email, /Your interview for/)
  expect(mail.text).toContain('Questions: 4 about the work')
  return buttonOf(mail, '/meeting-home')
}

export interface Said {
  readonly text: string
  readonly input: 'spoken' | 'typed'
}

/**
 * Steps 7 and 8: the interview is evaluated. The recruiter submits a scorecard before the AI score is shown, and every quote is
 * in the transcript. Clicking a quote plays it.
 */
export async function reviewScreening({ page, watch }: Reviewing, said: readonly Said[]): Promise<void> {
  const kept = await recordingsOf(page)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: CANDIDATE.name }).waitFor()
  await page.getByRole('tab', { name: 'Screening' }).click()
  const turns = page.getByRole('list', { name: 'Transcript' }).getByRole('listitem')
  await turns.first().waitFor()
  const transcript = (await turns.allTextContents()).map(flat)
  for (const { text } of said) expect(transcript.some(turn => turn.includes(flat(text)))).toBe(true)
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor()

  const card = page.getByRole('form', { name: 'Your scorecard' })
  await card.getByRole('heading', { name: 'Your scorecard' }).waitFor()
  expect(await page.getByRole('region', { name: 'Answer structure' }).count()).toBe(0)
  await watch.inspect(page, 'candidate: own scorecard first')
  for (const rating of await card.getByRole('button', { name: '4 of 5' }).all()) await rating.click()
  await card.getByLabel('Recommendation').selectOption({ label: 'Yes' })
  await card.getByRole('button', { name: 'Submit scorecard' }).click()

  // Without a language model there is no score, only the structure of the answers.
  const structure = page.getByRole('region', { name: 'Answer structure' })
  await structure.getByText(/It does not judge quality/).waitFor()
  await structure
    .getByText(/Answer structure \d of 6/)
    .first()
    .waitFor()
  expect(await page.getByText(/Screening score/).count()).toBe(0)
  const quotes = await texts(structure.locator('blockquote mark'))
  expect(quotes.length).toBeGreaterThan(0)
  for (const quote of quotes) {
    expect(
      said.some(({ text }) => flat(text).includes(quote)),
      `"${quote}" was not said by the candidate`,
    ).toBe(true)
    expect(
      transcript.some(turn => turn.includes(quote)),
      `"${quote}" is not in the transcript`,
    ).toBe(true)
  }
  await watch.inspect(page, 'candidate: answer structure')
  await followQuotes(page, structure, kept)
  await hearEnds(page, kept)
}

/** Step 8: the rejection asks for a reason and can be cancelled without any change. */
export async function almostReject({ page, watch, mails }: Reviewing): Promise<void> {
  const before = (await mails.all(CANDIDATE.email)).length
  await page.getByRole('button', { name: 'Reject…' }).click()
  const dialog = page.getByRole('dialog', { name: `Reject ${CANDIDATE.name}` })
  await dialog.getByRole('radio', { name: 'The role was filled or closed' }).check()
  await dialog.getByLabel(/^Reason for the team/).fill('Clicked by mistake.')
  await watch.inspect(page, 'candidate: reject')
  await dialog.getByRole('button', { name: 'Keep active' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Reject…' }).waitFor()
  expect(await mails.all(CANDIDATE.email)).toHaveLength(before)
}

/** Step 8: the next interview is scheduled. @returns the address in its e-mail */
export async function proposeInterview({ page, watch, mails }: Reviewing): Promise<string> {
  await page.getByRole('button', { name: 'Schedule next interview' }).click()
  const dialog = page.getByRole('dialog', { name: `Schedule an interview with ${CANDIDATE.name}` })
  await dialog.getByText(/free times in the next 30 days/).waitFor()
  await dialog.getByLabel(/^Location/).fill('https://meet.example.com/harbour')
  await dialog.getByLabel(/^Message/).fill('We look forward to meeting you.')
  await watch.inspect(page, 'candidate: schedule an interview')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await dialog.waitFor({ state: 'hidden' })
  return buttonOf(await mails.arrival(CANDIDATE.email, /Choose a time/), '/schedule-interview/')
}

/** The list shows the results of both evaluations and the candidate's stage. */
export async function seeInList({ page }: Reviewing): Promise<void> {
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Applications' }).click()
  await page.getByRole('heading', { level: 1, name: 'Applications' }).waitFor()
  const row = page.getByRole('table', { name: 'Applications' }).locator('tbody tr').filter({ hasText: CANDIDATE.name })
  for (const words of [/Match \d+ of 100/, 'Ready to review']) await row.getByText(words).waitFor()
  await row.getByText('Interview', { exact: true }).waitFor()
}
