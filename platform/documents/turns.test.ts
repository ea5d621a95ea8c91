import { expect, test } from 'vitest'
import { TooManyWaiting, Turns } from './turns.ts'

/** Work that can be stopped. */
function held() {
  let end = () => {}
  const done = new Promise<void>(resolve => (end = resolve))
  return { work: () => done, end }
}
const soon = () => new Promise(resolve => setImmediate(resolve))

test('runs all work, but no more in parallel than there are slots', async () => {
  const turns = new Turns(2, 100)
  let running = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, (running += 1))
    await soon()
    running -= 1
  }
  await Promise.all(Array.from({ length: 20 }, (_, index) => turns.run(index % 2 ? 'background' : 'interactive', work)))
  expect({ most, running }).toEqual({ most: 2, running: 0 })
})

test('rejects an interactive caller if too many wait, while background work always waits', async () => {
  const turns = new Turns(1, 2)
  const first = held()
  const all = [turns.run('interactive', first.work)]
  for (let count = 0; count < 2; count += 1) all.push(turns.run('interactive', async () => {}))
  await expect(turns.run('interactive', async () => {})).rejects.toBeInstanceOf(TooManyWaiting)
  for (let count = 0; count < 50; count += 1) all.push(turns.run('background', async () => {}))
  first.end()
  await Promise.all(all)
})

test('interactive callers and background work alternate when both wait', async () => {
  const turns = new Turns(1, 10)
  const first = held()
  const order: string[] = []
  const all = [turns.run('background', first.work)]
  for (const urgency of ['background', 'background', 'interactive', 'interactive'] as const)
    all.push(turns.run(urgency, async () => void order.push(urgency)))
  first.end()
  await Promise.all(all)
  expect(order).toEqual(['interactive', 'background', 'interactive', 'background'])
})

test('work that fails releases its slot', async () => {
  const turns = new Turns(1, 1)
  await expect(turns.run('interactive', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await turns.run('interactive', async () => 7)).toBe(7)
})
