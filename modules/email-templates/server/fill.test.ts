import { expect, test } from 'vitest'
import { fill, type Variables } from './fill.ts'
import { type MailFace, readableOn, renderHtml, renderText } from './render.ts'

const FACE: MailFace = {
  name: 'Nightjar',
  logoUrl: null,
  primary: '#232f66',
  onPrimary: readableOn('#232f66'),
  footer: [],
}
const PLAN = ['10:00 Code review with Jonas Becker (45 minutes)', '11:00 Questions with Mei Tanaka (30 minutes)']
const known = ['plan', 'place', 'link', 'candidate.name']
const filled = (body: string, variables: Variables, subject = 'Hello') => fill({ subject, body }, variables, known)
const both = (body: string, variables: Variables) => {
  const { blocks } = filled(body, variables)
  return { html: renderHtml('x', blocks, FACE), text: renderText(blocks, FACE) }
}

test('a list has a line for each of its texts, in HTML and in plain text', () => {
  const fact = both('| Plan | {{ plan }}', { plan: PLAN })
  expect(fact.html).toContain(`>${PLAN[0]}<span style="display:block;margin-top:8px">${PLAN[1]}</span></td>`)
  expect(fact.text).toContain(`Plan:\n- ${PLAN[0]}\n- ${PLAN[1]}\n`)
  const paragraph = both('{{ plan }}', { plan: PLAN })
  expect(paragraph.html).toContain(`>${PLAN[0]}<span style="display:block;margin-top:8px">${PLAN[1]}</span></p>`)
  expect(paragraph.text).toContain(`${PLAN[0]}\n${PLAN[1]}\n`)
  expect(both('> Plan | {{ plan }}', { plan: PLAN }).text).toContain(`PLAN\n${PLAN[0]}\n${PLAN[1]}\n`)
})

test('a list of one text is a line like any other, and an empty one leaves its block out', () => {
  expect(both('| Plan | {{ plan }}', { plan: PLAN.slice(0, 1) }).text).toContain(`Plan: ${PLAN[0]}\n`)
  expect(filled('| Plan | {{ plan }}', { plan: [] }).blocks).toEqual([])
  expect(filled('{% if plan %}x{% endif %}', { plan: [' \n'] }).blocks).toEqual([])
})

test('a list is one line in a subject, a heading, a term and a button', () => {
  const one = PLAN.join('; ')
  const { subject, blocks } = filled(
    '# {{ plan }}\n| {{ plan }} | x\n! {{ plan }} -> {{ link }}',
    { plan: PLAN, link: 'https://example.com/a' },
    '{{ plan }}',
  )
  expect(subject).toBe(one)
  expect(blocks).toMatchObject([{ text: one }, { term: one }, { text: one, href: 'https://example.com/a' }])
})

test.each(['\n', '\r\n', '\u2028', '\u2029', '\uFDD0'])('no other value can add a line (%j)', mark => {
  const hostile = `Ada${mark}Bcc: all@example.com`
  const { subject, blocks } = filled(
    `{{ candidate.name }}${mark === '\uFDD0' ? mark : ''}!\n| Where | {{ place }}\n| Plan | {{ plan }}`,
    { candidate: { name: hostile }, place: hostile, plan: [hostile, 'last'] },
    `For {{ candidate.name }}${mark === '\n' ? '' : mark}today`,
  )
  expect(subject).not.toMatch(/[\r\n\u2028\u2029\uFDD0]/)
  expect(blocks.slice(0, 2).map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Ada Bcc: all@example\.com ?!$/) as unknown,
    'Ada Bcc: all@example.com',
  ])
  expect(blocks[2]?.text).toBe('Ada Bcc: all@example.com\nlast')
})
