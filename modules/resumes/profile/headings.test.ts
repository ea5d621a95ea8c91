import { describe, expect, it } from 'vitest'
import { headingKind } from './headings.ts'
import { linesWritten } from './section.fixture.ts'
import { sectionsOf } from './sections.ts'
import { settleUnnamed } from './unnamed-sections.ts'

const sectionsIn = (...written: Parameters<typeof linesWritten>) =>
  settleUnnamed(sectionsOf(linesWritten(...written))).map(({ kind, lines }) => [kind, lines.map(({ text }) => text)])

describe('headings', () => {
  it.each([
    ['Internships', 'experience'],
    ['Wo ich gearbeitet habe', 'experience'],
    ['Praktik och arbete', 'experience'],
    ['求学之路', 'education'],
    ['Studi fatti', 'education'],
    ['Boîte à outils', 'skills'],
    ['Ferri del mestiere', 'skills'],
    ['办公技能', 'skills'],
    ['Conocimiento de lenguas', 'languages'],
    ['Papiery', 'certificates'],
    ['Behörigheter', 'certificates'],
  ])('%s', (text, kind) => expect(headingKind(text)).toBe(kind))
  it.each(['项目经理', '项目总工程师', 'Missions', 'Maîtrise'])('%s is none', text =>
    expect(headingKind(text)).toBeNull(),
  )
})

const NAME = ['Ximena Oteiza', { bold: true, size: 17 }] as const

describe('sections', () => {
  it('of qualifications are skills, if they name no degree', () => {
    const found = sectionsIn(
      [...NAME],
      ['Core Qualifications', { bold: true, size: 13 }],
      ['Forklift operations'],
      ['Fast learner'],
      ['Education', { bold: true, size: 13 }],
      ['High School Diploma, 2007'],
    )
    expect(found.map(([kind]) => kind)).toEqual(['top', 'skills', 'education'])
  })
  it('end at a long heading in larger type', () => {
    const found = sectionsIn(
      [...NAME],
      ['Berufserfahrung', { bold: true, size: 14 }],
      ['Juni 2016\tSommerjob bei Allocation Network GmbH'],
      ['Auslandsaufenthalt, Freiwilliges soziales Jahr, etc.:', { bold: true, size: 14 }],
      ['August 2013\tSprachaufenthalt in Melbourne'],
      ['Kenntnisse', { bold: true, size: 14 }],
      ['Klavier'],
    )
    expect(found.map(([kind, lines]) => [kind, lines!.length])).toEqual([
      ['top', 1],
      ['experience', 1],
      ['other', 1],
      ['skills', 1],
    ])
  })
  it('include employers that look like headings, directly below a title with its dates', () => {
    const found = sectionsIn(
      ['Cory Carroll', { bold: true, size: 12 }],
      ['South Jordan', { size: 12 }],
      ['Work Experience', { bold: true, size: 12 }],
      ['Hub Supervisor May 2022-Present', { bold: true, size: 12 }],
      ['United Parcel Service', { bold: true, size: 12 }],
      ['Supervise a team of ten package handlers.', { size: 12 }],
      ['Education', { bold: true, size: 12 }],
      ['High School Diploma: Murray High School', { size: 12 }],
    )
    expect(found.map(([kind]) => kind)).toEqual(['top', 'experience', 'education'])
  })
})

describe('headings in words of their own', () => {
  it('are positions, if one that goes on stands above the earlier ones', () => {
    const found = sectionsIn(
      ['Ximena Oteiza', { bold: true, size: 17 }],
      ['Biologist'],
      ['THE PRESENT', { bold: true, size: 12 }],
      ['Scientist, Institute of the Sea, since December 2021'],
      ['THE TIME BEFORE', { bold: true, size: 12 }],
      ['Technician, Acuícola Ltd, 2018 – 2021'],
      ['Trainee, Harbour Ltd, 2016 – 2018'],
      ['SKILLS', { bold: true, size: 12 }],
      ['Sequencing'],
    )
    expect(found.map(([kind]) => kind)).toEqual(['top', 'experience', 'experience', 'skills'])
  })
})
