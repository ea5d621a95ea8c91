import { expect, test } from 'vitest'
import { templateWords } from '../../words/templates.ts'
import { markLabel } from '../marks.ts'
import { docOf, textOf } from './template-doc.ts'

test.each(Object.entries(templateWords))(
  'the editor does not change the standard text of %s',
  (_, { body, subject }) => {
    expect(textOf(docOf(body))).toBe(body)
    expect(textOf(docOf(subject))).toBe(subject)
  },
)

test('bold text and chips inside it stay bold', () => {
  const text = 'Until **Monday, {{ until }}** at {% if place %}**{{ place }}**{% endif %}'
  expect(textOf(docOf(text))).toBe(text)
  const [line] = docOf(text).content!
  const bold = line!.content!.filter(({ marks }) => marks?.length)
  expect(bold.map(({ type }) => type)).toEqual(['text', 'variable', 'variable'])
})

test('text that is not finished stays as it is typed', () => {
  for (const text of ['{{ candidate.name', 'a -> b', '! no arrow', '#no space', '', 'a\n\nb'])
    expect(textOf(docOf(text))).toBe(text)
})

test('chips name variables, filters and conditions', () => {
  expect(markLabel('{{ job.title }}')).toBe('Job title')
  expect(markLabel('{{ job.title | upcase }}')).toBe('Job title (upcase)')
  expect(markLabel('{% if place %}')).toBe('If Place')
  expect(markLabel('{% else %}')).toBe('Otherwise')
  expect(markLabel('{% endif %}')).toBe('End')
  expect(markLabel('{{ unknown.name }}')).toBe('unknown.name')
})
