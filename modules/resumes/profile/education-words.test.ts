import { describe, expect, it } from 'vitest'
import { namesDegree, namesSchool } from './education-words.ts'

describe('degrees', () => {
  it.each([
    'GCSEs',
    'PGCE',
    'Dipl.-Ing. Maschinenbau',
    'Allgemeine Hochschulreife',
    'CAP Pâtissier',
    'Diplôme d’État d’infirmier',
    'Graduado Escolar',
    'Licenza media',
    'Ensino Fundamental',
    'Informatyka, mgr inż.',
    'Undersköterskeutbildning',
    'Yüksek Lisans',
    'بكالوريا',
    '大专',
  ])('%s', text => expect(namesDegree(text)).toBe(true))
  it.each(['a cap for the driver', 'eso y más', 'Shift manager'])('%s is none', text =>
    expect(namesDegree(text)).toBe(false),
  )
})

describe('schools', () => {
  it.each([
    'Zespół Szkół Elektronicznych',
    'CFA de Vannes',
    'Collège Zola',
    'Centro de estudios CEAC',
    'ITIS Galilei',
    'USP',
    'Scholengemeenschap De Linde',
    'Chalmers',
    'ODTÜ',
    '实验小学',
  ])('%s', text => expect(namesSchool(text)).toBe(true))
  it.each(['han kom hem', 'Harbour Ltd', '中国银行'])('%s is none', text => expect(namesSchool(text)).toBe(false))
})
