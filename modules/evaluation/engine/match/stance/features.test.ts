import { describe, expect, it } from 'vitest'
import { stanceFeatures } from './features.ts'

/** The features of a text with a place in double brackets. */
function features(marked: string, ruled = 'own'): Set<string> {
  const start = marked.indexOf('[[')
  const end = marked.indexOf(']]') - 2
  return stanceFeatures(marked.replace('[[', '').replace(']]', ''), start, end, ruled)
}
const startingWith = (start: string, marked: string) => [...features(marked)].filter(one => one.startsWith(start))

describe('what tells whose work a passage shows', () => {
  it('are the words before and after, with their distance, and not the words at the place', () => {
    const all = features('Sold [[furniture]] to hotels')
    for (const one of ['<w sold', '<n0 sold', '>w hotels', '>n0 to', '>n1 hotels', '>b hotels to'])
      expect(all).toContain(one)
    expect([...all].filter(one => one.includes('furniture'))).toEqual([])
  })

  it('are the kinds of these words, so that what is known of one counts for others', () => {
    expect(features('The vendor installed the [[pumps]]')).toContain('<K outside')
    expect(features('Ein Dienstleister wartet die [[Pumpen]]')).toContain('<K outside')
    expect(features('[[Pumps]] are serviced by the supplier')).toContain('>K outside')
    expect(startingWith('<KK ', 'helped the manager with [[rotas]]')).toContain('<KK boss with_whom')
    expect(startingWith('<K~ ', 'helped our old manager with [[rotas]]')).toContain('<K~ help boss')
  })

  it('are the words of the same part of the passage', () => {
    expect(startingWith('s ', 'Ran the bar, sold [[cakes]] daily, wrote menus')).toEqual(['s sold'])
    expect(startingWith('z ', 'Ran the bar, sold [[cakes]] daily, wrote menus')).toEqual(['z daily'])
  })

  it('are what the passage begins with, unless that is the place', () => {
    expect(features('Placed 40 [[nurses]]')).toContain('1 placed')
    expect(features('Placed 40 [[nurses]]')).toContain('2 placed 40')
    expect(features('[[Nursing]] for 40 people')).toContain('first')
  })

  it('are the marks beside it, and what the rules say', () => {
    const all = features('My sister ([[nurse]])', 'other')
    expect(all).toContain('mark< (')
    expect(all).toContain('mark> )')
    expect(all).toContain('rule other')
  })

  it('are all of these, and no others', () => {
    const words =
      '<w the|<t the|<n0 the|>w of|>t of|>n0 of|>w our|>t our|>n1 our|>w vendor|>t vend|>n2 vendor|>w sold|>t sold|>n3 sold|>w to|>t to|>n4 to|>w six|>t six|>n4 six|>w bakers|>t baker|>n4 bakers'
    const pairs =
      '>b our of|>b vendor our|>b sold vendor|>b to sold|>b six to|>b bakers six|>3 vendor our of|>3 sold vendor our|>3 to sold vendor|>3 six to sold|>3 bakers six to'
    const kinds =
      'K us|>K us|>K1 us|>wK vendor us|>Kw us of|>KK sell us|>KK outside us|>K~ sell us|>K~ outside us|K sell|>K sell|>K2 sell|>wK sold sell|>Kw sell our|>KK sell sell|>K~ sell sell|K outside|>K outside|>K2 outside|>wK sold outside|>Kw outside our|>KK sell outside|>K~ sell outside|>wK to sell|>Kw sell vendor'
    const place = 's the|st the|1 the|1t the|1e he|before 1|after 7|mark< |mark> ,'
    const expected = ['always', 'rule own', ...[words, pairs, kinds, place].flatMap(list => list.split('|'))]
    expect([...features('The [[tills]], of our vendor sold to six bakers')].toSorted()).toEqual(expected.toSorted())
  })

  it('are counted up to a number of words', () => {
    const all = features(`${'box '.repeat(12)}[[crate]]${' lid'.repeat(12)}`)
    expect(all).toContain('before 8')
    expect(all).toContain('after 8')
    expect(features(`${'box '.repeat(40)}[[crate]]`)).toContain('before 8')
  })

  it('are the words directly beside it, without a space', () => {
    expect(features('IT-[[Support]]-Team')).toContain('<n0 it')
    expect(features('IT-[[Support]]-Team')).toContain('>n0 team')
    expect(features('IT-[[Support]]-Team')).toContain('mark< -')
  })

  it('are only marks that stand beside it', () => {
    expect(features('a, b [[crate]] c, d')).toContain('mark< ')
    expect(features('a, b [[crate]] c, d')).toContain('mark> ')
    expect(features('a, [[crate]] , d')).toContain('mark< ,')
    expect(features('a, [[crate]] , d')).toContain('mark> ,')
  })

  it('are kinds of words that stand up to five words apart', () => {
    const apart = (words: number) => features(`Helped ${'the '.repeat(words)}manager in [[payroll]]`)
    expect(apart(4)).toContain('<K~ help boss')
    expect(apart(5)).not.toContain('<K~ help boss')
  })

  it('are limited, however long the passage or a word is', () => {
    const long = features(`${'box '.repeat(5000)}[[crate]]${' lid'.repeat(5000)}`)
    expect(long.size).toBeLessThan(200)
    expect(long).not.toContain('1 box')
    const words = [...long].filter(one => one.startsWith('<n') || one.startsWith('>n'))
    expect(words).toHaveLength(10)
    expect([...features(`${'x'.repeat(290)} [[crate]]`)].every(one => one.length < 60)).toBe(true)
  })
})
