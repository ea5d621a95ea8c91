// Checks where SQL is used (docs/architecture.md): each table has one owner, and only the owner's queries use it. Other modules'
// tables are read in `server/*.read-model.ts`, and nowhere else. Reads the sources as text; prints each wrong use and fails.
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const FOLDERS = ['apps/server', 'modules', 'platform']
/** Tests may use any table. */
const EXEMPT = /\.(?:test|fixture)\.tsx?$|(?:^|\/)web\//
const QUERIES = /^modules\/[^/]+\/server\/queries(?:\/[\w-]+)?\.ts$/
const READ_MODEL = /^modules\/[^/]+\/server\/[\w-]+\.read-model\.ts$/
const DECLARATION = /^(?:modules\/([^/]+)\/server|(platform)\/db)\/tables\.ts$/

/** @returns which module, `platform` or `apps` a file belongs to */
const ownerOf = file => /^modules\/([^/]+)\//.exec(file)?.[1] ?? file.split('/')[0]

const lineOf = (text, index) => text.slice(0, index).split('\n').length

/** The text with comments replaced by spaces, so that positions stay the same. A `//` after a colon is a URL. */
const withoutComments = text =>
  text.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"`\w/])\/\/[^\n]*/g, comment => comment.replaceAll(/[^\n]/g, ' '))

/** The owner of each table, by the declarations in all `tables.ts`. */
export function declaredTables(sources) {
  const owners = new Map()
  for (const { file, text } of sources) {
    const found = DECLARATION.exec(file)
    const declared = /interface Tables \{([\s\S]*?)\n\s*\}/.exec(withoutComments(text))
    if (!found || !declared) continue
    for (const [, table] of declared[1].matchAll(/^\s*(\w+):/gm)) owners.set(table, found[1] ?? found[2])
  }
  return owners
}

const WRITES = /^(?:insertInto|updateTable|deleteFrom|replaceInto|mergeInto)$/
const BUILDER =
  /\.(selectFrom|insertInto|updateTable|deleteFrom|replaceInto|mergeInto|innerJoin|leftJoin|rightJoin|fullJoin|crossJoin|using)\(\s*(\[[^\]]*\]|(['"`])[^'"`]*\3|[A-Za-z_$][\w$]*(?=\s*[,)]))/g

/** Calls of the query builder with a table. The table is null if it is a variable. */
function* builderUses(text) {
  for (const { 1: call, 2: argument, index } of text.matchAll(BUILDER)) {
    const names = [...argument.matchAll(/['"`]([^'"`]+)['"`]/g)].map(([, name]) => name.trim().split(/\s+/)[0])
    for (const table of names.length > 0 ? names : [null]) yield { table, write: WRITES.test(call), index }
  }
  for (const { 1: table, index } of text.matchAll(/\bdeleteInBatches\(\s*\w+,\s*'(\w+)'/g))
    yield { table, write: true, index }
}

/** The content of a template literal that starts at `start`, with each `${…}` as `$`. */
function templateAt(text, start) {
  let content = ''
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '`') return content
    if (text[at] === '\\') {
      at += 1
    } else if (text.startsWith('${', at)) {
      at = endOfExpression(text, at + 2)
      content += '$'
    } else content += text[at]
  }
  return content
}

/** @returns the position of the `}` that ends an expression in a template */
function endOfExpression(text, start) {
  for (let at = start, depth = 0; at < text.length; at += 1) {
    if (text[at] === '`') at = endOfTemplate(text, at + 1)
    else if (text[at] === '{') depth += 1
    else if (text[at] === '}' && depth-- === 0) return at
  }
  return text.length
}

/** @returns the position of the backtick that ends a template */
function endOfTemplate(text, start) {
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '`') return at
    if (text[at] === '\\') at += 1
    else if (text.startsWith('${', at)) at = endOfExpression(text, at + 2)
  }
  return text.length
}

/** A complete statement in a string. Sentences on screens start with a capital letter, and statements do not use mixed case. */
const STATEMENT =
  /^\s*(?:select\s|insert into\s|update \w+\s+set\s|delete from\s|with \w+ as\b|truncate\s|lock table\s|SELECT\s|INSERT INTO\s|UPDATE \w+\s+SET\s|DELETE FROM\s|WITH \w+ AS\b|TRUNCATE\s|LOCK TABLE\s)/

/** Raw SQL in a source: `sql` templates, and strings that are statements. */
function* rawSql(text) {
  for (const found of text.matchAll(/\bsql(?:<[^`;]*?>)?`/g))
    yield { sql: templateAt(text, found.index + found[0].length), index: found.index }
  for (const found of text.matchAll(
    /(?<!\bsql(?:<[^`;]*?>)?)(?:`|(?<=[\s(,:=])'(?=[^'\n]*')|(?<=[\s(,:=])"(?=[^"\n]*"))/g,
  )) {
    const start = found.index + 1
    const sql = found[0] === '`' ? templateAt(text, start) : text.slice(start, text.indexOf(found[0], start))
    if (STATEMENT.test(sql)) yield { sql, index: found.index }
  }
}

const NO_TABLE =
  /\bis\s+(?:not\s+)?distinct\s+from\b|\b(?:extract|trim|substring|overlay|position)\s*\([^()]*?\bfrom\b|\bfor\s+(?:no\s+key\s+)?update\b|\bdo\s+update\s+set\b/gi
/** A name with its alias. With parentheses after it, it is a function. */
const ITEM = String.raw`"?[a-z_][\w.]*"?(?![\w.]|\s*\()(?:\s+as\s+\w+|\s+(?!(?:on|where|set|group|order|limit|offset|join|left|right|full|inner|cross|for|returning|union|except|intersect|values|using|select|default|having|window|tablesample|restart|cascade|in)\b)[a-z_]\w*)?`
const NAMED = new RegExp(
  String.raw`\b(from|join|update|truncate(?:\s+table)?|lock\s+table|using)\s+(?:only\s+)?(${ITEM}(?:\s*,\s*${ITEM})*)`,
  'gi',
)

/** Here, a parenthesis starts the list of columns. */
const INSERTED = /\b(into)\s+"?([a-z_][\w.]*)/gi

/** The tables in a statement, except those that it defines in `with`. */
function* rawUses(text) {
  for (const { sql, index } of rawSql(text)) {
    const plain = sql.replaceAll(NO_TABLE, ' ')
    const own = new Set(
      [
        ...plain.matchAll(
          /(?:\bwith(?:\s+recursive)?|,)\s+(\w+)(?:\s*\([^()]*\))?\s+as\s+(?:not\s+)?(?:materialized\s+)?\(/gi,
        ),
      ].map(([, name]) => name),
    )
    let none = true
    for (const { 1: verb, 2: list, index: at } of [...plain.matchAll(NAMED), ...plain.matchAll(INSERTED)]) {
      const write = /^(?:into|update|truncate|lock)/i.test(verb) || /\bdelete\s+$/i.test(plain.slice(0, at))
      for (const item of list.split(',')) {
        const table = item.trim().split(/\s+/)[0].replaceAll('"', '')
        if (!table || own.has(table)) continue
        none = false
        yield { table, write, index }
      }
    }
    if (none) yield { table: '', write: false, index }
  }
}

/** Relations of PostgreSQL and of the task runner. */
const FOREIGN = /^(?:pg_|information_schema\.|graphile_worker\.)/

function invalidUse(file, { table, write }, owners, own) {
  const owner = ownerOf(file)
  const isModule = file.startsWith('modules/')
  const isReadModel = READ_MODEL.test(file)
  if (isModule && !isReadModel && !QUERIES.test(file)) return 'SQL of a module belongs in its server/queries.ts'
  if (table === null) return isModule ? 'name the table in the call, so that its owner can be checked' : null
  if (table === '' || own.has(table)) return null
  if (FOREIGN.test(table)) return isModule ? `${table} is only used by the platform` : null
  const tableOwner = owners.get(table)
  if (!tableOwner) return `no tables.ts declares the table ${table}`
  if (isReadModel) return write ? `a read model only reads, and this writes to ${table}` : null
  if (tableOwner !== owner && tableOwner !== 'platform')
    return `${table} belongs to ${tableOwner}; read it in a server/*.read-model.ts, or through ${tableOwner}/public.ts`
  return null
}

/**
 * @param sources files of the product: `{ file, text }`, by their path from the root
 * @returns a line for each use of a table in a file that must not use it
 */
export function invalidTableUses(sources) {
  const owners = declaredTables(sources)
  const wrong = new Set()
  for (const { file, text: given } of sources) {
    if (EXEMPT.test(file) || DECLARATION.test(file)) continue
    const text = withoutComments(given)
    const own = new Set([...text.matchAll(/\.with(?:Recursive)?\(\s*['"`](\w+)/g)].map(([, name]) => name))
    for (const use of [...builderUses(text), ...rawUses(text)]) {
      const why = invalidUse(file, use, owners, own)
      if (why) wrong.add(`${file}:${lineOf(text, use.index)}: ${why}`)
    }
  }
  return [...wrong]
}

function productSources(root) {
  return FOLDERS.flatMap(folder =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true })
      .filter(file => /\.tsx?$/.test(file))
      .map(file => path.join(folder, file))
      .map(file => ({ file, text: fs.readFileSync(path.join(root, file), 'utf8') })),
  )
}

if (process.argv[1] && fs.realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const sources = productSources(path.resolve(import.meta.dirname, '..'))
  const wrong = invalidTableUses(sources)
  for (const line of wrong) console.log(line)
  console.log(`${declaredTables(sources).size} tables, ${wrong.length} wrong uses`)
  process.exit(wrong.length > 0 ? 1 : 0)
}
