import { expect, test } from 'vitest'
import { phrasesAsPattern } from './phrase-pattern.ts'

const PHRASES = phrasesAsPattern(`
  (signed|ticked)( off)? ~2 without (looking|checking)

  clocked ~12 for (their|friend*)
`)

const found = (text: string) => text.match(PHRASES) ?? []

test.each([
  [' i signed without looking at it ', [' signed without looking']],
  [' i ticked off all boxes without checking them ', [' ticked off all boxes without checking']],
  [' i ticked off all three boxes without checking them ', []],
  [' i redesigned without looking ', []],
  [' i signed withoutlooking ', []],
  [' i signed without lookingglass ', []],
  [' clocked for friends ', [' clocked for friends']],
  [' i clocked in for their ', [' clocked in for their']],
  [' clocked a b c d e f g h i j k l for friend ', [' clocked a b c d e f g h i j k l for friend']],
  [' clocked a b c d e f g h i j k l m for friend ', []],
  [' signed without looking and ticked without checking ', [' signed without looking', ' ticked without checking']],
])('"%s" has %j', (text, expected) => expect([...found(text)]).toEqual(expected))
