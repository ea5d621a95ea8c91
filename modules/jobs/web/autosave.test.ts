import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '#platform/contract/client.ts'
import type { JobContent } from '../contract.ts'
import type { EditableJob } from '../contract/editing.ts'
import { Autosave, type AutosaveParts } from './autosave.ts'
import * as schema from './job-schema.ts'
import { emptyJob, formValuesOf, type JobFormInput } from './job-values.ts'

const AT = '2026-11-23T10:00:00.000Z'
const ID = '018f0000-0000-7000-8000-000000000001'
const OWNER = { id: ID, role: 'recruiter', round_id: null } as const
const job = (changes: Partial<EditableJob> = {}): EditableJob =>
  ({
    ...emptyJob,
    requirements: [],
    id: ID,
    title: 'Cook',
    status: 'draft',
    version: 1,
    unpublished: [],
    edited_by: null,
    edited_at: null,
    created_at: AT,
    updated_at: AT,
    ...changes,
  }) as EditableJob

/** A server with one job, and a form on a device. */
function setUp(start: EditableJob | null = job()) {
  let stored = start
  const saves: JobContent[] = []
  const device = new Map<string, unknown>()
  const down: { error: Error | null; refusesTitle?: boolean } = { error: null }
  const parts: AutosaveParts = {
    create: content => {
      if (down.error) return Promise.reject(down.error)
      saves.push(content)
      stored = job({
        ...(content as object),
        hiring_team: content.hiring_team?.length ? (content.hiring_team as EditableJob['hiring_team']) : [OWNER],
      })
      return Promise.resolve(stored)
    },
    save: (_, version, changes) => {
      if (down.error) return Promise.reject(down.error)
      if (version !== stored!.version)
        return Promise.reject(new CallError(409, 'Stale', { code: 'stale_edit', current: stored } as never))
      if (down.refusesTitle && changes.title === 'Bad')
        return Promise.reject(
          new CallError(422, 'Invalid', {
            errors: [{ path: 'changes.title', message: 'Choose another title.' }],
          } as never),
        )
      saves.push(changes)
      stored = job({ ...stored, ...(changes as object), version: version + 1 })
      return Promise.resolve(stored)
    },
    loadSchema: () => (down.error ? Promise.reject(down.error) : Promise.resolve(schema)),
    device: {
      read: key => (device.get(key) ?? null) as never,
      write: (key, copy) => void device.set(key, structuredClone(copy)),
      clear: key => void device.delete(key),
    },
    now: () => new Date(AT),
  }
  const open = () => {
    const autosave = new Autosave(stored, emptyJob, parts)
    const values: JobFormInput = structuredClone(autosave.initial)
    const errors: Record<string, string> = {}
    autosave.attach({
      values: () => values,
      set: (field, value) => void Object.assign(values, { [field]: value }),
      fail: given => void Object.assign(errors, given),
    })
    const type = (changes: Partial<JobFormInput>) => {
      Object.assign(values, changes)
      autosave.touch()
    }
    return { autosave, values, errors, type }
  }
  /** Somebody else saves. */
  const elsewhere = (changes: Partial<EditableJob>) => {
    stored = job({ ...stored, ...changes, version: stored!.version + 1, edited_by: { id: ID, name: 'Tomas Berg' } })
  }
  return { saves, device, down, open, elsewhere, current: () => stored! }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('saves only what changed, after a pause in typing', async () => {
  const { saves, open } = setUp()
  const { autosave, type } = open()
  type({ title: 'Coo' })
  type({ title: 'Cook, nights' })
  expect(saves).toEqual([])
  await vi.advanceTimersByTimeAsync(1000)
  expect(saves).toEqual([{ title: 'Cook, nights' }])
  expect(autosave.read().state).toEqual({ kind: 'saved', at: new Date(AT) })
})

test('creates a new job once it has a title, and then edits it', async () => {
  const { saves, open, device } = setUp(null)
  const { type, values } = open()
  type({ department: 'Kitchen' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(saves).toEqual([])
  expect(device.get('job:new')).toMatchObject({ values: { department: 'Kitchen' } })
  type({ title: 'Cook' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(saves).toMatchObject([{ title: 'Cook', department: 'Kitchen' }])
  expect(device.size).toBe(0)
  // The server's defaults show in the form.
  expect(values.hiring_team).toEqual([OWNER])
  type({ department: 'Bakery' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(saves.at(-1)).toEqual({ department: 'Bakery' })
})

test('a value that is not valid yet waits, and the others are saved', async () => {
  const { saves, open } = setUp()
  const { autosave, type } = open()
  type({ title: '', department: 'Kitchen' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(saves).toEqual([{ department: 'Kitchen' }])
  expect(autosave.read().state).toEqual({ kind: 'unsaved', fields: ['title'] })
})

test('takes what somebody else changed in other fields, and saves its own', async () => {
  const { open, elsewhere, current } = setUp()
  const { autosave, type, values } = open()
  elsewhere({ department: 'Kitchen' })
  type({ title: 'Chef' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(values.department).toBe('Kitchen')
  expect(current()).toMatchObject({ title: 'Chef', department: 'Kitchen' })
  expect(autosave.read().conflicts).toEqual([])
})

test('of a field that both changed, the person chooses; nothing is overwritten before', async () => {
  const { open, elsewhere, current } = setUp()
  const { autosave, type, values } = open()
  elsewhere({ title: 'Their title' })
  type({ title: 'My title', openings: 3 })
  await vi.advanceTimersByTimeAsync(1000)
  expect(autosave.read()).toMatchObject({
    conflicts: [{ field: 'title', theirs: 'Their title' }],
    conflictBy: { name: 'Tomas Berg' },
  })
  expect(current()).toMatchObject({ title: 'Their title', openings: 3 })
  expect(values.title).toBe('My title')
  expect(autosave.read().state).toEqual({ kind: 'unsaved', fields: ['title'] })
  autosave.choose('title', 'mine')
  await vi.advanceTimersByTimeAsync(1000)
  expect(current().title).toBe('My title')
})

test('the version of the other person can be kept', async () => {
  const { open, elsewhere, current } = setUp()
  const { autosave, type, values } = open()
  elsewhere({ title: 'Their title' })
  type({ title: 'My title' })
  await vi.advanceTimersByTimeAsync(1000)
  autosave.choose('title', 'theirs')
  await vi.advanceTimersByTimeAsync(1000)
  expect(values.title).toBe('Their title')
  expect(current().title).toBe('Their title')
  expect(autosave.read().state.kind).toBe('saved')
})

test('what was typed offline is saved later, also after the tab was closed', async () => {
  const { open, down, current, saves } = setUp()
  down.error = new CallError(0, 'offline')
  const first = open()
  first.type({ title: 'Typed offline' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(first.autosave.read().state).toEqual({ kind: 'offline' })
  expect(saves).toEqual([])
  vi.clearAllTimers()
  down.error = null
  const second = open()
  expect(second.autosave.initial.title).toBe('Typed offline')
  await vi.advanceTimersByTimeAsync(1000)
  expect(current().title).toBe('Typed offline')
})

test('what was typed offline does not overwrite what somebody else saved meanwhile', async () => {
  const { open, down, elsewhere, current } = setUp()
  down.error = new CallError(0, 'offline')
  open().type({ title: 'Typed offline' })
  await vi.advanceTimersByTimeAsync(1000)
  vi.clearAllTimers()
  down.error = null
  elsewhere({ title: 'Their title' })
  const { autosave } = open()
  await vi.advanceTimersByTimeAsync(1000)
  expect(current().title).toBe('Their title')
  expect(autosave.read().conflicts).toEqual([{ field: 'title', theirs: 'Their title' }])
})

test('a field that the server refuses says why, and the others are saved', async () => {
  const { open, down, current } = setUp()
  const { autosave, type, errors } = open()
  down.refusesTitle = true
  type({ title: 'Bad', department: 'Kitchen' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(errors).toEqual({ title: 'Choose another title.' })
  expect(current()).toMatchObject({ title: 'Cook', department: 'Kitchen' })
  expect(autosave.read().state).toEqual({ kind: 'unsaved', fields: ['title'] })
  type({ title: 'Good' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(current().title).toBe('Good')
})

test('text that the server cleans is not sent again', async () => {
  const { saves, open } = setUp()
  const { type } = open()
  type({ title: 'Chef ' })
  await vi.advanceTimersByTimeAsync(1000)
  type({ title: 'Chef ' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(saves).toHaveLength(1)
  expect(formValuesOf(job()).title).toBe('Cook')
})
