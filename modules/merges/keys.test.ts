import { expect, test } from 'vitest'
import { emailKey, linkKey, matchKeys, phoneKey, textKeys } from './server/keys.ts'

test('reads addresses without case and additions', () => {
  expect(emailKey(' Noor.Haddad+Jobs@Example.com ')).toBe('noor.haddad@example.com')
  expect(emailKey('nobody')).toBeNull()
})

test('reads phone numbers however they are written', () => {
  expect(phoneKey('+49 (30) 901820')).toBe(phoneKey('0049 30 90 18 20'))
  expect(phoneKey('030 901 820')).toBe(phoneKey('030/901820'))
  expect(phoneKey('12345')).toBeNull()
})

test('reads profile links however they are written, and no shared pages', () => {
  const profile = linkKey('https://www.linkedin.com/in/noor-haddad/?trk=x')
  expect(linkKey('linkedin.com/in/Noor-Haddad')).toBe(profile)
  expect(linkKey('http://de.linkedin.com/in/noor-haddad')).toBe(profile)
  expect(linkKey('https://www.linkedin.com/')).toBeNull()
  expect(linkKey('not a link')).toBeNull()
})

const sentences = (count: number, more = '') =>
  Array.from(
    { length: count },
    (_, index) => `In year ${index} I built system ${index * 7} with ${index * 3} people`,
  ).join('. ') + more

const shared = (one: string, other: string) => textKeys(one).filter(key => textKeys(other).includes(key)).length

test('recognizes nearly the same text, and tells different ones apart', () => {
  expect(shared(sentences(60), sentences(60, '. And one more line about me.'))).toBeGreaterThan(3)
  expect(shared(sentences(60), sentences(60).replaceAll('built', 'sold').replaceAll('people', 'shops'))).toBe(0)
  expect(textKeys('Too short')).toEqual([])
})

test('has each key once, and none of what is empty', () => {
  const nothing = { emails: [], phones: [], links: [], names: [], employers: [], texts: [] }
  expect(matchKeys(nothing)).toEqual([])
  const keys = matchKeys({
    ...nothing,
    emails: ['a@example.com', 'A@example.com'],
    names: ['Noor Haddad', 'Noor'],
    employers: ['Cedar Pay', ''],
  })
  expect(keys.map(({ kind }) => kind)).toEqual(['email', 'name_employer'])
})
