import fs from 'node:fs'
import path from 'node:path'
import { resumePdf } from '#modules/sample-data/fiction/resumes/resume-pdf.ts'
import { buttonOf } from '#tests/browser/mailbox.ts'
import { CANDIDATE, JOB } from '#tests/browser/people.ts'
import { waitFor } from '#tests/wait.ts'
import type { Journey } from './journey.ts'

/** Complete answers: none of them makes the interviewer ask a follow-up question. */
const SPOKEN =
  'I rewrote the nightly job at the freight company. I measured each step first, and I changed the two slow queries, because they ran once for every parcel. After that, the job took 11 minutes instead of 5 hours.'
const TYPED = [
  'Last year I stopped all writes first, because every minute lost more orders. Then I told the depots which 2 days were gone, and I rebuilt them by hand from the logs. Since then we practice the restore every month, and we have not lost data again.',
  'A colleague wanted to move everything to a queue. I asked her to write down what could break, because I had seen only my side. She was right about 1 of the 3 points, so I changed that part, and afterwards we reviewed each other’s designs every week.',
  'I had to learn how PostgreSQL locks rows, because two bookings took the same seat. I wrote a small program that showed the race, and then I changed the code. After that the bug was gone, and I found it in 2 other places.',
]
export const LAST = 'Nothing else. Thank you for asking.'

const at = (journey: Journey, part: string, withinMs?: number) =>
  waitFor(`the page ${part}`, async () => (await journey.page.url()).includes(part), withinMs)

/** From the careers page to the job and its application form. */
export async function openForm({ page, url, hiring }: Journey): Promise<void> {
  await page.open(`${url}/form/${hiring.organizationId}`)
  await page.click({ role: 'link', name: new RegExp(JOB.title) })
  await page.see({ role: 'heading', name: new RegExp(`^${JOB.title}$`) })
  await page.click({ role: 'link', name: /^Apply for this role$/ })
  await page.see({ role: 'button', name: /^Submit application$/ })
}

/** Attaches a PDF, which fills in the form, and submits it. */
export async function apply(journey: Journey): Promise<void> {
  const { page, mails, folder } = journey
  const file = path.join(folder, 'Resume.pdf')
  fs.writeFileSync(file, Buffer.from(await resumePdf(CANDIDATE, 'two_columns')))
  await page.attach({ role: 'file', name: /^resume$/ }, file)
  await page.see({ role: 'text', name: /We filled in these answers from your résumé/ })
  await page.type({ role: 'field', name: /^A link to your work/ }, '/projects')
  await page.click({ role: 'checkbox', name: /decide about this role/ })
  await page.click({ role: 'button', name: /^Submit application$/ })
  await at(journey, '/application/')
  await page.see({ role: 'heading', name: /^What happens next$/ })
  await page.see({ role: 'text', name: /Resume\.pdf/ })
  await mails.arrival(CANDIDATE.email, /We have your application/)
}

/** Opens the link of the invitation. */
export async function openMeetingHome(journey: Journey): Promise<void> {
  const { page, mails, invite } = journey
  await invite()
  const invitation = await mails.arrival(CANDIDATE.email, /Your interview for/)
  await page.open(buttonOf(invitation, '/meeting-home'))
  await page.see({ role: 'heading', name: new RegExp(`^Your interview for ${JOB.title}$`) })
}

/** Checks the microphone if the browser has one, agrees, and enters the room. */
export async function enterRoom(journey: Journey): Promise<void> {
  const { page, records } = journey
  if (records !== 'nothing') {
    await page.click({ role: 'button', name: /^Check microphone$/ })
    await page.see({ role: 'text', name: /^Your microphone works\./ })
    await page.click({ role: 'checkbox', name: /My voice may be recorded/ })
  }
  if (records === 'audio and video') {
    await page.click({ role: 'button', name: /^Turn on camera$/ })
    await page.click({ role: 'checkbox', name: /My video may be recorded/ })
  }
  await page.click({ role: 'checkbox', name: /I agree to be interviewed by an AI/ })
  await page.click({ role: 'button', name: /^Start interview$/ })
  await at(journey, '/meeting-room')
  await page.see({ role: 'text', name: /^Question 1 of 4$/ }, 60_000)
}

/** The first answer is spoken if the browser can record. */
export async function speak({ page, transcription }: Journey): Promise<void> {
  transcription.script({ kind: 'transcript', text: SPOKEN })
  await page.see({ role: 'text', name: /^Recording$/ })
  await page.see({ role: 'text', name: /^Your turn/ }, 60_000)
  await new Promise(resolve => setTimeout(resolve, 3000))
  await page.click({ role: 'button', name: /^I’m done$/ })
  await page.see({ role: 'text', name: /^Question 2 of 4$/ }, 60_000)
  const bytes = transcription.requests[0]?.raw.length ?? 0
  if (bytes < 10_000) throw new Error(`Only ${bytes} bytes of audio were sent for transcription.`)
}

/** Types the other answers on the keyboard. */
export async function typeAnswers(journey: Journey): Promise<void> {
  const { page, records } = journey
  const spoken = records !== 'nothing'
  if (spoken) await page.click({ role: 'button', name: /^Type instead$/ })
  const answers = spoken ? TYPED : [SPOKEN, ...TYPED]
  for (const [index, text] of answers.entries()) {
    await page.see({ role: 'text', name: new RegExp(`^Question ${4 - answers.length + index + 1} of 4$`) }, 60_000)
    await answer(journey, text)
  }
  await page.see({ role: 'text', name: /anything you would like to add/ }, 60_000)
  await answer(journey, LAST)
}

async function answer({ page }: Journey, text: string): Promise<void> {
  const field = { role: 'field', name: /^Your answer/ } as const
  // It appears when the interviewer has finished speaking.
  await page.see(field, 60_000)
  await page.type(field, text)
  await page.click({ role: 'button', name: /^I’m done$/ })
}

/** The thank-you page, and from there the application's status page. */
export async function trackApplication(journey: Journey): Promise<void> {
  const { page, mails } = journey
  await at(journey, '/thank-you-interview', 90_000)
  await page.see({ role: 'heading', name: /Thank you/ })
  await mails.arrival(CANDIDATE.email, /We have your interview/)
  await page.click({ role: 'button', name: /^Track your application$/ })
  await at(journey, '/application/')
  await page.see({ role: 'heading', name: /has your interview\./ })
}
