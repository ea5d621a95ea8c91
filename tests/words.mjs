// Checks that texts are in dictionaries and formats come from the locale (platform/locale). Prints each violation and fails.
import fs from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

const SOURCES = ['apps', 'modules', 'platform', 'ui', 'db']
const SCREENS = /^(?:apps\/web|ui|modules\/[^/]+\/web)\//
const DICTIONARIES = /(?:^|\/)words(?:\/|\.ts$)/
/** Props, and keys of objects that become props, whose value a person reads. */
const READ = new Set(['label', 'title', 'placeholder', 'aria-label', 'description', 'hint', 'heading', 'alt'])
/** Texts that are the same in every language. */
const NOT_LANGUAGE = new Map([
  ['Evenhand', 'the name of the product'],
  ['Evenhand ·', 'the name of the product'],
  ['px', 'a unit symbol'],
  ['px, to', 'a unit symbol'],
  ['j', 'a key of the keyboard'],
  ['k', 'a key of the keyboard'],
  ['x', 'a key of the keyboard'],
  ['m', 'a key of the keyboard'],
  ['e', 'a key of the keyboard'],
  ['i', 'a key of the keyboard'],
  ['r', 'a key of the keyboard'],
  ['t', 'a key of the keyboard'],
  ['Ctrl', 'a key of the keyboard'],
  ['s', 'a key of the keyboard'],
  ['Enter', 'a key of the keyboard'],
])
/** A sentence that a reply gives as the reason for an error: also a server's message is shown to people. */
const SENTENCE = /^\p{Lu}\p{Ll}*\s\p{L}/u
/** What makes an error for people of a sentence: `platform/errors`, and errors whose message becomes one. */
const PROBLEMS = new Set(
  'ProblemError notFound unauthorized forbidden conflict gone invalid invalidField unavailable SpeechRefused'.split(
    ' ',
  ),
)
/** Methods of zod that take the message for an invalid value. */
const CHECKS = new Set('string number int enum discriminatedUnion min max length regex refine'.split(' '))
const GIVES_MESSAGE = new RegExp(`\\bmessage:|\\b(?:${[...PROBLEMS, ...CHECKS].join('|')})\\(`)
const LETTER = /\p{L}/u

const files = SOURCES.flatMap(folder =>
  fs
    .readdirSync(folder, { recursive: true })
    .map(file => path.join(folder, file))
    .filter(file => /\.tsx?$/.test(file) && !/\.(?:test|fixture)\.tsx?$|\.d\.ts$/.test(file)),
)

/** The string literals that an expression can become. */
function textsOf(node) {
  if (!node) return []
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  if (node.type === 'TemplateLiteral') return node.quasis.map(part => part.value.cooked)
  if (node.type === 'JSXExpressionContainer') return textsOf(node.expression)
  if (node.type === 'ConditionalExpression') return [...textsOf(node.consequent), ...textsOf(node.alternate)]
  if (node.type === 'LogicalExpression') return [...textsOf(node.left), ...textsOf(node.right)]
  return []
}

/** The texts in a node that a person reads. */
function readIn(node) {
  if (node.type === 'JSXText') return [node.value]
  if (node.type === 'JSXAttribute') return READ.has(node.name.name) ? textsOf(node.value) : []
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    return node.children.filter(child => child.type === 'JSXExpressionContainer').flatMap(textsOf)
  if (node.type === 'Property' && !node.computed)
    return READ.has(node.key.name ?? node.key.value) ? textsOf(node.value) : []
  return []
}

/** What a node gives as the message of an error, if it gives any. */
function messagesOf(node) {
  if (node.type === 'Property' && !node.computed && (node.key.name ?? node.key.value) === 'message') return [node.value]
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return []
  const { name, property } = node.callee
  return PROBLEMS.has(name) || CHECKS.has(property?.name) ? node.arguments : []
}

/** The sentences in a node that are the message of an error. */
const messagesIn = node =>
  messagesOf(node)
    .flatMap(textsOf)
    .filter(text => SENTENCE.test(text))

function* nodesOf(node) {
  if (Array.isArray(node)) for (const one of node) yield* nodesOf(one)
  else if (node && typeof node.type === 'string') {
    yield node
    for (const value of Object.values(node)) if (value && typeof value === 'object') yield* nodesOf(value)
  }
}

const lineAt = (source, offset) => source.slice(0, offset).split('\n').length

function violationsIn(file) {
  const source = fs.readFileSync(file, 'utf8')
  const found = []
  if (!file.startsWith('platform/locale/'))
    for (const match of source.matchAll(/\bIntl\.\w+|\.toLocale\w*\(/g))
      found.push({ line: lineAt(source, match.index), text: `${match[0]} belongs in platform/locale` })
  if (DICTIONARIES.test(file)) return found
  const isScreen = SCREENS.test(file)
  // Only a file that may give a message is parsed: most of the server gives none.
  if (!isScreen && !GIVES_MESSAGE.test(source)) return found
  for (const node of nodesOf(parseSync(file, source).program))
    for (const text of [...messagesIn(node), ...(isScreen ? readIn(node) : [])].map(one =>
      one.replaceAll(/\s+/g, ' ').trim(),
    ))
      if (LETTER.test(text.replaceAll(/&\w+;/g, '')) && !NOT_LANGUAGE.has(text))
        found.push({ line: lineAt(source, node.start), text: `"${text}" belongs in a dictionary` })
  return found
}

let wrong = 0
for (const file of files) {
  for (const { line, text } of violationsIn(file)) {
    wrong += 1
    console.log(`${file}:${line}: ${text}`)
  }
}
console.log(`${files.length} files, ${wrong} texts or formats outside the dictionaries and the locale`)
process.exit(wrong > 0 ? 1 : 0)
