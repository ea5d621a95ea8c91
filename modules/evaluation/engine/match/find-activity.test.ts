import { describe, expect, it } from 'vitest'
import type { LearnedActivities } from './activities/weigh.ts'
import { activityAsked, findActivity } from './find-activity.ts'
import { needsOf } from './needs.ts'
import type { Part } from './parts.ts'
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
      text: 'People management: only as a second, in support of someone else.',
      passages: [{ text: 'Helped the foreman with the early shift of nine' }],
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
    [
      'was partly in support and partly not done',
      worked('Helped with the early shift of nine; never met the others'),
      false,
    ],
    ['is a list', 'Summary\nKafka, Docker, Python, Java, Redis, Linux, Git, early shift of nine', false],
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
    ['Skills\n\nClerk, Acme Ltd, 2018 – 2022\n- Ran the early shift of nine'],
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

/** One activity: how much each feature speaks for it. Without any of them, it is very uncertain. */
const learnedFrom = (weights: Record<string, number>, names = ['none', 'shifts']): LearnedActivities => ({
  names,
  weights: new Map([
    ['always', new Map([[0, 2]])],
    ...Object.entries(weights).map(([feature, weight]) => [feature, new Map([[1, weight]])] as const),
  ]),
})
const SHIFTS = 1
const termWith = (...concepts: string[]) => ({
  label: 'Shift',
  concepts: concepts.map(id => [id]),
  names: [],
  words: [],
  narrowing: [],
})
const SHIFT_WEIGHTS = { 't shift': 4, 't bread': -40 }

describe('a requirement that is surely for an activity', () => {
  const asked = (requirement: string, learned = learnedFrom({ always: 4 })) =>
    activityAsked(partOf(requirement), learned)

  it.each([
    ['Welding', SHIFTS],
    ['Welding or baking', SHIFTS],
    ['HubSpot', null],
    ['Forklift licence', null],
    ['Welding with Kafka', null],
    ['Kafka or welding', null],
  ])('asks for nothing particular besides: "%s" (%s)', (requirement, activity) => {
    expect(asked(requirement)).toBe(activity)
  })

  it('makes one of many activities more likely than not', () => {
    const names = ['none', 'shifts', 'bread', 'parcels']
    expect(asked('Welding', { names, weights: new Map([['always', new Map([[SHIFTS, 0.1]])]]) })).toBeNull()
    expect(asked('Welding', { names, weights: new Map([['always', new Map([[SHIFTS, 1]])]]) })).toBe(SHIFTS)
  })
})

describe('one of several things in a line', () => {
  const isShown = (line: string) =>
    findActivity(
      { label: 'Shift', any: [termWith()] },
      SHIFTS,
      resumeWith(worked(line)),
      new Set(),
      learnedFrom(SHIFT_WEIGHTS),
    ) !== null

  it.each([
    ['Ran the early shift', true],
    ['Baked fine bread', false],
    ['Baked fine bread for the early shift', false],
    ['Baked fine bread, ran the early shift', true],
    ['Baked fine bread; early shift', true],
    ['Baked fine bread (ran the early shift)', false],
    ['Baked fine bread ( ran the early shift )', true],
    ['Baked fine bread and ran the early shift', true],
    ['Baked fine bread then ran the early shift', true],
    ['Baked fine bread,ran the early shift', false],
    // A single word shows nothing, with or without a number.
    ['Baked fine bread, cut rolls, the shift', false],
    ['Baked fine bread, cut rolls, shift 9', false],
    // No more than twelve.
    [`${'Baked fine bread, '.repeat(11)}ran the early shift`, true],
    [`${'Baked fine bread, '.repeat(12)}ran the early shift`, false],
  ])('"%s" shows it: %s', (line, expected) => {
    expect(isShown(line)).toBe(expected)
  })

  it('counts less than a complete line', () => {
    const lines = worked('Baked fine bread, ran the early shift', 'Ran the early shift')
    const part = { label: 'Shift', any: [termWith()] }
    const found = findActivity(part, SHIFTS, resumeWith(lines), new Set(), learnedFrom(SHIFT_WEIGHTS))
    expect(found!.passages.map(({ text }) => text)).toEqual([
      'Ran the early shift',
      'Baked fine bread, ran the early shift',
    ])
  })
})

describe('each word of the requirement', () => {
  const isComplete = (label: string, weights: Record<string, number>) =>
    findActivity(
      { label, any: [termWith()] },
      SHIFTS,
      resumeWith(worked('Ran the early shift')),
      new Set(),
      learnedFrom({ ...weights, ...SHIFT_WEIGHTS }),
    ) !== null

  it.each<[label: string, weights: Record<string, number>, expected: boolean]>([
    ['Zorbing shift', {}, false],
    ['Experience of the shift', {}, true],
    ['Shift of 9', {}, true],
    ['Shift with b2b', {}, false],
    // A word that speaks for the activity.
    ['Zorbing shift', { 't zorb': 0.15 }, true],
    ['Zorbing shift', { 't zorb': 0.1 }, false],
    // A word with a sense that does.
    ['Rota', { 's plan': 1 }, true],
    ['Rota', { 's cook': 1 }, false],
    // A part of a name that does.
    ['Wound care', { 'm wound care': 1 }, true],
    ['Wound care', {}, false],
    ['Zorbing wound care', { 'm wound care': 1 }, false],
    ['Wound care zorbing', { 'm wound care': 1 }, false],
    ['Wound care and baking', { 'm wound care': 1, 'm baking': 1 }, true],
    ['Wound care and baking', { 'm wound care': 1 }, false],
    // Initials are a name of their own.
    ['TIG welding', { 'm tig welding': 1 }, false],
    ['TIG welding', { 'm tig welding': 1, 't tig': 1 }, true],
  ])('belongs to the activity: "%s" with %o (%s)', (label, weights, expected) => {
    expect(isComplete(label, weights)).toBe(expected)
  })
})

describe('the place and the kind of the task', () => {
  const isShown = (any: Part['any'], line: string) =>
    findActivity(
      { label: 'Shift', any },
      SHIFTS,
      resumeWith(worked(`Ran the early shift, ${line}`)),
      new Set(),
      learnedFrom(SHIFT_WEIGHTS),
    ) !== null

  it.each<[name: string, any: Part['any'], line: string, expected: boolean]>([
    ['one of the places is enough', [termWith('hospital'), termWith('hospice')], 'at the hospital', true],
    ['none of the places', [termWith('hospital'), termWith('hospice')], 'on the farm', false],
    ['the same kind', [termWith('tig welding')], 'TIG welding', true],
    ['another kind', [termWith('tig welding')], 'stick welding', false],
    ['both kinds', [termWith('tig welding')], 'stick welding and TIG welding', true],
    ['a broader kind', [termWith('welding')], 'stick welding', true],
    ['another kind at the place', [termWith('tig welding', 'hospital')], 'stick welding at the hospital', false],
    ['another kind of one of two', [termWith('tig welding'), termWith('baking')], 'stick welding', true],
  ])('%s', (_, any, line, expected) => {
    expect(isShown(any, line)).toBe(expected)
  })
})
