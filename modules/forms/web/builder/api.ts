import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import { type FormOperation, formDraftingContract as drafting } from '../../contract/drafting.ts'
import type { FormField, FormSection } from '../../contract.ts'

/** The form with its draft. Always fetched anew, because others edit it too. */
export const formDraftQuery = () =>
  queryOptions({
    queryKey: ['forms', 'draft'],
    queryFn: ({ signal }) => call(drafting['forms.readDraft'], { signal }),
    gcTime: 0,
  })

export const formVersionsQuery = () =>
  queryOptions({
    queryKey: ['forms', 'versions'],
    queryFn: ({ signal }) => call(drafting['forms.listVersions'], { signal }),
    select: ({ items }) => items,
  })

export const formVersionQuery = (version: number) =>
  queryOptions({
    queryKey: ['forms', 'version', version],
    queryFn: ({ signal }) => call(drafting['forms.readVersion'], { params: { version }, signal }),
    staleTime: Infinity,
  })

export const fieldUseQuery = (field: FormField) =>
  queryOptions({
    queryKey: ['forms', 'use', field.key, field.knockout ?? null, field.jobs ?? null],
    queryFn: ({ signal }) => call(drafting['forms.fieldUse'], { body: { field }, signal }),
  })

export const readVersion = (version: number) => call(drafting['forms.readVersion'], { params: { version } })
export const editDraft = (operations: FormOperation[]) => call(drafting['forms.editDraft'], { body: { operations } })
export const replaceDraft = (version: number, sections: FormSection[]) =>
  call(drafting['forms.replaceDraft'], { body: { version, sections } })
export const discardDraft = () => call(drafting['forms.discardDraft'], {})
export const publishDraft = (version: number, published: number) =>
  call(drafting['forms.publishDraft'], { body: { version, published } })
