import { expect, test } from 'vitest'
import { holdsPosition, isSecondTo, leads } from './held-positions.ts'
import { needsOf } from './needs.ts'
import { resumeWith } from './resume.fixture.ts'

const term = (requirement: string) => needsOf(requirement).parts[0]!.any[0]!
const position = (title: string, work = '') =>
  resumeWith(`Ann Lee\n\nExperience\n${title}, 2018 – 2022${work && `\n- ${work}`}`).positions[0]!

test.each<[requirement: string, title: string, work: string, expected: boolean]>([
  ['As a store manager', 'Store manager, Acme Ltd', '', true],
  ['As a head chef', 'Deputy head chef, Grill Ltd', '', false],
  ['As a welder', 'Assistant welder, Ironworks Ltd', '', false],
  ['As a store manager', 'Shop assistant, Acme Ltd', 'Worked for the store manager', false],
  ['As an HR manager', 'HR generalist, Acme Ltd', '', false],
  ['As an HR manager', 'HR manager, Acme Ltd', '', true],
  ['As a teaching assistant', 'Teaching assistant, Elm School', '', true],
  ['As a nurse', 'Staff nurse, Calder Hospital', '', true],
  ['As a nurse', 'Baker, Nurse & Sons Ltd', '', false],
  // The place of work can be named anywhere in the position.
  ['As a nurse in a hospital', 'Staff nurse, Calder', 'On a ward of the hospital', true],
  ['As a nurse in a hospital', 'Staff nurse, Calder', 'In a care home', false],
  ['As a nurse in a hospital', 'Baker, Calder', 'In a hospital', false],
  // Without a title, by the work in it.
  ['As a welder', 'Ironworks Ltd', 'MIG welding of trailers', true],
  ['As a welder', 'Baker, Ironworks Ltd', 'MIG welding of trailers', false],
  ['As a welder', 'Ironworks Ltd', 'Bread for the town', false],
  ['As a baker in a hospital', 'Baker, Calder Hospital', '', true],
  // Titles that are known only by their words.
  ['As a zorbing marshal', 'Zorbing marshal, Alps Ltd', '', true],
  ['As a zorbing marshal', 'Marshal, Alps Ltd', '', false],
])('"%s" was held as "%s" ("%s"): %s', (requirement, title, work, expected) => {
  expect(holdsPosition(term(requirement), position(title, work))).toBe(expected)
})

test.each([
  ['Store manager', true],
  ['Head of sales', true],
  ['Project manager', false],
  ['Project manager and team lead', true],
  ['Chef de partie', false],
  ['Chef', true],
  ['Küchenleiterin', true],
  ['Baker', false],
])('"%s" leads: %s', (text, expected) => {
  expect(leads(text)).toBe(expected)
})

test.each([
  ['Deputy head chef, Grill Ltd', '', true],
  ['Head chef, Grill Ltd', '', false],
  ['Assistant baker, Grill Ltd', '', false],
  ['Baker, Grill Ltd', 'Deputy head chef on Mondays', false],
])('"%s" ("%s") is second to a head chef: %s', (title, work, expected) => {
  expect(isSecondTo(term('As a head chef'), position(title, work))).toBe(expected)
})
