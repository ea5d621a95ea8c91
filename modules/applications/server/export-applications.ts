import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import type { FastifyReply } from 'fastify'
import type { BodyOf, QueryOf } from '#platform/contract/endpoint.ts'
import { encodeCursor, EXACT_TOTAL, presentTotal } from '#platform/db/pages.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import type { applicationsContract, CustomAnswer, CustomField } from '../contract.ts'
import { isValidatedAnswer, OUTCOME_NAMES, STAGE_NAMES } from '../policy.ts'
import { exportColumns, exportWords as words } from '../words/export.ts'
import type { ListReader } from './application-filter.read-model.ts'
import {
  applicationPage,
  applicationsChosen,
  type ListRow,
  orderFor,
  placeIn,
  totalMatching,
} from './application-list.read-model.ts'
import { concealCandidates } from './blind.ts'
import { customFields } from './custom-answers.read-model.ts'
import { answersFor, listReaderOf } from './list-applications.ts'
import { presentListItem } from './present.ts'
import { addressesOf } from './queries.ts'
import { namesOfPeople } from './saved-views.read-model.ts'

type Query = QueryOf<(typeof applicationsContract)['applications.export']>
type Selected = BodyOf<(typeof applicationsContract)['applications.exportSelected']>

/** Rows in memory at a time. */
const PAGE = 500

export const sendCsv = (reply: FastifyReply, now: Date, lines: AsyncIterable<string>) =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="applications-${now.toISOString().slice(0, 10)}.csv"`)
    .send(Readable.from(lines))

/** The filtered list as CSV, page by page. The audit log notes it before the first row leaves. */
export async function exportApplications(org: OrganizationDb, actor: Actor, query: Query) {
  const { sort: _order, ...filter } = query
  const reader = listReaderOf(actor)
  const [[counted]] = await org.read(q => [totalMatching(q, reader, filter, EXACT_TOTAL)])
  const filters = Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [name]))
  await noteExport(org, actor, filters, counted?.count ?? 0)
  return csvOf(org, actor, pagesOf(org, reader, query))
}

/** The chosen applications as CSV. @throws 404 if the caller sees none of them */
export async function exportSelected(org: OrganizationDb, actor: Actor, { ids, sort }: Selected) {
  const [rows] = await org.read(q => [applicationsChosen(q, listReaderOf(actor), ids, sort)])
  if (rows.length === 0) throw notFound()
  await noteExport(org, actor, [], rows.length)
  return csvOf(org, actor, [rows])
}

async function noteExport(org: OrganizationDb, actor: Actor, filters: string[], total: number): Promise<void> {
  const count = presentTotal(total).total_label
  await org.write(tx => tx.emit('application.exported', null, { filters, count }, { kind: 'admin', id: actor.adminId }))
}

type Page = readonly ListRow[]

async function* pagesOf(org: OrganizationDb, reader: ListReader, query: Query): AsyncGenerator<Page> {
  const place = placeIn(orderFor(reader, query.sort))
  let cursor: string | undefined
  do {
    const [rows] = await org.read(q => [applicationPage(q, reader, { ...query, limit: PAGE, cursor })])
    const shown = rows.slice(0, PAGE)
    yield shown
    cursor = rows.length > PAGE ? encodeCursor(place(shown.at(-1)!)) : undefined
  } while (cursor)
}

async function* csvOf(org: OrganizationDb, actor: Actor, pages: AsyncIterable<Page> | readonly Page[]) {
  const [fields] = await org.read(q => [customFields(q, org.organizationId)])
  const headings = fields.flatMap(({ name }) => [name, words.answeredBy(name)])
  yield stringify([[...Object.values(exportColumns), ...headings]], {
    bom: true,
    escape_formulas: true,
  })
  const columns = [...Object.keys(exportColumns), ...fields.flatMap(({ id }) => [id, engineColumn(id)])]
  for await (const rows of pages) {
    const records = await recordsOf(org, actor, rows, fields)
    if (records.length > 0) yield stringify(records, { columns, escape_formulas: true })
  }
}

/** One record per application, as far as the reader may know it. Times are in UTC, so that exports can be compared. */
async function recordsOf(org: OrganizationDb, actor: Actor, rows: readonly ListRow[], fields: readonly CustomField[]) {
  const answers = await answersFor(
    org,
    rows,
    fields.map(({ id }) => id),
  )
  const owners = [...new Set(rows.flatMap(({ owner_id }) => owner_id ?? []))]
  const candidates = rows.map(({ candidate_id }) => candidate_id)
  const [people, addresses] = await org.read(q => [
    namesOfPeople(q, org.organizationId, owners),
    addressesOf(q, org.organizationId, candidates),
  ])
  const names = new Map(people.map(({ id, name }) => [id, name]))
  const emails = new Map(addresses.map(({ id, email }) => [id, email]))
  const records = rows.map(row => {
    const item = presentListItem(row)
    return {
      id: row.id,
      name: item.name,
      email: row.blind ? '' : (emails.get(row.candidate_id) ?? ''),
      job: item.job.title,
      stage: STAGE_NAMES[item.stage],
      outcome: OUTCOME_NAMES[item.outcome],
      applied: item.applied_at,
      stage_since: item.stage_since,
      source: item.source,
      owner: item.owner_id ? (names.get(item.owner_id) ?? '') : '',
      tags: item.tags.join(', '),
      knockout: item.knockout ? words.yes : '',
      match: item.match.score,
      match_engine: engineOf(item.match),
      requirements_met: item.requirements.filter(({ result }) => result === 'met').length || '',
      requirements: item.requirements.length || '',
      screening: item.screening?.state ?? '',
      interview: item.interview.score,
      interview_engine: engineOf(item.interview),
      ...Object.fromEntries(
        (answers.get(row.id) ?? []).flatMap(answer => [
          [answer.field_id, answerText(answer)],
          [engineColumn(answer.field_id), answerEngine(answer)],
        ]),
      ),
    }
  })
  return (await concealCandidates({ org, actor, asked: null, reply: records })) as typeof records
}

/** An answer of the AI in a cell. */
function answerText({ state, value, outdated }: CustomAnswer): string | number {
  if (state === 'failed') return words.failedAnswer
  const text = value === null ? words.notStated : typeof value === 'boolean' ? (value ? words.yes : words.no) : value
  return outdated ? words.outdated(String(text)) : text
}

const engineColumn = (fieldId: string) => `${fieldId} engine`

/** What gave an answer. No model check covers the numbers of language models. */
const answerEngine = ({ value, engine }: CustomAnswer): string =>
  value === null ? '' : madeBy(engine, isValidatedAnswer({ value, engine }))

/** What made a score, and whether it has passed the model check. */
const engineOf = ({
  score,
  engine,
  validated,
}: {
  score: number | null
  engine: string | null
  validated: boolean
}) => {
  return score === null ? '' : madeBy(engine, validated)
}

const madeBy = (engine: string | null, validated: boolean): string =>
  validated ? (engine ?? words.builtIn) : words.notValidated(engine ?? words.builtIn)
