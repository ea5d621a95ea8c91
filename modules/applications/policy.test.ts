import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { CommunicationKind, Outcome, Stage } from './contract.ts'
import {
  type CustomCondition,
  customConditions,
  customFilterText,
  customLabel,
  isSampleAddress,
  isValidatedAnswer,
  knownEnd,
  knowsRejection,
  nextStages,
  optionLabel,
  outcomeArrows,
  OUTCOME_NAMES,
  STAGE_ARROWS,
  STAGE_NAMES,
  STAGES,
} from './policy.ts'

const OUTCOMES: Outcome[] = ['active', 'hired', 'rejected', 'withdrawn']

describe('stages', () => {
  it('have one order', () => {
    expect(STAGES).toEqual(['applied', 'screening', 'review', 'interview', 'offer'])
  })

  it.each<[Stage, Stage[]]>([
    ['applied', ['screening', 'review', 'interview', 'offer']],
    ['screening', ['applied', 'review', 'interview', 'offer']],
    ['review', ['applied', 'screening', 'interview', 'offer']],
    ['interview', ['screening', 'review', 'offer']],
    ['offer', ['review', 'interview']],
  ])('an active application can move from %s to %j', (stage, next) => {
    expect(STAGE_ARROWS[stage]).toEqual(next)
    expect(nextStages(stage, 'active')).toEqual(next)
  })

  it('can be skipped: every later stage can be reached directly', () => {
    for (const [at, stage] of STAGES.entries()) {
      expect(STAGES.slice(at + 1).filter(later => !nextStages(stage, 'active').includes(later))).toEqual([])
    }
  })

  it('do not change once an application has ended', () => {
    for (const stage of STAGES) {
      for (const outcome of ['hired', 'rejected', 'withdrawn'] as const) expect(nextStages(stage, outcome)).toEqual([])
    }
  })
})

describe('outcomes', () => {
  it.each(STAGES.filter(stage => stage !== 'offer'))(
    'an active application in %s can be rejected, not hired',
    stage => {
      expect(outcomeArrows(stage, 'active')).toEqual(['rejected'])
    },
  )

  it('a candidate can be hired from the offer stage only', () => {
    expect(outcomeArrows('offer', 'active')).toEqual(['hired', 'rejected'])
  })

  it('a rejection and a hire can be undone, a withdrawal cannot', () => {
    for (const stage of STAGES) {
      expect(outcomeArrows(stage, 'rejected')).toEqual(['active'])
      expect(outcomeArrows(stage, 'hired')).toEqual(['active'])
      expect(outcomeArrows(stage, 'withdrawn')).toEqual([])
    }
  })

  it('nobody in the organization can withdraw an application', () => {
    fc.assert(
      fc.property(fc.constantFrom(...STAGES), fc.constantFrom(...OUTCOMES), (stage, outcome) => {
        expect(outcomeArrows(stage, outcome)).not.toContain('withdrawn')
      }),
    )
  })
})

test('every stage and outcome has a name', () => {
  expect(STAGES.map(stage => STAGE_NAMES[stage])).toEqual(['Applied', 'Screening', 'Review', 'Interview', 'Offer'])
  expect(OUTCOMES.map(outcome => OUTCOME_NAMES[outcome])).toEqual(['Active', 'Hired', 'Rejected', 'Withdrawn'])
})

describe('what a candidate knows of the end of their application', () => {
  const told = (...kinds: CommunicationKind[]) =>
    kinds.map((kind, day) => ({ kind, at: new Date(Date.UTC(2026, 10, day + 1)) }))
  const end = (outcome: Outcome, ...kinds: CommunicationKind[]) => knownEnd(outcome, told(...kinds))?.kind ?? null

  it('is nothing before a message says so, whatever was decided', () => {
    for (const outcome of OUTCOMES) expect(end(outcome, 'application_received', 'message')).toBeNull()
  })

  it('is the last message that says so', () => {
    expect(end('rejected', 'application_received', 'rejected')).toBe('rejected')
    expect(end('active', 'position_closed', 'rejected', 'message', 'interview_cancelled')).toBe('rejected')
    expect(end('active', 'application_received', 'position_closed')).toBe('position_closed')
    expect(knownEnd('rejected', told('application_received', 'rejected'))?.at).toEqual(new Date('2026-11-02'))
  })

  it.each<CommunicationKind>([
    'interview_invited',
    'interview_proposed',
    'interview_booked',
    'interview_moved',
    'offer_sent',
  ])('is nothing again after %s, until they are told again', kind => {
    expect(end('active', 'rejected', kind)).toBeNull()
    expect(end('active', 'position_closed', kind)).toBeNull()
    expect(end('active', kind, 'rejected')).toBe('rejected')
    expect(end('active', 'rejected', kind, 'rejected')).toBe('rejected')
  })

  it('stays a rejection that was decided, also if an earlier message arrives late', () => {
    expect(end('rejected', 'rejected', 'interview_invited')).toBe('rejected')
  })

  it('after a closed position, ends with a new application; after a rejection, it does not', () => {
    expect(end('active', 'position_closed', 'application_received')).toBeNull()
    expect(end('rejected', 'rejected', 'application_received')).toBe('rejected')
  })

  it('does not include a rejection that no message says', () => {
    expect(end('rejected', 'position_closed', 'application_received')).toBeNull()
    expect(end('rejected', 'position_closed', 'interview_invited')).toBeNull()
  })

  it('is a rejection only if they were told of one', () => {
    expect(knowsRejection('rejected', told('application_received', 'rejected'))).toBe(true)
    expect(knowsRejection('rejected', told('application_received'))).toBe(false)
    expect(knowsRejection('rejected', told('application_received', 'position_closed'))).toBe(false)
    expect(knowsRejection('active', told('rejected', 'interview_invited'))).toBe(false)
  })
})

test.each<[unknown, boolean]>([
  ['noor@sample.example.com', true],
  ['Noor@Sample.EXAMPLE.com', true],
  [' noor@sample.example.com ', true],
  ['noor@example.com', false],
  ['noor@notsample.example.com', false],
  ['noor@sample.example.com.example.org', false],
  ['sample.example.com', false],
  ['', false],
  [undefined, false],
  [null, false],
  [['noor@sample.example.com'], false],
])('whether %j is the address of a fictional person: %s', (email, isSample) => {
  expect(isSampleAddress(email)).toBe(isSample)
})

const FIELD = '0190af3c-7b1e-7d52-9c04-5e8f6a2b1d37'
const OTHER = 'abcdef01-2345-6789-abcd-ef0123456789'

describe('a filter by custom AI answers', () => {
  it.each<[string, CustomCondition]>([
    ['yes', { field: FIELD, kind: 'yes' }],
    ['no', { field: FIELD, kind: 'no' }],
    ['none', { field: FIELD, kind: 'none' }],
    ['outdated', { field: FIELD, kind: 'outdated' }],
    ['is=Berlin', { field: FIELD, kind: 'is', value: 'Berlin' }],
    ['is=R%26D%20%7C%20Sales', { field: FIELD, kind: 'is', value: 'R&D | Sales' }],
    ['text=a%3Db%3Ac', { field: FIELD, kind: 'text', value: 'a=b:c' }],
    ['text=%20two%20words%20', { field: FIELD, kind: 'text', value: ' two words ' }],
    ['number=2..5', { field: FIELD, kind: 'number', low: 2, high: 5 }],
    ['number=2..', { field: FIELD, kind: 'number', low: 2, high: null }],
    ['number=..5', { field: FIELD, kind: 'number', low: null, high: 5 }],
    ['number=0..0', { field: FIELD, kind: 'number', low: 0, high: 0 }],
    ['number=-12.5..1234567890.1234', { field: FIELD, kind: 'number', low: -12.5, high: 1_234_567_890.1234 }],
  ])('is written as an address has it and read back: %s', (text, condition) => {
    expect(customFilterText([condition])).toBe(`${FIELD}:${text}`)
    expect(customConditions(`${FIELD}:${text}`)).toEqual([condition])
  })

  it('has its conditions in the order of the address', () => {
    const conditions: CustomCondition[] = [
      { field: OTHER, kind: 'no' },
      { field: FIELD, kind: 'text', value: 'a|b' },
    ]
    expect(customFilterText(conditions)).toBe(`${OTHER}:no|${FIELD}:text=a%7Cb`)
    expect(customConditions(`${OTHER}:no|${FIELD}:text=a%7Cb`)).toEqual(conditions)
  })

  it('reads back every text that it was written with', () => {
    const character = fc.constantFrom(...Array.from('aZ09 é漢😀|=:%&+/?#.,\'"\n'))
    const text = fc.string({ unit: character, minLength: 1, maxLength: 20 }).filter(one => one.trim() !== '')
    fc.assert(
      fc.property(text, fc.constantFrom('is' as const, 'text' as const), (value, kind) => {
        const conditions = [{ field: FIELD, kind, value }]
        expect(customConditions(customFilterText(conditions))).toEqual(conditions)
      }),
    )
  })

  it('accepts an equals sign within a text', () => {
    expect(customConditions(`${FIELD}:text=a=b=`)).toEqual([{ field: FIELD, kind: 'text', value: 'a=b=' }])
  })

  it.each<[string, string]>([
    ['nothing', ''],
    ['no field', ':yes'],
    ['no colon after the field', `${FIELD}=yes`],
    ['no condition', `${FIELD}:`],
    ['an unknown condition', `${FIELD}:maybe`],
    ['an unknown condition with a value', `${FIELD}:like=Berlin`],
    ['a value after "yes"', `${FIELD}:yes=1`],
    ['a value after "no"', `${FIELD}:no=1`],
    ['a value after "none"', `${FIELD}:none=1`],
    ['a value after "outdated"', `${FIELD}:outdated=1`],
    ['a short field', `${FIELD.slice(1)}:yes`],
    ['a long field', `${FIELD}0:yes`],
    ['a field in capitals', `${FIELD.toUpperCase()}:yes`],
    ['a field with other letters', `${FIELD.replace('a', 'g')}:yes`],
    ['a field without dashes', `${'0'.repeat(36)}:yes`],
    ['no option', `${FIELD}:is`],
    ['an empty option', `${FIELD}:is=`],
    ['an empty text', `${FIELD}:text=`],
    ['a text of spaces', `${FIELD}:text=%20%20`],
    ['a text that is not encoded correctly', `${FIELD}:text=100%`],
    ['a number without limits', `${FIELD}:number`],
    ['a number with empty limits', `${FIELD}:number=..`],
    ['one limit only', `${FIELD}:number=2`],
    ['three limits', `${FIELD}:number=1..2..3`],
    ['an empty third limit', `${FIELD}:number=1..2..`],
    ['words as lower limit', `${FIELD}:number=two..5`],
    ['words as upper limit', `${FIELD}:number=2..five`],
    ['letters before a limit', `${FIELD}:number=x2..5`],
    ['letters after a limit', `${FIELD}:number=2x..5`],
    ['an exponent', `${FIELD}:number=2..1e9`],
    ['spaces around a limit', `${FIELD}:number= 2..5`],
    ['a limit of 11 digits', `${FIELD}:number=..12345678901`],
    ['5 decimal places', `${FIELD}:number=..0.12345`],
    ['a decimal point without digits', `${FIELD}:number=..2.`],
    ['a limit that starts with a decimal point', `${FIELD}:number=.5..`],
    ['an empty condition at the end', `${FIELD}:yes|`],
    ['one wrong condition among right ones', `${FIELD}:yes|${OTHER}:maybe|${OTHER}:no`],
  ])('is refused with %s', (_, text) => {
    expect(customConditions(text)).toBeNull()
  })

  it('has at most 5 conditions', () => {
    const of = (count: number) => Array.from({ length: count }, () => `${FIELD}:yes`).join('|')
    expect(customConditions(of(5))).toHaveLength(5)
    expect(customConditions(of(6))).toBeNull()
  })

  it('has at most 1,500 characters', () => {
    const start = `${FIELD}:text=`
    const value = 'x'.repeat(1500 - start.length)
    expect(customConditions(`${start}${value}`)).toEqual([{ field: FIELD, kind: 'text', value }])
    expect(customConditions(`${start}${value}x`)).toBeNull()
  })
})

describe('the label of a custom AI answer', () => {
  it.each(['yes', 'no', 'none', 'outdated'] as const)('names the field and "%s"', kind => {
    expect(customLabel({ field: FIELD, kind })).toBe(`custom:${FIELD}:${kind}`)
  })

  it('names an option in lower case, without characters that separate labels', () => {
    expect(customLabel({ field: FIELD, kind: 'is', value: 'New York: Sales' })).toBe(
      `custom:${FIELD}:is:new%20york%3A%20sales`,
    )
    expect(optionLabel('New York: Sales')).toBe(optionLabel('new york: sales'))
    expect(optionLabel('New York')).not.toBe(optionLabel('Newark'))
  })

  it('does not exist for a number or a text, which are compared with the answer', () => {
    expect(customLabel({ field: FIELD, kind: 'number', low: 1, high: null })).toBeNull()
    expect(customLabel({ field: FIELD, kind: 'text', value: 'Berlin' })).toBeNull()
  })
})

describe('an answer to a custom AI field', () => {
  it.each([
    [5, null, true],
    [5, 'openai/m-1', false],
    [0, 'openai/m-1', false],
    [true, 'openai/m-1', true],
    ['B2', 'openai/m-1', true],
    [null, 'openai/m-1', true],
  ])('is marked if it is a number of a language model: %j by %j', (value, engine, isValidated) => {
    expect(isValidatedAnswer({ value, engine })).toBe(isValidated)
  })
})
