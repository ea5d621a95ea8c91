import { expect, test } from 'vitest'
import { timelineData } from './define.ts'
import { hidden, timelineEntry } from './timeline.ts'

test('the timeline gets only the named parts of an event’s data', () => {
  expect(timelineData('mail.sent', { message_id: 'm1', template_key: 'rejected' })).toEqual({
    template_key: 'rejected',
  })
  expect(timelineData('some.event', { state: 'read', admin_id: 'a1' })).toEqual({})
})

test('an event is shown as its module says, hidden, or not named by any module', () => {
  const entries = {
    'mail.sent': { title: ({ template_key }: { template_key?: string }) => template_key ?? null, text: () => 'Text' },
  }
  expect(timelineEntry(entries, 'mail.sent', { template_key: 'rejected' })).toEqual({ title: 'rejected', text: 'Text' })
  expect(timelineEntry({ 'mail.sent': hidden }, 'mail.sent', {})).toEqual({ title: null, text: '' })
  expect(timelineEntry(entries, 'some.event', {})).toBeUndefined()
})
