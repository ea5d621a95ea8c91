import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import { attachmentsContract as contract } from '../contract.ts'

/** 10 MB on a slow line, in ms. */
const UPLOAD_TIMEOUT_MS = 120_000

export const attachmentsQuery = (applicationId: string) =>
  queryOptions({
    queryKey: ['applications', 'attachments', applicationId],
    queryFn: ({ signal }) => call(contract['attachments.list'], { params: { id: applicationId }, signal }),
    staleTime: 0,
  })

export const addAttachment = (id: string, file: File) =>
  call(contract['attachments.add'], {
    params: { id },
    body: {},
    files: [{ field: 'file', file, name: file.name }],
    timeoutMs: UPLOAD_TIMEOUT_MS,
  })
export const deleteAttachment = (id: string, fileId: string) =>
  call(contract['attachments.delete'], { params: { id, fileId } })
export const restoreAttachment = (id: string, fileId: string) =>
  call(contract['attachments.restore'], { params: { id, fileId } })
