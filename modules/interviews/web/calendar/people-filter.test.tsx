// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { click, show } from '#tests/screen.tsx'
import { calendarWords } from '../../words/calendar.ts'
import { PeopleFilter } from './people-filter.tsx'

const words = calendarWords.filters
const PEOPLE = ['Jonas Becker', 'Leila Nasser', 'Mira Lindholm', 'Ines Marchetti', 'Pieter de Vries'].map(name => ({
  id: name.slice(0, 1),
  name,
}))
const filter = async (chosen: readonly string[]) => {
  const onChange = vi.fn<(ids: readonly string[]) => void>()
  await show(<PeopleFilter people={PEOPLE} adminId="I" chosen={chosen} onChange={onChange} />)
  return onChange
}
/** The initials of each person stand in front of the name, which only screen readers read. */
const people = () =>
  [...document.querySelectorAll('[aria-pressed]')].map(one => [
    one.querySelector('.sr-only')?.textContent,
    one.getAttribute('aria-pressed') === 'true',
  ])

test('shows the reader first, some colleagues, and how many more there are', async () => {
  const onChange = await filter([])
  expect(people()).toEqual([
    [words.me('Ines Marchetti'), false],
    ['Jonas Becker', false],
    ['Leila Nasser', false],
  ])
  expect(document.body.textContent).toContain(words.more(2))
  expect(document.body.textContent).not.toContain(words.everyone)
  await click('JBJonas Becker')
  expect(onChange).toHaveBeenLastCalledWith(['J'])
})

test('several people can be chosen and left out again', async () => {
  const onChange = await filter(['J', 'P'])
  expect(people()).toContainEqual(['Pieter de Vries', true])
  await click('LNLeila Nasser')
  expect(onChange).toHaveBeenLastCalledWith(['J', 'P', 'L'])
  await click('JBJonas Becker')
  expect(onChange).toHaveBeenLastCalledWith(['P'])
  await click(words.everyone)
  expect(onChange).toHaveBeenLastCalledWith([])
})
