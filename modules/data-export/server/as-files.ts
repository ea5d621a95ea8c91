import { stringify } from 'csv-stringify/sync'
import type { OrganizationDb } from '#platform/db/organization.ts'
import type { ZipEntry } from '#platform/files/zip-stream.ts'
import type { Dataset } from './dataset.ts'
import { pageSize, type Row, rowsOf } from './rows.read-model.ts'

/** One cell: times in UTC, lists of words as text, anything else that is structured as JSON. */
function cell(value: unknown): string | number | null {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'number' || typeof value === 'string') return value
  if (typeof value === 'boolean') return String(value)
  if (Array.isArray(value) && value.every(one => typeof one === 'string')) return value.join(', ')
  return JSON.stringify(value)
}

/** A cell that a spreadsheet would run as a formula is made harmless. */
const csv = (rows: readonly (readonly unknown[])[], isFirst = false): Buffer =>
  Buffer.from(stringify(rows as unknown[][], { escape_formulas: true, bom: isFirst }))

const readPage = async (org: OrganizationDb, dataset: Dataset, after: Row | null): Promise<readonly Row[]> => {
  const [rows] = await org.read(q => [rowsOf(q, org.organizationId, dataset, after)])
  return rows
}

/** All rows, one page in memory at a time. */
async function* pagesOf(org: OrganizationDb, dataset: Dataset): AsyncGenerator<readonly Row[]> {
  for (let last: Row | null = null; ;) {
    const rows = await readPage(org, dataset, last)
    if (rows.length > 0) yield rows
    if (rows.length < pageSize(dataset)) return
    last = rows.at(-1)!
  }
}

async function* csvOf(org: OrganizationDb, dataset: Dataset): AsyncGenerator<Uint8Array> {
  yield csv([dataset.columns], true)
  for await (const rows of pagesOf(org, dataset))
    yield csv(rows.map(row => dataset.columns.map(column => cell(row[column]))))
}

async function* jsonOf(org: OrganizationDb, dataset: Dataset): AsyncGenerator<Uint8Array> {
  let before = '[\n'
  for await (const rows of pagesOf(org, dataset)) {
    const lines = rows.map(row =>
      JSON.stringify(Object.fromEntries(dataset.columns.map(column => [column, row[column]]))),
    )
    yield Buffer.from(before + lines.join(',\n'))
    before = ',\n'
  }
  yield Buffer.from(before === ',\n' ? '\n]\n' : '[]\n')
}

/** The CSV and the JSON file of a dataset. The rows are read once for each, because there is only room for one page. */
export const filesOfDataset = (org: OrganizationDb, dataset: Dataset): ZipEntry[] => [
  { name: `${dataset.name}.csv`, content: csvOf(org, dataset) },
  { name: `${dataset.name}.json`, content: jsonOf(org, dataset) },
]

/** The same for a few rows that are in memory. */
export function filesOfRows(name: string, columns: readonly string[], rows: readonly Row[]): ZipEntry[] {
  const cells = rows.map(row => columns.map(column => cell(row[column])))
  return [
    { name: `${name}.csv`, content: [csv([columns], true), ...(cells.length > 0 ? [csv(cells)] : [])] },
    jsonFile(`${name}.json`, rows),
  ]
}

export const jsonFile = (name: string, value: unknown): ZipEntry =>
  textFile(name, `${JSON.stringify(value, null, 2)}\n`)

export const textFile = (name: string, text: string): ZipEntry => ({ name, content: [Buffer.from(text)] })
