// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { TabWatch } from './tab-watch.ts'

let shown: DocumentVisibilityState = 'visible'
Object.defineProperty(document, 'visibilityState', { get: () => shown, configurable: true })
const turn = (state: DocumentVisibilityState) => {
  shown = state
  document.dispatchEvent(new Event('visibilitychange'))
}
afterEach(() => void (shown = 'visible'))

test('reports leaving and coming back, from the start on until the end', () => {
  const reports: boolean[] = []
  const watch = new TabWatch(away => reports.push(away))
  turn('hidden')
  turn('visible')
  expect(reports).toEqual([])
  watch.start()
  turn('hidden')
  turn('visible')
  expect(reports).toEqual([false, true, false])
  watch.stop()
  turn('hidden')
  expect(reports).toHaveLength(3)
})

test('after a lost connection it reports what is the case, and nothing twice', () => {
  const reports: boolean[] = []
  const watch = new TabWatch(away => reports.push(away))
  watch.start()
  shown = 'hidden'
  watch.start()
  turn('visible')
  expect(reports).toEqual([false, true, false])
  watch.stop()
})
