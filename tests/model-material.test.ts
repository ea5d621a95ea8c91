import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// Whatever a model reads of a candidate comes from `redact`, except for reading a résumé. A new request to a model is listed here with the way its material takes.

/** The files that ask a model, and what makes sure that its material was redacted. */
const REQUESTS: Record<string, RegExp> = {
  // The type can only be made by redacting a page or a turn.
  'modules/evaluation/engine/match/ask-verdicts.ts': /pages: readonly RedactedPage\[\]/u,
  'modules/evaluation/engine/interview/ask-level.ts': /turns: readonly RedactedTurn\[\]/u,
  'modules/custom-ai/engine/ask-answer.ts': /pages: readonly RedactedText\[\]/u,
  'modules/interviewer/model-follow-up.ts': /text: redact\(text, \{ names \}\)\.text/u,
  // Quotes in the words that the model read before: `read` of a checked quote.
  'modules/evaluation/engine/match/ask-support.ts': /quotes: readonly string\[\]/u,
  'modules/evaluation/engine/interview/ask-support.ts': /quotes: readonly string\[\]/u,
  'modules/custom-ai/engine/ask-support.ts': /quotes: readonly string\[\]/u,
}

/**
 * Reading a résumé is not judging it, and the contact details are what is read: this request has the words of the document, because it
 * points to them by their places. The sections about the career are without names and contact details, and code copies the words.
 */
const READING: Record<string, RegExp> = {
  'modules/resumes/pointing/model-reading.ts': /section === 'contact' \? own : withoutContacts\(own, names\)/u,
}

/** What a recruiter writes about a job: nothing in it is about a candidate. */
const ABOUT_JOBS: Record<string, RegExp> = {
  'modules/interview-flows/server/draft-flow.ts': /\{ title, description, requirements \}: DraftedJob/u,
  'modules/jobs/server/draft-text.ts': /\{ title, notes \}: Asked/u,
}

/** An invented candidate is nobody. */
const INVENTED: Record<string, RegExp> = {
  'modules/dry-runs/engine/model-candidate.ts': /You play an invented candidate in a test/u,
}

/** Where redacted material is made. */
const MAKERS: Record<string, RegExp> = {
  'modules/custom-ai/engine/redacted-material.ts':
    /redactedPages\(read, \{ names, places \}\)[\s\S]{1,700}redactedTurns\(spoken, names\)/u,
  'modules/evaluation/engine/match/redacted-pages.ts': /\.\.\.redact\(text, person\)/u,
  'modules/evaluation/engine/interview/redacted-turns.ts': /\.\.\.redact\(text, \{ names \}\)/u,
  'modules/evaluation/engine/interview/model.ts': /quotes\.map\(\(\{ read: words \}\) => words\)/u,
  'modules/evaluation/engine/match/model.ts': /quotes: read\b/u,
}

const source = (file: string) => readFileSync(file, 'utf8')

const product = ['modules', 'apps', 'platform'].flatMap(folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(file => `${folder}/${file}`)
    .filter(file => /\.tsx?$/u.test(file) && !/\.(?:test|fixture)\.tsx?$/u.test(file)),
)

test('every request to a language model is known here', () => {
  // What only passes a request on asks nothing itself.
  const asking = product.filter(file =>
    /\.generate(?:<[^>]{1,80}>)?\((?!request\)|\{ \.\.\.request, )/u.test(source(file)),
  )
  expect(asking.toSorted()).toEqual(Object.keys({ ...REQUESTS, ...READING, ...ABOUT_JOBS, ...INVENTED }).toSorted())
})

test.each(Object.entries({ ...REQUESTS, ...READING, ...ABOUT_JOBS, ...INVENTED, ...MAKERS }))(
  '%s passes only what it may',
  (file, marks) => {
    expect(source(file)).toMatch(marks)
  },
)

test('no request builds its material from a text that was not redacted', () => {
  for (const file of Object.keys(REQUESTS)) {
    const calls = [...source(file).matchAll(/material: ([^\n]{1,200})/gu)].map(([, material]) => material!)
    expect(calls, file).toHaveLength(1)
    expect(calls[0], file).toMatch(/^(?:pages|turns|own|claims|quotes)\./u)
  }
})
