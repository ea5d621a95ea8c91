import { expect, test } from 'vitest'
import { seemsToHaveSeveralPeople } from './server/judge-reading.ts'

const pages = (...texts: string[]) => texts.map(text => ({ text }))

test('sees that pages start with the addresses of different people', () => {
  expect(seemsToHaveSeveralPeople(pages('Ada\nada@example.com\n', 'Bo\nbo@example.com\n'))).toBe(true)
})

test('takes the pages of one person for one person', () => {
  expect(seemsToHaveSeveralPeople(pages('Ada\nada@example.com', 'Page 2\nADA@example.com'))).toBe(false)
  expect(seemsToHaveSeveralPeople(pages('Ada\nada@example.com', 'More experience', 'And more'))).toBe(false)
})

test('leaves out people who are named as references, and addresses far below the top', () => {
  expect(seemsToHaveSeveralPeople(pages('Ada\nada@example.com', 'References\nBo\nbo@example.com'))).toBe(false)
  const far = Array.from({ length: 20 }, (_, line) => `Line ${line}`).join('\n')
  expect(seemsToHaveSeveralPeople(pages('Ada\nada@example.com', `${far}\nbo@example.com`))).toBe(false)
})
