import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import { applicationsContract as contract } from '../../contract.ts'

/** The people who can see an application. */
export const peopleQuery = (id: string) =>
  queryOptions({
    queryKey: ['applications', 'people', id],
    queryFn: ({ signal }) => call(contract['applications.people'], { params: { id }, signal }),
    select: ({ items }) => items,
  })

export interface WrittenNote {
  readonly text: string
  readonly mentions: string[]
}

export const addNote = (id: string, body: WrittenNote) => call(contract['applications.note'], { params: { id }, body })
export const editNote = (id: string, noteId: string, body: WrittenNote & { version: number }) =>
  call(contract['notes.edit'], { params: { id, noteId }, body })
export const deleteNote = (id: string, noteId: string) => call(contract['notes.delete'], { params: { id, noteId } })
export const restoreNote = (id: string, noteId: string) => call(contract['notes.restore'], { params: { id, noteId } })
