import { expect, test } from 'vitest'
import { isBesideCertificate } from './certificate-parts.ts'
import { evaluateRequirement } from './evaluate-requirement.ts'
import { needsOf } from './needs.ts'
import { NOW, resumeWith } from './resume.fixture.ts'

const skillsIn = (requirement: string) => {
  const { parts } = needsOf(requirement)
  return parts.filter(part => isBesideCertificate(part, parts)).map(({ label }) => label)
}

test.each<[requirement: string, skills: string[]]>([
  ['Welding and forklift licence', ['Welding']],
  ['Forklift licence and welding', ['welding']],
  ['Welding and forklift licences', ['Welding']],
  ['Welding certificate and forklift licence', []],
  ['Forklift licence', []],
  ['Crane and forklift licence', []],
  ['Crane and forklift licence, first aid certificate', []],
  ['Welding and carpentry', []],
])('skills next to a certificate in "%s": %j', (requirement, skills) => {
  expect(skillsIn(requirement)).toEqual(skills)
})

test('a skill next to a licence is shown by work, and the licence is not', () => {
  const verdict = (resume: string) =>
    evaluateRequirement(
      { id: 'r', text: 'Welding and forklift licence', must_have: true },
      resumeWith(`Ann Lee\n\n${resume}`),
      NOW,
    ).verdict
  const welder = 'Experience\nWelder, Calder Steel, 2018 – 2024\n- Welded steel frames for bridges'
  expect(verdict(`${welder}\n\nCertificates\nForklift licence, 2024`)).toBe('met')
  expect(verdict(welder)).toBe('partly')
})
