import { topicFit } from '#platform/ai/topics/fit.ts'
import { addressesReader } from '#platform/ai/text/addresses-reader.ts'
import { isDisguised } from '#platform/ai/text/disguises.ts'
import { mayOrder } from '#platform/ai/text/orders.ts'
import { praises } from '#platform/ai/text/praise.ts'
import { redact } from '#platform/ai/redact/redact.ts'
import { sentences } from '#platform/ai/text/sentences.ts'
import { readSignals } from '#platform/ai/text/signals.ts'
import { contentStems } from '#platform/ai/text/stop-words.ts'
import { assembleReading } from '#platform/documents/assemble.ts'
import type { DocumentWithLayout } from '#platform/documents/reading.ts'
import { linesOfText, readTxt } from '#platform/documents/text/read-txt.ts'
import { nameLinks } from '#platform/mail/content.ts'
import { safeFileName } from '#platform/files/safe-file-name.ts'
import { readIntent } from '#modules/interviewer/intent/read-intent.ts'
import { readChoice } from '#modules/interviewer/offers.ts'
import { CHOICES } from '#modules/interviewer/state.ts'
import { refuseFollowUp } from '#modules/interviewer/check-follow-up.ts'
import { type Block, blocksOf } from '#modules/email-templates/server/blocks.ts'
import { letterHtml, letterParagraphs } from '#modules/email-templates/server/letter.ts'
import { renderHtml, renderText } from '#modules/email-templates/server/render.ts'
import { isKeywordList } from '#modules/evaluation/engine/keyword-list.ts'
import { mentions } from '#platform/ai/concepts/mentions.ts'
import { proposeCheck } from '#modules/evaluation/engine/match/checked-as.ts'
import { validityOf } from '#modules/evaluation/engine/match/certificates.ts'
import { clausesOf } from '#modules/evaluation/engine/match/clauses.ts'
import { monthsIn, periodsIn } from '#platform/ai/text/periods.ts'
import { degreesIn, degreeState } from '#modules/evaluation/engine/match/degrees.ts'
import { statedYears } from '#modules/evaluation/engine/match/experience.ts'
import { languageLevel } from '#platform/ai/text/language-levels.ts'
import { matchBuiltIn } from '#modules/evaluation/engine/match/built-in.ts'
import { needsOf } from '#modules/evaluation/engine/match/needs.ts'
import { numbersIn } from '#platform/ai/text/numbers.ts'
import { recognitionOf } from '#modules/evaluation/engine/match/recognition.ts'
import { readResume } from '#modules/evaluation/engine/match/resume.ts'
import { headingOf, inlineHeading } from '#modules/evaluation/engine/match/sections.ts'
import { locateQuote } from '#platform/ai/text/quotes.ts'
import { readStructure } from '#modules/answer-structure/read-structure.ts'
import { safeRichText } from '#modules/jobs/server/rich-text.ts'
import { withColumns, numberedParts, withoutContacts, wordsAt } from '#modules/resumes/pointing/numbered-lines.ts'
import { CHECKS, datesOf } from '#modules/resumes/pointing/check-words.ts'
import { readEmail, readLinks, readPhone } from '#modules/resumes/profile/contact.ts'
import { fieldOfStudy } from '#modules/resumes/profile/field-of-study.ts'
import { findPoint, findRange } from '#modules/resumes/profile/dates.ts'
import { readEducation } from '#modules/resumes/profile/education.ts'
import { datedEntries } from '#modules/resumes/profile/entries.ts'
import { headingKind } from '#modules/resumes/profile/headings.ts'
import { linesOf, type Line } from '#modules/resumes/profile/lines.ts'
import { readLanguages, readSkills } from '#modules/resumes/profile/lists.ts'
import { readLocation } from '#modules/resumes/profile/location.ts'
import { readHeadline, readName } from '#modules/resumes/profile/name.ts'
import { partsOf } from '#modules/resumes/profile/parts.ts'
import { isPlaceName } from '#modules/resumes/profile/places.ts'
import { readPositions } from '#modules/resumes/profile/positions.ts'
import { readProfile } from '#modules/resumes/profile/read-profile.ts'
import { sectionsOf } from '#modules/resumes/profile/sections.ts'

const reading = (text: string): DocumentWithLayout => assembleReading('txt', { pages: [linesOfText(text)], hidden: [] })
const lines = (text: string): Line[] => linesOf(reading(text))
const profile = readProfile(reading('Ana Ruiz\nana@ruiz.example | +44 20 7946 0958 | www.ana.example\nLeeds, UK\n'))
const now = new Date('2026-11-20T12:00:00Z')
const ADDED = Array.from({ length: 19 }, (_, i) => `${'a '.repeat(20)}${i}`)
const face = { name: 'Acme', logoUrl: null, primary: '#123456', onPrimary: '#ffffff', footer: [] }
const job = [{ id: 'a', text: '5+ years of TypeScript', must_have: true }]

/** The blocks of a template without variables. */
const filledBlocks = (text: string): Block[] =>
  blocksOf(text).map(block => {
    switch (block.kind) {
      case 'button':
        return { ...block, text: block.text.text, href: block.href.text }
      case 'fact':
      case 'box':
        return { ...block, term: block.term.text, text: block.text.text }
      default:
        return { ...block, text: block.text.text }
    }
  })

/** The short text that a parser is measured with, in characters. What does much for each word shows its growth with less. */
const USUAL = 800
const THOROUGH = 300
/** For what does little for each character: its growth shows only with more. */
const LONG = 8000

type Parser = readonly [name: string, parse: (text: string) => unknown, characters?: number]

/** All functions that parse text from strangers, by name, with the length of the short text. */
const EVERY: readonly Parser[] = [
  ['topics', text => topicFit('Tell me about a conflict.', text)],
  ['a text file', text => assembleReading('txt', readTxt(Buffer.from(text)))],
  ['lines', lines],
  ['sections', text => sectionsOf(lines(text))],
  ['headings', text => lines(text).map(line => headingKind(line.text))],
  ['e-mail address', text => readEmail(lines(text))],
  ['phone number', text => readPhone(lines(text), 'en')],
  ['links', text => readLinks(lines(text), new Set(lines(text)))],
  ['date ranges', text => lines(text).map(line => [findRange(line.text), findPoint(line.text)])],
  ['positions', text => readPositions(lines(text), text)],
  ['education', text => readEducation(lines(text), text)],
  ['field of study', text => lines(text).map(line => fieldOfStudy(line.text))],
  ['field of study in one text', text => fieldOfStudy(text.slice(0, 200))],
  [
    'numbered lines',
    text =>
      numberedParts([{ number: 1, text }]).map(part => [
        withColumns(part),
        withColumns(withoutContacts(part, ['Ana Ruiz'])),
        part.map(({ number, text: { length } }) => wordsAt(part, [{ line: number, from: 1, to: length }])),
      ]),
  ],
  [
    'words that a model points to',
    text =>
      lines(text)
        .slice(0, 100)
        .map(line => [datesOf(line.text), ...Object.values(CHECKS).map(check => check(line.text, 'en'))]),
  ],
  ['entries', text => datedEntries(lines(text), 'experience')],
  ['entry parts', text => lines(text).map(line => partsOf(line, null, 'own', 'experience'))],
  ['places', text => lines(text).map(line => isPlaceName(line.text))],
  ['skills and languages', text => [readSkills(lines(text)), readLanguages(lines(text))]],
  ['location', text => readLocation(lines(text))],
  ['name', text => readName(lines(`Ana Ruiz\n${text}`), 'ana@ruiz.example')],
  ['headline', text => readHeadline(lines(`Ana Ruiz\n${text}`), profile.name)],
  ['the complete profile', text => readProfile(reading(text), { now })],
  ['sentences', sentences],
  ['signals', text => sentences(text).map(({ text: sentence }) => readSignals(sentence))],
  [
    'sentences that address the evaluator',
    text => sentences(text).map(({ text: sentence }) => addressesReader(sentence)),
  ],
  [
    'orders',
    text => sentences(text).map(({ text: sentence }) => [mayOrder(sentence, 'answer'), mayOrder(sentence, 'resume')]),
  ],
  ['disguises', isDisguised],
  ['praise', text => praises(text, [text.slice(0, 100)])],
  ['redacting', text => redact(text, { names: ['Ana Ruiz', 'a', 'a a a'] }), THOROUGH],
  ['content words', contentStems],
  ['quotes', text => locateQuote('a quote that is not in the text', text), 8 * USUAL],
  ['quotes of the text itself', text => locateQuote(text.slice(0, 300), text)],
  ['keyword lists', isKeywordList],
  ['concepts', mentions],
  ['degrees', text => [degreesIn(text), degreeState(text)]],
  ['validity of certificates', text => validityOf(text, now.toISOString())],
  ['levels of languages', text => languageLevel(text, text.length >> 1, text.length >> 1)],
  ['clauses', text => sentences(text).map(({ text: sentence }) => clausesOf(sentence))],
  ['headings of résumés', text => text.split('\n').map(line => [headingOf(line), inlineHeading(line)])],
  ['numbers', numbersIn],
  ['stated years', text => sentences(text).map(({ text: sentence }) => statedYears(sentence))],
  ['periods', text => [periodsIn(text, now.toISOString()), monthsIn(text)]],
  [
    'résumés for the match',
    text =>
      readResume(
        [{ number: 1, text }],
        { years_of_experience: null, positions: [], skills: [], languages: [] },
        now.toISOString(),
      ),
  ],
  [
    'the built-in match, with words that a recruiter added',
    text =>
      matchBuiltIn({
        requirements: [
          ...job,
          { id: 'added', text: 'Care', must_have: true, also_recognized_by: [...ADDED, text.slice(0, 60)] },
        ],
        resume: { pages: [{ number: 1, text }] },
        profile: { years_of_experience: null, positions: [], skills: [], languages: [] },
        now: now.toISOString(),
        hide: ['Ana Ruiz'],
      }),
    THOROUGH,
  ],
  ...(['en', 'de', 'fr', 'es'] as const).map((language): Parser => [
    `the structure of an answer, ${language}`,
    text =>
      readStructure({
        question: 'Tell me about a mistake.',
        competency: 'Care',
        levels: [],
        turns: [{ id: 't', speaker: 'candidate', text, start_ms: 0, end_ms: 1 }],
        language,
      }),
    THOROUGH,
  ]),
  ['rich text', safeRichText],
  ['rich text in an e-mail', text => [letterHtml(text), letterParagraphs(text)]],
  ['e-mail blocks', text => [renderHtml(text, filledBlocks(text), face), renderText(filledBlocks(text), face)]],
  ['private links in an e-mail', text => nameLinks(text, []), LONG],
  ['intents', text => readIntent(text)],
  ['choices', text => readChoice(text, CHOICES)],
  ['follow-up questions', text => refuseFollowUp(text, [text])],
  ['file names', text => safeFileName(text, 'file')],
]

export const PARSERS = EVERY.map(([name, parse, characters = USUAL]) => ({ name, parse, characters }))

/** All functions that parse the text of one requirement, which has at most 300 characters. */
export const REQUIREMENT_PARSERS: [string, (text: string) => unknown][] = [
  ['needs', needsOf],
  ['kind', proposeCheck],
  ['recognition', recognitionOf],
]
