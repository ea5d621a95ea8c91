import { expect, test } from 'vitest'
import { addressesQuestion } from './addresses-question.ts'
import { plainWords } from './clause.fixture.ts'

const CONFLICT = {
  question: 'Tell me about a conflict in your team. What did you do?',
  competency: 'Teamwork',
  levels: ['Says nothing', 'Blames others', 'Listened to the colleague', 'Solved the conflict with the team'],
}
const ABOUT_IT = `two colleagues in my team argued about the shifts every week and shouted at each other in the kitchen so i sat down
  with both of them listened to each one and we agreed on a plan for the shifts that was fair to both and the argument in the team ended`
const ABOUT_ANOTHER = `the customer wanted a refund for the kettle because the switch was broken so i looked at the receipt checked the
  warranty and offered a new kettle or the money and the customer took the kettle paid for a toaster and left the shop with both of them in a new bag`
const ABOUT_ONESELF = `my strengths are that i am careful and i would like to join your company because your values are mine and my career
  so far has been in kitchens and i am looking for a place where i can learn and stay for many years and grow with the people there`

test('an answer about the topic addresses the question', () => {
  expect(addressesQuestion(plainWords(ABOUT_IT), true, CONFLICT)).toBe(true)
})

test('an answer about other topics does not', () => {
  expect(addressesQuestion(plainWords(ABOUT_ANOTHER), true, CONFLICT)).toBe(false)
})

test('the upper levels of the scale say what the question is about, too', () => {
  const refunds = {
    ...CONFLICT,
    question: '',
    competency: '',
    levels: ['', '', 'Offered the customer a refund for the purchase'],
  }
  expect(addressesQuestion(plainWords(ABOUT_ANOTHER), true, refunds)).toBe(true)
})

test('the lower levels describe answers about nothing', () => {
  const refund = 'Offered the customer a refund for the purchase'
  const levels = [refund, refund, ...CONFLICT.levels.slice(2)]
  expect(addressesQuestion(plainWords(ABOUT_ANOTHER), true, { ...CONFLICT, levels })).toBe(false)
})

test('self-presentation does not, unless it tells of a case', () => {
  expect(addressesQuestion(plainWords(ABOUT_ONESELF), false, CONFLICT)).toBe(false)
  const once = `${ABOUT_IT} and that is one of my strengths`
  expect(addressesQuestion(plainWords(once), false, CONFLICT)).toBe(true)
  const told = `${ABOUT_IT} so one of my strengths helped and i would like to join your company`
  expect(addressesQuestion(plainWords(told), true, CONFLICT)).toBe(true)
  expect(addressesQuestion(plainWords(told), false, CONFLICT)).toBe(false)
  const twice = `${ABOUT_IT} and that was one of my strengths in my career`
  expect(addressesQuestion(plainWords(twice), false, CONFLICT)).toBe(false)
})

test('nothing can be concluded from a short answer', () => {
  const words = plainWords(ABOUT_ONESELF)
  expect(addressesQuestion(words.slice(0, 49), false, CONFLICT)).toBe(true)
  expect(addressesQuestion(words.slice(0, 50), false, CONFLICT)).toBe(false)
})
