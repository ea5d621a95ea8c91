import { describe, expect, it } from 'vitest'
import {
  acknowledged,
  followUpPhrasings,
  goodbye,
  greeting,
  MOMENT,
  practice,
  questionLead,
  REPEAT_LEAD,
  WELCOME_BACK,
  withoutThanks,
  WRAP_UP,
  WRAP_UP_TIME,
} from './script.ts'

// Every candidate hears these sentences, so each one is written out here.
const scene = { interviewer: 'Nora', organization: 'Northwind', job_title: 'Packer' }

describe('the greeting', () => {
  it('says who is speaking, what happens, and who decides', () => {
    expect(greeting(scene, 20, 3)).toBe(
      "Hello, I'm Nora, the AI interviewer of Northwind. Thank you for taking the time. Today we'll talk about the Packer role. " +
        'I have 3 questions, and it takes at most 20 minutes. Take all the time you need to think. You can ask me to repeat a ' +
        'question, type instead of speaking, or pause at any time. People at the company will read your answers and decide. I do not decide.',
    )
  })

  it('announces a single question as one', () => {
    expect(greeting(scene, 5, 1)).toContain('I have one question, and it takes at most 5 minutes.')
  })

  it('has a short form to check the audio', () => {
    expect(practice('Noor', 'Nora')).toBe("Hello Noor, I'm Nora. If you can hear this, your audio works.")
  })
})

describe('what is said before a question', () => {
  it('starts the interview', () => {
    expect(questionLead(0, 3, null)).toBe("Let's begin.")
    expect(questionLead(0, 1, null)).toBe("Let's begin.")
  })

  it('thanks in turn, and never judges', () => {
    expect([1, 2, 3, 4].map(asked => questionLead(asked, 2, null))).toEqual([
      'Okay, thank you.',
      'Thanks for sharing that.',
      'Thank you.',
      'Okay, thank you.',
    ])
  })

  it('announces the last question', () => {
    expect(questionLead(3, 1, null)).toBe('Thank you. This is the last question.')
    expect([1, 2].map(asked => questionLead(asked, 2, null, 'neutral'))).toEqual(['Thank you.', 'Thank you.'])
    expect([2, 1].map(left => questionLead(1, left, null, 'brisk'))).toEqual(['', 'This is the last question.'])
    expect(questionLead(1, 2, 'skipped', 'brisk')).toBe("All right, let's skip that one.")
  })

  it('accepts a skipped question', () => {
    expect(questionLead(1, 2, 'skipped')).toBe("All right, let's skip that one.")
    expect(questionLead(1, 1, 'skipped')).toBe("All right, let's skip that one. This is the last question.")
  })
})

describe('follow-ups', () => {
  it('have 3 phrasings for each reason', () => {
    expect(followUpPhrasings('example')).toEqual([
      'Could you give me one concrete example?',
      'Is there one particular case you could walk me through?',
      'Could you tell me about one specific time when that happened?',
    ])
    expect(followUpPhrasings('own_part')).toEqual([
      'What did you do yourself?',
      'Which part of that was yours?',
      'What was your own role in it?',
    ])
    expect(followUpPhrasings('result')).toEqual([
      'What was the result?',
      'How did it turn out in the end?',
      'What was different afterwards?',
    ])
    expect(followUpPhrasings('figures')).toEqual([
      'Can you put a number on that, even a rough one?',
      'About how many, how much or how long was that?',
      'Could you give me a rough estimate?',
    ])
    expect(followUpPhrasings('reasoning')).toEqual([
      'What made you decide to do it that way?',
      'Which alternatives did you have, and why did you choose this one?',
      'Why did you approach it like that?',
    ])
  })

  it('begin with thanks, in turn', () => {
    expect([0, 1, 2, 3].map(index => acknowledged('Why?', index))).toEqual([
      'Thank you. Why?',
      'Okay, thank you. Why?',
      'Thanks for sharing that. Why?',
      'Thank you. Why?',
    ])
  })

  it('are repeated without the thanks', () => {
    for (const index of [0, 1, 2])
      expect(withoutThanks(acknowledged('What was the result?', index))).toBe('What was the result?')
    expect(withoutThanks('What was the result? Thank you.')).toBe('What was the result? Thank you.')
  })
})

describe('other sentences', () => {
  it('are fixed', () => {
    expect(WELCOME_BACK).toBe("Welcome back. Your answers are saved. Let's continue where we stopped.")
    expect(WRAP_UP).toBe(
      "Those were all my questions. Is there anything you would like to add that I didn't ask about?",
    )
    expect(WRAP_UP_TIME).toBe(
      "Our time is nearly up, so I won't ask any more questions. Is there anything you would like to add?",
    )
    expect(MOMENT).toEqual(['Of course. Take your time.', 'Sure, no hurry.', 'Take the time you need.'])
    expect(REPEAT_LEAD).toEqual(['Sure.', 'Of course.', 'No problem.'])
  })
})

describe('the goodbye', () => {
  const rest = ' People at Northwind will read your answers and get back to you. Thank you for your time, and goodbye.'

  it.each([
    ['finished', 'Thank you, that was everything.'],
    ['time', "I'm sorry to interrupt, but our time is up. Questions we did not reach do not count against you."],
    ['candidate', "All right, let's stop here. Questions we did not reach do not count against you."],
  ] as const)('says why the interview ends: %s', (why, lead) => {
    expect(goodbye(scene, why)).toBe(lead + rest)
  })
})
