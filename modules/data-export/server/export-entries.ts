import type { OrganizationDb } from '#platform/db/organization.ts'
import { safeFileName } from '#platform/files/safe-file-name.ts'
import { type StoredFile, storedEntry } from '#platform/files/stored-entry.ts'
import type { FileStore } from '#platform/files/store.ts'
import type { ZipEntry } from '#platform/files/zip-stream.ts'
import { exportFileWords as words } from '../words/archive.ts'
import {
  applicationsAfter,
  attachedFiles,
  demographicAnswers,
  importedFiles,
  offeredFiles,
  organizationRow,
  recordedFiles,
  resumeFiles,
  settingsRow,
  submittedFiles,
} from './applications.read-model.ts'
import { filesOfDataset, filesOfRows, jsonFile, textFile } from './as-files.ts'
import { datasets } from './datasets.ts'

interface Source {
  readonly org: OrganizationDb
  readonly files: FileStore
  readonly now: Date
  /** Called after each application, with how many are written. */
  readonly onApplication: (done: number) => Promise<void>
}

/** Applications whose files are looked up together. */
const PAGE = 50

/** Everything of an organization, read part by part while the archive is written. */
export async function* exportEntries(source: Source): AsyncGenerator<ZipEntry> {
  const { org, now } = source
  const [[organization], [settings], answers] = await org.read(q => [
    organizationRow(q, org.organizationId),
    settingsRow(q, org.organizationId),
    demographicAnswers(q, org.organizationId),
  ])
  if (!organization || !settings) throw new Error('The organization does not exist any more.')
  const missing: string[] = []
  yield textFile('README.txt', words.readMe(organization.name, now.toISOString()))
  yield jsonFile('organization.json', {
    ...organization,
    settings: {
      ...settings,
      organization_id: undefined,
      logo_key: undefined,
      logo_bytes: undefined,
      reply_to_request: undefined,
    },
  })
  for (const dataset of datasets) yield* filesOfDataset(org, dataset)
  yield* filesOfRows(
    'demographic-answers/demographic-answers',
    ['month', 'question', 'answer', 'answers'],
    answers.map(row => ({ ...row, answers: row.answers ?? words.fewer })),
  )
  if (settings.logo_key)
    yield* stored(source.files, [{ folder: 'files', name: 'logo.webp', key: settings.logo_key }], missing)
  yield* filesOfApplications(source, missing)
  yield* filesOfImports(source, missing)
  if (missing.length > 0) yield textFile('missing-files.txt', `${words.missing}\n\n${missing.join('\n')}\n`)
}

async function applicationPage(org: OrganizationDb, after: string | null) {
  const [page] = await org.read(q => [applicationsAfter(q, org.organizationId, after, PAGE)])
  return page
}

async function importPage(org: OrganizationDb, after: string | null) {
  const [page] = await org.read(q => [importedFiles(q, org.organizationId, after, PAGE)])
  return page
}

async function* stored(files: FileStore, all: readonly StoredFile[], missing: string[]): AsyncGenerator<ZipEntry> {
  for (const [index, file] of all.entries()) {
    const entry = await storedEntry(files, file, index + 1)
    if (entry) yield entry
    else missing.push(`${file.folder}/${file.name}`)
  }
}

async function* filesOfApplications(
  { org, files, onApplication }: Source,
  missing: string[],
): AsyncGenerator<ZipEntry> {
  let done = 0
  for (let last: string | null = null; ;) {
    const page = await applicationPage(org, last)
    if (page.length === 0) return
    const byApplication = await filesOf(
      org,
      page.map(({ id }) => id),
    )
    for (const { id, candidate_id, candidate_name } of page) {
      const folder = `files/${safeFileName(candidate_name, 'candidate')} ${candidate_id}/${id}`
      const own = byApplication.get(id) ?? []
      yield* stored(
        files,
        own.map(file => ({ ...file, folder: `${folder}/${file.folder}` })),
        missing,
      )
      done += 1
      await onApplication(done)
    }
    last = page.at(-1)!.id
  }
}

/** The stored files of some applications, by application. */
async function filesOf(org: OrganizationDb, ids: readonly string[]): Promise<Map<string, StoredFile[]>> {
  const { organizationId } = org
  const [resumes, submissions, attachments, offered, recordings] = await org.read(q => [
    resumeFiles(q, organizationId, ids),
    submittedFiles(q, organizationId, ids),
    attachedFiles(q, organizationId, ids),
    offeredFiles(q, organizationId, ids),
    recordedFiles(q, organizationId, ids),
  ])
  const all = [
    ...resumes.map(row => ({ ...row, folder: 'resumes' })),
    ...submissions.flatMap(({ application_id, files }) =>
      files.map(({ key, name }) => ({ application_id, key, name, folder: 'answers' })),
    ),
    ...attachments.map(row => ({ ...row, folder: 'attachments' })),
    ...offered.map(row => ({ ...row, folder: 'offers' })),
    ...recordings.map(({ application_id, key, kind, mime }) => ({
      application_id,
      key: key!,
      name: `${kind}.${/^\w+\/(\w+)/.exec(mime)?.[1] ?? 'webm'}`,
      folder: 'recordings',
    })),
  ]
  const byApplication = new Map<string, StoredFile[]>(ids.map(id => [id, []]))
  for (const { application_id, ...file } of all) byApplication.get(application_id)?.push(file)
  return byApplication
}

async function* filesOfImports({ org, files }: Source, missing: string[]): AsyncGenerator<ZipEntry> {
  for (let last: string | null = null; ;) {
    const page = await importPage(org, last)
    if (page.length === 0) return
    for (const { id, import_id, key, name } of page)
      yield* stored(files, [{ folder: `imported-files/${import_id}/${id}`, name: name ?? 'file', key: key! }], missing)
    last = page.at(-1)!.id
  }
}
