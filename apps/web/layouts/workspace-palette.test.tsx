// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { click, eventually, pageText, serve, show, type } from '#tests/screen.tsx'
import { formWords, partWords } from '#ui/words.ts'
import { write } from '../storage.ts'
import { paletteWords as words } from '../words/palette.ts'
import { WorkspacePalette } from './workspace-palette.tsx'

test.each([
  ['owner', [words.importResumes, words.invite, words.createField], []],
  ['recruiter', [words.importResumes, words.createField], [words.invite]],
  ['hiring_manager', [], [words.importResumes, words.invite, words.createField]],
])('offers a role the actions that it has the right to: %s', async (role, offered, hidden) => {
  write({ admin_role: role })
  await show(<WorkspacePalette open onOpenChange={() => {}} />)
  for (const label of offered) expect(pageText()).toContain(label)
  for (const label of hidden) expect(pageText()).not.toContain(label)
})

test.each([
  ['résumé', words.importResumes],
  ['cv', words.importResumes],
  ['colleague', words.invite],
  ['field', words.createField],
])('finds an action by "%s"', async (text, label) => {
  write({ admin_role: 'owner' })
  serve(() => ({ items: [], total: 0, total_label: '0', next_cursor: null }))
  await show(<WorkspacePalette open onOpenChange={() => {}} />)
  await type(document.querySelector('input')!, text)
  await eventually(() => expect(pageText()).toContain(label))
  expect(pageText()).not.toContain(words.light)
})

test('a search that fails says so and can be repeated', async () => {
  let isDown = true
  serve(() =>
    isDown
      ? Response.json({ code: 'internal', detail: 'Something went wrong on our side.' }, { status: 500 })
      : { items: [], total: 0, total_label: '0', next_cursor: null },
  )
  await show(<WorkspacePalette open onOpenChange={() => {}} />)
  await type(document.querySelector('input')!, 'noor')
  await eventually(() => expect(pageText()).toContain(words.failed))
  expect(pageText()).not.toContain(partWords.noCommands)

  isDown = false
  await click(formWords.tryAgain)
  await eventually(() => expect(pageText()).toContain(partWords.noCommands))
  expect(pageText()).not.toContain(words.failed)
})
