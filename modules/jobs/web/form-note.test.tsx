// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { eventually, pageText, serve, show } from '#tests/screen.tsx'
import { editorWords } from '../words/editor.ts'
import { FormNote } from './form-note.tsx'

const words = editorWords.questions
const JOB = '018f0000-0000-7000-8000-000000000001'
const field = (key: string, more: object = {}) => ({
  key,
  kind: 'short_text',
  label: key,
  help: '',
  options: [],
  ...more,
})
const SECTIONS = [
  { key: 'about', title: 'About', help: '', fields: [field('name'), field('licence', { jobs: [JOB] })] },
  { key: 'end', title: 'End', help: '', fields: [field('hint', { kind: 'consent' })] },
]
const note = async (jobId: string | null, edits = true) => {
  serve(() => ({ version: 1, sections: SECTIONS }))
  await show(<FormNote jobId={jobId} edits={edits} href="/form-builder" />)
}

test.each([
  [JOB, 2],
  [null, 1],
])('counts the questions that the form asks for a job: %s', async (jobId, count) => {
  await note(jobId)
  await eventually(() => expect(pageText()).toContain(words.formAsks(count)))
  expect(document.querySelector('a[href="/form-builder"]')?.textContent).toBe(words.editForm)
})

test('who cannot edit the form can view it', async () => {
  await note(JOB, false)
  await eventually(() => expect(pageText()).toContain(words.viewForm))
  expect(pageText()).not.toContain(words.editForm)
})
