import { expect, test } from 'vitest'
import { strands } from './voice-shape.ts'

test.each([
  [328, 56],
  [328, 76],
  [452, 76],
  [720, 112],
  [832, 160],
])('the loudest voice stays inside a canvas of %i by %i', (width, height) => {
  let [highest, lowest] = [0, height]
  for (const mine of [false, true])
    for (let now = 0; now < 6; now += 0.1)
      for (const strand of strands({ width, height, mine, now, loudness: () => 1 }))
        for (const [, y] of strand.points) {
          highest = Math.max(highest, y + strand.width / 2)
          lowest = Math.min(lowest, y - strand.width / 2)
        }
  expect(lowest).toBeGreaterThanOrEqual(0)
  expect(highest).toBeLessThanOrEqual(height)
})
