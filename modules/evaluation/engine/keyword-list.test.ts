import { describe, expect, it } from 'vitest'
import { isKeywordList } from './keyword-list.ts'

describe('isKeywordList', () => {
  it.each([
    ['terms with commas', 'Python, SQL, Docker'],
    ['two terms', 'Python SQL'],
    ['one term', 'Python'],
    ['one term that is also a title', 'Designer'],
    ['terms without separators', 'Python SQL Docker Kubernetes Linux Git'],
    [
      'terms with one function word among eleven',
      'Stock records, invoices labels pallets scanners vans ramps racks and keys',
    ],
    ['short statements with a separator for every fourth word', 'We drove, they loaded, and all went home'],
    ['a heading with terms', 'Skills: Python, SQL'],
    ['a heading with one term', 'Skills: Python'],
    ['a heading with "&" or "/"', 'Tools & systems/apps: we used it'],
    ['a heading without a space after the colon', 'Team:we all did it well'],
    ['a heading and 6 words at most', 'Team: we all did it well'],
    [
      'a heading and one separator',
      'Team: in the depot we planned the tours and we loaded the vans, with care for all',
    ],
    ['titles with a separator', 'Nurse, clerk'],
    ['a word that is too short for the ending of a title', 'Linux user'],
    ['a word that contains the ending of a title', 'Warehouse designers2'],
  ])('takes %s for a list', (_, text) => {
    expect(isKeywordList(text)).toBe(true)
  })

  it.each([',', ';', '|', '/', '•', '·'])('separates terms at "%s"', separator => {
    expect(isKeywordList(['We', 'the', 'and', 'our', 'it'].join(`${separator} `))).toBe(true)
    expect(isKeywordList(['We', 'the', 'and', 'our', 'it'].join(' '))).toBe(false)
  })

  it.each([
    ['a sentence', 'We moved the depot to the new hall'],
    ['a sentence with a comma', 'In May, we moved the depot to the new hall'],
    ['a short sentence', 'I drove a van'],
    [
      'words of which one in ten is a function word',
      'Moved depot stock records invoices labels pallets scanners and vans',
    ],
    ['a heading and a sentence', 'Result: the team delivered the new depot in six weeks as planned'],
    ['a heading and 7 words', 'Team: we all did it very well'],
    ['a colon within a sentence', 'In 2019 we: all did it'],
    ['a heading of 2 letters', 'At: the depot'],
    ['a heading without anything after it', 'The team: '],
  ])('takes %s for a statement', (_, text) => {
    expect(isKeywordList(text)).toBe(false)
  })

  it('takes a colon after more than 40 letters for a part of a sentence', () => {
    expect(isKeywordList(`${'x'.repeat(40)}: we did all of it`)).toBe(true)
    expect(isKeywordList(`${'x'.repeat(41)}: we did all of it`)).toBe(false)
  })

  it.each([
    'Product designer',
    'product DESIGNERS',
    'Senior lead product designer',
    'Night editor',
    'Senior dentist',
    'Chief accountant',
    'Site superintendent',
    'Ingénieur programmeur',
    'Night vendeuse',
    'Registered nurse',
    'Payroll clerk',
    'Team lead',
    'Head waitress',
    'Cook breakfast',
    'Dental assistant',
    'Warehouse associate',
    'Marketing intern',
  ])('takes the title "%s" for a statement about the work', title => {
    expect(isKeywordList(title)).toBe(false)
  })
})
