import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { id, instant, ok } from '#platform/contract/shapes.ts'

const dataExportState = z.enum(['running', 'ready', 'failed'])
export type DataExportState = z.output<typeof dataExportState>

const dataExport = z.object({
  id,
  state: dataExportState,
  /** Applications that are written with their files, of all. */
  done: z.int(),
  total: z.int(),
  /** The size of the file; null until it is ready. */
  bytes: z.int().nullable(),
  asked_by: z.object({ id, name: z.string() }),
  asked_at: instant,
  finished_at: instant.nullable(),
  /** When the file is deleted; null until it is ready. */
  expires_at: instant.nullable(),
})
export type DataExport = z.output<typeof dataExport>

const address = z.object({ url: z.string() })

export const dataExportContract = contract({
  'dataExport.read': {
    method: 'GET',
    path: '/api/data-exports',
    who: 'organization.own',
    summary: 'The newest export of all data of the organization, with its progress; null if there is none.',
    reply: z.object({ export: dataExport.nullable() }),
  },
  'dataExport.start': {
    method: 'POST',
    path: '/api/data-exports',
    who: 'organization.own',
    summary:
      'Starts to write everything that the organization has into one ZIP file, in the background. The owner who asked is e-mailed when it is ready. 409 `export_running` with the running one in `export` if there is one.',
    reply: z.object({ export: dataExport }),
    status: 202,
    limit: { max: 20, seconds: 3600 },
  },
  'dataExport.remove': {
    steps: true,
    method: 'DELETE',
    path: '/api/data-exports/:exportId',
    who: 'organization.own',
    summary: 'Cancels an export that is being written, or deletes a finished one with its file.',
    params: z.object({ exportId: id }),
    reply: ok,
  },
  'dataExport.download': {
    method: 'POST',
    path: '/api/data-exports/:exportId/download',
    who: 'organization.own',
    summary: 'The address of the file, valid for one hour. The audit log notes it.',
    params: z.object({ exportId: id }),
    reply: address,
    limit: { max: 30, seconds: 600 },
  },
  'dataExport.file': {
    method: 'GET',
    path: '/api/data-exports/file/:token/:name',
    who: 'anyone',
    summary: 'The file, at its signed address. Supports byte ranges, so that an interrupted download can be continued.',
    params: z.object({ token: z.string().max(1000), name: z.string().max(200) }),
  },
  'dataExport.readLink': {
    method: 'GET',
    path: '/api/public/data-exports/:token',
    who: 'link:data_export',
    linkIn: 'params.token',
    summary: 'What the link of an e-mail leads to. Opening it changes nothing.',
    params: z.object({ token: z.string().max(100) }),
    limit: { max: 60, seconds: 60 },
    reply: z.object({
      organization_name: z.string(),
      bytes: z.int(),
      expires_at: instant,
      /** The owner has two-factor authentication, which a link alone must not replace. */
      sign_in_required: z.boolean(),
    }),
  },
  'dataExport.useLink': {
    method: 'POST',
    path: '/api/public/data-exports/:token',
    who: 'link:data_export',
    linkIn: 'params.token',
    summary:
      'Uses the link, once: the address of the file, valid for one hour. 403 `sign_in_required` if the owner has two-factor authentication. The audit log notes it.',
    params: z.object({ token: z.string().max(100) }),
    limit: { max: 60, seconds: 60 },
    reply: address,
  },
})
