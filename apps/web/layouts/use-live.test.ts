import { expect, test } from 'vitest'
import { topicsIn } from './use-live.ts'

test.each([
  ['', [], ''],
  [': connected\n\n', [], ''],
  ['event: changed\ndata: {"topics":["jobs","notifications"]}\n\n', ['jobs', 'notifications'], ''],
  ['event: changed\ndata: {"topics":["jobs"]}\n\nevent: changed\nda', ['jobs'], 'event: changed\nda'],
  ['data: {"topics":["a"]}\n\ndata: {"topics":["b"]}\n\n', ['a', 'b'], ''],
])('reads the topics of %j', (text, topics, rest) => {
  expect(topicsIn(text)).toEqual({ topics, rest })
})
