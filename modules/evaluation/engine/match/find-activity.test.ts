import { describe, expect, it } from 'vitest'
import { activityAsked, findActivity } from './find-activity.ts'
import { needsOf } from './needs.ts'
import type { Passage } from './resume.ts'
import { resumeWith } from './resume.fixture.ts'

const partOf = (requirement: string) => needsOf(requirement).parts[0]!
const worked = (...lines: string[]) =>
  `Experience\nClerk, Acme Ltd, 2018 – 2022\n${lines.map(line => `- ${line}`).join('\n')}`

/** Work that shows the activity of a requirement; null if none does. */
function find(requirement: string, text: string, used: (passage: Passage) => boolean = () => false) {
  const part = partOf(requirement)
  const resume = resumeWith(`Ann Lee\n\n${text}`)
  return findActivity(part, activityAsked(part)!, resume, new Set(resume.passages.filter(used)))
}

describe('the activity that is asked for', () => {
  it.each(['People management', 'Formation des nouveaux arrivants', 'Störungsbeseitigung', 'Gestión de reclamaciones'])(
    'is known: "%s"',
    requirement => {
      expect(activityAsked(partOf(requirement))).not.toBeNull()
    },
  )

  it.each([
    'HubSpot',
    'Kafka',
    'Forklift licence',
    'Diploma in wound care',
    'Further training in people management',
    'Zorbing on glaciers',
  ])('is not known: "%s"', requirement => {
    expect(activityAsked(partOf(requirement))).toBeNull()
  })
})

describe('work in other words', () => {
  it('shows the activity', () => {
    expect(find('People management', worked('Ran the early shift of nine', 'Sold bread'))).toMatchObject({
      verdict: 'met',
      text: 'People management: shown by the work described.',
      passages: [{ text: 'Ran the early shift of nine' }],
    })
  })

  it('only partly shows it if it was in support of somebody else', () => {
    expect(find('People management', worked('Helped the foreman with the early shift of nine'))).toMatchObject({
      verdict: 'partly',
      text: 'People management: only as a second, in support of somebody else.',
    })
  })

  it('counts as own work if any is', () => {
    const found = find(
      'People management',
      worked('Helped the foreman with the early shift of nine', 'Ran the early shift of nine'),
    )
    expect(found).toMatchObject({ verdict: 'met', passages: [{ text: 'Ran the early shift of nine' }] })
  })

  it('can be one of several things in a line', () => {
    expect(find('People management', worked('Bread sold, floors swept, ran the early shift of nine'))?.verdict).toBe(
      'met',
    )
  })

  it.each([
    ['was used for another part', worked('Ran the early shift of nine'), true],
    ['is another activity', worked('Parcels labelled and packed'), false],
    ['was not done', worked('Never ran the early shift of nine'), false],
    ['was done by others', worked('The early shift of nine was run by my colleague'), false],
    ['is wished for', worked('Hoping to run the early shift of nine'), false],
    ['was partly not done', worked('Ran the early shift of nine; never met the others'), false],
    ['is a skill', 'Skills\nRan the early shift of nine', false],
    ['is an interest', 'Interests\nRan the early shift of nine at the club', false],
    ['is a course', worked('Course in running the early shift of nine'), false],
    ['is the head of a position', 'Experience\nRan the early shift of nine, Acme Ltd, 2018 – 2022', false],
  ])('does not count if it %s', (_, text, used) => {
    expect(find('People management', text, () => used)).toBeNull()
  })

  it.each([
    ['Summary\nRan the early shift of nine for five years'],
    ['Experience\nRan the early shift of nine for five years'],
    [worked('Ran the early shift of nine for five years')],
  ])('counts in "%s"', text => {
    expect(find('People management', text)?.verdict).toBe('met')
  })

  it('is quoted with the most certain first', () => {
    const found = find(
      'People management',
      worked('Led a team of nine people and wrote their rota', 'Ran the early shift of nine'),
    )
    expect(found!.passages.map(({ text }) => text)).toEqual([
      'Ran the early shift of nine',
      'Led a team of nine people and wrote their rota',
    ])
  })
})

describe('what is particular', () => {
  it('has to be named, too', () => {
    const line = worked('Ran the early shift of nine')
    const part = { ...partOf('People management'), label: 'People management of astronauts' }
    const activity = activityAsked(partOf('People management'))!
    expect(findActivity(part, activity, resumeWith(line), new Set())).toBeNull()
    expect(
      findActivity(part, activity, resumeWith(worked('Ran the early shift of nine astronauts')), new Set())?.verdict,
    ).toBe('met')
  })

  it('is the place of the work', () => {
    const part = { ...partOf('Wound care in hospitals'), label: 'Wound care' }
    const activity = activityAsked(partOf('Wound care'))!
    const shown = (...lines: string[]) => findActivity(part, activity, resumeWith(worked(...lines)), new Set())
    expect(shown('Leg ulcers dressed and measured')).toBeNull()
    expect(shown('Leg ulcers dressed and measured in the hospital')).not.toBeNull()
    expect(shown('Leg ulcers dressed and measured', 'Knew everyone in the hospital')).not.toBeNull()
  })

  it('is the kind of the task', () => {
    const shown = (line: string) => {
      const part = partOf('TIG welding')
      return findActivity(part, activityAsked(partOf('Welding'))!, resumeWith(worked(line)), new Set())
    }
    expect(shown('Stick welding of gates and fences')).toBeNull()
  })
})
