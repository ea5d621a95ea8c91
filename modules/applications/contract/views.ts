import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { id, line, ok } from '#platform/contract/shapes.ts'
import { MOST_CUSTOM_COLUMNS } from '../policy.ts'
import { listFilter, sortOrder } from './list.ts'

/** The columns of the table that can be chosen. The checkbox and the name are always there. */
const standardColumn = z.enum([
  'stage',
  'match',
  'requirements',
  'screening',
  'evidence',
  'owner',
  'tags',
  'source',
  'applied',
  'last_update',
  'time_in_stage',
])
export type StandardColumn = z.output<typeof standardColumn>
/** The answers to a custom AI field. */
const customColumn = z
  .templateLiteral(['custom:', z.string()])
  .refine(column => /^custom:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(column))
const listColumn = z.union([standardColumn, customColumn])
export type ListColumn = z.output<typeof listColumn>

const listLayout = z.enum(['table', 'board'])

export const MOST_VIEWS = 50

const content = {
  name: line(60),
  /** Shown to everyone in the organization. Only recruiters and above share views. */
  shared: z.boolean(),
  filter: listFilter,
  sort: sortOrder,
  layout: listLayout,
  /** In their order; null for the standard columns. */
  columns: z
    .array(listColumn)
    .max(standardColumn.options.length + MOST_CUSTOM_COLUMNS)
    .nullable(),
}

const savedView = z.object({
  id,
  ...content,
  /** Whether the caller created it. */
  mine: z.boolean(),
  created_by: z.string(),
  /** Whether the caller can rename, change and delete it. */
  can_edit: z.boolean(),
})
export type SavedView = z.output<typeof savedView>

const byId = z.object({ id })

/** Saved views of the list: filters, order, columns and layout under a name. */
export const viewCalls = contract({
  'views.list': {
    method: 'GET',
    path: '/api/saved-views',
    who: 'candidates.read',
    summary: 'Lists the own views and the shared ones, oldest first.',
    reply: z.object({ items: z.array(savedView), default_id: id.nullable() }),
  },
  'views.create': {
    method: 'POST',
    path: '/api/saved-views',
    who: 'candidates.read',
    summary: `Saves a view of the applications list, at most ${MOST_VIEWS} for each person.`,
    body: z.object({ ...content, shared: content.shared.default(false) }),
    reply: savedView,
    status: 201,
  },
  'views.edit': {
    method: 'PUT',
    path: '/api/saved-views/:id',
    who: 'candidates.read',
    summary: 'Renames, shares or changes a view. A shared view can be changed by every recruiter.',
    params: byId,
    body: z.object(content).partial(),
    reply: savedView,
  },
  'views.delete': {
    method: 'DELETE',
    path: '/api/saved-views/:id',
    who: 'candidates.read',
    summary: 'Deletes a view.',
    params: byId,
    reply: ok,
  },
  'views.setDefault': {
    method: 'POST',
    path: '/api/saved-views/default',
    who: 'candidates.read',
    summary: 'Sets the view that the own list opens with; null for all applications.',
    body: z.object({ view_id: id.nullable() }),
    reply: ok,
  },
})
