import { describe, expect, it } from 'vitest'
import { readJson } from './read-json.ts'

const ANSWER = { verdict: 'met', quotes: ['a {b} [c] "d" \\'], at: [1, { x: null }] }
const JSON_TEXT = JSON.stringify(ANSWER)

describe('the JSON of an answer', () => {
  it.each([
    JSON_TEXT,
    `Here is [as asked]: ${JSON_TEXT}`,
    `Here is {as asked}: ${JSON_TEXT}`,
    `${JSON_TEXT}\nSee [1].`,
    `${JSON_TEXT} I hope {this} helps [you].`,
    `<think>{hm}</think>${JSON_TEXT}`,
    `<think>{"verdict": "missing"}</think>\n${JSON_TEXT}`,
    `<THINKING>a { b</THINKING> ${JSON_TEXT}`,
    `\`\`\`json\n${JSON_TEXT}\n\`\`\``,
    `A draft:\n\`\`\`json\n{"verdict": "missing"}\n\`\`\`\nThe answer:\n\`\`\`json\n${JSON_TEXT}\n\`\`\``,
    `It says "no { here": ${JSON_TEXT}`,
    `[1, 2] and ${JSON_TEXT}`,
  ])('is found in %j', text => {
    expect(readJson(text)).toEqual(ANSWER)
  })

  it('can be an array if there is no object', () => {
    expect(readJson('The list: [1, {"a": 2}]')).toEqual([1, { a: 2 }])
  })

  it.each(['', 'All met!', '{', '}{', '{hm}', '<think>{"a": 1}</think>', '{"a": 1', `{"a": "${'x'.repeat(100_000)}"}`])(
    'is not found in %#',
    text => {
      expect(readJson(text)).toBeUndefined()
    },
  )

  it('is looked for in little time', () => {
    const start = performance.now()
    for (const part of ['{', '[', '{"', '<think>', '{}', '\\"{'])
      readJson(part.repeat(Math.floor(100_000 / part.length)))
    expect(performance.now() - start).toBeLessThan(3000)
  })
})
