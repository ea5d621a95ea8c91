import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { assembleReading } from '#platform/documents/assemble.ts'
import { readTxt } from '#platform/documents/text/read-txt.ts'
import { productRoot } from '#platform/env/product-root.ts'
import { readProfile } from '#modules/resumes/public.ts'
import type { KnownPerson } from '#platform/ai/redact/redact.ts'

/** What a part of a text tells about the candidate; `keep` marks work in similar words. */
export const SPAN_KINDS = [
  'name',
  'contact',
  'address',
  'age',
  'gender',
  'family',
  'origin',
  'religion',
  'health',
  'other',
  'school_year',
  'keep',
] as const
type SpanKind = (typeof SPAN_KINDS)[number]

export interface RedactionText {
  readonly language: string
  readonly place: 'answer' | 'resume'
  readonly person: KnownPerson
  readonly text: string
  /** UTF-16 offsets into the text. */
  readonly spans: readonly { readonly kind: SpanKind; readonly start: number; readonly end: number }[]
}

const FOLDER = 'modules/evaluation/labelled/redaction'
const HEAD = /^=== (answer|resume) \| (.+)\n/u
const MARK = /<<([a-z_]+): ([^<>\n]+)>>/gu

/** Answers and résumés with everything in them that tells who the candidate is. Rules are written without reading the held-out half. */
export function redactionTexts(half: string): RedactionText[] {
  const folder = path.join(productRoot(), FOLDER, half)
  return readdirSync(folder)
    .toSorted()
    .flatMap(file =>
      readFileSync(path.join(folder, file), 'utf8')
        .split(/^(?==== )/mu)
        .filter(one => one.trim() !== '')
        .map(one => textOf(one, file.replace(/\.txt$/u, ''))),
    )
}

const PLACES = { A: 'answer', R: 'resume' } as const

/**
 * Sentences of answers (A) and of résumés (R), most of them in pairs: one about the candidate, one about the work in much the same words.
 * Rules are written with them.
 */
export function redactionSentences(): RedactionText[] {
  const folder = path.join(productRoot(), FOLDER, 'sentences')
  return readdirSync(folder)
    .toSorted()
    .flatMap(file =>
      readFileSync(path.join(folder, file), 'utf8')
        .split('\n')
        .filter(line => line.trim() !== '')
        .map(line => {
          const place = PLACES[line[0] as keyof typeof PLACES]
          if (!place || line[1] !== ' ') throw new Error(`${file} has a line without a place: ${line}`)
          return { language: file.slice(0, 2), place, person: { names: [] }, ...textWithMarks(line.slice(2)) }
        }),
    )
}

function textOf(item: string, language: string): RedactionText {
  const [head, place, name] = HEAD.exec(item) ?? []
  if (!head || !name) throw new Error(`${language} has a text without a head: ${item.slice(0, 80)}`)
  const { text, spans } = textWithMarks(item.slice(head.length).trim())
  return place === 'answer'
    ? { language, place, person: { names: [name] }, text, spans }
    : { language, place: 'resume', person: personOf(name, text), text, spans }
}

/** A text of which parts are marked: "as <<family: a father>>". */
function textWithMarks(marked: string): Pick<RedactionText, 'text' | 'spans'> {
  const spans: { kind: SpanKind; start: number; end: number }[] = []
  let [text, reached] = ['', 0]
  for (const { 0: whole, 1: kind, 2: words, index } of marked.matchAll(MARK)) {
    const known = SPAN_KINDS.find(one => one === kind)
    if (!known || !words) throw new Error(`A mark is not known: ${whole}`)
    text += marked.slice(reached, index)
    spans.push({ kind: known, start: text.length, end: text.length + words.length })
    text += words
    reached = index + whole.length
  }
  text += marked.slice(reached)
  if (text.includes('<<') || text.includes('>>')) throw new Error(`A mark is not closed: ${marked.slice(0, 200)}`)
  return { text, spans }
}

/** What the product knows of the person when a model reads the résumé. */
function personOf(name: string, text: string): KnownPerson {
  const profile = readProfile(assembleReading('txt', readTxt(Buffer.from(text))), { now: new Date('2026-11-28') })
  return {
    names: [name, ...(profile.name ? [profile.name.value] : [])],
    places: profile.location ? [profile.location.quote] : [],
  }
}
