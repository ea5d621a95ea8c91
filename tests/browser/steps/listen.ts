import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { waitFor } from '../wait.ts'

interface Recording {
  readonly state: string
  readonly url: string | null
  readonly starts_ms: number
  readonly duration_ms: number | null
}

interface Found {
  readonly interview: { readonly result: { readonly criteria: readonly { readonly quotes: readonly Quote[] }[] } }
}
interface Quote {
  readonly text: string
  readonly at_ms: number
}

/** What the server says to whoever is signed in on a page. */
const read = (page: Page, path: string): Promise<unknown> =>
  page.evaluate(async address => {
    const headers = { authorization: `Bearer ${localStorage.getItem('auth_token') ?? ''}` }
    return (await fetch(address, { headers })).json() as Promise<unknown>
  }, path)

/** The interview's recordings, as soon as all of them can be played: the candidate's page may still have been sending them. */
export async function recordingsOf(page: Page): Promise<readonly Recording[]> {
  const candidate = new URL(page.url()).pathname.split('/').at(-1)!
  const all = await waitFor('the recordings', async () => {
    const reply = await read(page, `/interview/screenings/${candidate}/assets/all`)
    const { screenings } = reply as { screenings: { recordings: Recording[] }[] }
    const found = screenings.flatMap(({ recordings }) => recordings)
    return found.length > 0 && found.every(({ state }) => state === 'completed') && found
  })
  return all.toSorted((a, b) => a.starts_ms - b.starts_ms)
}

/** How loud a recording is over some seconds, 0 to 1. */
const loudness = (page: Page, url: string, from: number, seconds: number): Promise<number> =>
  page.evaluate(
    async given => {
      const bytes = await (await fetch(given.url)).arrayBuffer()
      const sound = await new OfflineAudioContext(1, 1, 16_000).decodeAudioData(bytes)
      const samples = sound.getChannelData(0).subarray(given.from * 16_000, (given.from + given.seconds) * 16_000)
      return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
    },
    { url, from: Math.floor(from), seconds },
  )

/** Presses each quote's second: the player goes to it, in the recording that was made then, and plays; what was spoken can be heard there. */
export async function hearQuotes(page: Page, score: Locator, kept: readonly Recording[]): Promise<void> {
  const application = new URL(page.url()).searchParams.get('application')!
  const { interview } = (await read(page, `/api/applications/${application}/evaluation`)) as Found
  const quotes = interview.result.criteria.flatMap(criterion => criterion.quotes)
  const moments = await score.getByRole('button', { name: /^Hear it at/ }).all()
  expect(moments).toHaveLength(quotes.length)
  const video = page.locator('video')
  for (const [index, { at_ms }] of quotes.entries()) {
    const made = kept.findLast(({ starts_ms }) => starts_ms <= at_ms)!
    await moments[index]!.click()
    await page.getByRole('button', { name: 'Pause', exact: true }).waitFor()
    // Links are signed anew with each answer: a recording is known by its length.
    const length = () => video.evaluate((element: HTMLVideoElement) => element.duration)
    await expect.poll(length, { message: `the recording at ${at_ms} ms` }).toBeCloseTo(made.duration_ms! / 1000, 0)
    const within = (at_ms - made.starts_ms) / 1000
    const now = () => video.evaluate((element: HTMLVideoElement) => element.currentTime)
    await expect.poll(now, { message: `the quote at ${at_ms} ms` }).toBeGreaterThanOrEqual(within - 0.1)
    expect(await now()).toBeLessThan(within + 5)
    await page.getByRole('button', { name: 'Pause', exact: true }).click()
  }
  const [first] = kept
  const spoken = quotes[0]!.at_ms
  expect(await loudness(page, first!.url!, (spoken - first!.starts_ms) / 1000, 3)).toBeGreaterThan(0.01)
}
