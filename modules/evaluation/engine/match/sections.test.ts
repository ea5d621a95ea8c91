import { describe, expect, it } from 'vitest'
import { headingOf, headingStyle, inlineHeading, type Section } from './sections.ts'

describe('headings', () => {
  it.each<[string, Section | null]>([
    ['Experience', 'experience'],
    ['  WORK EXPERIENCE  ', 'experience'],
    ['Berufserfahrung:', 'experience'],
    ['■ Formation', 'education'],
    ['*** Skills ***', 'skills'],
    ['Éducation et formation', 'education'],
    ["Centres d'intérêt", 'interests'],
    ['Skills & Languages', 'languages'],
    ['Education, certificates', 'certificates'],
    ['Personal profile', 'summary'],
    ['Personal   profile', 'summary'],
    ['Personal profile     ..........', 'summary'],
    ['What I do', 'summary'],
    [`${' '.repeat(90)}Experience`, 'experience'],
    ['Education,          certificates', 'certificates'],
    ['My professional experience so far', 'experience'],
    ['Education training courses certificates skills languages', 'certificates'],
    ['Education training courses certificates skills languages tools', null],
    ['Experience with forklifts', null],
    ['My very own and quite long professional experience', null],
    ['Experience 2019', null],
    ['Experience (selected)', null],
    ['Experience; skills', null],
    ['me@example.com', null],
    ['My own', null],
    ['', null],
    ['···', null],
    [`${'x'.repeat(80)} Experience`, null],
  ])('"%s": %s', (line, expected) => {
    expect(headingOf(line)).toBe(expected)
  })
})

describe('how a heading is set apart', () => {
  it.each<[string, 'capitals' | 'wrapped' | null]>([
    ['SEA TIME', 'capitals'],
    ['SEA TIME:', 'capitals'],
    ['  ÜBERBLICK  ', 'capitals'],
    ['KITCHENS & BARS', 'capitals'],
    ['== Sea time ==', 'wrapped'],
    ['— Sea time —', 'wrapped'],
    ['<Sea time>', 'wrapped'],
    ['==== Sea time on tugs and ferry ====', null],
    ['My == Sea time ==', null],
    ['== Sea time == 2', null],
    ['my SEA TIME', null],
    ['SEA TIME and ports', null],
    ['SEA  TIME  AND  PORTS', 'capitals'],
    ['Sea time', null],
    ['AB', null],
    ['SEA TIME, LEEDS', null],
    ['SEA TIME 2', null],
    ['SEA TIME (COASTAL)', null],
    ['SEA TIME IN THE NORTH', null],
    ['AN EXTRAORDINARILY LONG-WINDED HEADING', null],
    ['== Sea', null],
  ])('"%s": %s', (line, expected) => {
    expect(headingStyle(line)).toBe(expected)
  })
})

describe('a heading with its content on the same line', () => {
  it.each<[string, Section | null, string]>([
    ['Skills: Docker, Git', 'skills', ' Docker, Git'],
    ['SKILLS Docker, Git', 'skills', ' Docker, Git'],
    ['  WORK EXPERIENCE Acme', 'experience', ' Acme'],
    ['Sprachen: Deutsch', 'languages', ' Deutsch'],
    ['My SKILLS Docker, Git', null, ''],
    [`Skills${' '.repeat(45)}: Docker`, null, ''],
    ['Address: 3 High Street', null, ''],
    ['SKILLS', null, ''],
    ['ACME Limited', null, ''],
    [': Docker', null, ''],
    ['Docker, Git', null, ''],
    [`${'My '.repeat(15)}skills: Docker`, null, ''],
  ])('"%s": %s', (line, section, rest) => {
    const found = inlineHeading(line)
    expect(found?.section ?? null).toBe(section)
    if (found) expect(line.slice(found.end)).toBe(rest)
  })
})
