// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { eventually, pageText, serve, show } from '#tests/screen.tsx'
import { paths } from '../../paths.ts'
import { write } from '../../storage.ts'
import { firstRunWords as words } from '../../words/dashboard.ts'
import Dashboard from './dashboard.tsx'

const jobs = (total: number) => serve(() => ({ items: [], total, total_label: `${total}`, next_cursor: null }))

test('an organization without a job is led to its first one', async () => {
  jobs(0)
  write({ admin_role: 'owner' })
  await show(<Dashboard />)
  await eventually(() => expect(pageText()).toContain(words.job))
  const links = [...document.querySelectorAll('a')].map(link => link.getAttribute('href'))
  expect(links).toContain(paths.createJob())
})

test('an organization with a job is not', async () => {
  jobs(1)
  write({ admin_role: 'owner' })
  await show(<Dashboard />)
  await eventually(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
  expect(pageText()).not.toContain(words.job)
})
