// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { click, pageText, show } from '#tests/screen.tsx'
import { scorecardWords as words } from '../words/scorecard.ts'
import { RateCriterion } from './rate-criterion.tsx'

const levels = ['No example', 'A vague example', 'A clear example', 'With a result', 'With a measured result']
const criterion = { key: 'ownership', name: 'Ownership', levels }

test('lists what each level of a criterion means', async () => {
  await show(<RateCriterion criterion={criterion} level={undefined} onRate={() => undefined} />)
  await click(words.levels)
  const listed = [...document.querySelectorAll('details li')].map(line => line.textContent)
  expect(listed).toEqual(levels.map((meaning, index) => `${index + 1}${meaning}`))
})

test('says what the chosen level means', async () => {
  await show(<RateCriterion criterion={criterion} level={3} onRate={() => undefined} />)
  expect(pageText()).toContain(words.chosen(3, 'A clear example'))
})
