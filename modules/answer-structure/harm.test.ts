import { describe, expect, it } from 'vitest'
import { strengthOf } from '#platform/ai/weighing/weigh.ts'
import { clauseWith, plainWords } from './clause.fixture.ts'
import { harmfulClauses } from './harm.ts'
import { HARM_SCORING } from './harm-features.ts'

const said = (text: string, ownAction = true, unreal = 0) =>
  clauseWith({ words: plainWords(text), text: ` ${text} `, ownAction, unreal })

/** What a feature adds to the odds of a clause with few features. */
const UNIT = 1 / strengthOf(HARM_SCORING.usualFeatures)
const weighing = (weights: Record<string, number>) =>
  new Map(Object.entries(weights).map(([feature, weight]) => [feature, new Map([[0, weight * UNIT]])]))

const rest = (words: number) => said(Array.from({ length: words }, () => 'crate').join(' '), false)

/** What is reported among clauses of a longer answer. */
const harm = (weights: Record<string, number>, ...clauses: ReturnType<typeof said>[]) =>
  harmfulClauses([...clauses, rest(25)], 'en', weighing(weights)).map(({ text }) => text.trim())

describe('the clauses that report harm', () => {
  it('are none without evidence', () => {
    expect(harm({}, said('i signed sheet'), said('nobody asked'))).toEqual([])
    expect(harm({})).toEqual([])
    expect(harmfulClauses([], 'en', new Map())).toEqual([])
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

  it('need more evidence in a very long answer', () => {
    const signed = ['ward', 'door', 'lorry', 'oven'].map(place => said(`signed ${place}`))
    const long = Array.from({ length: 20 }, () => said('crate', false))
    expect(harm({ 't sign': 2.3, 't lorri': 0.2 }, ...signed, ...long)).toEqual([])
    expect(harm({ 't sign': 8 }, signed[0]!, ...long)).toEqual(['signed ward'])
  })

  it('are only those that name it in a few words', () => {
    const weights = weighing({ 't sign': 8 })
    const signed = said('i signed sheet')
    expect(harmfulClauses([signed, rest(21)], 'en', weights)).toEqual([])
    expect(harmfulClauses([signed, rest(22)], 'en', weights)).toEqual([signed])
  })

  it('are at most three, those with the most evidence', () => {
    const copied = ['ward', 'door', 'lorry', 'oven'].map(place => said(`copied ${place}`))
    expect(harm({ 't copi': 8, 't door': -1 }, ...copied)).toEqual(['copied ward', 'copied lorry', 'copied oven'])
  })

  it('are those that name it, whatever is learned of its words', () => {
    expect(harm({ 't signatur': -9 }, said('i forged signature'), said('nurse asked'))).toEqual(['i forged signature'])
  })
})
