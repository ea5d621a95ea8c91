import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locateQuote } from '../quotes.ts'
import { interviewResultSchema, type InterviewResult } from '../schema.ts'
import { evaluateBuiltIn } from './built-in.ts'
import { ANSWERS, interview, question, SCALE, turn, unanswered, type AnswerName } from './golden.fixture.ts'
import type { InterviewInput } from './input.ts'

/** A second question with an average answer, so that the interview has enough words to be scored. */
const secondQuestion = () => question('second', ANSWERS.average, { competency: 'Other' })
const levelOf = (answer: string, over = {}) =>
  evaluateBuiltIn(interview(question('q', answer, over), secondQuestion())).criteria[0]!
const level = (name: AnswerName) => levelOf(ANSWERS[name]).level

function everyQuoteStands(result: InterviewResult, input: InterviewInput): void {
  const turns = new Map(input.questions.flatMap(one => one.turns).map(one => [one.id, one]))
  for (const criterion of result.criteria) {
    if (criterion.state === 'scored') expect(criterion.quotes.length).toBeGreaterThan(0)
    for (const quote of criterion.quotes) {
      const source = turns.get(quote.turn_id)!
      expect(source.speaker).toBe('candidate')
      expect(source.text.slice(quote.start, quote.end)).toBe(quote.text)
      expect(locateQuote(quote.text, source.text)).not.toBeNull()
      expect(quote.at_ms).toBeGreaterThanOrEqual(source.start_ms)
      expect(quote.at_ms).toBeLessThanOrEqual(source.end_ms)
    }
  }
}

describe('the built-in evaluation', () => {
  it('rates strong answers above average ones and those above weak ones', () => {
    expect(level('strong')).toBe(5)
    expect(level('average')).toBe(3)
    expect(level('weak')).toBe(1)
  })

  it.each(['offTopic', 'echo', 'stuffed', 'parroted', 'dontKnow'] as const)(
    'rates %s no higher than the weak answer',
    name => {
      expect(level(name) ?? 1).toBe(1)
    },
  )

  it('does not rate five words, and rates a short specific answer low', () => {
    expect(levelOf(ANSWERS.terse)).toMatchObject({ level: null, state: 'insufficient' })
    expect(levelOf('I gave him a refund and then I called our supplier about the broken seals.').level).toBe(2)
  })

  it('ignores instructions in answers', () => {
    expect(level('injected') ?? 1).toBe(1)
    for (const name of ['strong', 'average', 'weak', 'terse'] as const) {
      for (const text of [`${ANSWERS.injected} ${ANSWERS[name]}`, `${ANSWERS[name]} ${ANSWERS.injected}`]) {
        expect(levelOf(text).level).toBe(level(name))
      }
    }
  })

  it('rates broken English the same as fluent English', () => {
    const broken = `Last november one bakery in Leeds call because our van miss delivery two time in one week. I drive order myself
      same evening, not wait driver next day, because they lose weekend baking. Then I check route paper and I find street is type wrong
      since system change. I correct and I check other 340 address, take two day. We find 11 more. They stay with us, missing drop fall
      from 9 in month to 1. Since then every new address second person check.`
    expect(levelOf(broken).level).toBe(level('strong'))
  })

  it('evaluates transcripts without periods', () => {
    const spoken = ANSWERS.strong.replace(/\n\s+/gu, ' ').replace(/[.,]/gu, '')
    expect(levelOf(spoken).level).toBeGreaterThanOrEqual(4)
  })

  it('evaluates German, French and Spanish', () => {
    const answers = {
      de: 'Letztes Jahr rief ein Kunde in Hamburg wütend an, weil drei Lieferungen fehlten. Ich habe die Ware selbst gebracht, statt auf den Fahrer zu warten, weil er sonst schließen musste. Ich habe danach die Adressen geprüft und 12 Fehler gefunden. Am Ende blieb der Kunde, und seitdem prüfen wir jede Adresse zu zweit.',
      fr: "L'année dernière un client furieux a appelé parce que trois colis manquaient. J'ai apporté la commande moi-même au lieu d'attendre le chauffeur, parce que le magasin risquait de fermer. J'ai vérifié les adresses et j'ai trouvé 12 erreurs. Au final le client est resté, et depuis nous vérifions chaque adresse à deux.",
      es: 'El año pasado un cliente furioso llamó porque faltaban tres entregas. He llevado el pedido yo misma en vez de esperar, porque la tienda podía cerrar. He revisado las direcciones y he encontrado 12 errores. Al final el cliente se quedó, y desde entonces revisamos cada dirección entre dos.',
    }
    for (const [language, answer] of Object.entries(answers)) {
      const result = evaluateBuiltIn({ ...interview(question('q', answer)), language })
      expect(result.criteria[0]!.level, language).toBeGreaterThanOrEqual(4)
    }
  })

  it('does not evaluate unsupported languages', () => {
    const result = evaluateBuiltIn({ ...interview(question('q', ANSWERS.strong)), language: 'ja' })
    expect(result).toMatchObject({ overall: null, needs_person: expect.stringContaining('needs to review') })
  })

  it('quotes the evidence of a level, with its time', () => {
    const input = interview(question('q', ANSWERS.strong))
    const [criterion] = evaluateBuiltIn(input).criteria
    expect(criterion!.level_text).toBe(SCALE[4])
    const text = input.questions[0]!.turns[1]!.text
    for (const quote of criterion!.quotes) {
      expect(quote.at_ms).toBe(8000 + Math.round((quote.start / text.length) * text.length * 60))
    }
    expect(criterion!.quotes.map(quote => quote.text).join(' ')).toContain('because they would have lost')
  })

  it('uses the given scale', () => {
    const number = ['', '', 'Names a result.', 'Names a measured result.', 'Names measured figures and data.']
    const change = ['', '', 'Reflects.', 'Names a lesson learned.', 'Names what they learned and do differently since.']
    const answer = `At my old site a customer in York was angry because 14 crates of flour were wet. I brought 14 new ones the same day and
      claims went down from 20 to 6 a month.`
    const by = (levels: string[]) =>
      evaluateBuiltIn(interview(question('q', answer, { levels: levels as typeof SCALE })))
    expect(by(number).criteria[0]!.level!).toBeGreaterThan(by(change).criteria[0]!.level!)
  })
})

describe('the scores of an interview', () => {
  const strong = () => question('s', ANSWERS.strong)

  it('excludes interrupted and unasked questions and includes skipped ones', () => {
    expect(evaluateBuiltIn(interview(strong())).overall).toBe(100)
    expect(evaluateBuiltIn(interview(strong(), unanswered('u', 'unasked', 'time_limit'))).overall).toBe(100)
    expect(evaluateBuiltIn(interview(strong(), unanswered('i', 'interrupted', 'connection_lost'))).overall).toBe(100)
    expect(evaluateBuiltIn(interview(strong(), unanswered('k', 'skipped'))).overall).toBe(50)
    expect(evaluateBuiltIn(interview(strong(), unanswered('n', 'insufficient'))).overall).toBe(50)
  })

  it('returns no score if less than half of the weight is covered, and says so', () => {
    const rest = ['a', 'b'].map(id => unanswered(id, 'unasked', 'time_limit'))
    const result = evaluateBuiltIn(interview(strong(), ...rest))
    expect(result).toMatchObject({ overall: null, coverage: 0.333, needs_person: expect.stringContaining('33%') })
    expect(result.criteria[1]!.reasoning).toContain('time was up')
    expect(result.readings.every(run => run.overall === null)).toBe(true)
  })

  it('returns no score if the answers are too short', () => {
    const result = evaluateBuiltIn(interview(question('q', ANSWERS.dontKnow)))
    expect(result).toMatchObject({ overall: null, needs_person: expect.stringContaining('too short') })
    expect(result.criteria[0]!.level).toBeNull()
    expect(evaluateBuiltIn(interview()).overall).toBeNull()
  })

  it('returns no score if the transcript is unintelligible', () => {
    const noisy = ANSWERS.strong.replace(/ (\w+) (\w+) (\w+)/gu, ' $1 $2 [inaudible]')
    expect(evaluateBuiltIn(interview(question('q', noisy)))).toMatchObject({
      overall: null,
      needs_person: expect.stringContaining('transcript'),
    })
    const unsure = question('q', ANSWERS.strong)
    unsure.turns[1] = { ...turn('t', 'candidate', ANSWERS.strong, 0), confidence: 0.4 }
    expect(evaluateBuiltIn(interview(unsure)).overall).toBeNull()
  })

  it('weights questions and groups them by competency', () => {
    const result = evaluateBuiltIn(
      interview(
        question('a', ANSWERS.strong, { competency: 'Care', weight: 3 }),
        question('b', ANSWERS.weak, { competency: 'Care', weight: 1 }),
        question('c', ANSWERS.average, { competency: 'Calm', weight: 4 }),
      ),
    )
    expect(result.competencies).toEqual([
      { name: 'Care', level: 4, weight: 4 },
      { name: 'Calm', level: 3, weight: 4 },
    ])
    expect(result.overall).toBe(63)
    expect(result.coverage).toBe(1)
  })

  it('shows the scores of three runs', () => {
    const { readings, overall, criteria } = evaluateBuiltIn(interview(strong(), secondQuestion()))
    expect(readings).toHaveLength(3)
    const [strict, , lenient] = readings.map(run => run.overall!)
    expect(strict!).toBeLessThanOrEqual(overall!)
    expect(lenient!).toBeGreaterThanOrEqual(overall!)
    for (const { spread, level: own } of criteria) expect(spread![0] <= own! && own! <= spread![1]).toBe(true)
  })

  it('gives the same result for the same words, in the stored format', () => {
    const input = interview(...Object.entries(ANSWERS).map(([id, answer]) => question(id, answer)))
    const first = evaluateBuiltIn(input)
    expect(evaluateBuiltIn(structuredClone(input))).toEqual(first)
    expect(interviewResultSchema.parse(first)).toEqual(first)
    everyQuoteStands(first, input)
  })
})

describe('for any input', () => {
  const lines = Object.values(ANSWERS).flatMap(answer => answer.split(/(?<=[.?])\s+/u))
  const answer = fc.array(fc.oneof(fc.constantFrom(...lines), fc.string({ maxLength: 30 })), { maxLength: 8 })
  const weight = fc.constantFrom(0, 0.5, 1, 3)
  const outcome = fc.constantFrom(
    'answered',
    'answered',
    'answered',
    'insufficient',
    'skipped',
    'interrupted',
    'unasked',
  )
  const questions = fc
    .array(fc.tuple(answer, weight, outcome), { maxLength: 5 })
    .map(list =>
      list.map(([said, value, ended], i) =>
        ended === 'answered'
          ? question(`q${i}`, said.join(' '), { weight: value })
          : { ...unanswered(`q${i}`, ended as 'skipped'), weight: value },
      ),
    )

  it('returns 0–100 and quotes only the transcript', () => {
    fc.assert(
      fc.property(questions, list => {
        const input = interview(...list)
        const result = evaluateBuiltIn(input)
        for (const { overall } of [result, ...result.readings]) {
          if (overall !== null) expect(overall >= 0 && overall <= 100).toBe(true)
        }
        if (result.overall === null && list.length > 0) expect(result.needs_person ?? '').not.toBe('')
        everyQuoteStands(result, input)
      }),
      { numRuns: 120 },
    )
  })

  it('does not change because of an unasked question, except that there may be no score', () => {
    fc.assert(
      fc.property(questions, fc.constantFrom('time_limit', 'candidate_ended'), (list, reason) => {
        const before = evaluateBuiltIn(interview(...list))
        const after = evaluateBuiltIn(interview(...list, unanswered('never', 'unasked', reason)))
        if (after.coverage >= 0.5) expect(after.overall).toBe(before.overall)
        else expect(after.overall).toBeNull()
      }),
      { numRuns: 80 },
    )
  })

  it('never gives a higher score because of instructions in an answer', () => {
    fc.assert(
      fc.property(answer, fc.constantFrom('before', 'after'), (said, where) => {
        const own = said.join(' ')
        const text = where === 'before' ? `${ANSWERS.injected}\n${own}` : `${own}\n${ANSWERS.injected}`
        expect(levelOf(text).level ?? 1).toBeLessThanOrEqual(levelOf(own).level ?? 1)
      }),
      { numRuns: 80 },
    )
  })
})
