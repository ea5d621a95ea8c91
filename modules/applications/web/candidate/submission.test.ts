import { describe, expect, test, vi } from 'vitest'
import { CallError } from '#platform/contract/client.ts'
import type { ResumeReading } from './draft-store.ts'
import { attemptFor, failureOf, fieldOfPath, fingerprintOf, RETRY_AFTER_MS, sendUntilAnswered } from './submission.ts'
import { fillingOf, pageOf, pageOfWork } from './use-resume.ts'

const known = new Set(['resume', 'email', 'work'])
const noWait = () => Promise.resolve()
const online = () => true
const lost = new CallError(0, 'gone')

describe('once and only once', () => {
  test('a lost reply is asked for again, a known answer is not', async () => {
    const send = vi
      .fn()
      .mockRejectedValueOnce(lost)
      .mockRejectedValueOnce(new CallError(503, 'busy'))
      .mockResolvedValueOnce('ok')
    await expect(sendUntilAnswered(send, noWait, online)).resolves.toBe('ok')
    expect(send).toHaveBeenCalledTimes(3)
    const refused = vi.fn().mockRejectedValue(new CallError(422, 'no'))
    await expect(sendUntilAnswered(refused, noWait, online)).rejects.toThrow('no')
    expect(refused).toHaveBeenCalledTimes(1)
  })

  test('it gives up in the end, with what went wrong', async () => {
    const send = vi.fn().mockRejectedValue(lost)
    await expect(sendUntilAnswered(send, noWait, online)).rejects.toBe(lost)
    expect(send).toHaveBeenCalledTimes(RETRY_AFTER_MS.length + 1)
  })

  test('without a network it says so at once', async () => {
    const send = vi.fn().mockRejectedValue(lost)
    await expect(sendUntilAnswered(send, noWait, () => false)).rejects.toBe(lost)
    expect(send).toHaveBeenCalledTimes(1)
  })

  test('the same application keeps its key; another gets another', () => {
    const file = { name: 'cv.pdf', size: 3, lastModified: 1 }
    const print = fingerprintOf({ a: '1', b: '2' }, { resume: file })
    expect(fingerprintOf({ b: '2', a: '1' }, { resume: file })).toBe(print)
    expect(fingerprintOf({ a: '1', b: '3' }, { resume: file })).not.toBe(print)
    expect(fingerprintOf({ a: '1', b: '2' }, { resume: { ...file, size: 4 } })).not.toBe(print)
    const first = attemptFor(print, null)
    expect(attemptFor(print, first)).toBe(first)
    expect(attemptFor('other', first).key).not.toBe(first.key)
  })
})

describe('what a failure means', () => {
  const problem = (status: number, code: string, errors?: { path: string; message: string }[]) =>
    new CallError(status, 'says', { code, errors, request_id: 'r1' })

  test('no answer is not a no', () => {
    expect(failureOf(lost, true, known)).toEqual({ kind: 'unanswered' })
    expect(failureOf(new CallError(500, 'x'), true, known)).toEqual({ kind: 'unanswered' })
    expect(failureOf(lost, false, known)).toEqual({ kind: 'offline' })
  })

  test('sentences of the server reach their fields', () => {
    const found = failureOf(
      problem(422, 'invalid', [{ path: 'answers.work.0.title', message: 'Too long.' }]),
      true,
      known,
    )
    expect(found).toEqual({ kind: 'fields', errors: { work: 'Too long.' }, says: 'says' })
    expect(failureOf(problem(413, 'file_too_large'), true, known)).toMatchObject({ errors: { resume: 'says' } })
    expect(fieldOfPath('email')).toBe('email')
  })

  test('what belongs to no field is said once', () => {
    expect(failureOf(problem(422, 'invalid', [{ path: 'gone', message: 'x' }]), true, known)).toEqual({
      kind: 'refused',
      says: 'says',
      requestId: 'r1',
    })
    expect(failureOf(problem(429, 'too_many_requests'), true, known)).toMatchObject({ kind: 'refused' })
    expect(failureOf(problem(409, 'job_closed'), true, known)).toEqual({ kind: 'closed', says: 'says' })
  })

  test('a fault of our own is not dressed up as the server’s', () => {
    expect(() => failureOf(new TypeError('ours'), true, known)).toThrow('ours')
  })
})

describe('what a résumé fills in', () => {
  const reading = (name: string): ResumeReading => ({
    fields: { name: { value: name, page: 1 }, motto: { value: 'x', page: 2 } },
    work: [{ title: 'Stoker', employer: 'Levant', from: '2020', to: 'now', page: 2 }],
    details: null,
    pages: {},
    quality: null,
    page_count: 2,
    remarks: [],
    read_at: 1,
  })
  const asked = new Set(['name', 'work'])
  const work = [{ title: 'Stoker', employer: 'Levant', from: '2020', to: 'now' }]

  test('only what is asked and empty', () => {
    expect(fillingOf({}, null, reading('Noor'), asked)).toEqual({ name: 'Noor', work })
    expect(fillingOf({ name: 'N. H.' }, null, reading('Noor'), asked)).toEqual({ work })
  })

  test('what an earlier résumé said gives way, what the person wrote does not', () => {
    expect(fillingOf({ name: 'Noor' }, reading('Noor'), reading('Noor Haddad'), asked)).toMatchObject({
      name: 'Noor Haddad',
    })
    expect(fillingOf({ name: 'Nora' }, reading('Noor'), reading('Noor Haddad'), asked)).not.toHaveProperty('name')
  })

  test('the mark stays as long as nobody changed the answer', () => {
    expect(pageOf(reading('Noor'), 'name', 'Noor')).toBe(1)
    expect(pageOf(reading('Noor'), 'name', 'Noor H')).toBeNull()
    expect(pageOf(null, 'name', 'Noor')).toBeNull()
    expect(pageOfWork(reading('Noor'), work[0]!)).toBe(2)
    expect(pageOfWork(reading('Noor'), { ...work[0]!, to: '2024' })).toBeNull()
  })
})
