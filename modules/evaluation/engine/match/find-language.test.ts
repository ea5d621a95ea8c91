import { describe, expect, it } from 'vitest'
import { findLanguage } from './find-language.ts'
import { needsOf } from './needs.ts'
import { resumeWith } from './resume.fixture.ts'

const find = (requirement: string, resume: string) =>
  findLanguage(needsOf(requirement, 'language').languages[0]!, resumeWith(`Ann Lee\n\n${resume}`))

describe('a language', () => {
  it.each<[requirement: string, resume: string, verdict: string]>([
    ['German at B2 level', 'Languages\nGerman (C1)', 'met'],
    ['German at B2 level', 'Languages\nGerman (B2)', 'met'],
    ['German at B2 level', 'Languages\nGerman (B1)', 'partly'],
    ['German at B2 level', 'Languages\nGerman', 'partly'],
    ['German', 'Languages\nGerman', 'met'],
    ['German', 'Languages\nFrench (C1)', 'missing'],
    ['Fluent German', 'Languages\nGerman ●●●●●', 'met'],
    ['Fluent German', 'Languages\nGerman ●●○○○', 'partly'],
    ['German', 'Summary\nAnswered mail from German customers in English', 'missing'],
    // Outside of its heading it has to be spoken, or have a level.
    ['German', 'Summary\nI speak German with guests', 'met'],
    ['German', 'Summary\nGuests were looked after in German', 'met'],
    ['German', 'Summary\nLooked after German guests', 'missing'],
    ['German', 'Summary\nFluent German', 'met'],
    ['German', 'Other\nGerman: learnt abroad', 'met'],
    ['German', 'Other\nMy German: learnt abroad', 'missing'],
    ['Polish', 'Summary\nTables that I polish every week', 'missing'],
    ['Polish', 'Summary\nLooked after the tables that I polish in the morning', 'missing'],
    ['Polish', 'Summary\nTables that I polish in the morning', 'missing'],
    ['Polish', 'Summary\nI speak polish', 'met'],
    ['Polish', 'Summary\nKnows polish at B2 level', 'met'],
    ['German', 'Summary\nLooked after German guests from Leeds and York, in the lobby', 'missing'],
    ['German', 'Summary\nIn the lobby and the restaurant, looked after German guests', 'missing'],
    ['German', 'Interests\nSpeaking German with friends', 'missing'],
    ['German', 'Contact\nGerman language line: 0123', 'missing'],
    // The applicant does not speak it.
    ['German', 'Languages\nNo German', 'missing'],
    ['German', 'Languages\nMy wife speaks German', 'missing'],
    // The highest level counts.
    ['German at B2 level', 'Languages\nGerman (A2)\nGerman (C1)', 'met'],
    ['German at B2 level', 'Languages\nGerman (C1)\nGerman (A2)', 'met'],
    ['German at B2 level', 'Languages\nGerman\n\nCertificates\nGoethe certificate German B2', 'met'],
    // Points in an examination of English.
    ['English at C1 level', 'Certificates\nIELTS 7.5', 'met'],
    ['English at C1 level', 'Languages\nEnglish (B1)\n\nCertificates\nIELTS 7.5', 'met'],
    ['English at B2 level', 'Languages\nEnglish (C2)\n\nCertificates\nIELTS 4.0', 'met'],
    ['German at C1 level', 'Certificates\nIELTS 7.5', 'missing'],
  ])('"%s" in "%s": %s', (requirement, resume, verdict) => {
    expect(find(requirement, resume).verdict).toBe(verdict)
  })

  it('is explained with the level that is stated and the one that is required', () => {
    expect(find('German at B2 level', 'Languages\nGerman (A2)').text).toBe(
      'German: stated at about A2; about B2 is required.',
    )
    expect(find('German at B2 level', 'Languages\nGerman').text).toBe(
      'German: stated without a level; about B2 is required.',
    )
    expect(find('German at B2 level', 'Languages\nGerman (C1)').text).toBe('German: stated at about C1.')
    expect(find('German', 'Languages\nGerman').text).toBe('German: stated without a level.')
    expect(find('German', 'Languages\nFrench').text).toBe('German: not found in the résumé.')
    expect(find('German', 'Languages\nNo German').text).toBe('German: the résumé says that there is no experience.')
  })

  it('is quoted where its level is the highest', () => {
    const found = find('German at B2 level', 'Languages\nGerman (A2)\nGerman (C1)\nGerman (B2)')
    expect(found.passages.map(({ text }) => text)).toEqual(['German (C1)'])
  })
})
