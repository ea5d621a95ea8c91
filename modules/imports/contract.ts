import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { email, id, instant, line, pageOf, pageQuery, personName } from '#platform/contract/shapes.ts'
import { ITEM_STATES, LARGEST_ARCHIVE, MOST_FILES } from './policy.ts'

const importState = z.enum(['uploading', 'reading', 'finished', 'cancelled'])
export type ImportState = z.infer<typeof importState>

const importItemState = z.enum(ITEM_STATES)
export type ImportItemState = z.infer<typeof importItemState>

const counts = z.record(importItemState, z.number().int())

const resumeImport = z.object({
  id,
  job: z.object({ id, title: z.string() }),
  /** Who started it. */
  by: z.object({ id, name: z.string() }),
  /** Whether the people who are imported get an e-mail. */
  informs: z.boolean(),
  state: importState,
  created_at: instant,
  finished_at: instant.nullable(),
  /** All files, and how many are in each state. */
  total: z.number().int(),
  counts,
})
export type ResumeImport = z.output<typeof resumeImport>

const importItem = z.object({
  id,
  /** Null once the file was deleted, and in blind review. */
  file_name: z.string().nullable(),
  bytes: z.number().int(),
  state: importItemState,
  /** Why it was not imported, in one sentence. */
  reason: z.string().nullable(),
  /** Whether the file is stored and can be read again. */
  has_file: z.boolean(),
  /** The application that was created, or that was there before. */
  application: z
    .object({ application_id: id, candidate_uuid: id, name: z.string(), has_email: z.boolean() })
    .nullable(),
})
export type ImportItem = z.output<typeof importItem>

const ofImport = z.object({ importId: id })
const ofItem = ofImport.extend({ itemId: id })

export const importsContract = contract({
  'imports.list': {
    method: 'GET',
    path: '/api/applications/imports',
    who: 'candidates.manage',
    summary: 'Lists imports of résumés with their progress, newest first.',
    query: pageQuery,
    reply: pageOf(resumeImport),
  },
  'imports.create': {
    steps: true,
    method: 'POST',
    path: '/api/applications/imports',
    who: 'candidates.manage',
    about: { job: 'body.job_id' },
    summary: `Starts an import of up to ${MOST_FILES} résumés for a job. \`informs\` decides whether the people get an e-mail with the privacy notice and the link to their status; there is no default.`,
    body: z.object({ job_id: id, informs: z.boolean() }),
    reply: resumeImport,
    status: 201,
  },
  'imports.read': {
    method: 'GET',
    path: '/api/applications/imports/:importId',
    who: 'candidates.manage',
    summary: 'Reads the progress of an import.',
    params: ofImport,
    reply: resumeImport,
  },
  'imports.items': {
    method: 'GET',
    path: '/api/applications/imports/:importId/items',
    who: 'candidates.manage',
    summary: 'Lists the files of an import in the order of their upload, all or those in one state.',
    params: ofImport,
    query: pageQuery.extend({ state: importItemState.optional() }),
    reply: pageOf(importItem),
  },
  'imports.addFiles': {
    steps: true,
    method: 'POST',
    path: '/api/applications/imports/:importId/files',
    who: 'candidates.manage',
    summary:
      'Adds files (`file`): résumés to 10 MB each, or ZIP archives to 200 MB with résumés. They are read in the background. The same file again changes nothing.',
    params: ofImport,
    multipart: true,
    largestFile: LARGEST_ARCHIVE,
    body: z.object({}),
    reply: resumeImport,
    limit: { max: 1000, seconds: 600 },
  },
  'imports.finishUpload': {
    steps: true,
    method: 'POST',
    path: '/api/applications/imports/:importId/finish',
    who: 'candidates.manage',
    summary: 'Says that all files are there. The import is finished when they are read.',
    params: ofImport,
    reply: resumeImport,
  },
  'imports.cancel': {
    steps: true,
    method: 'POST',
    path: '/api/applications/imports/:importId/cancel',
    who: 'candidates.manage',
    summary: 'Stops an import and deletes the files that were not read. What was imported stays.',
    params: ofImport,
    reply: resumeImport,
  },
  'imports.retryItem': {
    steps: true,
    method: 'POST',
    path: '/api/applications/imports/:importId/items/:itemId/retry',
    who: 'candidates.manage',
    summary: 'Reads a file again, or restores one that was discarded. 409 `no_file` if it is not stored.',
    params: ofItem,
    reply: importItem,
  },
  'imports.discardItem': {
    steps: true,
    method: 'POST',
    path: '/api/applications/imports/:importId/items/:itemId/discard',
    who: 'candidates.manage',
    summary: 'Discards a file that was not imported. It is deleted a day later.',
    params: ofItem,
    reply: importItem,
  },
  'imports.replaceFile': {
    steps: true,
    method: 'POST',
    path: '/api/applications/imports/:importId/items/:itemId/files',
    who: 'candidates.manage',
    summary: 'Replaces a file that was not imported (`file`, a résumé to 10 MB) and reads it.',
    params: ofItem,
    multipart: true,
    body: z.object({}),
    reply: importItem,
    limit: { max: 60, seconds: 600 },
  },
  'imports.enterDetails': {
    steps: true,
    method: 'POST',
    path: '/api/applications/imports/:importId/items/:itemId/details',
    who: 'candidates.manage',
    summary: 'Imports a person whose details are entered by hand, with the file if it is stored.',
    params: ofItem,
    body: z.object({ name: personName, email: email.nullish(), phone: line(40, 0).optional() }),
    reply: importItem,
  },
})
