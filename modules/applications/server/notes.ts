import { z } from 'zod'
import { HOUR, later } from '#platform/clock/clock.ts'
import { newId } from '#platform/db/id.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { conflict, forbidden, invalidField, notFound } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import { task } from '#platform/tasks/tasks.ts'
import { applicationWords as problems } from '../words/problems.ts'
import { whoSees } from './people-who-see.read-model.ts'
import { deleteNoteForGood, insertNote, lockNote, type NoteRow, updateNote } from './queries/notes.ts'

/** How long a deleted note can be brought back. */
const UNDO_MS = HOUR

interface Written {
  readonly text: string
  readonly mentions: readonly string[]
}
interface NotePath {
  readonly id: string
  readonly noteId: string
}
type Author = Pick<Actor, 'adminId'>

/** @throws 422 if one of the people cannot see the application */
async function requireReaders(tx: OrganizationTransaction, applicationId: string, mentions: readonly string[]) {
  if (mentions.length === 0) return
  const found = await whoSees(tx.q, tx.organizationId, applicationId, mentions).execute()
  if (found.length < new Set(mentions).size) throw invalidField('mentions', problems.mentionHidden)
}

/** @throws 422 if somebody is mentioned who cannot see the application */
export async function addNote(
  tx: OrganizationTransaction,
  { adminId }: Author,
  applicationId: string,
  { text, mentions }: Written,
  now: Date,
): Promise<{ id: string }> {
  await requireReaders(tx, applicationId, mentions)
  const id = newId()
  const mentioned = [...new Set(mentions)]
  await insertNote(tx, {
    organization_id: tx.organizationId,
    id,
    application_id: applicationId,
    admin_id: adminId,
    text,
    at: now,
    mentions: mentioned,
  })
  await tx.emit('application.noted', applicationId, { note_id: id, mentioned }, { kind: 'admin', id: adminId })
  return { id }
}

/** One's own note, locked. @throws 403 for the note of somebody else, 404 */
async function ownNote(tx: OrganizationTransaction, { adminId }: Author, { id, noteId }: NotePath): Promise<NoteRow> {
  const note = await lockNote(tx, id, noteId)
  if (!note) throw notFound()
  if (note.admin_id !== adminId) throw forbidden(problems.noteOfOther, 'not_author')
  return note
}

/** @throws 403, 404, 409 `stale` with the current note, 422 */
export async function editNote(
  tx: OrganizationTransaction,
  author: Author,
  path: NotePath,
  { text, mentions, version }: Written & { version: number },
  now: Date,
): Promise<{ version: number }> {
  const note = await ownNote(tx, author, path)
  if (note.deleted_at) throw notFound()
  if (note.version !== version)
    throw conflict('stale', problems.noteStale, { current: { text: note.text, version: note.version } })
  // Somebody who has lost access since stays in the text, but nobody new can be added who has none.
  const added = mentions.filter(one => !note.mentions.includes(one))
  await requireReaders(tx, path.id, added)
  await updateNote(tx, note.id, { text, mentions: [...new Set(mentions)], version: version + 1, edited_at: now })
  await tx.emit(
    'application.note_edited',
    path.id,
    { note_id: note.id, mentioned: [...new Set(added)] },
    { kind: 'admin', id: author.adminId },
  )
  return { version: version + 1 }
}

/** Hides a note, and deletes it for good when this can no longer be undone. @throws 403, 404 */
export async function deleteNote(
  tx: OrganizationTransaction,
  author: Author,
  path: NotePath,
  now: Date,
): Promise<void> {
  const note = await ownNote(tx, author, path)
  if (note.deleted_at) return
  await updateNote(tx, note.id, { deleted_at: now })
  await tx.task(
    'applications.purge-note',
    { note_id: note.id },
    { key: `purge-note:${note.id}`, runAt: later(now, UNDO_MS) },
  )
  await tx.emit('application.note_deleted', path.id, { note_id: note.id }, { kind: 'admin', id: author.adminId })
}

/** @throws 403, 404 */
export async function restoreNote(tx: OrganizationTransaction, author: Author, path: NotePath): Promise<void> {
  const note = await ownNote(tx, author, path)
  await updateNote(tx, note.id, { deleted_at: null })
}

export const purgeNote = task({
  name: 'applications.purge-note',
  payload: z.object({ organization_id: z.string(), note_id: z.string() }),
  async run({ db }, { organization_id, note_id }) {
    await db.forOrganization(organization_id).write(tx => deleteNoteForGood(tx, note_id))
  },
})
