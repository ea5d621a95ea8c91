import { describe, expect, it } from 'vitest'
import { findCertificate } from './find-certificate.ts'
import { needsOf } from './needs.ts'
import { NOW, resumeWith } from './resume.fixture.ts'

function find(requirement: string, resume: string, valid = true) {
  const needs = needsOf(requirement, 'certificate')
  return findCertificate(needs.parts[0]!, { ...needs, valid }, resumeWith(`Ann Lee\n\n${resume}`), NOW)
}

describe('a certificate', () => {
  it.each<[requirement: string, resume: string, text: string]>([
    ['Forklift licence', 'Certificates\nForklift licence, 2024', 'Forklift licence: stated.'],
    ['Forklift licence', 'Certificates\nForklift licence, expired 2020', 'Forklift licence: stated, but expired.'],
    [
      'Forklift licence',
      'Certificates\nForklift licence, test booked',
      'Forklift licence: in progress, not completed.',
    ],
    [
      'Forklift licence',
      'Certificates\nCurrently learning for the forklift licence',
      'Forklift licence: in progress, not completed.',
    ],
    [
      'Forklift licence',
      'Certificates\nForklift licence, not completed',
      'Forklift licence: begun, but not completed.',
    ],
    ['NVQ level 3 in care', 'Certificates\nNVQ level 2 in care, 2019', 'NVQ level 3 in care: a lower level is stated.'],
    ['NVQ level 2 in care', 'Certificates\nNVQ level 3 in care, 2019', 'NVQ level 2 in care: stated.'],
    [
      'NVQ level 3 in care',
      'Certificates\nNVQ level 2 in care, expired 2019',
      'NVQ level 3 in care: stated, but expired.',
    ],
    // Wherever certificates are stated.
    ['Forklift licence', 'Summary\nHas a forklift licence', 'Forklift licence: stated.'],
    ['Forklift licence', 'Skills\nForklift licence', 'Forklift licence: stated.'],
    ['Forklift licence', 'Education\nForklift licence, 2024', 'Forklift licence: stated.'],
    ['Forklift licence', 'Experience\nHas a forklift licence', 'Forklift licence: stated.'],
    ['Forklift licence', 'Other\nForklift licence', 'Forklift licence: stated.'],
    ['Forklift licence', 'Languages\nForklift licence', 'Forklift licence: stated.'],
    ['Forklift licence', 'Has a forklift licence', 'Forklift licence: stated.'],
    ['Forklift licence', 'Interests\nForklift licence', 'Forklift licence: stated.'],
    ['Forklift licence', 'Contact\nForklift licence', 'Forklift licence: stated.'],
    ['Forklift licence', 'Leeds | +44 20 7946 0018 | Forklift licence', 'Forklift licence: stated.'],
    ['Forklift licence', 'Objective\nForklift licence', 'Forklift licence: not found in the résumé.'],
    // What is no statement of it.
    ['Forklift licence', 'Certificates\nForklift licence: none', 'Forklift licence: not found in the résumé.'],
    [
      'Forklift licence',
      'Certificates\nMy brother has a forklift licence',
      'Forklift licence: not found in the résumé.',
    ],
    [
      'Forklift licence',
      'Certificates\nHoping to get a forklift licence',
      'Forklift licence: not found in the résumé.',
    ],
    ['CISSP', 'Certificates\nWebinar on CISSP, no certificate', 'CISSP: not found in the résumé.'],
    ['Forklift licence', 'Certificates\nFirst aid', 'Forklift licence: not found in the résumé.'],
    // What is denied can still be expired.
    [
      'Forklift licence',
      'Certificates\nNo longer valid: forklift licence, expired 2020',
      'Forklift licence: stated, but expired.',
    ],
    // Certificates that are known only by their words.
    ['Pest control certificate', 'Certificates\nPest control, 2024', 'Pest control certificate: stated.'],
    ['Zorbing certificate', 'Certificates\nZorbing, 2024', 'Zorbing certificate: stated.'],
    ['Zorbing certificate', 'Education\nZorbing, 2024', 'Zorbing certificate: stated.'],
    ['Zorbing certificate', 'Summary\nHas the zorbing certificate', 'Zorbing certificate: stated.'],
    [
      'Zorbing certificate',
      'Experience\nGuide, Alps Ltd, 2019 – 2022\n- Took guests zorbing down the hill',
      'Zorbing certificate: shown by the work described, but no certificate is stated.',
    ],
    ['Zorbing certificate', 'Skills\nZorbing', 'Zorbing certificate: listed, not shown in work.'],
    ['Zorbing certificate', 'Certificates\nFirst aid', 'Zorbing certificate: not found in the résumé.'],
    // The occupation of a certificate adds nothing to it.
    [
      'HCPC registration as a paramedic',
      'Certificates\nHCPC registration',
      'HCPC registration as a paramedic: stated.',
    ],
  ])('"%s" in "%s": %s', (requirement, resume, text) => {
    const found = find(requirement, resume)
    expect(found.text).toBe(text)
    const isMet = text.endsWith(': stated.')
    const isMissing = text.endsWith('not found in the résumé.')
    expect(found.verdict).toBe(isMet ? 'met' : isMissing ? 'missing' : 'partly')
    expect(found.passages.length > 0).toBe(!isMissing)
  })

  it('is quoted without the contact details beside it', () => {
    for (const line of [
      'Leeds | +44 20 7946 0018 | Forklift licence | a@b.example',
      'Contact\nLeeds · Forklift licence · 0123',
    ])
      expect(find('Forklift licence', line).passages.map(({ text }) => text)).toEqual(['Forklift licence'])
  })

  it('is enough if it has expired and need not be valid', () => {
    expect(find('Forklift licence', 'Certificates\nForklift licence, expired 2020', false)).toMatchObject({
      verdict: 'met',
      text: 'Forklift licence: stated. It has expired, which is enough for this job.',
    })
  })

  it('counts by its best state and quotes only that', () => {
    const lines = [
      'Forklift licence, expired 2015',
      'Forklift licence, not completed 2018',
      'Forklift licence, test booked',
      'Forklift licence, 2024',
    ]
    const quoted = (count: number) =>
      find('Forklift licence', `Certificates\n${lines.slice(0, count).join('\n')}`).passages.map(({ text }) => text)
    expect(quoted(4)).toEqual([lines[3]])
    expect(quoted(3)).toEqual([lines[0]])
  })

  it('is met by the best of its alternatives', () => {
    expect(find('Forklift licence or first aid', 'Certificates\nFirst aid, 2025')).toMatchObject({
      verdict: 'met',
      text: 'First aid: stated.',
    })
  })
})
