// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { click, eventually, pageText, serve, show, type } from '#tests/screen.tsx'
import type { EditableJob } from '../contract/editing.ts'
import { checkWords } from '../words/checks.ts'
import { draftingWords } from '../words/drafting.ts'
import { editorWords as words } from '../words/editor.ts'
import { JobEditor } from './job-editor.tsx'
import { emptyJob } from './job-values.ts'
import { SaveStatus } from './save-status.tsx'
import type { SuggestRequirements } from './suggested-requirements.tsx'
import type { ProposeChecks } from './use-proposed-checks.ts'

const onCreated = vi.fn<(job: EditableJob) => void>()
const proposeChecks = vi.fn<ProposeChecks>((texts: readonly string[]) =>
  Promise.resolve(
    texts.map(text => ({
      check: /^\d/.test(text) ? { kind: 'years' as const, years: Number(text[0]) } : { kind: 'skill' as const },
      recognizable: text !== 'Team player',
      looks_for: [{ any: [{ label: text, words: ['pastry'] }] }],
    })),
  ),
)
const suggestRequirements = vi.fn<SuggestRequirements>(() => Promise.resolve([]))
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
    suggestRequirements={suggestRequirements}
    country={null}
    manages
    onCreated={onCreated}
    onPublished={() => undefined}
    head={({ state }) => <SaveStatus state={state} />}
  />
)
const ID = '018f0000-0000-7000-8000-000000000001'
const stored = { ...emptyJob, requirements: [], id: ID, title: 'Cook', status: 'draft', version: 1, unpublished: [] }
/** Creates the job and saves its edits. */
const reply = ({ method, body }: { method: string; body: unknown }) =>
  method === 'PUT'
    ? { ...stored, ...(body as { changes: object }).changes, version: 2 }
    : { ...stored, ...(body as object) }
const title = () => document.querySelector<HTMLInputElement>('[name=title]')!
const requirement = () => document.querySelector<HTMLInputElement>(`[aria-label="${words.requirements.name(1)}"]`)
const saved = () => eventually(() => expect(pageText()).toMatch(/Saved \d\d:\d\d/))
type Sent = Partial<Record<string, unknown>> & { changes?: Partial<Record<string, unknown>> }
/** What was sent for a field last. */
const sent = (requests: readonly { body: unknown }[], field: string) =>
  requests
    .map(({ body }) => body as Sent | null)
    .map(body => body?.changes?.[field] ?? body?.[field])
    .findLast(Boolean)

beforeEach(() => {
  onCreated.mockClear()
  // As in newer browsers.
  Element.prototype.scrollIntoView = vi.fn<() => Promise<void>>(() => Promise.resolve())
})

test('a new job is created when it has a title, without its empty lines', async () => {
  const requests = serve(reply)
  await show(editor())
  await type(title(), 'Cook')
  await saved()
  expect(onCreated).toHaveBeenCalledOnce()
  expect(requests[0]).toMatchObject({ method: 'POST', body: { title: 'Cook', requirements: [] } })
})

test('a refused publication says why at the field, each time', async () => {
  const errors = [{ path: 'requirements', message: 'Name one at least.' }]
  let refused = 0
  serve(request =>
    (request.body as { status?: string } | null)?.status === 'open'
      ? new Response(JSON.stringify({ detail: `Not complete (${(refused += 1)}).`, errors }), { status: 422 })
      : reply(request),
  )
  await show(editor())
  await type(title(), 'Cook')
  await saved()
  await click(words.publish)
  await eventually(() => expect(pageText()).toContain('Not complete (1).'))
  await eventually(() => expect(pageText()).toContain('Name one at least.'))
  expect(document.activeElement?.textContent).toContain(words.notPublished)
  await click(words.publish)
  await eventually(() => expect(pageText()).toContain('Not complete (2).'))
})

test('says what is missing before publishing', async () => {
  serve(reply)
  await show(editor())
  expect(pageText()).toContain(words.checklist.items.title.open)
  await type(title(), 'Cook')
  await eventually(() => expect(pageText()).not.toContain(words.checklist.items.title.open))
  expect(pageText()).toContain(words.checklist.items.description.open)
})

const chip = () => `${checkWords.of(1)}3+ years${checkWords.proposed}`
test('proposes a kind for the text, proposes anew when it changes, and saves nothing until it is confirmed', async () => {
  const requests = serve(reply)
  await show(editor())
  await type(title(), 'Cook')
  await type(requirement()!, 'Baking')
  await eventually(() => expect(pageText()).toContain(`Skill${checkWords.proposed}`))
  await type(requirement()!, '3+ years of baking')
  await eventually(() => expect(pageText()).toContain(chip()))
  await saved()
  await eventually(() =>
    expect(sent(requests, 'requirements')).toEqual([
      expect.not.objectContaining({ checked_as: expect.anything() as unknown }),
    ]),
  )
})

test('a confirmed kind is saved and stays when the text changes', async () => {
  const requests = serve(reply)
  await show(editor())
  await type(title(), 'Cook')
  await type(requirement()!, '3+ years of baking')
  await eventually(() => expect(pageText()).toContain(chip()))
  await click(chip())
  await eventually(() => expect(pageText()).toContain(checkWords.confirm))
  await click(checkWords.confirm)
  await eventually(() => expect(pageText()).toContain(`3+ years${checkWords.confirmed}`))
  await type(requirement()!, '5+ years of baking')
  await eventually(() => expect(pageText()).toContain(checkWords.suggests('5+ years')))
  await saved()
  await eventually(() =>
    expect(sent(requests, 'requirements')).toEqual([
      expect.objectContaining({ text: '5+ years of baking', checked_as: { kind: 'years', years: 3 } }),
    ]),
  )
})

test('a number of years that is too high is not confirmed', async () => {
  await show(editor())
  await type(requirement()!, '3+ years of baking')
  await eventually(() => expect(pageText()).toContain(chip()))
  await click(chip())
  await eventually(() => expect(pageText()).toContain(checkWords.confirm))
  await type(document.querySelector<HTMLInputElement>('input[type=number]:not([name=openings])')!, '70')
  await click(checkWords.confirm)
  await eventually(() => expect(pageText()).toContain('0 to 50'))
})

test('shows what is looked for, and saves words that are added', async () => {
  const requests = serve(reply)
  await show(editor())
  await type(title(), 'Cook')
  await type(requirement()!, 'Team player')
  await eventually(() => expect(pageText()).toContain(checkWords.vague))
  expect(pageText()).toContain(words.checklist.items.recognizable.open)
  await click(`${checkWords.of(1)}Skill${checkWords.proposed}`)
  await eventually(() => expect(pageText()).toContain(checkWords.otherWords(['pastry'])))
  const input = document.querySelector<HTMLInputElement>(`input[placeholder="${checkWords.alsoPlaceholder}"]`)!
  await type(input, 'worked with the night shift')
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  await eventually(() => expect(pageText()).toContain(checkWords.recognizedBy(['worked with the night shift'], 0)))
  expect(pageText()).not.toContain(checkWords.vague)
  await saved()
  await eventually(() =>
    expect(sent(requests, 'requirements')).toEqual([
      expect.objectContaining({ text: 'Team player', also_recognized_by: ['worked with the night shift'] }),
    ]),
  )
})

test('without proposals, a kind can still be chosen', async () => {
  proposeChecks.mockRejectedValueOnce(new Error('offline'))
  await show(editor())
  await type(requirement()!, 'Baking')
  await eventually(() => expect(pageText()).toContain(checkWords.choose))
})

test('one of several languages can be enough', async () => {
  const requests = serve(reply)
  const languages = ['Dutch', 'French'].map(name => ({ name, level: null }))
  proposeChecks.mockResolvedValueOnce([{ check: { kind: 'language', languages }, recognizable: true, looks_for: [] }])
  await show(editor())
  await type(title(), 'Cook')
  await type(requirement()!, 'Dutch, French')
  await eventually(() => expect(pageText()).toContain('Dutch and French'))
  await click(`${checkWords.of(1)}Dutch and French${checkWords.proposed}`)
  const box = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === checkWords.oneLanguage)!
  box.click()
  await click(checkWords.confirm)
  await eventually(() => expect(pageText()).toContain('Dutch or French'))
  await saved()
  await eventually(() =>
    expect(sent(requests, 'requirements')).toEqual([
      expect.objectContaining({ checked_as: { kind: 'language', languages, one_is_enough: true } }),
    ]),
  )
})

test('the notes of a draft take the focus, and the button has it again when the draft is discarded', async () => {
  serve(reply)
  await show(editor())
  await click(draftingWords.ai.open)
  await eventually(() => expect(document.activeElement?.tagName).toBe('TEXTAREA'))
  await click(draftingWords.ai.discard)
  await eventually(() => expect(document.activeElement?.textContent).toContain(draftingWords.ai.open))
})

test('people join and leave the hiring team', async () => {
  const requests = serve(reply)
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
  const role = document.querySelector<HTMLSelectElement>(`[aria-label="${words.team.roleOf('Mara Lind')}"]`)!
  expect([...role.options].map(({ value }) => value)).toEqual(['hiring_manager', 'interviewer'])
  expect(pageText()).toContain(words.team.does.hiring_manager)
  role.value = 'interviewer'
  role.dispatchEvent(new Event('change', { bubbles: true }))
  await eventually(() => expect(pageText()).toContain(words.team.does.interviewer))
  await saved()
  await eventually(() => expect(sent(requests, 'hiring_team')).toEqual([{ id: PEOPLE[0]!.id, role: 'interviewer' }]))
})

test('a question with a choice is saved with its options', async () => {
  const requests = serve(reply)
  await show(editor())
  await type(title(), 'Cook')
  await click(words.questions.add)
  await type(document.querySelector<HTMLInputElement>(`[aria-label="${words.questions.name(1)}"]`)!, 'Which shift?')
  const kind = document.querySelector<HTMLSelectElement>(`[aria-label="${words.questions.kind(1)}"]`)!
  kind.value = 'single_choice'
  kind.dispatchEvent(new Event('change', { bubbles: true }))
  const input = () => document.querySelector<HTMLInputElement>(`input[placeholder="${words.questions.addOption}"]`)!
  await eventually(() => expect(input()).not.toBeNull())
  for (const option of ['Early, from 6:00', 'Late']) {
    await type(input(), option)
    input().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    await eventually(() => expect(pageText()).toContain(option))
  }
  await eventually(() =>
    expect(sent(requests, 'extra_questions')).toMatchObject([
      { label: 'Which shift?', kind: 'single_choice', options: ['Early, from 6:00', 'Late'] },
    ]),
  )
})
