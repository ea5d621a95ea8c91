// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { click, eventually, pageText, serve, show } from '#tests/screen.tsx'
import { TemplatesDialog } from './template-dialogs.tsx'

const TEMPLATE = { id: '01900000-0000-7000-8000-000000000001', name: 'Night shift', title: 'Shift Manager' }

test('a template is deleted only after the question is answered', async () => {
  let left = [TEMPLATE]
  const requests = serve(({ method }) => {
    if (method === 'DELETE') left = []
    return method === 'GET' ? { items: left } : {}
  })
  const deletions = () => requests.filter(({ method }) => method === 'DELETE').length
  await show(<TemplatesDialog onOpenChange={() => undefined} onStarted={() => undefined} />)
  await eventually(() => expect(pageText()).toContain('Night shift'))
  await click('Delete the template Night shift')
  await click('Keep template')
  expect(pageText()).not.toContain('Keep template')
  expect(deletions()).toBe(0)
  await click('Delete the template Night shift')
  await click('Delete template')
  await eventually(() => expect(pageText()).toContain('No templates yet'))
  expect(deletions()).toBe(1)
})
