import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type OpenAiStandIn, startOpenAi } from '#tests/stand-ins/openai.ts'
import { aPerson, leave, openBrowser, Watch } from './browser.ts'
import { Product } from './server.ts'
import { anInvitingOrganization } from './steps/invitation.ts'
import { expectControlsVisible, expectControlsVisibleAboveKeyboard } from './steps/room-layout.ts'

let product: Product
let browser: Browser
let transcription: OpenAiStandIn
let invite: () => Promise<string>

beforeAll(async () => {
  transcription = await startOpenAi()
  const [started, opened] = await Promise.all([
    Product.onTestCluster({ TRANSCRIPTION_BASE_URL: transcription.baseUrl }),
    openBrowser(),
  ])
  product = started
  browser = opened
  invite = await anInvitingOrganization(product.url)
})
/** If a test fails while the server is down, the other tests still need it. */
afterEach(async () => {
  if (!product.running) await product.start()
})
afterAll(async () => {
  await leave(browser)
  await product?.remove()
  await transcription?.close()
})

/** Notes every request for a microphone or camera, as the page makes it. */
const noteDeviceRequests = (context: BrowserContext) =>
  context.addInitScript(() => {
    const requests: string[] = []
    Object.assign(window, { deviceRequests: requests })
    const { mediaDevices } = navigator
    const original = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = constraints => {
      requests.push(constraints?.video ? 'microphone and camera' : 'microphone')
      return original(constraints)
    }
  })
const deviceRequests = (page: Page) =>
  page.evaluate(() => (window as unknown as { deviceRequests: string[] }).deviceRequests)

async function candidate(): Promise<Page> {
  const page = await aPerson(browser, new Watch(product.url), product.url)
  await noteDeviceRequests(page.context())
  return page
}

const conversation = (page: Page) => page.getByRole('region', { name: 'Conversation' })
const yourTurn = (page: Page) => page.getByText('Your turn', { exact: true }).waitFor({ timeout: 180_000 })

async function consent(page: Page, ...labels: string[]): Promise<void> {
  await page.getByRole('checkbox', { name: 'I agree to be interviewed by an AI' }).check()
  for (const label of labels) await page.getByRole('checkbox', { name: label }).check()
  await page.getByRole('button', { name: 'Start interview' }).click()
  await page.waitForURL('**/meeting-room')
}

test('controls are visible in every state and at every size, and a lost connection keeps the answer box', async () => {
  const page = await candidate()
  await page.goto(await invite())
  await page.getByRole('button', { name: 'Check microphone' }).click()
  await consent(page, 'My voice may be recorded', 'My video may be recorded')
  await conversation(page).locator('p[aria-live]').first().waitFor()
  await expectControlsVisible(page, 'the interviewer speaks')
  await yourTurn(page)
  await expectControlsVisible(page, 'answering by voice')
  await page.getByRole('button', { name: 'Type instead' }).click()
  const box = page.getByLabel('Your answer')
  await box.fill('I measured each step first.')
  await expectControlsVisible(page, 'typing')
  await expectControlsVisibleAboveKeyboard(page, 'typing')

  await product.kill()
  await page.getByText('Connection lost. Keep typing.').waitFor()
  await box.pressSequentially(' Then I changed two slow queries.')
  await expectControlsVisible(page, 'connection lost')
  await expectControlsVisibleAboveKeyboard(page, 'connection lost')
  await product.start()
  await page.getByText('Connection lost. Keep typing.').waitFor({ state: 'hidden' })
  await yourTurn(page)
  await expect.poll(() => box.inputValue()).toBe('I measured each step first. Then I changed two slow queries.')
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByText('Paused. Take your time.').waitFor()
  await expectControlsVisible(page, 'paused')
  expect(await page.getByRole('button', { name: 'Continue' }).count()).toBe(1)
  await page.context().close()
})

test('a page whose interview was continued elsewhere releases camera and microphone', async () => {
  const page = await candidate()
  await page.goto(await invite())
  await page.getByRole('button', { name: 'Check microphone' }).click()
  await page.getByText('Your microphone works.').waitFor()
  await consent(page, 'My voice may be recorded', 'My video may be recorded')
  await page.getByText('Recording', { exact: true }).waitFor({ timeout: 180_000 })
  await page.getByLabel('Your own video').waitFor()
  await page.evaluate(() => {
    const { srcObject } = document.querySelector('video')!
    Object.assign(window, { cameraTracks: (srcObject as MediaStream).getTracks() })
  })
  const second = await page.context().newPage()
  // Another tab with the same link, as the browser's "Duplicate" makes it.
  const token = await page.evaluate(() => sessionStorage.getItem('interview_link'))
  await second.goto(`/meeting-room?token=${token}`)
  await page.getByRole('heading', { name: 'This interview is open in another window' }).waitFor()
  expect(await page.getByText('Recording', { exact: true }).count()).toBe(0)
  expect(await page.getByText(/Timer paused/).count()).toBe(0)
  expect(await page.locator('video').count()).toBe(0)
  const states = () =>
    page.evaluate(() =>
      (window as unknown as { cameraTracks: MediaStreamTrack[] }).cameraTracks.map(track => track.readyState),
    )
  await expect.poll(states).toEqual(['ended'])
  await expectControlsVisible(page, 'open elsewhere')
  await page.context().close()
})

/** Takes the page's microphone away as an unplugged cable does. With `others`, the device has another one. */
const unplug = (page: Page, others: boolean) =>
  page.evaluate(otherThere => {
    const { mediaDevices } = navigator
    const page = window as unknown as { opened: MediaStreamTrack[]; plug: () => void }
    const original = mediaDevices.getUserMedia.bind(mediaDevices)
    page.plug = () => (mediaDevices.getUserMedia = original)
    if (!otherThere)
      mediaDevices.getUserMedia = () => Promise.reject(new DOMException('No microphone', 'NotFoundError'))
    const track = page.opened.findLast(({ kind }) => kind === 'audio')!
    track.stop()
    track.dispatchEvent(new Event('ended'))
  }, others)

test('an unplugged microphone is replaced by another one, or by typing, and can be opened again', async () => {
  const page = await candidate()
  await page.addInitScript(() => {
    const opened: MediaStreamTrack[] = []
    Object.assign(window, { opened })
    const { mediaDevices } = navigator
    const original = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = async constraints => {
      const stream = await original(constraints)
      opened.push(...stream.getTracks())
      return stream
    }
  })
  await page.goto(await invite())
  await page.getByRole('button', { name: 'Check microphone' }).click()
  await page.getByText('Your microphone works.').waitFor()
  await consent(page, 'My voice may be recorded')
  await page.getByText('Recording', { exact: true }).waitFor({ timeout: 180_000 })
  const before = (await deviceRequests(page)).length
  await unplug(page, true)
  await page.getByText('Another microphone is on now').waitFor()
  await page.getByText('Microphone on').waitFor()
  await page.getByText('Recording', { exact: true }).waitFor()
  expect(await deviceRequests(page)).toHaveLength(before + 1)

  // While the first question is spoken: the time is stopped whoever has the floor.
  await page.locator('button:not([aria-disabled])', { hasText: 'Pause' }).waitFor({ timeout: 180_000 })
  await unplug(page, false)
  await page.getByText('You can type your answers; they count the same.').waitFor()
  await page.getByText('No microphone found').waitFor()
  expect(await page.getByText('Recording', { exact: true }).count()).toBe(0)
  await page.getByRole('button', { name: 'Continue', exact: true }).waitFor()
  await page.getByText('The timer is stopped. Select “Continue” when you are ready.').waitFor()
  await expectControlsVisible(page, 'without a microphone')
  await page.evaluate(() => (window as unknown as { plug: () => void }).plug())
  await page.getByRole('button', { name: 'Speak instead' }).click()
  await page.getByText('Microphone on').waitFor()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await yourTurn(page)
  await page.getByText('Recording', { exact: true }).waitFor()
  await page.context().close()
})

test('no device is used before consent, and never more than was agreed to', async () => {
  const page = await candidate()
  await page.goto(await invite())
  await page.getByRole('button', { name: 'Start interview' }).waitFor()
  expect(await deviceRequests(page)).toEqual([])
  // The room sends a candidate without consent back to the page before it.
  await page.goto('/meeting-room')
  await page.waitForURL('**/meeting-home')
  await page.getByRole('button', { name: 'Start interview' }).waitFor()
  expect(await deviceRequests(page)).toEqual([])
  await consent(page)
  await page.getByRole('button', { name: 'Speak instead' }).waitFor()
  await page.getByLabel('Your answer').waitFor({ timeout: 150_000 })
  expect(await deviceRequests(page)).toEqual([])
  await page.getByRole('button', { name: 'Speak instead' }).click()
  await page.getByText('Microphone on').waitFor()
  expect(await deviceRequests(page)).toEqual(['microphone'])
  expect(await page.locator('video').count()).toBe(0)
  await page.context().close()
})

test('without transcription, candidates are informed before the interview that they type, and cannot choose to speak', async () => {
  const without = await Product.onTestCluster()
  try {
    const inviteHere = await anInvitingOrganization(without.url)
    const link = await inviteHere()
    const context = await browser.newContext({ baseURL: without.url, viewport: { width: 1280, height: 800 } })
    await noteDeviceRequests(context)
    await context.addInitScript(() => {
      for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) Reflect.deleteProperty(window, name)
    })
    const page = await context.newPage()
    await page.goto(link)
    await page.getByText('neither this server nor your browser can do it').waitFor()
    expect(await page.getByRole('button', { name: 'Check microphone' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Try it' }).click()
    await page.getByLabel('Your practice answer').waitFor()
    await consent(page)
    await page.getByLabel('Your answer').waitFor({ timeout: 150_000 })
    for (const name of ['Speak instead', 'Mute', 'Unmute'])
      expect(await page.getByRole('button', { name }).count()).toBe(0)
    expect(await deviceRequests(page)).toEqual([])
    await expectControlsVisible(page, 'typing without transcription')
    await context.close()
  } finally {
    await without.remove()
  }
})
