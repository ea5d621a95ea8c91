// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { click, eventually, pageText, serve, show } from '#tests/screen.tsx'
import { inviteWords as words } from '../words/invitation.ts'
import { InviteDialog } from './invite-dialog.tsx'

const ID = '018f0000-0000-7000-8000-000000000001'
const PREVIEW = {
  subject: 'Your interview with Nightjar',
  body: 'Hi {{ candidate.first_name }}',
  enabled: true,
  variables: [],
  shown: { to: 'ben@example.com', subject: 'Your interview with Nightjar', text: 'Hi Ben' },
  templates: [],
}
const open = (plansHref?: string, retake?: boolean) => {
  const requests = serve(({ path }) => (path.endsWith('/preview') ? PREVIEW : {}))
  return show(
    <InviteDialog
      applicationId={ID}
      name="Ben Brook"
      open
      onOpenChange={() => undefined}
      onDone={() => undefined}
      plansHref={plansHref}
      retake={retake}
    />,
  ).then(() => requests)
}
const sendButton = () =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === words.send)!
const isInvitation = ({ method, path }: { method: string; path: string }) =>
  method === 'POST' && !path.endsWith('/preview')

test('without AI interviews left, nothing can be sent, and the dialog says why and where to get more', async () => {
  const requests = await open('/buy_plan')
  expect(sendButton().disabled).toBe(true)
  const reason = document.getElementById(sendButton().getAttribute('aria-describedby')!)
  expect(reason?.textContent).toBe(words.noneLeft)
  expect(pageText()).toContain(words.noneLeftText)
  expect(document.querySelector(`a[href="/buy_plan"]`)?.textContent).toBe(words.comparePlans)
  await click(words.send)
  expect(requests.filter(isInvitation)).toEqual([])
})

test('with AI interviews left, the invitation is sent', async () => {
  const requests = await open()
  expect(sendButton().disabled).toBe(false)
  expect(sendButton().getAttribute('aria-describedby')).toBeNull()
  await click(words.send)
  await eventually(() => expect(requests.filter(isInvitation)).toHaveLength(1))
})

test.each([false, true])('the invitation of somebody who has taken it before (%s) is one to a retake', async retake => {
  const requests = await open(undefined, retake)
  await click(words.send)
  await eventually(() => expect(requests.find(isInvitation)?.body).toMatchObject({ retake }))
})
