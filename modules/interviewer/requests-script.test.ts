import { describe, expect, it } from 'vitest'
import { requestScript as script } from './requests-script.ts'

// Candidates hear these sentences when they ask for something, so each one is written out here.
const QUESTION = 'What did you do?'

describe('a question in other words', () => {
  it('says what is wanted, and repeats the question', () => {
    expect(script.backTo(QUESTION)).toBe('Back to my question, whenever you are ready. What did you do?')
    expect(script.rephrase.experience(QUESTION)).toBe(
      'Of course. I would like to hear about one real situation: what it was, what you did, and how it ended. What did you do?',
    )
    expect(script.rephrase.opinion(QUESTION)).toBe(
      'Of course. I would like to know how you go about it, in your own words. There is no single right answer. What did you do?',
    )
    expect(script.rephrase.about('teamwork')).toBe('The question is about teamwork.')
  })

  it('explains each kind of follow-up', () => {
    expect(script.rephrase.followUp).toEqual({
      example: 'I meant one specific situation that you remember.',
      own_part: 'I meant the part that you did yourself.',
      result: 'I meant what came of it in the end.',
      figures: 'I meant how many, how much or how long, roughly.',
      reasoning: 'I meant why you decided to do it that way.',
    })
  })

  it('has an easier way in', () => {
    expect(script.easierWay).toEqual({
      experience:
        'That’s fine. It can be something small, from any job, from school or from everyday life. Or tell me what you would do if it happened to you.',
      opinion: 'That’s fine. Just tell me the first step you would take, or how someone you know would do it.',
    })
  })
})

describe('a pause', () => {
  it('stops the timer, and says so', () => {
    expect(script.break).toBe(
      'Of course. I have stopped the timer. Take the time you need, and tell me when you are back.',
    )
    expect(script.paused).toBe(
      'All right. The timer is stopped, and nothing is lost. Tell me when you would like to continue.',
    )
  })

  it('can last until the deadline', () => {
    expect(script.anotherDay('Friday, November 27, 5:00 PM')).toBe(
      'Of course. Everything is saved. You can close this page and continue with the same link until Friday, November 27, 5:00 PM.',
    )
  })

  it('is not promised after the deadline', () => {
    expect(script.anotherDay(null)).toBe(
      'Your answers so far are saved. The deadline of this interview has passed, so it ends a few minutes after you close this page, and your answers are submitted.',
    )
  })
})

describe('what is said to someone who is not well', () => {
  const distress = (emergency: string) =>
    'I’m sorry that you are not well. Please look after yourself first. I have stopped the timer, and this does not count against you. ' +
    `If you need help right now, call ${emergency}. ` +
    'You can pause, come back on another day, ask to hear from a person, continue, or end the interview. I tell nobody what you said.'

  it('names the emergency number of the country, or the local one if the country is unknown', () => {
    expect(script.distress('999')).toBe(distress('999'))
    expect(script.distress(null)).toBe(distress('your local emergency number'))
  })

  const crisis = (help: string) =>
    'Thank you for telling me. You matter more than this interview, so I have stopped the timer. I am an AI and can’t help you the way a ' +
    `person can. ${help} I tell nobody what you said. ` +
    'You can pause, come back on another day, ask to hear from a person, or end the interview.'

  it('names the help line of the country', () => {
    const help = { country: 'United Kingdom', name: 'Samaritans', number: '116 123', emergency: '999' }
    expect(script.crisis(help, 'findahelpline.com')).toBe(
      crisis(
        'You can talk to someone at Samaritans (United Kingdom): 116 123. If you are in danger now, call 999. You can also find lines at findahelpline.com.',
      ),
    )
  })

  it('names a directory of help lines if none is known for the country', () => {
    expect(script.crisis(null, 'findahelpline.com')).toBe(
      crisis(
        'You can find someone to talk to in your country at findahelpline.com. If you are in danger now, call your local emergency number.',
      ),
    )
  })
})

describe('the wish to hear from a person', () => {
  it('is passed on with consent only, and without what was said', () => {
    expect(script.consent('Northwind')).toBe(
      'Shall I tell Northwind that you would like to hear from a person? I would tell them only that, not what you said to me.',
    )
    expect(script.promised('Northwind')).toBe(
      'I have told Northwind that you would like to hear from a person, and nothing else. Would you like to continue now, on another day, or stop here?',
    )
    expect(script.declined).toBe(
      'All right, I tell nobody. Would you like to continue now, on another day, or stop here?',
    )
  })
})

describe('what is said about how the interview can be taken', () => {
  it('lists accommodations, and offers a person', () => {
    expect(script.accommodation).toBe(
      'Thank you for telling me. Every question is also on your screen, you can type instead of speaking, and you can ask me to repeat or to pause as often ' +
        'as you like. How you speak is never evaluated. If you need something else, I can ask for a person to contact you. Would you like to continue like this?',
    )
  })

  it('says which languages are understood', () => {
    expect(script.otherLanguage.understood('German')).toBe(
      'You can answer in German. I understand it, but my questions stay in English. If you would prefer an interview in German with a person, I can ask for that.',
    )
    expect(script.otherLanguage.other).toBe(
      'I’m sorry, I can’t hold this interview in that language. You can continue in English as well as you can, or I can ask for a person to contact you.',
    )
    expect(script.otherLanguage.inIt).toEqual({
      de: 'Sie können auf Deutsch antworten.',
      fr: 'Vous pouvez répondre en français.',
      es: 'Puede responder en español.',
      en: '',
    })
  })
})

describe('the offer to stop', () => {
  it('comes after insults, or when the candidate wants to', () => {
    expect(script.boundary).toBe(
      'I would like us to stay respectful with each other. Would you like to continue with the question?',
    )
    expect(script.boundaryAgain).toBe(
      'I can’t continue like this. We can end the interview here, or continue with the question if you stay respectful. What would you like?',
    )
    expect(script.endOffer).toBe(
      'Would you like to end the interview now? Your answers are saved. You can also continue.',
    )
  })
})

describe('an answer about the job', () => {
  it('gives the posting as its source', () => {
    expect(script.job.location('Leeds')).toBe('The job posting says: Leeds.')
    expect(script.job.employment('Full time')).toBe('The job posting says: Full time.')
    expect(script.job.pay('£30,000 a year')).toBe('The job posting gives £30,000 a year.')
    expect(script.job.description('Shifts start at 6.')).toBe('The job posting says: Shifts start at 6.')
  })

  it.each([
    [1, '1 working day'],
    [5, '5 working days'],
    [1000, '1,000 working days'],
  ])('says in how many days the organization answers: %d', (days, text) => {
    expect(script.job.reply('Northwind', days)).toBe(
      `Northwind answers within ${text} after the interview. People there read your answers and decide.`,
    )
  })

  it('is noted for the team if the posting says nothing about it', () => {
    expect(script.noted('Northwind')).toBe(
      'That is not in what I was told about the job. I have noted your question for the team at Northwind.',
    )
  })
})

describe('an answer about the interviewer', () => {
  it('is truthful', () => {
    expect(script.aboutAi.who('Northwind')).toBe(
      'You are talking to an AI, not to a person. My voice is synthetic. People at Northwind read your answers and decide. I don’t.',
    )
    expect(script.aboutAi.evaluated('Northwind')).toBe(
      'Your words are compared with what the job asks for, and every result comes with a quote from your answers. Your voice, your accent and how you look are not evaluated. People at Northwind decide, not me.',
    )
    expect(script.aboutAi.recorded).toEqual({
      video: 'This interview is recorded in video and audio, and what you say is written down.',
      audio: 'This interview is recorded as audio, and what you say is written down.',
      none: 'This interview is not recorded. Only what you say is written down.',
    })
    expect(script.aboutAi.read('Northwind')).toBe('Only people at Northwind who work on this hiring can see it.')
  })
})
