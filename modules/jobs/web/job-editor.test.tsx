// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { readDraft } from '#ui/form.ts'
import { click, eventually, pageText, serve, show, type } from '#tests/screen.tsx'
import { checkWords } from '../words/checks.ts'
import { editorWords as words } from '../words/editor.ts'
import { JobEditor } from './job-editor.tsx'
import { emptyJob } from './job-form.tsx'
import type { SavedJob } from './save-job.ts'
import type { ProposeChecks } from './use-proposed-checks.ts'

const onSaved = vi.fn<(saved: SavedJob) => void>()
const proposeChecks = vi.fn<ProposeChecks>((texts: readonly string[]) =>
  Promise.resolve(
    texts.map(text =>
      /^\d/.test(text) ? { kind: 'years' as const, years: Number(text[0]) } : { kind: 'skill' as const },
    ),
  ),
)
const PEOPLE = [
  { id: '018f0000-0000-7000-8000-00000000000a', name: 'Mara Lind', role: 'hiring_manager' as const },
  { id: '018f0000-0000-7000-8000-00000000000b', name: 'Tomas Berg', role: 'recruiter' as const },
]
const editor = () => (
  <JobEditor
    job={null}
    flows={[]}
    settings={[]}
    people={PEOPLE}
    proposeChecks={proposeChecks}
    refusal={null}
    onSaved={onSaved}
  />
)
const saved = { ...emptyJob, id: '018f0000-0000-7000-8000-000000000001', title: 'Cook', status: 'draft' }
const title = () => document.querySelector<HTMLInputElement>('[name=title]')!
const requirement = () => document.querySelector<HTMLInputElement>(`[aria-label="${words.requirements.name(1)}"]`)
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

const chip = () => `${checkWords.of(1)}3+ years${checkWords.proposed}`
const savedRequirements = (requests: readonly { body: unknown }[]) =>
  (requests[0]!.body as { requirements: object[] }).requirements

test('proposes a kind for the text, proposes anew when it changes, and saves nothing until it is confirmed', async () => {
  const requests = serve(() => saved)
  await show(editor())
  await type(title(), 'Cook')
  await type(requirement()!, 'Baking')
  await eventually(() => expect(pageText()).toContain(`Skill${checkWords.proposed}`))
  await type(requirement()!, '3+ years of baking')
  await eventually(() => expect(pageText()).toContain(chip()))
  await click(words.saveDraft)
  await eventually(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(savedRequirements(requests)).toEqual([
    expect.not.objectContaining({ checked_as: expect.anything() as unknown }),
  ])
})

test('a confirmed kind is saved and stays when the text changes', async () => {
  const requests = serve(() => saved)
  await show(editor())
  await type(title(), 'Cook')
  await type(requirement()!, '3+ years of baking')
  await eventually(() => expect(pageText()).toContain(chip()))
  await click(chip())
  await click(checkWords.confirm)
  await eventually(() => expect(pageText()).toContain(`3+ years${checkWords.confirmed}`))
  await type(requirement()!, '5+ years of baking')
  await eventually(() => expect(pageText()).toContain(checkWords.suggests('5+ years')))
  await click(words.saveDraft)
  await eventually(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(savedRequirements(requests)).toEqual([
    expect.objectContaining({ text: '5+ years of baking', checked_as: { kind: 'years', years: 3 } }),
  ])
})

test('a number of years that is too high is not confirmed', async () => {
  await show(editor())
  await type(requirement()!, '3+ years of baking')
  await eventually(() => expect(pageText()).toContain(chip()))
  await click(chip())
  await type(document.querySelector<HTMLInputElement>('input[type=number]')!, '70')
  await click(checkWords.confirm)
  await eventually(() => expect(pageText()).toContain('0 to 50'))
})

test('without proposals, a kind can still be chosen', async () => {
  proposeChecks.mockRejectedValueOnce(new Error('offline'))
  await show(editor())
  await type(requirement()!, 'Baking')
  await eventually(() => expect(pageText()).toContain(checkWords.choose))
})

test('people join and leave the hiring team', async () => {
  const requests = serve(() => saved)
  await show(editor())
  await type(title(), 'Cook')
  const add = (id: string) => {
    const select = [...document.querySelectorAll('select')].find(({ options }) =>
      [...options].some(({ value }) => value === id),
    )!
    select.value = id
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }
  for (const { id, name } of PEOPLE) {
    add(id)
    await eventually(() => expect(pageText()).toContain(name))
  }
  await click(words.team.remove('Tomas Berg'))
  await click(words.saveDraft)
  await eventually(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(requests[0]).toMatchObject({ body: { hiring_team: [PEOPLE[0]!.id] } })
})
