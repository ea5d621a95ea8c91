import v8 from 'node:v8'
import vm from 'node:vm'
import { expect, test } from 'vitest'
import { sensesOf } from '../topics/senses.ts'
import { ownCopy } from './own-copy.ts'
import { stem, tokens } from './tokens.ts'

v8.setFlagsFromString('--expose-gc')
const collectGarbage = vm.runInNewContext('gc') as () => void
const heapMegabytes = () => {
  collectGarbage()
  return process.memoryUsage().heapUsed / 2 ** 20
}

test('words that are remembered do not keep the texts that they are from in memory', () => {
  const TEXTS = 100
  const words = 'responsibilities'
  const before = heapMegabytes()
  for (let n = 0; n < TEXTS; n += 1) {
    // A megabyte, with one word that no other text has.
    const text = `${' '.repeat(2 ** 20)}${words}${n}for${'abcdefghij'[n % 10]}`
    for (const token of tokens(text)) {
      stem(token.text)
      sensesOf(token.text)
    }
  }
  expect(heapMegabytes() - before).toBeLessThan(TEXTS / 4)
})

test.each(['', 'a', 'responsibilities', 'Größe 🙂', '\ud83d'])('a copy is the same text: %j', text => {
  expect(ownCopy(text)).toBe(text)
})
