import { describe, expect, it } from 'vitest'
import { amountOf, numbersIn } from './numbers.ts'

describe('the smallest number that a requirement states as enough', () => {
  it.each([
    ['manages at least 12 people', 12],
    ['at least twelve people', 12],
    ['at least fifteen tickets a day', 15],
    ['more than 500,000 visitors', 500_000],
    ['over 1.200 beds', 1200],
    ['mindestens 2,5 hektar', 2.5],
    ['mehr als zwanzig mitarbeitende', 20],
    ['au moins trente couverts', 30],
    ['plus de 40k abonnes', 40_000],
    ['al menos 3 millones de visitas', 3_000_000],
    ['mas de 80 mil clientes', 80_000],
    ['budget of more than €2m', 2_000_000],
    ['over $ 5 million', 5_000_000],
    ['minimum of 4 sites', 4],
    ['como minimo cuatro personas', 4],
    ['uber 10 tausend artikel', 10_000],
    ['at least 7.', 7],
  ])('%s', (requirement, amount) => {
    expect(amountOf(requirement)).toBe(amount)
  })

  it.each([
    'manages 12 people',
    'at least 5 years in sales',
    'at least 3+ years',
    'mindestens 2 jahre erfahrung',
    'au moins 3 ans',
    'mas de 6 meses',
    'at least some experience',
    'over the summer',
  ])('is not in "%s"', requirement => {
    expect(amountOf(requirement)).toBeNull()
  })
})

describe('the numbers in a text', () => {
  it.each([
    ['Led a team of nine and 12 volunteers', [9, 12]],
    ['Ran eleven sites with 1,400 beds', [11, 1400]],
    ['Umsatz 2,5 Mio und vierzehn Filialen', [2_500_000, 14]],
    ['treize classes, vingt élèves', [13, 20]],
    ['dirigí a doce personas y 90 mil clientes', [12, 90_000]],
    ['raised 300k and 4m', [300_000, 4_000_000]],
    ['Grew it to 100 and to fifty more', [100, 50]],
    ['two hundred', [2, 100]],
  ])('%s', (text, numbers) => {
    expect(numbersIn(text)).toEqual(numbers)
  })

  it('are no years', () => {
    expect(numbersIn('From 1950 to 2019, and until 2100')).toEqual([])
    expect(numbersIn('1949 parts and 2101 screws')).toEqual([1949, 2101])
    expect(numbersIn('2000 k')).toEqual([2_000_000])
  })

  it('are no words with a digit in them', () => {
    expect(numbersIn('The A4 sheet and the x3')).toEqual([4, 3])
  })

  it('are whole words', () => {
    expect(numbersIn('Tenants often phone someone about weight')).toEqual([])
  })
})
