import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { id, instant, ok, prose } from '#platform/contract/shapes.ts'
import { MOST_MENTIONS } from '../policy.ts'
import { noteInputProblems as problems } from '../words/note-problems.ts'
import { byId } from './shapes.ts'

const colleague = z.object({ id, name: z.string() })
export type Colleague = z.output<typeof colleague>

export const note = z.object({
  id,
  admin_id: id,
  admin_name: z.string(),
  text: z.string(),
  at: instant,
  version: z.int(),
  edited_at: instant.nullable(),
  /** The people whom the text names as @name. */
  mentions: z.array(colleague),
})
export type Note = z.output<typeof note>

const written = z.object({
  text: prose(8000).refine(text => text.length > 0, problems.empty),
  mentions: z.array(id).max(MOST_MENTIONS).default([]),
})

const byNote = z.object({ id, noteId: id })

/** Notes of the team about an application, and who can read them. */
export const noteCalls = contract({
  'applications.people': {
    method: 'GET',
    path: '/api/applications/:id/people',
    who: 'candidates.read',
    about: { application: 'params.id' },
    summary: 'The people of the organization who can see this application, by name.',
    params: byId,
    reply: z.object({ items: z.array(colleague) }),
  },
  'applications.note': {
    method: 'POST',
    path: '/api/applications/:id/notes',
    who: 'candidates.review',
    about: { application: 'params.id' },
    summary:
      'Adds a note for the team. `mentions` are the people whom the text names with @: they are notified. Only people who can see the application can be mentioned.',
    params: byId,
    body: written,
    reply: z.object({ id }),
    status: 201,
  },
  'notes.edit': {
    method: 'PUT',
    path: '/api/applications/:id/notes/:noteId',
    who: 'candidates.review',
    about: { application: 'params.id' },
    summary:
      "Changes one's own note. People who were not mentioned before are notified. 409 `stale` with the current note if it changed since `version`.",
    params: byNote,
    body: written.extend({ version: z.int() }),
    reply: z.object({ version: z.int() }),
  },
  'notes.delete': {
    method: 'DELETE',
    path: '/api/applications/:id/notes/:noteId',
    who: 'candidates.review',
    about: { application: 'params.id' },
    summary: "Deletes one's own note. For an hour this can be undone.",
    params: byNote,
    reply: ok,
  },
  'notes.restore': {
    method: 'POST',
    path: '/api/applications/:id/notes/:noteId/restore',
    who: 'candidates.review',
    about: { application: 'params.id' },
    summary: "Brings back one's own note within an hour after it was deleted.",
    params: byNote,
    reply: ok,
  },
})
