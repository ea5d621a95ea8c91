import { describe, expect, it } from 'vitest'
import { figuresIn } from './figures.ts'

const values = (text: string) => figuresIn(text)

describe('the numbers of a text', () => {
  it.each<[string, number[][]]>([
    ['none at all', []],
    ['one example, un exemple, ein Beispiel, una vez', []],
    ['once, first, both', []],
    ['15 nurses', [[15]]],
    ['1.5', [[1.5]]],
    ['4,0', [[4]]],
    ['40.', [[40]]],
    ['1,250', [[1250, 1.25]]],
    ['1.250', [[1250, 1.25]]],
    ['1 250 000', [[1_250_000]]],
    ["1'250", [[1250]]],
    ['1,234,567', [[1_234_567]]],
    ['1,234.56', [[1234.56]]],
    ['1.234,5', [[1234.5]]],
    ['version 2.3.1', [[2], [3], [1]]],
    ['2023 15', [[2023], [15]]],
    ['3 and 4', [[3], [4]]],
    ['3.5 million', [[3_500_000]]],
    ['20 mil', [[20_000]]],
  ])('in digits: %j', (text, found) => {
    expect(values(text)).toEqual(found)
  })

  it.each([
    ['٩٠ people', 90],
    ['۹۰ people', 90],
    ['９０ people', 90],
    ['९० people', 90],
    ['৯০ people', 90],
    ['𝟗𝟎 people', 90],
    ['9\u200b0 people', 90],
    ['90\u00ad people', 90],
  ])('in digits of any script: %j', (text, value) => {
    expect(values(text)).toEqual([[value]])
  })

  it.each([
    ['forty percent', 40],
    ['forty-two', 42],
    ['FORTY two', 42],
    ['two hundred and forty-one', 241],
    ['three thousand five hundred', 3500],
    ['a dozen', 12],
    ['ten million', 10_000_000],
    ['vierzig Prozent', 40],
    ['zweiundvierzig', 42],
    ['einundzwanzig', 21],
    ['fünfzig', 50],
    ['dreihundert', 300],
    ['zweitausend', 2000],
    ['quarante pour cent', 40],
    ['quarante-deux', 42],
    ['vingt et un', 21],
    ['quatre-vingts', 80],
    ['quatre-vingt-dix', 90],
    ['soixante-dix', 70],
    ['deux cents', 200],
    ['cuarenta por ciento', 40],
    ['cuarenta y dos', 42],
    ['veintidós', 22],
    ['doscientos', 200],
    ['dos mil', 2000],
  ])('in words: %j', (text, value) => {
    expect(values(text)[0]).toEqual([value])
  })

  it('are apart where they are no single number', () => {
    expect(values('two, three')).toEqual([[2], [3]])
    expect(values('forty fifty')).toEqual([[40], [50]])
    expect(values('two people and four rooms')).toEqual([[2], [4]])
  })

  it('are read in little time', () => {
    const start = performance.now()
    for (const part of ['1.', '1 ', 'zwei', 'two ', '٩', 'vierund', '1,2'])
      figuresIn(part.repeat(Math.floor(60_000 / part.length)))
    expect(performance.now() - start).toBeLessThan(4000)
  })
})
