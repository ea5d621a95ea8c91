// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { click, eventually, pageText, show } from '#tests/screen.tsx'
import { suggestionWords as words } from '../words/suggestions.ts'
import SuggestedRequirements, { type SuggestRequirements } from './suggested-requirements.tsx'

const FOUND = [
  { text: '3 years of payroll', must_have: true },
  { text: 'Dutch B2', must_have: false },
]
const panel = (
  suggest: SuggestRequirements,
  onAdd = vi.fn<(found: readonly object[]) => void>(),
  known: string[] = [],
) => (
  <SuggestedRequirements
    description="<h2>What you bring</h2><ul><li>3 years of payroll</li></ul>"
    suggest={suggest}
    requirements={known.map(text => ({ id: text, text, must_have: true }))}
    onAdd={onAdd}
    onClose={() => undefined}
  />
)

test('shows what the description contains and adds nothing without a click', async () => {
  const suggest = vi.fn<SuggestRequirements>(() => Promise.resolve(FOUND))
  const onAdd = vi.fn<(found: readonly object[]) => void>()
  await show(panel(suggest, onAdd))
  await eventually(() => expect(pageText()).toContain('Dutch B2'))
  expect(suggest).toHaveBeenCalledExactlyOnceWith('# What you bring\n\n- 3 years of payroll')
  expect(pageText()).toContain(words.note)
  expect(onAdd).not.toHaveBeenCalled()
  await click(words.addOf('Dutch B2'))
  expect(onAdd).toHaveBeenLastCalledWith([FOUND[1]])
  await click(words.addAll(2))
  expect(onAdd).toHaveBeenLastCalledWith(FOUND)
})

test('leaves out what the job already asks for', async () => {
  await show(panel(() => Promise.resolve(FOUND), undefined, ['3 Years of payroll', 'dutch b2']))
  await eventually(() => expect(pageText()).toContain(words.allAdded))
  expect(pageText()).not.toContain('Dutch B2')
})

test('says when nothing is found, and when the description could not be read', async () => {
  await show(panel(() => Promise.resolve([])))
  await eventually(() => expect(pageText()).toContain(words.none))
  const failing = vi.fn<SuggestRequirements>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(FOUND)
  await show(panel(failing))
  await eventually(() => expect(pageText()).toContain(words.failed))
  await click(words.again)
  await eventually(() => expect(pageText()).toContain('Dutch B2'))
})
