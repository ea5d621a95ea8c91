import { describe, expect, it } from 'vitest'
import { statedYears, yearsOf } from './experience.ts'
import type { Position } from './resume.ts'

const worked = (...spans: [number, number][]) =>
  yearsOf(spans.map(([from, to]): Position => ({ from, to, passages: [] })))

describe('years of positions', () => {
  it('are added up', () => {
    expect(worked()).toBe(0)
    expect(worked([0, 24])).toBe(2)
    expect(worked([0, 24], [36, 48])).toBe(3)
    expect(worked([0, 13])).toBe(1.1)
  })

  it('count overlaps once, in any order', () => {
    expect(worked([0, 24], [12, 36])).toBe(3)
    expect(worked([12, 36], [0, 24])).toBe(3)
    expect(worked([0, 48], [12, 24])).toBe(4)
    expect(worked([0, 48], [12, 24], [36, 60])).toBe(5)
  })
})

describe('stated years', () => {
  it.each<[string, number | null]>([
    ['5 years of nursing', 5],
    ['5+ years', 5],
    ['5 or more years', 5],
    ['2.5 years', 2.5],
    ['2,5 Jahre', 2.5],
    ['3-5 Jahre', 3],
    ['3 to 5 years', 3],
    ['three years as a chef', 3],
    ['twelve years', 12],
    ['a year in sales', 1],
    ['fifteen years', 15],
    ['twenty years', 20],
    ['fünf Berufsjahre', 5],
    ['eine Jahre', 1],
    ['mit einem Jahr Erfahrung', 1],
    ['1 Jahr', 1],
    ['deux ans', 2],
    ['un an en cuisine', 1],
    ['un anniversaire', null],
    ['3 an der Kasse', null],
    ['une année', 1],
    ['cuatro años', 4],
    ['uno años', 1],
    ['2 full years', 2],
    ['6 months in a call centre', 0.5],
    ['18 Monate', 1.5],
    ['3 mois', 0.25],
    ['2 years and 6 months', 2],
    ['6+ months', 0.5],
    ['6months', 0.5],
    ['1 month', 1 / 12],
    ['12 Monaten', 1],
    ['Many years of nursing', null],
    ['Since 2019', null],
    ['Nursing', null],
    [`${'Read the plans. '.repeat(40)}Five years of it`, null],
  ])('%s', (text, expected) => {
    expect(statedYears(text)).toBe(expected)
  })
})
