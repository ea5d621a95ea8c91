import '../events.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import { storedEntry } from '#platform/files/stored-entry.ts'
import type { ZipEntry } from '#platform/files/zip-stream.ts'
import type { Actor } from '#platform/http/api.ts'
import type { Services } from '#platform/services.ts'
import { attachmentsOf } from '#modules/attachments/public.ts'
import {
  applicationById,
  blindFor,
  concealCandidates,
  filesSubmitted,
  readCandidate,
} from '#modules/applications/public.ts'
import { readReview } from '#modules/evaluation/public.ts'
import { readAssets } from '#modules/interview-room/public.ts'
import { listMessages } from '#modules/messages/public.ts'
import { listOffers } from '#modules/offers/public.ts'
import { latestResume } from '#modules/resumes/public.ts'
import { listTodos } from '#modules/todos/public.ts'
import { archiveWords as words } from '../words/archive.ts'
import { messagesText, notesText, resumeText, timelineText, transcriptText } from './as-text.ts'

interface Asked {
  readonly services: Services
  readonly org: OrganizationDb
  readonly actor: Actor
  readonly now: Date
}

/** Signed links to files expire; the files themselves are in the archive. */
const withoutLinks = (key: string, value: unknown) => (key === 'url' || key.endsWith('_url') ? undefined : value)

const bytesOf = (text: string): Uint8Array[] => [Buffer.from(text)]

/** A text that nothing in it can act on when it is opened: a file of plain text or JSON. */
const textEntry = (name: string, text: string): ZipEntry => ({ name, content: bytesOf(text) })

/**
 * Everything about an application that the reader may see, read part by part while it is sent. The parts are those of the calls of the
 * page, so that scope, blind review and hidden scores are the same.
 */
async function* entriesOf({ services, org, actor, now }: Asked, applicationId: string): AsyncGenerator<ZipEntry> {
  const [[row]] = await org.read(q => [applicationById(q, org.organizationId, applicationId)])
  if (!row) throw notFound()
  const shown = async <T>(reply: T): Promise<T> =>
    (await concealCandidates({ org, actor, asked: { id: applicationId }, reply })) as T
  const json = (name: string, value: unknown) => textEntry(name, `${JSON.stringify(value, withoutLinks, 2)}\n`)

  yield textEntry('README.txt', words.readMe(now.toISOString()))
  const { candidate, applications } = await shown(await readCandidate(services, org, actor, row.candidate_id))
  const application = applications.find(one => one.id === applicationId)
  if (!application) throw notFound()
  const { timeline, notes, mails: _mails, ...rest } = application
  yield json('application.json', { candidate, application: rest })
  yield json('timeline.json', timeline)
  yield textEntry('timeline.txt', timelineText(timeline))
  yield json('notes.json', notes)
  yield textEntry('notes.txt', notesText(notes))
  yield json('to-dos.json', await shown(await listTodos(org, applicationId, now)))
  const messages = await shown(await listMessages(org, actor, applicationId))
  yield json('e-mails.json', messages)
  yield textEntry('e-mails.txt', messagesText(messages))
  yield json('evaluation.json', await shown(await readReview(org, actor, applicationId)))
  const { items: offers } = await shown(await listOffers(services, org, applicationId, actor, now))
  yield json('offers.json', offers)
  const { screenings } = await shown(await readAssets(services, org, actor, row.candidate_id))
  const own = screenings.filter(({ application_id }) => application_id === applicationId)
  yield json('screenings.json', own)
  for (const [index, screening] of own.entries())
    yield textEntry(`transcript-${index + 1}.txt`, transcriptText(screening, application.name))
  if (application.resume) yield textEntry('resume/text.txt', resumeText(application.resume.pages))
  // A file shows who the candidate is.
  const blind = (await blindFor(org, actor.adminId, [applicationId])).size > 0
  if (!blind) yield* filesOf({ services, org }, applicationId)
}

/** The original résumé, the files of the form and the files of the team. */
async function* filesOf(
  { services, org }: Pick<Asked, 'services' | 'org'>,
  applicationId: string,
): AsyncGenerator<ZipEntry> {
  const [[resume], submissions, added] = await org.read(q => [
    latestResume(q, org.organizationId, applicationId),
    filesSubmitted(q, org.organizationId, applicationId),
    attachmentsOf(q, org.organizationId, applicationId),
  ])
  const files = [
    ...(resume ? [{ folder: 'resume', name: resume.file_name, key: resume.file_key }] : []),
    ...submissions.flatMap(one => one.files.map(({ name, key }) => ({ folder: 'answers', name, key }))),
    ...added.map(({ name, file_key }) => ({ folder: 'files', name, key: file_key })),
  ]
  for (const [index, file] of files.entries()) {
    const entry = await storedEntry(services.files, file, index + 1)
    if (entry) yield entry
  }
}

/** @returns the entries of the archive; the audit log notes it before the first byte leaves. @throws 404 */
export async function archiveApplication(asked: Asked, applicationId: string): Promise<AsyncGenerator<ZipEntry>> {
  const { org, actor } = asked
  await org.write(tx => tx.emit('application.downloaded', applicationId, {}, { kind: 'admin', id: actor.adminId }))
  return entriesOf(asked, applicationId)
}
