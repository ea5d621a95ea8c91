// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { readDraft } from '#ui/form.ts'
import { click, eventually, pageText, serve, show, type } from '#tests/screen.tsx'
import { editorWords as words } from '../words/editor.ts'
import { JobEditor } from './job-editor.tsx'
import { emptyJob } from './job-form.tsx'
import type { SavedJob } from './save-job.ts'

const onSaved = vi.fn<(saved: SavedJob) => void>()
const editor = () => <JobEditor job={null} flows={[]} settings={[]} refusal={null} onSaved={onSaved} />
const saved = { ...emptyJob, id: '018f0000-0000-7000-8000-000000000001', title: 'Cook', status: 'draft' }
const title = () => document.querySelector<HTMLInputElement>('[name=title]')!
const requirement = () => document.querySelector(`[aria-label="${words.requirements.name(1)}"]`)
const scrolled = vi.fn<() => void>()

beforeEach(() => {
  onSaved.mockClear()
  scrolled.mockClear()
  Element.prototype.scrollIntoView = scrolled
})

test('saves a job whose requirement line is empty, without that line', async () => {
  const requests = serve(() => saved)
  await show(editor())
  await type(title(), 'Cook')
  await click(words.saveDraft)
  await eventually(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(requests[0]).toMatchObject({ method: 'POST', body: { title: 'Cook', requirements: [] } })
})

test('an error of the requirements is shown, scrolled to and focused', async () => {
  const errors = [{ path: 'requirements', message: 'Add a requirement.' }]
  serve(() => new Response(JSON.stringify({ detail: 'Not complete.', errors }), { status: 422 }))
  await show(editor())
  await type(title(), 'Cook')
  await click(words.publish)
  await eventually(() => expect(pageText()).toContain('Add a requirement.'))
  await eventually(() => expect(document.activeElement).toBe(requirement()))
  expect(scrolled).toHaveBeenCalled()
})

test('the next new job starts empty after one was saved', async () => {
  serve(() => saved)
  await show(editor())
  await type(title(), 'Cook')
  expect(readDraft('new-job')).toMatchObject({ title: 'Cook' })
  await click(words.saveDraft)
  await eventually(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(readDraft('new-job')).toBeNull()
})
