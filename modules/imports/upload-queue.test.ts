import { expect, test } from 'vitest'
import { CallError } from '#platform/contract/client.ts'
import { UploadQueue } from './web/upload-queue.ts'

const files = (...names: string[]) => names.map(name => new File(['x'], name))
const named = (batch: readonly File[]) => batch.map(({ name }) => name)
const noWait = () => Promise.resolve()

/** Resolves when nothing is left to send. */
const ended = (queue: UploadQueue) =>
  new Promise<void>(resolve => {
    const check = () => !queue.busy && resolve()
    queue.subscribe(check)
    check()
  })

test('sends three files at a time, and archives alone', async () => {
  const sent: string[][] = []
  const queue = new UploadQueue(async (_, batch) => void sent.push(named(batch)), String, noWait)
  queue.add('i', files('1', '2', '3', '4', 'a.ZIP', '5'))
  await ended(queue)
  expect(sent).toEqual([['1', '2', '3'], ['4'], ['a.ZIP'], ['5']])
  expect(queue.stateOf('i')).toEqual({ sent: 0, total: 0, unsent: [] })
})

test('sends again after a lost connection, and keeps what cannot be sent', async () => {
  let tries = 0
  let online = false
  const send = async () => {
    tries += 1
    if (!online) throw new Error('offline')
  }
  const queue = new UploadQueue(send, () => 'No connection.', noWait)
  queue.add('i', files('1', '2'))
  await ended(queue)
  expect(tries).toBe(4)
  expect(queue.stateOf('i').unsent.map(({ file, says }) => `${file.name} ${says}`)).toEqual([
    '1 No connection.',
    '2 No connection.',
  ])
  online = true
  queue.again('i')
  await ended(queue)
  expect(queue.stateOf('i').unsent).toEqual([])
})

test('does not repeat what the server refuses', async () => {
  let tries = 0
  const send = async () => {
    tries += 1
    throw new CallError(409, 'Too many files.')
  }
  const queue = new UploadQueue(send, error => (error as Error).message, noWait)
  queue.add('i', files('1'))
  await ended(queue)
  expect(tries).toBe(1)
  queue.dismiss('i')
  expect(queue.stateOf('i').unsent).toEqual([])
})
