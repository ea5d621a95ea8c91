import type pg from 'pg'

interface Node {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Shared Hit Blocks': number
  readonly 'Shared Read Blocks': number
  readonly 'Actual Loops': number
  readonly Plans?: readonly Node[]
}

/** A step that was planned and not executed reads nothing. */
const scans = (node: Node): string[] => [
  ...(node['Node Type'] === 'Seq Scan' && node['Actual Loops'] > 0 ? [node['Relation Name'] ?? ''] : []),
  ...(node.Plans ?? []).flatMap(scans),
]

export interface Explained {
  /** Pages of the database that were read, also from memory. */
  readonly buffers: number
  /** The large tables that were read as a whole. */
  readonly scans: string[]
}

/** Runs a query and tells what it read. @param large tables that must not be read as a whole */
export async function explain(
  client: pg.Client,
  { text, values }: { text: string; values: readonly unknown[] },
  large: readonly string[],
): Promise<Explained> {
  const ask = () =>
    client.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(`explain (analyze, buffers, format json) ${text}`, [...values])
  // The first time, functions and catalogs are read.
  await ask()
  const { rows } = await ask()
  const { Plan: plan } = rows[0]!['QUERY PLAN'][0]
  return {
    buffers: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
    scans: scans(plan).filter(table => large.includes(table)),
  }
}
