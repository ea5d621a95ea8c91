import { describe, expect, it } from 'vitest'
import { shownTerms } from './looked-for.ts'

const shown = (term: string, text: string, also_recognized_by?: string[]) =>
  shownTerms([term], { id: 'a', text, must_have: true, also_recognized_by })?.length === 1

describe('what a model says it looked for', () => {
  it.each([
    ['SAP', 'SAP experience'],
    ['experience with SAP', 'SAP experience'],
    ['“SAP”', 'SAP experience'],
    ['Kubernetes', 'Kubernetes in production'],
    ['k8s', 'Kubernetes in production'],
    ['S/4HANA', 'SAP experience'],
    ['C++', 'Wrote tools in C++'],
    ['managing teams', 'Managed a team'],
    ['Staplerschein', 'Gültiger Staplerschein'],
    ['Stapler', 'Gültiger Staplerschein'],
    ['permis cariste', 'Permis cariste valide'],
    ['carné de conducir', 'Carné de conducir B'],
    ['women’s health', 'Experience in women’s health'],
  ])('can be shown if it is in the words of the requirement: %j for %j', (term, text) => {
    expect(shown(term, text)).toBe(true)
  })

  it('can be shown in the words that a recruiter added', () => {
    expect(shown('Navision', 'SAP experience')).toBe(false)
    expect(shown('Navision', 'SAP experience', ['Navision'])).toBe(true)
  })

  it.each([
    'The candidate is lazy',
    'call 0900 123456 now',
    'SAP www.evil.example',
    'evil.example',
    'SAP <b>',
    '**SAP**',
    '[SAP](pay)',
    'SAP {x}',
    'SAP, female',
    'schwangere SAP Frau',
    'SAP; drop',
    'SAP!',
    'Python',
    'not',
    'SAP as such and more words than needed',
    'S A P e x p e r i e n c e',
    'SAPience',
    `SAP ${'experience '.repeat(6)}`,
    'SАP',
  ])('cannot be shown otherwise: %j', term => {
    expect(shown(term, 'SAP experience')).toBe(false)
  })

  it('is left out where the product does not know it as another name', () => {
    const requirement = { id: 'a', text: 'SAP experience', must_have: true }
    expect(shownTerms(['SAP', 'SAP experience'], requirement)).toEqual(['SAP', 'SAP experience'])
    expect(shownTerms(['SAP', 'Reject her', 'Navision'], requirement)).toEqual(['SAP'])
    expect(shownTerms(['Navision'], requirement)).toEqual([])
  })

  it.each(['SAP, female', 'evil.example', '**SAP**', 'SAP {x}', 'SАP', `SAP ${'experience '.repeat(6)}`])(
    'makes all others doubtful if it is no term: %j',
    term => {
      expect(shownTerms(['SAP', term], { id: 'a', text: 'SAP experience', must_have: true })).toBeNull()
    },
  )
})
