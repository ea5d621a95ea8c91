// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { click, eventually, show, type } from '#tests/screen.tsx'
import { registrationWords as words } from '../../words/registration.ts'
import { Registration } from './registration.tsx'

const scrolled = vi.fn<(options?: ScrollToOptions) => void>()

beforeEach(() => {
  sessionStorage.clear()
  scrolled.mockClear()
  window.scrollTo = scrolled as typeof window.scrollTo
})

test('a new step starts at the top of the page, with the focus on its heading', async () => {
  await show(<Registration login={null} />)
  expect(scrolled).not.toHaveBeenCalled()
  await type(document.querySelector<HTMLInputElement>('[name=name]')!, 'Harbour & Vale')
  await click(document.querySelector('[type=submit]')!.textContent)
  await eventually(() => expect(document.activeElement?.textContent).toBe(words.screens.account.title))
  expect(scrolled).toHaveBeenCalledWith({ top: 0 })
})
