import { describe, expect, it } from 'vitest'
import { evaluateRequirement } from './evaluate-requirement.ts'
import type { Requirement } from './input.ts'
import { NOW, resumeWith } from './resume.fixture.ts'

const evaluate = (text: string, resume: string, checked_as: Requirement['checked_as'] = null) =>
  evaluateRequirement({ id: 'r', text, must_have: true, checked_as }, resumeWith(`Ann Lee\n\n${resume}`), NOW)
const worked = (...lines: string[]) =>
  `Experience\nClerk, Acme Ltd, 2018 – 2022\n${lines.map(line => `- ${line}`).join('\n')}`

const PIPES = 'TIG welding of pipes for the ships of the whole yard'
const BREAD = 'Baking of bread and rolls for everyone in the town'

describe('the result of a requirement', () => {
  it.each<[requirement: string, resume: string, verdict: string]>([
    ['Welding', worked(PIPES), 'met'],
    ['Welding and baking', worked(PIPES, BREAD), 'met'],
    ['Welding and baking', worked(PIPES), 'partly'],
    ['Welding and baking', 'Skills\nwelding, cutting, grinding, baking', 'partly'],
    ['Welding and baking', worked('Sold cars to everyone in the town'), 'missing'],
    ['Welding or baking', worked(PIPES), 'met'],
    ['Experience', worked(PIPES), 'missing'],
    // An industry needs more than any factory, and a first night more than a program's name.
    ['Experience in the automotive industry', worked('Produced seats at a factory of an automotive supplier'), 'met'],
    ['Experience in the automotive industry', worked('Packed biscuits at a factory with 200 people'), 'missing'],
    ['Video editing', worked('Cut 40 films a year with Adobe Premiere for the company'), 'met'],
    ['Video editing', worked('Greeted the guests at the premiere of the play each year'), 'missing'],
    ['Experience in the pharmaceutical industry', 'Experience\nPacker, Norvale Pharma GmbH, 2018 – 2022', 'met'],
    ['Experience in a hotel', 'Experience\nPacker, Hotel Supplies Ltd, 2018 – 2022', 'missing'],
    // A bracket has examples, and a tool alone is a part.
    ['Automated dispensing cabinets (Pyxis, Omnicell)', worked('Restocked Pyxis cabinets on six floors'), 'met'],
    ['Automated dispensing cabinets (Pyxis, Omnicell)', worked('Restocked the shelves on six floors'), 'missing'],
    ['Wireframing with Figma', 'Skills\nPhotoshop, Figma, WordPress, HTML', 'partly'],
    ['Automatización de tareas con PowerShell', 'Conocimientos\nLinux, Ansible, PowerShell, Docker', 'partly'],
    // The same words, and another certificate.
    ['Azure Administrator (AZ-104)', 'Certificates\nMicrosoft Azure Fundamentals (AZ-900), 2024', 'partly'],
    ['Azure Administrator (AZ-104)', 'Certificates\nMicrosoft Azure Administrator (AZ-104), 2024', 'met'],
    ['ISO 14001 lead auditor', 'Certificates\nLead auditor ISO 9001 and ISO 14001, 2024', 'met'],
    ['Experience with load securing', worked('Secured loads with straps and bars every day'), 'met'],
    // School certificates.
    ['High school diploma or GED', 'Education\nHigh School Diploma, Westerville North, 2016', 'met'],
    ['High school diploma', 'Education\nWesterville North High School, 2016', 'met'],
    ['Mindestens Mittlere Reife', 'Schule\nAbitur, Köln, 2015', 'met'],
    ['Mindestens Mittlere Reife', 'Schule\nHauptschulabschluss, Köln, 2015', 'missing'],
    ['Abitur', 'Ausbildung\nAusbildung zur Verkäuferin, Köln, 2015', 'missing'],
    ['Abitur', 'Studium\nBachelor of Arts, Köln, 2015', 'met'],
    ['Realschulabschluss oder Ausbildung', 'Ausbildung\nAusbildung zur Verkäuferin, Köln, 2015', 'met'],
    ['CAP ou Bac pro esthétique', 'Formation\nBac pro esthétique, Lille, 2015', 'met'],
    ['Anleitung und Ausbildung von Lehrlingen', 'Ausbildung\nAusbildung zum Koch, Köln, 2015', 'missing'],
    // An age is no experience.
    ['4 años de experiencia', 'Resumen\nTengo 24 años y llevo dos en control de calidad', 'missing'],
    // By its kind.
    ["Bachelor's degree in nursing", 'Education\nBSc Nursing, University of Calder, 2019', 'met'],
    ['4 years of welding', worked(PIPES), 'met'],
    ['German at B2 level', 'Languages\nGerman (C1), spoken every day at work', 'met'],
    ['German (C1), Dutch (B1)', 'Languages\nGerman (C1), spoken every day at work', 'partly'],
    ['Dutch or French', 'Languages\nDutch (native)', 'met'],
    ['Dutch, French or German at B2 level', 'Languages\nDutch (A2), French (B2)', 'met'],
    ['German or Dutch (B1)', 'Languages\nDutch (A2), English (C2)', 'partly'],
    ['German or Dutch', 'Languages\nEnglish (C2)', 'missing'],
    ['English and Dutch or French', 'Languages\nEnglish (C2)', 'partly'],
    ['Forklift licence', 'Certificates\nForklift licence, since 2015 and valid until 2028', 'met'],
    ['Forklift licence', 'Certificates\nForklift licence, expired in 2020 and not renewed', 'partly'],
    ['Welding and a forklift licence', `${worked(PIPES)}\n\nCertificates\nForklift licence, expired in 2020`, 'partly'],
    ['Has a zorbing certificate', 'Certificates\nZorbing certificate of the club, expired in 2020', 'partly'],
    ['Has a zorbing certificate', worked('Took guests zorbing down the hill every single day'), 'met'],
  ])('"%s" in "%s": %s', (requirement, resume, verdict) => {
    const result = evaluate(requirement, resume)
    expect(result.verdict).toBe(verdict)
    expect(result).toMatchObject({ id: 'r', dropped: [] })
    expect(result.quotes.length > 0).toBe(verdict !== 'missing')
  })

  it('is missing if nothing can be quoted', () => {
    const result = evaluateRequirement({ id: 'r', text: 'Kafka', must_have: true }, resumeWith('Kafka'), NOW)
    expect(result).toEqual({
      id: 'r',
      verdict: 'missing',
      reasoning: 'Not found in the résumé.',
      quotes: [],
      dropped: [],
    })
  })

  it('is explained for each part, once', () => {
    expect(evaluate('Welding and baking', worked(PIPES)).reasoning).toBe(
      'Welding: shown by the work described. Baking: not found in the résumé.',
    )
    expect(evaluate('Experience', worked(PIPES)).reasoning).toBe('Not found in the résumé.')
  })

  it.each<[requirement: string, resume: string, reasoning: string]>([
    ["Bachelor's degree in nursing", worked(PIPES), 'No such degree found in the résumé.'],
    ['4 years of welding', worked(PIPES), 'About 4 years by the dates of the positions that show it; 4 required.'],
    ['German at B2 level', worked(PIPES), 'German: not found in the résumé.'],
    [
      'German (C1), Dutch (B1)',
      'Languages\nGerman (C1), spoken every day at work',
      'German: stated at about C1. Dutch: not found in the résumé.',
    ],
    ['Forklift licence', 'Certificates\nForklift licence, expired in 2020', 'Forklift licence: stated, but expired.'],
    [
      'Zorbing certificate',
      worked('Took guests zorbing down the hill'),
      'Zorbing certificate: shown by the work described, but no certificate is stated.',
    ],
    [
      'Can drive a forklift and speak German',
      'Languages\nGerman (C1), spoken every day at work',
      'Can drive a forklift: not found in the résumé.',
    ],
    [
      'People management',
      worked('The early shift of nine was run by my colleague'),
      'People management: mentioned as someone else’s work.',
    ],
  ])('"%s" is explained: %s', (requirement, resume, reasoning) => {
    expect(evaluate(requirement, resume).reasoning).toBe(reasoning)
  })

  it('has the best quote of each part first, and at most three', () => {
    const lines = [
      PIPES,
      'MIG welding of gates and fences in the town',
      'TIG welding of 40 gates and fences a week',
      BREAD,
    ]
    const quotes = evaluate('Welding and baking', worked(...lines)).quotes.map(({ text }) => text)
    expect(quotes).toHaveLength(3)
    expect(quotes.slice(0, 2)).toEqual(['TIG welding of 40 gates and fences a week', BREAD])
    expect(evaluate('Welding and TIG welding', worked(PIPES)).quotes).toHaveLength(1)
  })
})

describe('a kind that a recruiter chose', () => {
  it('decides over the words of the text', () => {
    const licence = 'Certificates\nForklift licence, expired in 2020 and not renewed'
    expect(evaluate('Forklift licence', licence, { kind: 'skill' }).reasoning).not.toContain('expired')
    expect(
      evaluate('Zorbing certificate', worked('Took guests zorbing down the hill'), { kind: 'skill' }).verdict,
    ).toBe('met')
  })

  it('can be a certificate although the text names none', () => {
    const certificate = { kind: 'certificate_or_licence' as const, name: '', must_be_valid: true }
    const driven = worked('Drove a forklift in the yard every single day')
    expect(evaluate('Forklift', driven).verdict).toBe('met')
    expect(evaluate('Forklift', driven, certificate).reasoning).toContain('no certificate is stated')
  })

  it('can be a skill although the text names a language', () => {
    expect(
      evaluate('Fluent German', 'Languages\nGerman (C1), spoken every day at work', { kind: 'skill' }).verdict,
    ).toBe('met')
    expect(evaluate('Fluent German and welding', worked(PIPES), { kind: 'skill' }).verdict).toBe('met')
  })

  it('looks for a language that is not known by its name', () => {
    const languages = {
      kind: 'language' as const,
      languages: [
        { name: 'German', level: null },
        { name: 'Klingon', level: null },
      ],
    }
    expect(evaluate('Languages', 'Languages\nGerman (C1), spoken every day at work', languages).verdict).toBe('partly')
    expect(evaluate('Languages', 'Languages\nGerman (C1), and Klingon every day at work', languages).verdict).toBe(
      'met',
    )
  })
})

describe('work in other words', () => {
  const SHIFT = 'Ran the early shift of nine'
  const ASSISTED = 'Helped the foreman with the early shift of nine'
  const NEWCOMERS = 'Showed newcomers the ropes in their first weeks'

  it.each<[name: string, requirement: string, resume: string, verdict: string, reasoning: string]>([
    ['counts where nothing is found', 'Line management', worked(SHIFT), 'met', 'Line management: shown by the work'],
    ['counts more than a list', 'Mentoring', `${worked(NEWCOMERS)}\n\nSkills\nMentoring`, 'met', 'Mentoring: shown'],
    [
      'counts no more than a list if it was in support of somebody else',
      'Line management',
      `${worked(ASSISTED)}\n\nSkills\nLine management`,
      'partly',
      'Line management: listed',
    ],
    [
      'does not count if a position is asked for',
      'As a people manager',
      worked(SHIFT),
      'missing',
      'people manager: no such position',
    ],
    [
      'does not count if the résumé denies it',
      'Mentoring',
      worked('Never did any mentoring', NEWCOMERS),
      'missing',
      'Mentoring: the résumé says that there is no experience',
    ],
    [
      'does not count if the résumé denies one of the alternatives',
      'Onboarding or mentoring',
      worked('Never did any onboarding', NEWCOMERS),
      'missing',
      'Onboarding: the résumé says that there is no experience',
    ],
    [
      'does not count if others did it',
      'Line management',
      worked('Line management was done by my colleague', SHIFT),
      'missing',
      'Line management: mentioned as someone else’s work',
    ],
  ])('%s: "%s"', (_, requirement, resume, verdict, reasoning) => {
    const result = evaluate(requirement, resume)
    expect(result.verdict).toBe(verdict)
    expect(result.reasoning).toContain(reasoning)
  })

  it('does not count if an amount is asked for', () => {
    expect(evaluate('Line management of at least 30', worked(SHIFT)).verdict).not.toBe('met')
  })

  it.each<[requirement: string, line: string, reasoning: string]>([
    ['Onboarding and mentoring', NEWCOMERS, 'Onboarding: shown by the work described. Mentoring: not found'],
    ['Risk assessments and toolbox talks', 'Toolbox talks on ladders', 'Risk assessments: not found'],
    ['People management and line management', ASSISTED, 'Line management: only as a second'],
  ])('shows only one of several parts that are the same activity: "%s"', (requirement, line, reasoning) => {
    const result = evaluate(requirement, worked(line))
    expect(result.verdict).toBe('partly')
    expect(result.reasoning.toLowerCase()).toContain(reasoning.toLowerCase())
  })
})
