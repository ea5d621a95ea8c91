// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { serve, show } from '#tests/screen.tsx'
import type { Followed } from './api.ts'
import { DeleteData } from './delete-data.tsx'

const now = new Date('2026-11-28T10:00:00Z')
const followed = (more: Partial<Followed>) =>
  ({
    erased_by: null,
    can_withdraw: false,
    time_zone: 'Europe/Berlin',
    job: { open: true },
    organization: { organization_name: 'Levant Freight' },
    ...more,
  }) as Followed

const buttons = (name: string) =>
  [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === name)

test('is not offered where withdrawing asks the same', async () => {
  await show(<DeleteData followed={followed({ can_withdraw: true })} token="t" now={now} onDone={vi.fn()} />)
  expect(document.body.textContent).toBe('')
})

test('asks before everything is deleted', async () => {
  const done = vi.fn()
  const requests = serve(() => ({ ok: true }))
  await show(<DeleteData followed={followed({})} token="t" now={now} onDone={done} />)
  await act(async () => buttons('Delete my data')[0]!.click())
  expect(requests).toEqual([])
  expect(document.body.textContent).toContain('Levant Freight deletes your answers, your files and what was recorded')
  await act(async () => buttons('Delete my data').at(-1)!.click())
  expect(requests).toMatchObject([{ path: '/api/public/application/withdraw', body: { erase: true } }])
  expect(done).toHaveBeenCalledOnce()
})

test('says by when the data is deleted once that was asked for', async () => {
  await show(
    <DeleteData followed={followed({ erased_by: '2026-12-28T10:00:00Z' })} token="t" now={now} onDone={vi.fn()} />,
  )
  expect(document.body.textContent).toContain('we delete everything you sent for this role by')
  expect(document.body.textContent).toContain('28')
  expect(buttons('Delete my data')).toEqual([])
})
