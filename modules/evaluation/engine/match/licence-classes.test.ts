import { describe, expect, it } from 'vitest'
import { licenceClasses } from './licence-classes.ts'

const conceptsIn = (text: string, section: Parameters<typeof licenceClasses>[1] = null) =>
  licenceClasses(text, section).map(({ concept }) => concept)

describe('driving licences by their classes', () => {
  it.each([
    ['Führerschein Klasse B', ['driving licence']],
    ['Klassen B, C1 und D', ['driving licence', 'light truck licence', 'bus licence']],
    ['Permis B et CE', ['driving licence', 'articulated truck licence']],
    ['Carnet de conducir: C+E', ['articulated truck licence']],
    ['Licence category D1', ['minibus licence']],
    ['Führerscheine A/BE', ['motorcycle licence', 'driving licence']],
    ['Kl. T & L', ['tractor licence', 'tractor licence']],
    ['Klassen A1, A2 und C', ['motorcycle licence', 'motorcycle licence', 'truck licence']],
    ['Klassen C1E, DE sowie L', ['light truck licence', 'bus licence', 'tractor licence']],
    ['Klasse T+E, B', ['driving licence']],
    // Commercial licences of the United States.
    ['CDL Class A with tanker endorsement', ['articulated truck licence']],
    ['Class B CDL', ['truck licence']],
    ["Commercial driver's license, class C", ['light truck licence']],
    ['CDL-A', ['articulated truck licence']],
    ['CDL', []],
    ['Classes AM + D1E', ['motorcycle licence', 'minibus licence']],
  ])('%s', (text, concepts) => {
    expect(conceptsIn(text)).toEqual(concepts)
  })

  it('are where they are written', () => {
    const text = 'Since 2015: Klassen B und CE'
    expect(licenceClasses(text, null).map(({ start, end }) => text.slice(start, end))).toEqual(['B', 'CE'])
    expect(licenceClasses(text, null)[0]).toMatchObject({ described: false, loose: false })
  })

  it.each(['Vitamin B', 'Class Bravo', 'Plan B, then C', 'Klasse 10B'])('are not in "%s"', text => {
    expect(conceptsIn(text)).toEqual([])
  })

  it('need no introduction under a heading of licences', () => {
    expect(conceptsIn('B, C1', 'certificates')).toEqual(['driving licence', 'light truck licence'])
    expect(conceptsIn('B, C1', 'skills')).toEqual([])
    expect(conceptsIn('Bookkeeping', 'certificates')).toEqual([])
    expect(conceptsIn('B – seit 2010', 'certificates')).toEqual(['driving licence'])
    expect(conceptsIn('É', 'certificates')).toEqual([])
  })

  it('are near the beginning of a text', () => {
    expect(conceptsIn(`${'Read '.repeat(100)} Klasse B`)).toEqual([])
  })
})
