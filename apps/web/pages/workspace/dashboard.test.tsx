// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { eventually, pageText, serve, show } from '#tests/screen.tsx'
import { paths } from '../../paths.ts'
import { dashboardWords } from '#modules/dashboard/words/dashboard.ts'
import { write } from '../../storage.ts'
import type { FirstRun } from '#modules/first-run/contract.ts'
import { firstRunWords as words } from '#modules/first-run/words/first-run.ts'
import Dashboard from './dashboard.tsx'

const WIDGETS = {
  active: { count: 12, open_jobs: 2 },
  new_this_week: { count: 3, last_week: 5 },
  awaiting_review: { count: 0, longest_since: null },
  first_response: { median_hours: null, target_days: 2 },
  hired_this_year: { count: 1, median_hours: 30 },
  pipeline: [{ stage: 'applied', active: 12, median_hours: 60, target_days: 2 }],
  silent: { count: 0, items: [], application_ids: [] },
  screenings: { count: 0, in_progress: [] },
  plan: null,
}
const FIRST_RUN: FirstRun = {
  organization: 'Lakeside Clinics',
  name: 'Tendai',
  steps: { job: 'open', questions: 'open', appearance: 'open', interview: 'open' },
  hidden: false,
  job: null,
  draft_id: null,
  practice_id: null,
  set_up: {
    form_fields: 9,
    questions: 5,
    minutes: 20,
    recording: 'audio',
    careers_url: 'https://hire.example/form/1',
    first_question: 'Tell me about a day on which two patients needed you at the same time.',
    templates: { on: 16, all: 16 },
    availability: { weekdays: [1, 2, 3, 4, 5], hours: { from: '09:00', to: '17:00' } },
  },
}
const JOB = { id: '0190b0a0-1111-7000-8000-000000000001', title: 'Nurse' }
const REPLIES: Record<string, object> = {
  '/api/dashboard/widget_data': WIDGETS,
  '/api/dashboard/monthly_applications': { months: [] },
  '/api/calendar': { interviews: [], screening_windows: [], job_closings: [] },
}
const serveWith = (total: number, firstRun: Partial<FirstRun> = {}) =>
  serve(({ path }) => {
    const call = path.split('?')[0]!
    if (call === '/api/applications/dashboard')
      return { total, active: total, by_stage: {}, by_job: [], median_days_in_stage: {} }
    if (call === '/api/first-run') return { ...FIRST_RUN, ...firstRun }
    return REPLIES[call] ?? { items: [], total, total_label: `${total}`, next_cursor: null }
  })
const links = () => [...document.querySelectorAll('a')].map(link => link.getAttribute('href'))
const nextStep = () => document.querySelector('[aria-current=step]')?.textContent ?? ''

test('an organization without an application is led to its first job', async () => {
  serveWith(0)
  write({ admin_role: 'owner' })
  await show(<Dashboard />)
  await eventually(() => expect(nextStep()).toContain(words.job))
  expect(links()).toContain(paths.createJob())
  expect(pageText()).toContain(words.progress(2, 6))
  expect(pageText()).toContain(words.interviewNeedsJob)
})

const DAYS = [1, 3]
test.each<[string, FirstRun['set_up']['availability'], string]>([
  ['the same hours', FIRST_RUN.set_up.availability, 'Mon to Fri, 09:00 to 17:00'],
  ['other hours on each day', { weekdays: DAYS, hours: null }, 'Mon and Wed'],
  ['no hours', { weekdays: [], hours: null }, words.notAvailable],
])('shows the reader’s availability: %s', async (_, availability, note) => {
  serveWith(0, { set_up: { ...FIRST_RUN.set_up, availability } })
  write({ admin_role: 'owner' })
  await show(<Dashboard />)
  await eventually(() => expect(pageText()).toContain(`${words.availability}${note}${words.edit}`))
  expect(links()).toContain(`${paths.interviewCalendar()}?open=availability`)
})

test.each([
  [16, '16 templates, all on'],
  [14, '14 of 16 templates on'],
])('says how many e-mail templates are on: %i of 16', async (on, note) => {
  serveWith(0, { set_up: { ...FIRST_RUN.set_up, templates: { on, all: 16 } } })
  write({ admin_role: 'owner' })
  await show(<Dashboard />)
  await eventually(() => expect(pageText()).toContain(note))
})

test('the last step is one’s own interview, and then its evaluation', async () => {
  const steps = { job: 'done', questions: 'done', appearance: 'done', interview: 'open' } as const
  serveWith(0, { steps, job: JOB })
  write({ admin_role: 'owner' })
  await show(<Dashboard />)
  await eventually(() => expect(nextStep()).toContain(words.start))
  serveWith(0, { steps: { ...steps, interview: 'done' }, job: JOB, practice_id: JOB.id })
  await show(<Dashboard />)
  await eventually(() => expect(links()).toContain(paths.practiceInterview(JOB.id)))
  expect(pageText()).toContain(words.progress(6, 6))
})

test.each([
  ['with an application', 1, {}],
  ['that has hidden its first steps', 0, { hidden: true }],
])('an organization %s sees its figures instead', async (_what, total, firstRun) => {
  serveWith(total, firstRun)
  write({ admin_role: 'owner' })
  await show(<Dashboard />)
  await eventually(() => expect(pageText()).toContain(dashboardWords.active))
  await eventually(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
  expect(pageText()).not.toContain(words.job)
  // A stage in which candidates stay longer than the target says by how much, not only by its color.
  expect(pageText()).toContain(dashboardWords.overTarget(12))
})
