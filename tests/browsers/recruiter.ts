import { CANDIDATE, RECRUITER } from '#tests/browser/people.ts'
import { waitFor } from '#tests/wait.ts'
import { interviewRoomContract } from '#modules/interview-room/contract.ts'
import { LAST } from './candidate.ts'
import type { Journey } from './journey.ts'

/** Signs in and opens the list of applications. */
export async function openList({ page, url }: Journey): Promise<void> {
  await page.open(`${url}/login`)
  await page.type({ role: 'field', name: /^E-mail/ }, RECRUITER.email)
  await page.type({ role: 'field', name: /^Password/ }, RECRUITER.password)
  await page.click({ role: 'button', name: /^Login$/ })
  await page.see({ role: 'heading', name: /./ })
  await page.click({ role: 'link', name: /^Applications/ })
  await page.see({ role: 'heading', name: /^Applications$/ })
  await page.see({ role: 'link', name: new RegExp(CANDIDATE.name) })
}

/** Opens the candidate: the résumé with its quotes, and the transcript of the interview. */
export async function openDetails({ page }: Journey): Promise<void> {
  await page.click({ role: 'link', name: new RegExp(CANDIDATE.name) })
  await page.see({ role: 'heading', name: new RegExp(`^${CANDIDATE.name}`) })
  await page.click({ role: 'tab', name: /^Résumé/ })
  await page.see({ role: 'text', name: /Resume\.pdf/ })
  await page.click({ role: 'tab', name: /^Screening/ })
  await page.see({ role: 'text', name: new RegExp(LAST.replaceAll('.', '\\.')) })
}

/** The recording was stored completely, and this browser plays it. */
export async function playRecording(journey: Journey): Promise<void> {
  const { page, hiring } = journey
  const uuid = new URL(await page.url()).pathname.split('/').at(-1)!
  const stored = await waitFor('the recording', async () => {
    const { screenings } = await hiring.recruiter(interviewRoomContract['interview-room.assets'], { params: { uuid } })
    const recordings = screenings.flatMap(one => one.recordings)
    return recordings.length > 0 && recordings.every(({ state }) => state === 'completed') ? recordings : null
  })
  journey.recorded = stored.map(({ kind, mime, bytes, duration_ms }) => {
    return `${kind} as ${mime}, ${Math.round((duration_ms ?? 0) / 1000)} s, ${Math.round(bytes / 1024)} kB`
  })
  if (stored.some(({ duration_ms }) => (duration_ms ?? 0) < 5000))
    throw new Error(`Too short: ${journey.recorded.join('; ')}`)
  await page.open(await page.url())
  await page.click({ role: 'tab', name: /^Screening/ })
  await page.click({ role: 'button', name: /^Play$/ })
  await waitFor('the recording to play', () =>
    page.evaluate<boolean>('return [...document.querySelectorAll("video, audio")].some(one => one.currentTime > 1)'),
  )
}
