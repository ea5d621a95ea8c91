// @vitest-environment happy-dom
import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { click, eventually, pageText, show, type } from '#tests/screen.tsx'
import { currentToast } from '#ui/toast-queue.ts'
import { bulkWords } from '../../words/bulk.ts'
import { exportWords } from '../../words/export.ts'
import type { Action } from './bulk-api.ts'
import { BulkActions, type BulkMenu } from './bulk-actions.tsx'

function Bar({ exports = true, opens = null }: { exports?: boolean; opens?: BulkMenu | null }) {
  const [menu, setMenu] = useState(opens)
  const [done, setDone] = useState<Action | null>(null)
  return (
    <>
      <BulkActions
        count={2}
        busy={false}
        menu={menu}
        people={new Map()}
        onMenu={setMenu}
        onAction={setDone}
        onDialog={() => {}}
        onEvaluate={() => {}}
        exports={exports}
        onExport={() => Promise.reject(new Error('The connection was lost.'))}
        onClear={() => {}}
      />
      <output>{JSON.stringify(done)}</output>
    </>
  )
}

test('names the keys of its actions', async () => {
  await show(<Bar />)
  expect([...document.querySelectorAll('kbd')].map(({ textContent }) => textContent)).toEqual(['m', 'i', 't', 'Esc'])
})

test('a tag is typed in the menu that the key opens, and added to the selection', async () => {
  await show(<Bar opens="tag" />)
  await type(document.querySelector('input')!, ' strong ')
  await act(async () => document.querySelector('form')!.requestSubmit())
  expect(document.querySelector('output')!.textContent).toBe(JSON.stringify({ kind: 'tag', add: ['strong'] }))
  await eventually(() => expect(document.querySelector('input')).toBeNull())
})

async function openMore(): Promise<void> {
  await click(bulkWords.more)
  await eventually(() => expect(pageText()).toContain(bulkWords.message))
}

test('exports for those who may, and says so if it fails', async () => {
  await show(<Bar />)
  await openMore()
  await click(exportWords.export)
  await eventually(() => expect(currentToast()?.title).toBe(exportWords.failed))
})

test('offers no export to those who may not', async () => {
  await show(<Bar exports={false} />)
  await openMore()
  expect(pageText()).not.toContain(exportWords.export)
})
