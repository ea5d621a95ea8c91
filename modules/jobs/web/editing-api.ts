import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import { formsContract } from '#modules/forms/contract.ts'
import type { JobContent } from '../contract.ts'
import { draftingContract as drafting } from '../contract/drafting.ts'
import { jobEditingContract as editing } from '../contract/editing.ts'

/** A language model needs longer than a plain call. In ms. */
const DRAFT_TIMEOUT_MS = 60_000

/** A job as its editor shows it. Always fetched anew, because others edit it too. */
export const jobDraftQuery = (id: string) =>
  queryOptions({
    queryKey: ['jobs', 'draft', id],
    queryFn: ({ signal }) => call(editing['jobs.readDraft'], { params: { jobId: id }, signal }),
    gcTime: 0,
  })

/** The organization's application form. */
export const formQuery = () =>
  queryOptions({
    queryKey: ['forms', 'current'],
    queryFn: ({ signal }) => call(formsContract['forms.read'], { signal }),
    staleTime: 0,
  })

export const saveDraft = (jobId: string, version: number, changes: JobContent) =>
  call(editing['jobs.saveDraft'], { params: { jobId }, body: { version, changes } })
export const publishDraft = (jobId: string, version: number) =>
  call(editing['jobs.publishDraft'], { params: { jobId }, body: { version } })
export const discardDraft = (jobId: string) => call(editing['jobs.discardDraft'], { params: { jobId } })
export const readDraft = (jobId: string) => call(editing['jobs.readDraft'], { params: { jobId } })
export const draftText = (title: string, notes: string) =>
  call(drafting['jobs.draftText'], { body: { title, notes }, timeoutMs: DRAFT_TIMEOUT_MS })

export const templatesQuery = () =>
  queryOptions({
    queryKey: ['jobs', 'templates'],
    queryFn: ({ signal }) => call(drafting['jobTemplates.list'], { signal }),
    select: ({ items }) => items,
  })
export const saveTemplate = (jobId: string, name: string) =>
  call(drafting['jobTemplates.save'], { body: { job_id: jobId, name } })
export const removeTemplate = (id: string) => call(drafting['jobTemplates.remove'], { params: { id } })
export const startFromTemplate = (id: string) => call(drafting['jobTemplates.start'], { params: { id } })
