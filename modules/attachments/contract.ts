import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { id, instant, ok } from '#platform/contract/shapes.ts'
import { MOST_ATTACHMENTS } from './policy.ts'

const attachment = z.object({
  id,
  name: z.string(),
  bytes: z.int(),
  /** Signed; valid for ten minutes. */
  url: z.string(),
  added_by: z.object({ id, name: z.string() }),
  added_at: instant,
})
export type Attachment = z.output<typeof attachment>

const about = { application: 'params.id' } as const
const byFile = z.object({ id, fileId: id })

export const attachmentsContract = contract({
  'attachments.list': {
    method: 'GET',
    path: '/api/applications/:id/attachments',
    who: 'candidates.read',
    about,
    summary:
      'The files that colleagues added to an application. In blind review `hidden`: a file can show who the candidate is.',
    params: z.object({ id }),
    reply: z.object({ hidden: z.boolean(), items: z.array(attachment) }),
  },
  'attachments.add': {
    steps: true,
    method: 'POST',
    path: '/api/applications/:id/attachments',
    who: 'candidates.review',
    about,
    summary: `Adds a file (\`file\`: PDF, document, image or text, to 10 MB), at most ${MOST_ATTACHMENTS}. Its content is checked, and images are redrawn without what else is in the file.`,
    params: z.object({ id }),
    multipart: true,
    body: z.object({}),
    reply: attachment,
    status: 201,
    limit: { max: 60, seconds: 600 },
  },
  'attachments.delete': {
    method: 'DELETE',
    path: '/api/applications/:id/attachments/:fileId',
    who: 'candidates.review',
    about,
    summary: "Deletes one's own file; people who may decide delete any. For an hour this can be undone.",
    params: byFile,
    reply: ok,
  },
  'attachments.restore': {
    method: 'POST',
    path: '/api/applications/:id/attachments/:fileId/restore',
    who: 'candidates.review',
    about,
    summary: 'Brings back a file within an hour after it was deleted.',
    params: byFile,
    reply: ok,
  },
  'attachments.file': {
    method: 'GET',
    path: '/api/attachments/:token/:name',
    who: 'anyone',
    summary: 'Downloads a file with its signed URL.',
    params: z.object({ token: z.string().max(600), name: z.string().max(300) }),
  },
})
