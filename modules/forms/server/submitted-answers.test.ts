import { expect, test } from 'vitest'
import { newField } from '../policy.ts'
import { answerWords as words } from '../words/answers.ts'
import { answersToStore, checkSubmittedAnswers } from './submitted-answers.ts'

const form = [
  {
    key: 'you',
    title: 'You',
    help: '',
    fields: [newField('phone', 'phone', 'Phone'), newField('short_text', 'note', 'Note')],
  },
]
const check = (phone: string) => checkSubmittedAnswers(form, { phone }, [])

test.each([
  ['+49 30 1234567', null],
  ['030 1234567', null],
  ['+1 555 0100', words.phoneShort],
  ['+33 1 23 45 67 89 01', words.phoneLong],
  ['+999 1234567', words.phone],
  ['12', words.phoneShort],
])('the phone number %s is checked by the rules of its country', (phone, message) => {
  expect(check(phone)).toEqual(message ? [{ path: 'phone', message }] : [])
})

test('phone numbers are stored in their international format, and without a country code as they were typed', () => {
  const note = '0049 30/1234567'
  expect(answersToStore(form, { phone: '0049 30/1234567', note })).toEqual({ phone: '+49 30 1234567', note })
  expect(answersToStore(form, { phone: '030/1234567' })).toEqual({ phone: '030/1234567' })
  expect(answersToStore(form, { phone: '' })).toEqual({ phone: '' })
})

test('a short text is stored in one line', () => {
  const note = 'Noor\r\nDTSTART:19700101T000000Z\u2028 Haddad\n'
  expect(checkSubmittedAnswers(form, { note }, [])).toEqual([])
  expect(answersToStore(form, { note })).toEqual({ note: 'Noor DTSTART:19700101T000000Z Haddad' })
})
