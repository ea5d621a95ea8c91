import { describe, expect, it } from 'vitest'
import { educationIn } from './section.fixture.ts'

describe('credits and grades', () => {
  it('are no schools', () => {
    expect(
      educationIn(
        ['2004–2009\tCivilingenjör, kemiteknik, Gustavianska tekniska högskolan, 300 hp'],
        ['2001–2004\tMáster en Ecografía, Universidad del Nalón, 60 ECTS, nota: 9,1'],
      ).map(({ school }) => school),
    ).toEqual(['Gustavianska tekniska högskolan', 'Universidad del Nalón'])
  })
})

describe('a diploma of a high school', () => {
  it('is a degree', () => {
    expect(educationIn(['High School Diploma: Murray Valley, 2007'])).toEqual([
      { degree: 'High School Diploma', school: 'Murray Valley', to: '2007' },
    ])
  })
})

it('reads the year before a grade', () => {
  expect(educationIn(['Diploma di perito meccanico'], ['I.T.I.S. Volterra, Ancona – 2005, voto 74/100'])).toEqual([
    { degree: 'Diploma di perito meccanico', school: 'I.T.I.S. Volterra', to: '2005' },
  ])
})

it('joins a school leaving certificate with the school below it', () => {
  expect(educationIn(['High School Diploma'], ['Lincoln High School, Tacoma, WA'])).toEqual([
    { degree: 'High School Diploma', school: 'Lincoln High School', to: null },
  ])
})

it('knows that a semester abroad belongs to the studies above', () => {
  expect(
    educationIn(
      ['Technische Universität Graz'],
      ['Bachelorstudium Architektur, BSc'],
      ['2016 – 2020'],
      ['Auslandssemester: Politecnico di Milano'],
    ).map(({ school }) => school),
  ).toEqual(['Technische Universität Graz'])
})
