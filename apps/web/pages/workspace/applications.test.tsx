// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { eventually, pageText, serve, show } from '#tests/screen.tsx'
import { boardWords } from '#modules/applications/words/board.ts'
import { listPageWords as words } from '#modules/applications/words/list-page.ts'
import { write } from '../../storage.ts'
import Applications from './applications.tsx'

const EMPTY = { items: [], total: 0, total_label: '0', next_cursor: null }
const times = (text: string) => pageText().split(text).length - 1

/** An organization with this many applications, none of them active. */
const serveWith = (total: number) =>
  serve(({ path }) => {
    const call = path.split('?')[0]
    if (call === '/api/applications/dashboard')
      return { total, active: 0, by_stage: {}, by_job: [], median_days_in_stage: {} }
    return call === '/api/dashboard/widget_data' ? { pipeline: [] } : EMPTY
  })

async function showBoard(query = '') {
  write({ admin_role: 'owner' })
  await show(<Applications />, `/applications?view=board${query}`)
}

test('a board without any application says how they come in, once', async () => {
  serveWith(0)
  await showBoard()
  await eventually(() => expect(pageText()).toContain(words.none))
  expect(pageText()).not.toContain(boardWords.empty)
})

test.each([
  ['recruiter', true],
  ['hiring_manager', false],
])('a list without any application offers to import résumés to those who may: %s', async (admin_role, may) => {
  serveWith(0)
  write({ admin_role })
  await show(<Applications />, '/applications')
  await eventually(() => expect(pageText()).toContain(may ? words.noneImportNote : words.noneNote))
  expect(pageText()).toContain(words.none)
  expect(pageText().includes(words.importResumes)).toBe(may)
})

test('a board without an active application keeps its columns', async () => {
  serveWith(3)
  await showBoard()
  await eventually(() => expect(times(boardWords.empty)).toBe(5))
  expect(pageText()).not.toContain(words.none)
})

test('a board that nothing matches offers to clear the filters', async () => {
  serveWith(3)
  await showBoard('&search=nobody')
  await eventually(() => expect(pageText()).toContain(words.noMatch))
  expect(pageText()).toContain(words.clearFilters)
})

test('a board of which nothing can be loaded says so once', async () => {
  serve(() => Response.json({ code: 'internal', detail: 'Something went wrong on our side.' }, { status: 500 }))
  await showBoard()
  await eventually(() => expect(times(words.failed)).toBe(1))
})
