import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ModelUnavailable } from '#platform/ai/port.ts'
import { locateQuote } from '#platform/ai/text/quotes.ts'
import { ELEMENTS } from '#modules/answer-structure/contract.ts'
import { interviewResultSchema, type InterviewResult } from '../schema.ts'
import { evaluateBuiltIn } from './built-in.ts'
import { evaluateInterview } from './evaluate.ts'
import { ANSWERS, interview, question, turn, unanswered } from './golden.fixture.ts'
import type { InterviewInput } from './input.ts'

const structureOf = (answer: string) => evaluateBuiltIn(interview(question('q', answer))).criteria[0]!.structure!
const present = (answer: string) => structureOf(answer).elements.flatMap(one => (one.present ? [one.name] : []))

function everyQuoteExists(result: InterviewResult, input: InterviewInput): void {
  const turns = new Map(input.questions.flatMap(one => one.turns).map(one => [one.id, one]))
  for (const { quotes, structure } of result.criteria) {
    for (const quote of [...quotes, ...(structure?.elements ?? []).flatMap(one => one.quote ?? [])]) {
      const source = turns.get(quote.turn_id)!
      expect(source.speaker).toBe('candidate')
      expect(source.text.slice(quote.start, quote.end)).toBe(quote.text)
      expect(locateQuote(quote.text, source.text)).not.toBeNull()
      expect(quote.at_ms).toBeGreaterThanOrEqual(source.start_ms)
      expect(quote.at_ms).toBeLessThanOrEqual(source.end_ms)
    }
  }
}

describe('the built-in evaluation of an interview', () => {
  it('reports the elements of each answer and gives no level and no score', () => {
    const result = evaluateBuiltIn(interview(question('s', ANSWERS.strong), question('w', ANSWERS.weak)))
    expect(result).toMatchObject({
      engine: 'built-in',
      overall: null,
      competencies: [],
      readings: [],
      needs_person: null,
      coverage: 1,
    })
    for (const criterion of result.criteria)
      expect(criterion).toMatchObject({ state: 'structured', level: null, level_text: '', spread: null, reasoning: '' })
    expect(present(ANSWERS.strong)).toEqual([...ELEMENTS])
    expect(present(ANSWERS.weak)).toEqual([])
  })

  it.each(['echo', 'stuffed', 'parroted', 'dontKnow', 'injected', 'offTopic'] as const)(
    'finds no element in %s',
    name => {
      expect(present(ANSWERS[name])).toEqual([])
    },
  )

  it('finds the same elements with instructions to the evaluator before or after an answer', () => {
    for (const name of ['strong', 'average', 'weak'] as const)
      for (const text of [`${ANSWERS.injected} ${ANSWERS[name]}`, `${ANSWERS[name]} ${ANSWERS.injected}`])
        expect(present(text), name).toEqual(present(ANSWERS[name]))
  })

  it('finds the same elements in broken English, and without punctuation', () => {
    const broken = `Last november one bakery in Leeds call because our van miss delivery two time in one week. I drive order myself
      same evening, not wait driver next day, because they lose weekend baking. Then I check route paper and I find street is type wrong
      since system change. I correct and I check other 340 address, take two day. We find 11 more. They stay with us, missing drop fall
      from 9 in month to 1. Since then every new address second person check.`
    expect(present(broken)).toEqual(present(ANSWERS.strong))
    expect(present(ANSWERS.strong.replace(/[.,]/gu, ''))).toEqual(present(ANSWERS.strong))
  })

  it.each([
    [
      'de',
      'Letztes Jahr rief ein Kunde in Hamburg wütend an, weil drei Lieferungen fehlten. Ich habe die Ware selbst gebracht, statt auf den Fahrer zu warten, weil er sonst schließen musste. Ich habe danach die Adressen geprüft und 12 Fehler gefunden. Am Ende blieb der Kunde, und seitdem prüfen wir jede Adresse zu zweit.',
    ],
    [
      'fr',
      "L'année dernière un client furieux a appelé parce que trois colis manquaient. J'ai apporté la commande moi-même au lieu d'attendre le chauffeur, parce que le magasin risquait de fermer. J'ai vérifié les adresses et j'ai trouvé 12 erreurs. Au final le client est resté, et depuis nous vérifions chaque adresse à deux.",
    ],
    [
      'es',
      'El año pasado un cliente furioso llamó porque faltaban tres entregas. He llevado el pedido yo misma en vez de esperar, porque la tienda podía cerrar. He revisado las direcciones y he encontrado 12 errores. Al final el cliente se quedó, y desde entonces revisamos cada dirección entre dos.',
    ],
  ])('finds all six elements in %s', (language, answer) => {
    const [criterion] = evaluateBuiltIn({ ...interview(question('q', answer)), language }).criteria
    expect(criterion!.structure!.elements.filter(one => !one.present)).toEqual([])
  })

  it('has every quote of the structure once, those of harm too', () => {
    const harm =
      'In May the gauge of the pump was broken. I made up the readings and signed the sheet, and nobody noticed.'
    const [criterion] = evaluateBuiltIn(interview(question('s', `${ANSWERS.strong} ${harm}`))).criteria
    const { elements, harm: harmful } = criterion!.structure!
    expect(harmful).toHaveLength(1)
    const quoted = [...elements.flatMap(({ quote }) => quote ?? []), ...harmful]
    expect(new Set(criterion!.quotes.map(({ text }) => text))).toEqual(new Set(quoted.map(({ text }) => text)))
    const places = criterion!.quotes.map(({ turn_id, start, end }) => `${turn_id} ${start} ${end}`)
    expect(new Set(places).size).toBe(places.length)
  })

  it('leaves interviews in other languages to a person, and says so', () => {
    const result = evaluateBuiltIn({ ...interview(question('q', ANSWERS.strong)), language: 'ja' })
    expect(result.needs_person).toContain('only English, German, French and Spanish')
    expect(result.criteria[0]).toMatchObject({ state: 'not_counted', structure: null, reasoning: result.needs_person })
  })

  it('leaves unintelligible transcripts to a person', () => {
    const noisy = ANSWERS.strong.replace(/ (\w+) (\w+) (\w+)/gu, ' $1 $2 [inaudible]')
    const result = evaluateBuiltIn(interview(question('q', noisy)))
    expect(result.needs_person).toContain('could not be understood')
    expect(result.criteria[0]).toMatchObject({ state: 'not_counted', structure: null, reasoning: result.needs_person })
    const unsure = question('q', ANSWERS.strong)
    unsure.turns[1] = { ...turn('t', 'candidate', ANSWERS.strong, 0), confidence: 0.4 }
    expect(evaluateBuiltIn(interview(unsure)).needs_person).toContain('low confidence')
  })

  it('needs no person for short answers', () => {
    expect(evaluateBuiltIn(interview(question('q', ANSWERS.terse))).needs_person).toBeNull()
  })

  it('says why a question has no structure', () => {
    const { criteria, coverage } = evaluateBuiltIn(
      interview(
        question('a', ANSWERS.strong),
        unanswered('b', 'unasked', 'time_limit'),
        unanswered('c', 'skipped'),
        unanswered('d', 'insufficient'),
      ),
    )
    expect(criteria.map(({ state }) => state)).toEqual(['structured', 'not_counted', 'skipped', 'insufficient'])
    expect(criteria[1]!.reasoning).toContain('time was up')
    expect(coverage).toBe(0.5)
  })

  it('gives the same result for the same words, in the stored format', () => {
    const input = interview(...Object.entries(ANSWERS).map(([id, answer]) => question(id, answer)))
    const first = evaluateBuiltIn(input)
    expect(evaluateBuiltIn(structuredClone(input))).toEqual(first)
    expect(interviewResultSchema.parse(first)).toEqual(first)
    everyQuoteExists(first, input)
  })

  it('quotes only the transcript, whatever is said', () => {
    const lines = Object.values(ANSWERS).flatMap(answer => answer.split(/(?<=[.?])\s+/u))
    const said = fc.array(fc.oneof(fc.constantFrom(...lines), fc.string({ maxLength: 30 })), { maxLength: 8 })
    fc.assert(
      fc.property(fc.array(said, { maxLength: 4 }), fc.constantFrom('en', 'de', 'fr', 'es'), (answers, language) => {
        const input = { ...interview(...answers.map((parts, i) => question(`q${i}`, parts.join(' ')))), language }
        everyQuoteExists(evaluateBuiltIn(input), input)
      }),
      { numRuns: 100 },
    )
  })
})

describe('the engine of an evaluation', () => {
  const given = interview(question('s', ANSWERS.strong))

  it('is the built-in one without a model', async () => {
    expect(await evaluateInterview(given, null)).toEqual(evaluateBuiltIn(given))
  })

  it('is the model if there is one: the rules never replace it', async () => {
    const generate = () => Promise.reject(new ModelUnavailable('The service is busy.'))
    const evaluated = evaluateInterview(given, { engine: 'openai', model: 'm', generate })
    await expect(evaluated).rejects.toThrow('The service is busy.')
  })
})
