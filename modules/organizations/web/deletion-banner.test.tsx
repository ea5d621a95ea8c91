// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { eventually, serve, show } from '#tests/screen.tsx'
import { DeletionBanner } from './deletion-banner.tsx'

const banner = (isOwner: boolean) =>
  show(<DeletionBanner name="Nightjar" deleteAt="2026-12-29T12:00:00.000Z" isOwner={isOwner} />)
const buttons = () => [...document.querySelectorAll('button')]

test('says that the organization will be deleted, and lets an owner keep it', async () => {
  const sent = serve(() => ({}))
  await banner(true)
  expect(document.body.textContent).toContain('Nightjar will be deleted')
  buttons()
    .find(one => one.textContent === 'Keep organization')!
    .click()
  await eventually(() => expect(sent.map(({ path }) => path)).toEqual(['/api/organizations/keep']))
})

test('tells everyone else the same, without the button', async () => {
  await banner(false)
  expect(document.body.textContent).toContain('Nightjar will be deleted')
  expect(document.body.textContent).toContain('Only owners can keep it.')
  expect(buttons()).toEqual([])
})
