import { describe, expect, it } from 'vitest'
import { matchReasons } from '../../words/match-reasons.ts'
import { degreeAsked } from './degrees.ts'
import { findDegree } from './find-degree.ts'
import { NOW, resumeWith } from './resume.fixture.ts'

const reasons = matchReasons.degree

const find = (requirement: string, resume: string) => findDegree(degreeAsked(requirement)!, resumeWith(resume), NOW)
const findStudied = (requirement: string, ...lines: string[]) =>
  find(requirement, `Ann Lee\n\nEducation\n${lines.join('\n')}`)

describe('a degree in running text', () => {
  const worked = (line: string) => `Ann Lee\n\nExperience\n\nTeacher, Hill School, 2015 – 2020\n- ${line}`

  it('counts if somebody says that they hold it', () => {
    expect(find("Bachelor's degree in physics", worked('I hold a BSc in Physics from Calder, 2013'))).toMatchObject({
      verdict: 'met',
    })
    expect(find("Bachelor's degree in physics", worked('Prepared pupils for a BSc in Physics'))).toMatchObject({
      verdict: 'missing',
    })
  })
})

describe('a degree', () => {
  it.each<[requirement: string, line: string, reason: keyof typeof reasons]>([
    ["Bachelor's degree in nursing", 'BSc Nursing, University of Calder, 2023', 'stated'],
    ["Bachelor's degree in nursing", 'MSc Nursing, University of Calder, 2023', 'stated'],
    ["Bachelor's degree", 'BSc Physics, 2023', 'stated'],
    ['Abitur', 'Abitur, 2010', 'stated'],
    ["Master's degree in nursing", 'BSc and MSc Nursing, 2023', 'stated'],
    ['Diploma in nursing', 'Dip HE Nursing (Adult), University of Calder, 2006', 'stated'],
    ['Degree in computer science or similar', 'Diplom-Informatikerin (FH), 2001', 'stated'],
    // A lower one.
    ["Master's degree in nursing", 'BSc Nursing, 2023', 'lower'],
    ["Master's degree in nursing", 'Diploma in nursing, 2023', 'lower'],
    ['Doctorate in nursing', 'BSc Nursing, 2023', 'lower'],
    ['Doctorate in nursing', 'Diploma in nursing, 2023', 'none'],
    ["Bachelor's degree in nursing", 'GCSEs with nursing, 2010', 'none'],
    ['NVQ level 3 in plumbing', 'NVQ level 2 in plumbing, 2010', 'lower'],
    // In another field.
    ["Bachelor's degree in nursing", 'BSc Physics, 2023', 'otherField'],
    ["Master's degree in nursing", 'BSc Physics, 2023', 'none'],
    ['Diploma in nursing', 'Diploma in carpentry, 2023', 'otherField'],
    ['Abitur', 'GCSEs, 2010', 'none'],
    ['GCSE mathematics', 'GCSE history, 2010', 'none'],
    ['GCSE thanatology', 'GCSE history, 2010', 'none'],
    ['GCSE mathematics', 'GCSEs in English and maths, 2010', 'stated'],
    ['GCSEs', 'GCSE history, 2010', 'stated'],
    // Not completed.
    ["Bachelor's degree in nursing", 'BSc Nursing, dropped out in 2020', 'abandoned'],
    ["Bachelor's degree in nursing", 'BSc Nursing, not completed', 'abandoned'],
    ["Bachelor's degree in nursing", 'BSc Nursing, in progress', 'underway'],
    ["Bachelor's degree in nursing", 'BSc Nursing, 06/2027', 'underway'],
    ["Bachelor's degree in nursing", 'BSc Nursing, 11/2026', 'stated'],
    // The current year alone is when it was completed. As the end of a period it can lie ahead.
    ["Bachelor's degree in nursing", 'BSc Nursing, 2026', 'stated'],
    ["Bachelor's degree in nursing", 'BSc Nursing, 2027', 'underway'],
    ["Bachelor's degree in nursing", 'BSc Nursing, 12/2026', 'underway'],
    ["Bachelor's degree in nursing", 'BSc Nursing, 2023 – 2026', 'underway'],
    ["Bachelor's degree in nursing", 'BSc Nursing, expected 2026', 'underway'],
    ["Bachelor's degree in nursing", 'BSc Nursing, abandoned, return in 06/2027', 'abandoned'],
    ["Master's degree in nursing", 'BSc Nursing, in progress', 'underway'],
    ['Doctorate in nursing', 'BSc Nursing, in progress', 'none'],
    ["Bachelor's degree in nursing", 'BSc Physics, in progress', 'none'],
    // Vocational qualifications by their title.
    ['Ausbildung zum Koch', 'Koch, IHK Köln, 2015', 'stated'],
    ['Ausbildung zum Koch', 'Tischler, IHK Köln, 2015', 'none'],
    ["Bachelor's degree in nursing", 'Registered nurse, 2015', 'none'],
    // The field in other words.
    ['Studium im Bereich Tourismus', 'B.A. Tourismusmanagement, 2015', 'stated'],
    ['Degree in physics or a related field', 'BSc Mathematics, 2015', 'stated'],
    ['Degree in physics', 'BSc Mathematics, 2015', 'otherField'],
    ['Degree in physics or a related field', 'BSc Nursing, 2015', 'otherField'],
    ['Degree in law', 'BSc Flawless Design, 2015', 'otherField'],
    ['Degree in thanatology', 'BSc Thanatology, 2015', 'stated'],
    ['Degree in thanatology', 'BSc Oenology, 2015', 'otherField'],
    ['Degree in applied thanatology', 'BSc Thanatology, 2015', 'stated'],
    ['Degree in applied forensic thanatology', 'BSc Thanatology, 2015', 'otherField'],
    ['Grado superior en educación infantil', 'Técnico superior en Educación Infantil, 2015', 'stated'],
  ])('"%s" for "%s": %s', (requirement, line, reason) => {
    const found = findStudied(requirement, line)
    expect(found.text).toBe(reasons[reason])
    expect(found.verdict).toBe(reason === 'stated' ? 'met' : reason === 'none' ? 'missing' : 'partly')
    expect(found.passages.map(({ text }) => text)).toEqual(reason === 'none' ? [] : [line])
  })
})

describe('a degree or equivalent experience', () => {
  const DEVELOPER =
    'Ann Lee\n\nExperience\nSoftware developer, Acme Ltd, 2018 – 2024\n- Wrote the billing service in Java'

  it.each<[requirement: string, reason: keyof typeof reasons]>([
    ['Degree in software development or equivalent experience', 'onlyExperience'],
    ['Degree in software development', 'none'],
    ['Degree in nursing or equivalent experience', 'none'],
  ])('"%s"', (requirement, reason) => {
    const found = find(requirement, DEVELOPER)
    expect(found.text).toBe(reasons[reason])
    expect(found.verdict).toBe(reason === 'none' ? 'missing' : 'partly')
  })
})

describe('where a degree stands', () => {
  it.each([
    ['Summary\nNurse with a BSc in Nursing from Calder', true],
    ['Certificates\nBSc Nursing, 2015', true],
    ['Other\nHolds a BSc in Nursing', true],
    ['Nurse with a BSc in Nursing', true],
    ['Skills\nBSc Nursing', false],
    ['Interests\nBSc Nursing in the evenings', false],
    ['Experience\nNurse (BSc Nursing), Calder Hospital, 2019 – 2022', true],
    ['Experience\nNurse, Calder Hospital, 2019 – 2022\n- Mentored students of the BSc Nursing', false],
    ['Summary\nMy sister holds a BSc in Nursing', false],
    ['Summary\nHoping to do a BSc in Nursing', false],
    ['Summary\nKoch', false],
  ])('"%s" counts: %s', (resume, counts) => {
    const asked = resume.includes('Koch') ? 'Ausbildung zum Koch' : "Bachelor's degree in nursing"
    expect(find(asked, `Ann Lee\n\n${resume}`).verdict).toBe(counts ? 'met' : 'missing')
  })
})

it('is underway while it is being studied for', () => {
  const found = find("Bachelor's degree in nursing", 'Ann Lee\n\nSummary\nCurrently studying for a BSc in Nursing')
  expect(found.text).toBe(reasons.underway)
})

it('takes what follows on the same line as its state, and not the next line', () => {
  const asked = "Bachelor's degree in nursing"
  expect(find(asked, 'Ann Lee\n\nSummary\nBSc Nursing, Calder. Withdrew in 2020.').verdict).toBe('partly')
  expect(find(asked, 'Ann Lee\n\nSummary\nBSc Nursing, Calder.\nWithdrew from the sea in 2020.').verdict).toBe('met')
})

it('quotes the highest degree that fits, and of equal ones the best described', () => {
  const quoted = (...lines: string[]) =>
    findStudied("Bachelor's degree in nursing", ...lines).passages.map(({ text }) => text)
  expect(quoted('BSc Nursing, 2015', 'MSc Nursing, 2018', 'PhD Physics, 2020')).toEqual(['MSc Nursing, 2018'])
  expect(quoted('BSc Nursing', 'BSc Nursing, University of Calder, 2018')).toEqual([
    'BSc Nursing, University of Calder, 2018',
  ])
  expect(quoted('BSc Nursing, 2015', 'MSc Nursing, in progress')).toEqual(['BSc Nursing, 2015'])
})
