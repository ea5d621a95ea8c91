import { describe, expect, it } from 'vitest'
import { activityFeatures } from './features.ts'

const features = (text: string) => [...activityFeatures(text)]
const startingWith = (start: string, text: string) => features(text).filter(one => one.startsWith(`${start} `))

describe('the features of an activity', () => {
  it('are the same for every text, besides its own', () => {
    expect(features('')).toEqual(['always'])
  })

  it('are its words without endings, and each pair of them', () => {
    expect(startingWith('t', 'Ran the early shifts')).toEqual(['t ran', 't earli', 't shift'])
    expect(startingWith('b', 'Ran the early shifts')).toEqual(['b ran earli', 'b earli shift'])
  })

  it('leave out words that mean nothing, and pair those around them', () => {
    expect(features('the of and')).toEqual(['always'])
    expect(startingWith('b', 'beds of the ward')).toEqual(['b bed ward'])
  })

  it('have one sign for any figure, also before a word', () => {
    expect(features('17')).toEqual(['always', 'number'])
    expect(startingWith('b', 'sold 4 cars')).toEqual(['b # car'])
    expect(features('sold cars')).not.toContain('number')
  })

  it('have a sign for a share, with or without a space', () => {
    for (const text of ['waste down 12 %', 'waste down 12%']) expect(features(text)).toContain('percent')
    expect(features('waste down 12')).not.toContain('percent')
    expect(features('the % of waste')).not.toContain('percent')
  })

  it('are the beginning and the ending of long words', () => {
    expect(startingWith('p', 'telefon garden')).toEqual(['p telef'])
    expect(startingWith('e', 'telefon garden')).toEqual(['e lefon'])
  })

  it('are the senses of its words', () => {
    expect(startingWith('s', 'shift')).toEqual(['s rota'])
    expect(startingWith('s', 'nurses')).toEqual(['s doctor', 's nursing'])
  })

  it('are the concepts that it names or describes, and what they show', () => {
    expect(startingWith('m', 'nurses')).toEqual(['m nursing'])
    expect(startingWith('d', 'nurses')).toEqual([])
    expect(startingWith('c', 'nurses')).toEqual(['c nursing', 'c patient care'])
    expect(startingWith('d', 'managed 3 people')).toEqual(['d team leadership'])
    expect(startingWith('m', 'managed 3 people')).toEqual([])
  })

  it('are limited, however long the text or a word is', () => {
    expect(startingWith('t', `${'box '.repeat(59)}crate`)).toEqual(['t box', 't crat'])
    expect(startingWith('t', `${'box '.repeat(60)}crate`)).toEqual(['t box'])
    expect(startingWith('t', 'x'.repeat(60))).toEqual([`t ${'x'.repeat(40)}`])
  })
})
