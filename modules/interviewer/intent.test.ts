import { describe, expect, it } from 'vitest'
import { type Intent, readIntent } from './intent.ts'

const SAYINGS: Record<Intent, readonly string[]> = {
  end: [
    'Stop the interview',
    'Please end this conversation.',
    'I want to leave the call',
    'Can we finish this interview?',
    'quit the interview',
    'I want to stop',
    'I would like to quit now.',
    "I'd like to leave here",
  ],
  repeat: [
    'Could you repeat that?',
    'Say it again please',
    'Can you ask the question again',
    'Repeat please',
    'Please repeat',
    'What was the question?',
    "What's the question?",
    "I didn't hear you",
    "Sorry, I didn't catch that",
    'I did not understand',
    'Come again?',
    'Pardon?',
  ],
  moment: [
    'I need a moment',
    'Give me a second',
    'Give me one minute please',
    'Just a sec',
    'I need another minute',
    'Need a sec please',
    'Take one moment',
    'Let me think',
    'Hold on',
    'Bear with me',
    'One moment please',
    'Wait a bit',
  ],
  skip: [
    'Skip',
    'Next question please',
    "Let's move on",
    'Can I pass on this?',
    'I would like to pass on that one',
    "I'd rather not answer",
    'I prefer not to answer that',
    'I pass',
    "I'll pass",
  ],
  done: [
    "I'm done",
    'I am finished',
    "That's it",
    "That's all from me, thank you",
    'That is everything',
    'That was it',
    'That would be all',
    'Nothing else to add',
    'Nothing more',
    'No more, thanks',
    "So, yeah, I think that's it",
    "Okay, I'm finished, really",
  ],
}

describe.each(Object.entries(SAYINGS) as [Intent, readonly string[]][])('a request: %s', (intent, sayings) => {
  it.each(sayings)('%j', text => {
    expect(readIntent(text)).toBe(intent)
  })
})

describe('an answer', () => {
  it.each([
    'I fixed the printer.',
    'I stopped the line and called my lead.',
    'We had to skipper the boat.',
    'I want to stop waste in the depot.',
    'I think that is all it takes to fix it.',
    "I'm done with the first part, then came the second.",
    'We passed the exam.',
    'We moved everything, that is all',
    'It took us a moment',
    'The team would repeatedly fail.',
  ])('is not a request: %j', text => {
    expect(readIntent(text)).toBeNull()
  })

  it('is anything longer than 12 words, and nothing at all', () => {
    const words = (count: number) => `${'so '.repeat(count - 2)}skip it`
    expect(readIntent(words(12))).toBe('skip')
    expect(readIntent(words(13))).toBeNull()
    expect(readIntent('')).toBeNull()
    expect(readIntent('…')).toBeNull()
  })
})

describe('what a candidate says', () => {
  it.each([
    ['Could you repeat the question please?', 'repeat'],
    ["Sorry, I didn't catch that.", 'repeat'],
    ['I need a moment.', 'moment'],
    ['Let me think.', 'moment'],
    ["That's all.", 'done'],
    ["Okay, I'm done.", 'done'],
    ['Can we skip this one?', 'skip'],
    ["I'd like to end the interview.", 'end'],
    ['We had to repeat the test twice because that scanner failed on cold mornings in the yard.', null],
    ['I fixed the printer.', null],
    ['', null],
  ])('reads %j as %s', (text, intent) => {
    expect(readIntent(text)).toBe(intent)
  })
})
