import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applicationsContract } from '#modules/applications/contract.ts'
import { interviewFlowsContract } from '#modules/interview-flows/contract.ts'
import { interviewsContract } from '#modules/interviews/contract.ts'
import { sampleDataContract } from '#modules/sample-data/contract.ts'
import { waitFor } from '../wait.ts'
import { aPerson, leave, openBrowser, Watch } from './browser.ts'
import { ownDatabase } from './own-database.ts'
import { RECRUITER } from './people.ts'
import { serveProduct, type ServedProduct } from './served-product.ts'
import { anOrganizationWithAJob, type Hiring } from './steps/open-job.ts'
import { signIn } from './steps/sign-in.ts'

// Every screen and dialog of the recruiter's day, with sample data: no accessibility violation, no error, nothing wider than its window.
const PHONE = { width: 360, height: 740 }
const DESK = { width: 1440, height: 900 }

let product: ServedProduct
let browser: Browser
let hiring: Hiring
let watch: Watch
let page: Page
let database: Awaited<ReturnType<typeof ownDatabase>>

beforeAll(async () => {
  database = await ownDatabase()
  ;[product, browser] = await Promise.all([serveProduct({ DATABASE_URL: database.url }), openBrowser()])
  hiring = await anOrganizationWithAJob(product.url)
  await hiring.recruiter(sampleDataContract['sampleData.turnOn'], {})
  watch = new Watch(product.url)
  page = await aPerson(browser, watch, product.url)
  await page.setViewportSize(DESK)
  await signIn(page, RECRUITER)
})
afterAll(async () => {
  await leave(browser)
  await product?.remove()
})

const overlays = () => page.locator('[role=dialog], [role=menu]')
/** Opens a dialog or a menu, or shows something else, whose code loads on demand. */
const button =
  (name: RegExp | string, shown = overlays) =>
  async () => {
    await page.getByRole('button', { name }).first().click()
    await shown().first().waitFor()
  }
const key = (keys: string) => async () => {
  await page.keyboard.press(keys)
  await overlays().first().waitFor()
}
const tab = (name: string) => () => page.getByRole('tab', { name: new RegExp(`^${name}`) }).click()

interface Screen {
  readonly path: string
  /** What opens on it, each from the screen as it is first. */
  readonly opens?: Readonly<Record<string, () => Promise<unknown>>>
}

async function screens(): Promise<Record<string, Screen>> {
  const { items } = await hiring.recruiter(applicationsContract['applications.list'], { query: { limit: 100 } })
  const person = items.find(({ stage }) => stage === 'interview')!
  const compared = items.filter(({ job, match }) => job.id === person.job.id && match.state === 'ready').slice(0, 3)
  const ids = compared.map(({ id }) => id)
  const { interviews } = await hiring.recruiter(interviewsContract['interviews.calendar'], { query: {} })
  const [flow] = (await hiring.recruiter(interviewFlowsContract['flows.list'], {})).items
  const candidate = `/candidate-details/${person.candidate_uuid}`
  return {
    dashboard: {
      path: '/dashboard',
      opens: {
        targets: button('Edit targets'),
        notifications: button(/^Notifications/),
        palette: key('Control+k'),
        shortcuts: key('?'),
      },
    },
    'custom AI': { path: '/custom-ai?field=new' },
    'e-mail templates': { path: '/email-templates', opens: { team: tab('For your team'), custom: tab('Custom') } },
    'e-mail template': { path: '/view-template/rejected' },
    'new e-mail template': { path: '/create-email-template' },
    'template editor': {
      path: '/create-email-template/interview_invited',
      opens: { history: button('History'), condition: button('Insert condition') },
    },
    jobs: { path: '/job-listings', opens: { actions: button(/^Actions for/) } },
    'job editor': {
      path: `/create-job/${person.job.id}`,
      opens: {
        draft: button('Draft with AI', () => page.getByRole('region', { name: 'AI draft' })),
        share: button('Share'),
        template: button('Save as template'),
      },
    },
    applications: { path: '/applications', opens: { columns: button('Edit columns'), filters: button('Add filter') } },
    board: { path: '/applications?view=board' },
    candidate: {
      path: candidate,
      opens: {
        reject: button(/^Reject/),
        schedule: button(/^Schedule/),
        actions: button('More actions'),
        resume: tab('Résumé'),
        answers: tab('Answers'),
        interviews: tab('Interviews'),
        offers: tab('Offers'),
        'e-mails': tab('E-mails'),
        team: tab('Team'),
        timeline: tab('Timeline'),
      },
    },
    ranking: { path: `/view-analysis-result/${person.job.id}` },
    comparison: { path: `/view-analysis-result/${person.job.id}?compare=${ids.join()}` },
    'calendar week': {
      path: '/interview-calendar',
      opens: { availability: button('Availability'), schedule: button('Schedule interview') },
    },
    ...Object.fromEntries(
      ['month', 'day', 'list'].map(view => [`calendar ${view}`, { path: `/interview-calendar?view=${view}` }]),
    ),
    'interview flows': { path: '/interview-flows', opens: { actions: button(/^Actions for/) } },
    'new flow': { path: '/Interview-flow-form' },
    'flow editor, new': { path: '/create-flow' },
    'flow editor': {
      path: `/edit-flow?id=${flow!.id}`,
      opens: {
        library: button(/^Add from library to/),
        preview: button('Preview as candidate'),
        history: button('Version history'),
      },
    },
    'dry run': { path: `/dry-run?id=${flow!.id}` },
    'interview settings': {
      path: '/interview-settings',
      opens: { duplicate: button('Duplicate', () => page.getByText('New settings')) },
    },
    imports: { path: '/applications/imports' },
    duplicates: { path: '/applications/duplicates' },
    ...Object.fromEntries(
      ['', '/profile', '/organization', '/admin', '/model-check'].map(part => [
        `settings${part}`,
        { path: `/settings${part}` },
      ]),
    ),
    kit: { path: `/interview-calendar/kit/${interviews[0]!.id}` },
  }
}

/** Opens a screen and waits for what it shows. @throws with its path and the last lines of the console if it stays empty */
async function open(path: string): Promise<void> {
  await page.goto(path)
  await page
    .getByRole('heading', { level: 1 })
    .waitFor()
    .catch(() => {
      throw new Error(`${path} has no heading. ${[...watch.wrong, ...watch.console.slice(-5)].join('; ')}`)
    })
  await loaded()
}

const loaded = () => waitFor('the content', async () => (await page.locator('[aria-busy=true]').count()) === 0)

async function inspectOnPhone(name: string): Promise<void> {
  await page.setViewportSize(PHONE)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.waitForTimeout(400)
  await loaded()
  await watch.inspect(page, `${name}, on a phone in the dark`)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(width, name).toBeLessThanOrEqual(PHONE.width)
  await page.setViewportSize(DESK)
  await page.emulateMedia({ colorScheme: 'light' })
}

test(
  'no screen or dialog has an accessibility violation or an error, or is wider than its window',
  { timeout: 1_500_000 },
  async () => {
    await waitFor(
      'the sample data',
      async () => {
        const { state } = await hiring.recruiter(sampleDataContract['sampleData.read'], {})
        return state === 'on'
      },
      900_000,
    )
    const all = Object.entries(await screens())
    for (const [name, { path, opens = {} }] of all) {
      await open(path)
      await watch.inspect(page, name)
      await inspectOnPhone(name)
      for (const [opened, act] of Object.entries(opens)) {
        await act()
        // What opens moves in.
        await page.waitForTimeout(400)
        await loaded()
        await watch.inspect(page, `${name}: ${opened}`)
        await page.keyboard.press('Escape')
        await waitFor('it to close', async () => (await overlays().count()) === 0)
        await waitFor(`the focus to return: ${name}, ${opened}`, () =>
          page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body),
        )
      }
    }
    expect(watch.wrong).toEqual([])
  },
)
