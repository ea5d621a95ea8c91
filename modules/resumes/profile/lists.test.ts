import { describe, expect, it } from 'vitest'
import { readLanguages, readSkills } from './lists.ts'
import { linesWritten } from './section.fixture.ts'

const skillsIn = (...lines: string[]) => readSkills(linesWritten(...lines.map(line => [line] as [string])))
const languagesIn = (...lines: string[]) => readLanguages(linesWritten(...lines.map(line => [line] as [string])))

describe('skills', () => {
  it('are divided by Arabic commas', () => {
    expect(skillsIn('قراءة المخططات، الهيدروليك، اللحام')).toEqual(['قراءة المخططات', 'الهيدروليك', 'اللحام'])
  })
  it('leave languages with their levels out, but keep one among other skills', () => {
    expect(skillsIn('English: fluent', 'German (native), French (B1)', 'English, SAP, Excel')).toEqual([
      'English',
      'SAP',
      'Excel',
    ])
  })
  it('are divided by spaces if nothing but names is in the line', () => {
    const line = 'Angular TypeScript RxJS NgRx Nx AngularJS JavaScript HTML5 CSS Git PHP'
    expect(skillsIn(line)).toEqual(line.split(' '))
  })
  it('are divided by symbols that stand alone', () => {
    expect(skillsIn('BIM ✓ AutoCAD ✓ MIDAS Civil')).toEqual(['BIM', 'AutoCAD', 'MIDAS Civil'])
  })
  it('are named without their group and without how well somebody has them', () => {
    expect(skillsIn('Programming & Tools - Proficient in Python, Git, and SQL')).toEqual(['Python', 'Git', 'SQL'])
    expect(skillsIn('Erfahrung mit SAP')).toEqual(['SAP'])
  })
  it('do not include spoken languages in a line of their own', () => {
    expect(skillsIn('Tools: Git, Docker', 'Languages - German (native), English (fluent)')).toEqual(['Git', 'Docker'])
    expect(skillsIn('Languages: Java, SQL')).toEqual(['Java', 'SQL'])
  })
})

describe('languages', () => {
  it.each([
    [
      'Euskera: C2 (EGA). Castellano: nativo. Inglés: C1',
      ['Euskera', 'Castellano', 'Inglés'],
      ['C2 (EGA)', 'nativo', 'C1'],
    ],
    ['Catalán = C2; Italiano = B2', ['Catalán', 'Italiano'], ['C2', 'B2']],
    ['العربية: أصلية؛ الفرنسية: جيد', ['العربية', 'الفرنسية'], ['أصلية', 'جيد']],
  ])('%s', (text, names, levels) => {
    const found = languagesIn(text)
    expect(found.map(({ name }) => name)).toEqual(names)
    expect(found.map(({ level }) => level)).toEqual(levels)
  })
})

describe('languages in a row', () => {
  const names = (text: string) => readLanguages(linesWritten([text])).map(({ name, level }) => `${name}: ${level}`)
  it.each([
    ['Svenska: modersmål Engelska: bra', 'Svenska: modersmål', 'Engelska: bra'],
    ['German (native) English (C1)', 'German: native', 'English: C1'],
    ['Gebarentaal (module 4), Sranantongo', 'Gebarentaal: module 4', 'Sranantongo: null'],
    ['English, Igbo, Mandarin', 'English: null', 'Igbo: null', 'Mandarin: null'],
    ['لغة الإشارة: جيد', 'لغة الإشارة: جيد'],
    ['English: reading: good', 'English: reading: good'],
  ])('%s', (text, ...expected) => expect(names(text)).toEqual(expected))
})
