import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { OpenAiStandIn } from '#tests/stand-ins/openai.ts'
import type { Watch } from '../browser.ts'
import type { mailbox } from '../mailbox.ts'
import { CANDIDATE, JOB } from '../people.ts'
import type { Product } from '../server.ts'
import type { Said } from './review.ts'

/** What is spoken into the fake microphone as the first answer. */
export const SPOKEN =
  'I rewrote the nightly job at the freight company. I measured each step first, and I changed the two slow queries, because they ran once for every parcel. After that, the job took 11 minutes instead of 5 hours.'

const VAGUE = 'We had never tested a restore, and then one day we needed it.'
const HARM =
  'I stopped all writes first, because every minute lost more orders. Then I told the depots which 2 days were gone, and I rebuilt them by hand from the logs. Since then we practice the restore every month, and we have not lost data again.'
const OTHERS =
  'A colleague wanted to move everything to a queue, and I thought our database was enough. I asked her to write down what she feared would break, because I had seen only my side. She was right about 1 of the 3 points, so I changed that part, and afterwards we reviewed each other’s designs every week.'
/** Typed while the connection is lost. */
const MORE = ' I stayed calm.'
const LEARNING =
  'I had to learn how PostgreSQL locks rows, because two bookings took the same seat. I wrote a small program that showed the race, and only then I changed the code. After that the bug was gone, and I found it in 2 other places with the same program.'
const LAST = 'No, I think we covered everything. Thank you for asking.'

/** Everything the candidate says, in order. */
export const SAID: readonly Said[] = [
  { text: SPOKEN, input: 'spoken' },
  ...[VAGUE, HARM, OTHERS, LEARNING, LAST].map(text => ({ text, input: 'typed' as const })),
]

interface Interviewed {
  readonly page: Page
  readonly watch: Watch
  readonly mails: ReturnType<typeof mailbox>
  readonly product: Product
  readonly transcription: OpenAiStandIn
}

/** The page before the room: what to expect, the device check and the consent. */
async function prepare({ page, watch }: Interviewed, link: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('heading', { level: 1, name: `Your interview for ${JOB.title}` }).waitFor()
  expect(page.url()).not.toContain('token')
  await watch.inspect(page, 'before the interview')
  await page.getByRole('button', { name: 'Check microphone' }).click()
  await page.getByText('Your microphone works.').waitFor()
  await page.getByText('What you say is turned into text after each answer.').waitFor()
  await page.getByRole('button', { name: 'Turn on camera' }).click()
  await page.getByLabel('Your own video').waitFor()
  await page.getByRole('button', { name: 'Start interview' }).click()
  await page.getByText('Select this to start, or request an accommodation.').waitFor()
  await watch.inspect(page, 'before the interview: checked')
  await page.getByRole('checkbox', { name: 'I agree to be interviewed by an AI' }).check()
  await page.getByRole('checkbox', { name: 'My voice may be recorded' }).check()
  await page.getByRole('checkbox', { name: 'My video may be recorded' }).check()
  await page.getByRole('button', { name: 'Start interview' }).click()
}

const conversation = (page: Page) => page.getByRole('region', { name: 'Conversation' })

/** Waits until the interviewer says something. Its complete text is in the captions right away. */
const asked = (page: Page, words: string) => conversation(page).locator('p[aria-live]', { hasText: words }).waitFor()

const atQuestion = (page: Page, number: number) => page.getByText(`Question ${number} of 4`, { exact: true }).waitFor()

async function type(page: Page, text: string): Promise<void> {
  await page.getByLabel('Your answer').fill(text)
  await page.getByRole('button', { name: 'I’m done' }).click()
}

/** The first answer is spoken: the room notices the silence after it and has the audio transcribed. */
async function speak({ page, watch, transcription }: Interviewed): Promise<void> {
  transcription.script({ kind: 'transcript', text: SPOKEN })
  await asked(page, 'the AI interviewer of')
  await atQuestion(page, 1)
  await page.getByText('Your turn', { exact: true }).waitFor({ timeout: 180_000 })
  await watch.inspect(page, 'room: listening')
  await atQuestion(page, 2)
  expect(transcription.requests.length).toBeGreaterThanOrEqual(1)
  // Some seconds of audio, not an empty container.
  expect(transcription.requests[0]!.raw.length).toBeGreaterThan(15_000)
}

/** The server dies in the middle of an answer and restarts: the page returns to the same question, and the answer box keeps its text. */
async function surviveRestart({ page, watch, product }: Interviewed): Promise<void> {
  const half = OTHERS.slice(0, OTHERS.indexOf('. ') + 1)
  await page.getByLabel('Your answer').fill(half)
  const before = await conversation(page).locator('p[aria-live]').first().textContent()
  const question = before!.slice(before!.indexOf('Tell me about a disagreement'))
  expect(question).toMatch(/^Tell me about a disagreement .*\?$/)
  await watch.outage(async () => {
    await product.kill()
    await page.getByText('Connection lost. Keep typing.').waitFor()
    await watch.inspect(page, 'room: connection lost')
    expect(await page.getByLabel('Your answer').inputValue()).toBe(half)
    await page.getByLabel('Your answer').pressSequentially(MORE)
    await product.start()
    await page.getByText('Connection lost. Keep typing.').waitFor({ state: 'hidden' })
    await page.getByText('Your turn', { exact: true }).waitFor()
  })
  await atQuestion(page, 3)
  // After a longer interruption a greeting comes before it.
  const after = await conversation(page).locator('p[aria-live]').first().textContent()
  expect(after!.endsWith(question), after!).toBe(true)
  expect(await page.getByLabel('Your answer').inputValue()).toBe(half + MORE)
}

/** The complete interview, from the link in the e-mail to the thank-you page. */
export async function takeInterview(given: Interviewed, link: string): Promise<void> {
  const { page, watch, mails } = given
  await prepare(given, link)
  await page.waitForURL('**/meeting-room')
  await speak(given)

  await page.getByRole('button', { name: 'Type instead' }).click()
  await asked(page, 'went wrong')
  await type(page, VAGUE)
  await asked(page, 'one concrete example')
  await watch.inspect(page, 'room: typing')
  await type(page, HARM)
  await atQuestion(page, 3)
  await surviveRestart(given)
  await type(page, OTHERS)
  await atQuestion(page, 4)
  await type(page, LEARNING)
  await asked(page, 'anything you would like to add')
  await type(page, LAST)

  await page.waitForURL('**/thank-you-interview', { timeout: 180_000 })
  await page.getByRole('heading', { level: 1, name: /Thank you/ }).waitFor()
  await watch.inspect(page, 'thanks')
  await page.getByRole('button', { name: 'Confirm transcript' }).click()
  await page.getByText('You can still change it until the time is up.').waitFor()
  await mails.arrival(CANDIDATE.email, /We have your interview/)
  await page.getByRole('button', { name: 'Track your application' }).first().click()
  await page.waitForURL('**/application/*')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await watch.inspect(page, 'application')
}
