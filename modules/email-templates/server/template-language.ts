import { analyzeSync, Liquid, LiquidError, type Template, TokenKind } from 'liquidjs'
import { problemWords } from '../words/problems.ts'
import type { SourceText } from './blocks.ts'

/**
 * What a template may contain: the variables of its e-mail, conditions, and filters that cannot make text longer. Liquid's other
 * tags load files (`include`, `render`, `layout`), repeat (`for`, `tablerow`) or keep state, and templates come from strangers.
 */
const TAGS = ['if', 'unless']
const FILTERS = ['capitalize', 'default', 'downcase', 'upcase']

/** The most variables and tags per line. There are no loops, so this limits the time for a line. */
const MAX_MARKS = 200
const RENDER_LIMIT_MS = 1000

/** A template that cannot be used. The message is for its author. */
export class TemplateProblem extends Error {
  constructor(
    readonly line: number,
    readonly column: number,
    explanation: string,
  ) {
    super(problemWords.at(line, column, explanation))
    this.name = 'TemplateProblem'
  }
}

/** Files never exist for templates, so that even a tag that was re-enabled by mistake could load nothing. */
const NO_FILES = {
  exists: async () => false,
  existsSync: () => false,
  contains: async () => false,
  containsSync: () => false,
  readFile: async () => Promise.reject(new Error('Templates cannot read files.')),
  readFileSync: () => {
    throw new Error('Templates cannot read files.')
  },
  resolve: () => '',
}

function restrictedEngine(): Liquid {
  const engine = new Liquid({
    fs: NO_FILES,
    relativeReference: false,
    strictVariables: true,
    strictFilters: true,
    ownPropertyOnly: true,
    // An empty value is false in a condition: `{% if reason %}`.
    jsTruthy: true,
    parseLimit: 40_000,
    renderLimit: RENDER_LIMIT_MS,
    memoryLimit: 200_000,
  })
  for (const name of Object.keys(engine.tags)) if (!TAGS.includes(name)) delete engine.tags[name]
  for (const name of Object.keys(engine.filters)) if (!FILTERS.includes(name)) delete engine.filters[name]
  return engine
}

const engine = restrictedEngine()

/** Explains Liquid's error to the author of an e-mail. */
function explain(error: LiquidError): string {
  const message = error.originalError?.message ?? error.message
  const tag = /tag "?([^" ]+)"? not found/.exec(message)?.[1]
  if (tag) return problemWords.tag(tag)
  const filter = /undefined filter: (\S+)/.exec(message)?.[1]
  if (filter) return problemWords.filter(filter, FILTERS)
  if (/not closed/.test(message)) return problemWords.notClosed
  return problemWords.notUnderstood(message.split(', line:')[0] ?? message)
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Parts of Liquid's syntax tree that lead back to the engine or to the text. */
const NOT_SYNTAX = ['liquid', 'tokenizer', 'input']

/** The position of a range like `(1..9)`: the only other construct that is neither a variable nor a condition. */
function rangeIn(node: unknown): number | null {
  if (!isObject(node)) return null
  if (node['kind'] === TokenKind.Range) return Number(node['begin'])
  for (const [key, value] of Object.entries(node)) {
    const found = NOT_SYNTAX.includes(key) ? null : rangeIn(value)
    if (found !== null) return found
  }
  return null
}

/**
 * Parses one text of a template.
 * @param known the variables that the e-mail has, like `candidate.name`
 * @throws TemplateProblem if the text contains anything else than these and conditions
 */
export function parseTemplate({ text, line, column }: SourceText, known: readonly string[]): Template[] {
  const problem = (offset: number, explanation: string) => new TemplateProblem(line, column + offset, explanation)
  if (text.split(/\{\{|\{%/).length - 1 > MAX_MARKS) throw problem(0, problemWords.tooMany(MAX_MARKS))
  let templates: Template[]
  try {
    templates = engine.parse(text)
  } catch (error) {
    if (LiquidError.is(error)) throw problem(error.token.begin, explain(error))
    throw problem(0, problemWords.tooComplicated)
  }
  const range = rangeIn(templates)
  if (range !== null) throw problem(range, problemWords.range)
  for (const found of Object.values(analyzeSync(templates, { partials: false }).variables).flat()) {
    if (known.includes(found.toArray().join('.'))) continue
    const at = found.location.col - 1
    throw problem(at, problemWords.unknown(found.toString(), known))
  }
  return templates
}

/** @throws if a variable has no value or a limit is reached */
export const renderTemplate = (templates: Template[], values: Record<string, unknown>): string =>
  String(engine.renderSync(templates, values))
