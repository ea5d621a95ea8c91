// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { click, eventually, pageText, serve, show, type } from '#tests/screen.tsx'
import { formWords, partWords } from '#ui/words.ts'
import { paletteWords as words } from '../words/navigation.ts'
import { WorkspacePalette } from './workspace-palette.tsx'

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
