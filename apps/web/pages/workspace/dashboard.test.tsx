// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { eventually, pageText, serve, show } from '#tests/screen.tsx'
import { paths } from '../../paths.ts'
import { dashboardWords } from '#modules/dashboard/words/dashboard.ts'
import { write } from '../../storage.ts'
import { firstRunWords as words } from '../../words/dashboard.ts'
import Dashboard from './dashboard.tsx'

const WIDGETS = {
  active: { count: 12, open_jobs: 2 },
  new_this_week: { count: 3, last_week: 5 },
  awaiting_review: { count: 0, longest_since: null },
  first_response: { median_hours: null, target_days: 2 },
  hired_this_year: { count: 1, median_hours: 30 },
  pipeline: [{ stage: 'applied', active: 12, median_hours: 60, target_days: 2 }],
  silent: { count: 0, items: [] },
  screenings: { count: 0, in_progress: [] },
}
const REPLIES: Record<string, object> = {
  '/api/dashboard/widget_data': WIDGETS,
  '/api/dashboard/monthly_applications': { months: [] },
  '/api/calendar': { interviews: [], screening_windows: [], job_closings: [] },
}
const jobs = (total: number) =>
  serve(({ path }) => REPLIES[path.split('?')[0]!] ?? { items: [], total, total_label: `${total}`, next_cursor: null })

test('an organization without a job is led to its first one', async () => {
  jobs(0)
  write({ admin_role: 'owner' })
  await show(<Dashboard />)
  await eventually(() => expect(pageText()).toContain(words.job))
  const links = [...document.querySelectorAll('a')].map(link => link.getAttribute('href'))
  expect(links).toContain(paths.createJob())
})

test('an organization with a job sees its figures instead', async () => {
  jobs(1)
  write({ admin_role: 'owner' })
  await show(<Dashboard />)
  await eventually(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
  await eventually(() => expect(pageText()).toContain(dashboardWords.active))
  expect(pageText()).not.toContain(words.job)
  // A stage in which candidates stay longer than the target says by how much, not only by its color.
  expect(pageText()).toContain(dashboardWords.overTarget(12))
})
