import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { waitFor } from '#tests/wait.ts'

interface Recording {
  readonly state: string
  readonly url: string | null
  readonly starts_ms: number
  readonly duration_ms: number | null
}

interface Found {
  readonly interview: { readonly result: { readonly criteria: readonly { readonly structure: Structure | null }[] } }
}
interface Structure {
  readonly elements: readonly { readonly quote: Quote | null }[]
  readonly harm: readonly Quote[]
}
interface Quote {
  readonly text: string
  readonly at_ms: number
  readonly turn_id: string
}

/** Calls the server with the session of a page. */
const read = (page: Page, path: string): Promise<unknown> =>
  page.evaluate(async address => {
    const headers = { authorization: `Bearer ${localStorage.getItem('auth_token') ?? ''}` }
    return (await fetch(address, { headers })).json() as Promise<unknown>
  }, path)

interface Assets {
  readonly recordings: readonly Recording[]
  readonly turns: readonly { readonly id: string; readonly start_ms: number; readonly end_ms: number }[]
}

async function assetsOf(page: Page): Promise<readonly Assets[]> {
  const candidate = new URL(page.url()).pathname.split('/').at(-1)!
  const reply = await read(page, `/interview/screenings/${candidate}/assets/all`)
  return (reply as { screenings: Assets[] }).screenings
}

const turnsOf = async (page: Page) => (await assetsOf(page)).flatMap(({ turns }) => turns)

/** The interview's recordings, as soon as all of them can be played. The candidate's page may still be uploading them. */
export async function recordingsOf(page: Page): Promise<readonly Recording[]> {
  const all = await waitFor('the recordings', async () => {
    const found = (await assetsOf(page)).flatMap(({ recordings }) => recordings)
    return found.length > 0 && found.every(({ state }) => state === 'completed') && found
  })
  return all.toSorted((a, b) => a.starts_ms - b.starts_ms)
}

/** How loud the player is right now, 0 to 1. Measured while it plays, because only a player knows about gaps in a recording. */
const loudness = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const measuring = window as unknown as { analyser?: AnalyserNode }
    if (!measuring.analyser) {
      const video = document.querySelector('video') as HTMLVideoElement & { captureStream(): MediaStream }
      const context = new AudioContext()
      measuring.analyser = context.createAnalyser()
      context.createMediaStreamSource(video.captureStream()).connect(measuring.analyser)
    }
    const samples = new Float32Array(measuring.analyser.fftSize)
    measuring.analyser.getFloatTimeDomainData(samples)
    return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
  })

/** The recording for an interview time. The page starts to record shortly after the timer starts. */
const recordedAt = (kept: readonly Recording[], at_ms: number): Recording =>
  kept.findLast(({ starts_ms }) => starts_ms <= at_ms) ?? kept[0]!

/** Waits until the player plays the given time in the right recording, and pauses it. */
async function hear(page: Page, kept: readonly Recording[], at_ms: number): Promise<void> {
  const video = page.locator('video')
  const made = recordedAt(kept, at_ms)
  await page.getByRole('button', { name: 'Pause', exact: true }).waitFor()
  // Links are signed again in each response, so recordings are identified by their length.
  const length = () => video.evaluate((element: HTMLVideoElement) => element.duration)
  await expect.poll(length, { message: `the recording at ${at_ms} ms` }).toBeCloseTo(made.duration_ms! / 1000, 0)
  const within = (at_ms - made.starts_ms) / 1000
  const now = () => video.evaluate((element: HTMLVideoElement) => element.currentTime)
  await expect.poll(now, { message: `the second at ${at_ms} ms` }).toBeGreaterThanOrEqual(within - 0.1)
  expect(await now()).toBeLessThan(within + 5)
  await page.getByRole('button', { name: 'Pause', exact: true }).click()
}

/** Clicks each quote: a spoken one is played at its time, a typed one is shown in the transcript. */
export async function followQuotes(page: Page, structure: Locator, kept: readonly Recording[]): Promise<void> {
  const application = new URL(page.url()).searchParams.get('application')!
  const { interview } = (await read(page, `/api/applications/${application}/evaluation`)) as Found
  const quotes = interview.result.criteria.flatMap(({ structure: own }) =>
    own ? [...own.harm, ...own.elements.flatMap(({ quote }) => quote ?? [])] : [],
  )
  const moments = await structure.getByRole('button', { name: /^(Play|Read) from/ }).all()
  expect(moments).toHaveLength(quotes.length)
  const spoken: Quote[] = []
  for (const [index, quote] of quotes.entries()) {
    const turn = page.locator(`[data-turn="${quote.turn_id}"]`)
    const typed = (await turn.innerText()).includes('typed')
    expect((await moments[index]!.innerText()).startsWith(typed ? 'Read from' : 'Play from')).toBe(true)
    await moments[index]!.click()
    if (typed) await expect.poll(() => inView(turn), { message: `"${quote.text}" in view` }).toBe(true)
    else {
      await hear(page, kept, quote.at_ms)
      spoken.push(quote)
    }
  }
  expect(spoken.length, JSON.stringify(quotes)).toBeGreaterThan(0)
  const answer = page.locator(`[data-turn="${spoken[0]!.turn_id}"]`)
  await answer.getByRole('button', { name: /^Play from/ }).click()
  await page.getByRole('button', { name: 'Pause', exact: true }).waitFor()
  // The fake microphone repeats its sound with pauses of some seconds.
  await expect.poll(() => loudness(page), { message: 'the answer is heard', timeout: 15_000 }).toBeGreaterThan(0.01)
  await page.getByRole('button', { name: 'Pause', exact: true }).click()
}

const inView = (one: Locator) =>
  one.evaluate(element => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= window.innerHeight
  })

/** Plays the beginning and the end of the interview, each in the recording of that time. */
export async function hearEnds(page: Page, kept: readonly Recording[]): Promise<void> {
  const turns = await turnsOf(page)
  for (const { id, start_ms } of [turns[0]!, turns.at(-1)!]) {
    const turn = page.locator(`[data-turn="${id}"]`)
    await turn.getByRole('button', { name: /^Play from/ }).click()
    await hear(page, kept, start_ms)
  }
}
