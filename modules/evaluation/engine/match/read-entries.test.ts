import { describe, expect, it } from 'vitest'
import type { PageSpan, ProfileFacts } from './input.ts'
import { NO_PROFILE, NOW } from './resume.fixture.ts'
import { readResume } from './resume.ts'

const TEXT = `Ann Lee

Where I've worked

Staff Engineer — Tallyfin
Mar 2022 ⇒ now
Built the ledger in Go

Baker — Mill Ltd
2012 – 2014
Baked bread

What I have studied

Computer Engineering
2008 – 2012`

const at = (words: string): PageSpan => ({
  page: 1,
  start: TEXT.indexOf(words),
  end: TEXT.indexOf(words) + words.length,
})

/** The years of each position, and the words in it. */
const read = (profile: Partial<ProfileFacts>) =>
  readResume([{ number: 1, text: TEXT }], { ...NO_PROFILE, ...profile }, NOW).positions.map(one => [
    Math.floor(one.from / 12),
    one.passages.map(({ text }) => text).join(' | '),
  ])

const BAKER = {
  title: 'Baker',
  employer: 'Mill Ltd',
  from: '2012',
  to: '2014',
  at: at('Baker — Mill Ltd\n2012 – 2014'),
}
const ENGINEER = {
  title: 'Staff Engineer',
  employer: 'Tallyfin',
  from: '2022-03',
  to: null,
  at: at('Staff Engineer — Tallyfin\nMar 2022 ⇒ now'),
}

describe('the positions of a résumé', () => {
  it('are also those that were read from its layout, with the lines below them', () => {
    expect(read({ positions: [ENGINEER, BAKER] })).toContainEqual([
      2022,
      'Staff Engineer — Tallyfin | Mar 2022 ⇒ now | Built the ledger in Go',
    ])
    expect(read({ positions: [BAKER] }).map(([year]) => year)).not.toContain(2022)
  })

  it('are not what was read as education', () => {
    const years = (education: PageSpan[]) => read({ positions: [BAKER], education }).map(([year]) => year)
    expect(years([])).toEqual([2012, 2008])
    expect(years([at('Computer Engineering\n2008 – 2012')])).toEqual([2012])
  })

  it('are only those that a person left, once somebody corrected them', () => {
    expect(read({ positions: [{ ...BAKER, at: null }], corrected: true }).map(([year]) => year)).toEqual([2012])
    expect(read({ positions: [{ ...BAKER, from: '2013', at: null }], corrected: true }).map(([year]) => year)).toEqual([
      2013,
    ])
  })

  it('do not include times without work', () => {
    const text = 'Ann Lee\n\nExperience\n\nParental leave\nMar 2022 ⇒ now'
    const at = { page: 1, start: text.indexOf('Parental'), end: text.length }
    const held = (title: string) =>
      readResume(
        [{ number: 1, text: text.replace('Parental leave', title) }],
        {
          ...NO_PROFILE,
          positions: [{ ...ENGINEER, title, at: { ...at, end: at.end - 'Parental leave'.length + title.length } }],
        },
        NOW,
      ).positions.length
    expect([held('Parental leave'), held('Staff Engineer')]).toEqual([0, 1])
  })
})
