// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { click, eventually, pageText, serve, show } from '#tests/screen.tsx'
import { currentToast } from '#ui/toast-queue.ts'
import type { MergePreview } from '../contract.ts'
import { duplicateWords } from '../words/duplicates.ts'
import { mergeWords as words } from '../words/merge.ts'
import { MergeDialog } from './merge-dialog.tsx'

const KOFI = '018f0000-0000-7000-8000-000000000001'
const MENSAH = '018f0000-0000-7000-8000-000000000002'
const person = (candidate_uuid: string, name: string) => ({
  candidate_uuid,
  name,
  blind: false,
  applications: [],
  values: { name, email: null, phone: null },
})
const PREVIEW: MergePreview = {
  kept: person(KOFI, 'Kofi Mensah'),
  merged: person(MENSAH, 'Kofi A. Mensah'),
  combined: [],
  two_scorecards: 0,
  seen: 'x',
}

async function open(decided: object | Response = { ok: true }) {
  const onClose = vi.fn<() => void>()
  const requests = serve(({ method }) => (method === 'PUT' ? decided : PREVIEW))
  await show(<MergeDialog pair={[KOFI, MENSAH]} onMerged={() => {}} onClose={onClose} />)
  await eventually(() => expect(pageText()).toContain(words.allMove))
  return { onClose, requests }
}

test('two candidates who are not the same person are kept apart from the dialog', async () => {
  const { onClose, requests } = await open()
  await click(duplicateWords.notSame)
  await eventually(() => expect(onClose).toHaveBeenCalledOnce())
  expect(requests.find(({ method }) => method === 'PUT')).toMatchObject({
    path: `/api/candidates/${KOFI}/duplicates/${MENSAH}`,
    body: { dismissed: true },
  })
  expect(currentToast()?.title).toBe(duplicateWords.dismissed('Kofi Mensah', 'Kofi A. Mensah'))
})

test('the dialog stays open if that cannot be saved', async () => {
  const { onClose } = await open(Response.json({ code: 'internal', detail: 'Try again.' }, { status: 500 }))
  await click(duplicateWords.notSame)
  await eventually(() => expect(currentToast()?.title).toBe(duplicateWords.dismissFailed))
  expect(onClose).not.toHaveBeenCalled()
})
