import { describe, expect, it } from 'vitest'
import { strengthOf } from '#platform/ai/weighing/weigh.ts'
import { clauseWith, plainWords } from './clause.fixture.ts'
import { harmfulClauses } from './harm.ts'
import { HARM_SCORING } from './harm-features.ts'
import { NAMES_HARM } from './harm-words.ts'

const said = (text: string, ownAction = true, unreal = 0) =>
  clauseWith({ words: plainWords(text), text: ` ${text} `, ownAction, unreal })

/** What a feature adds to the odds of a clause with few features. */
const UNIT = 1 / strengthOf(HARM_SCORING.usualFeatures)
const weighing = (weights: Record<string, number>) =>
  new Map(Object.entries(weights).map(([feature, weight]) => [feature, new Map([[0, weight * UNIT]])]))

const harm = (weights: Record<string, number>, ...clauses: ReturnType<typeof said>[]) =>
  harmfulClauses(clauses, 'en', weighing(weights)).map(({ text }) => text.trim())

describe('the clauses that report harm', () => {
  it('are none without evidence', () => {
    expect(harm({}, said('i signed sheet'), said('nobody asked'))).toEqual([])
    expect(harm({})).toEqual([])
  })

  it('are those with evidence of their own, in the order of the answer', () => {
    const clauses = [said('i signed sheet'), said('we had lunch'), said('i copied values')]
    expect(harm({ 't sign': 4, 't copi': 8 }, ...clauses)).toEqual(['i signed sheet', 'i copied values'])
    expect(harm({ 't sign': 2, 't copi': 8 }, ...clauses)).toEqual(['i copied values'])
  })

  it('are the likeliest one if several together are evidence', () => {
    const signed = ['ward', 'door', 'lorry', 'oven'].map(place => said(`signed ${place}`))
    expect(harm({ 't sign': 2.3, 't lorri': 0.2 }, ...signed)).toEqual(['signed lorry'])
    expect(harm({ 't sign': 2.3 }, signed[0]!)).toEqual([])
  })

  it('are at most three, those with the most evidence', () => {
    const copied = ['ward', 'door', 'lorry', 'oven'].map(place => said(`copied ${place}`))
    expect(harm({ 't copi': 8, 't door': -1 }, ...copied)).toEqual(['copied ward', 'copied lorry', 'copied oven'])
  })

  it('are those that name what the speaker did', () => {
    const named = 'i forged signature'
    expect(harm({}, said('we had lunch'), said(named))).toEqual([named])
    expect(harm({}, said(named, false))).toEqual([])
    expect(harm({}, said(named, true, 1))).toEqual([])
    expect(harm({}, said('i never forged signature'))).toEqual([])
    expect(harm({ 't nurse': -1 }, said(named), said('nurse asked'))).toEqual([named])
    expect(harm({ 't signatur': -4 }, said(named), said('nurse asked'))).toEqual([])
  })
})

it.each([
  ['en', ' i made it up ', ' i made bed '],
  ['de', ' habe ich belogen ', ' habe ich gelobt '],
  ['fr', ' j ai menti ', ' j ai mange '],
  ['es', ' me calle ', ' me canse '],
] as const)('harm is named in so many words: %s', (language, named, other) => {
  expect(NAMES_HARM[language].has(named)).toBe(true)
  expect(NAMES_HARM[language].has(other)).toBe(false)
})
