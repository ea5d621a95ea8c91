import { describe, expect, it } from 'vitest'
import { ASKED, facts, FULL, interviewer, question, requested, said, state } from './interview-state.fixture.ts'
import { backTo, easierWay, mayNotEnd, offerToEnd, rephrased, replyTo, respond } from './respond.ts'
import type { CommittedTurn, Facts, FollowUpReason, RoomEvent } from './state.ts'

const responseTo = (event: RoomEvent, turns: CommittedTurn[] = ASKED, known: Facts | null = facts()) =>
  respond(state(event, turns, { facts: known }), event)
/** A response after which the candidate chooses. */
const offered = (kind: string, say: unknown, more: object = {}) => ({
  kind,
  question_id: null,
  say,
  floor: 'candidate',
  settles: [],
  ...more,
})
const saying = (text: string): unknown => expect.stringContaining(text)

describe('thoughts of suicide', () => {
  it('are answered with the help line of the country where the candidate lives, and the timer stops', () => {
    expect(responseTo('self_harm')).toEqual(
      offered(
        'crisis_support',
        'Thank you for telling me. You matter more than this interview, so I have stopped the timer. I am an AI and can’t help you ' +
          'the way a person can. You can talk to someone at Samaritans (United Kingdom): 116 123. If you are in danger now, call ' +
          '999. You can also find lines at findahelpline.com. I tell nobody what you said. You can pause, come back on another day, ' +
          'ask to hear from a person, or end the interview.',
        { pauses: true },
      ),
    )
    expect(responseTo('self_harm', ASKED, facts({ country: 'US' }))).toMatchObject({
      say: saying('You can talk to someone at 988 Suicide & Crisis Lifeline (United States): 988.'),
    })
  })

  it.each([
    ['nothing is known about the candidate', null],
    ['the country is not known', facts({ country: null })],
    ['no line of the country is listed', facts({ country: 'AQ' })],
  ])('are answered with the list of all lines if %s', (_, known) => {
    const move = responseTo('self_harm', ASKED, known)
    expect(move).toMatchObject({
      kind: 'crisis_support',
      pauses: true,
      say: saying(
        'You can find someone to talk to in your country at findahelpline.com. If you are in danger now, call your local emergency number.',
      ),
    })
    expect(move).not.toMatchObject({ say: saying('Samaritans') })
  })
})

describe('a candidate who is not well', () => {
  it('is told how to get help, and the timer stops', () => {
    expect(responseTo('distress')).toEqual(
      offered(
        'distress_support',
        'I’m sorry that you are not well. Please look after yourself first. I have stopped the timer, and this does not count against ' +
          'you. If you need help right now, call 999. You can pause, come back on another day, ask to hear from a person, continue, or ' +
          'end the interview. I tell nobody what you said.',
        { pauses: true },
      ),
    )
    expect(responseTo('distress', ASKED, facts({ country: 'US' }))).toMatchObject({ say: saying('call 911.') })
  })

  it.each(["I'm really anxious right now", 'Ich bin so angespannt', 'I feel overwhelmed'])(
    'is told that it does not count, without an emergency number, after "%s"',
    said => {
      const move = responseTo('distress', [...ASKED, requested('distress', said)])
      expect(move).toMatchObject({
        kind: 'distress_support',
        pauses: true,
        say: saying('Many people feel like that in an interview, and it does not count against you.'),
      })
      expect(move).not.toMatchObject({ say: saying('call') })
    },
  )

  it.each(["I'm having a panic attack", "I'm anxious and I can't breathe", "I'm scared"])(
    'is told the emergency number after "%s"',
    said => {
      const move = responseTo('distress', [...ASKED, requested('distress', said)])
      expect(move).toMatchObject({ say: saying('call 999.') })
    },
  )

  it.each([
    ['nothing is known about them', null],
    ['their country is not known', facts({ country: null })],
    ['the number of their country is not listed', facts({ country: 'AQ' })],
  ])('is told to call the local emergency number if %s', (_, known) => {
    expect(responseTo('distress', ASKED, known)).toMatchObject({
      pauses: true,
      say: saying('call your local emergency number.'),
    })
  })
})

describe('a break', () => {
  it('stops the timer', () => {
    expect(responseTo('break')).toEqual(
      offered('break', 'Of course. I have stopped the timer. Take the time you need, and tell me when you are back.', {
        pauses: true,
      }),
    )
    expect(responseTo('pause')).toEqual(
      offered(
        'paused',
        'All right. The timer is stopped, and nothing is lost. Tell me when you would like to continue.',
        { pauses: true },
      ),
    )
  })

  it('can last until the deadline of the interview', () => {
    expect(responseTo('another_day')).toEqual(
      offered(
        'another_day',
        'Of course. Everything is saved. You can close this page and continue with the same link until Friday, 4 December, 17:00.',
        { pauses: true },
      ),
    )
  })

  it.each([
    ['has passed', facts({ until: null })],
    ['is not known', null],
  ])('promises no other day if the deadline %s', (_, known) => {
    const move = responseTo('another_day', ASKED, known)
    expect(move).toMatchObject({
      kind: 'another_day',
      pauses: true,
      say: saying('Your answers so far are saved. The deadline of this interview has passed'),
    })
    expect(move).not.toMatchObject({ say: saying('continue with the same link') })
  })
})

describe('the wish to hear from a person', () => {
  const asked = [...ASKED, interviewer('contact_consent', null)]

  it('is passed on to nobody before the candidate agrees', () => {
    expect(responseTo('person')).toEqual(
      offered(
        'contact_consent',
        'Shall I tell Northwind that you would like to hear from a person? I would tell them only that, not what you said to me.',
        { pauses: true },
      ),
    )
  })

  it('is passed on after the candidate agrees', () => {
    expect(responseTo('tell', [...asked, requested('tell', 'Yes, please.')])).toEqual(
      offered(
        'contact_promised',
        'I have told Northwind that you would like to hear from a person, and nothing else. Would you like to continue now, on another ' +
          'day, or stop here?',
        { pauses: true, notice: 'person_requested' },
      ),
    )
  })

  it.each([
    ['nothing was said yet', []],
    ['a question was asked last', ASKED],
    ['consent was asked for earlier', [...asked, interviewer('contact_declined', null)]],
    ['it was passed on already', [...asked, interviewer('contact_promised', null)]],
  ])('is not passed on if %s', (_, turns) => {
    expect(responseTo('tell', turns)).toBeNull()
    expect(responseTo('tell', [...turns, requested('tell', 'Yes, please.')])).toBeNull()
  })

  it('is kept private if the candidate says so', () => {
    expect(responseTo('keep_private', asked)).toEqual(
      offered(
        'contact_declined',
        'All right, I tell nobody. Would you like to continue now, on another day, or stop here?',
        { pauses: true },
      ),
    )
  })

  it.each(['self_harm', 'distress', 'break', 'pause', 'another_day', 'person', 'keep_private'] as const)(
    'is not passed on with %s',
    event => {
      expect(responseTo(event, asked)).not.toHaveProperty('notice')
    },
  )
})

describe('other responses', () => {
  it('explains what can be adapted, and that speech is not evaluated', () => {
    expect(responseTo('accommodation')).toEqual(
      offered(
        'accommodation',
        saying('How you speak is never evaluated. If you need something else, I can ask for a person'),
      ),
    )
  })

  const german = 'You can answer in German. I understand it, but my questions stay in English.'
  it.each([
    ['Kann ich bitte auf Deutsch antworten?', `Sie können auf Deutsch antworten. ${german}`],
    ['Est-ce que je peux répondre en français ?', 'Vous pouvez répondre en français. You can answer in French.'],
    ['¿Puedo contestar en español?', 'Puede responder en español. You can answer in Spanish.'],
    ['Sorry, did you say I should answer in English?', 'You can answer in English.'],
  ])('lets the candidate answer in a language that is understood: %s', (text, start) => {
    expect(responseTo('other_language', [...ASKED, requested('other_language', text)])).toEqual(
      offered(
        'other_language',
        expect.stringMatching(new RegExp(`^${start}.*with a person, I can ask for that\\.$`, 'u')),
      ),
    )
  })

  const sorry =
    'I’m sorry, I can’t hold this interview in that language. You can continue in English as well as you can, or I can ask for a ' +
    'person to contact you.'
  it.each([
    ['in a language that is not understood', [...ASKED, requested('other_language', 'Türkçe konuşabilir miyiz?')]],
    ['by a control', ASKED],
    ['by a control before anything was said', []],
    // Only the request itself names the language.
    ['by a control after an answer about a language', [...ASKED, said('a', 'I learned to speak German at work.')]],
  ])('offers a person to a candidate who asks for another language %s', (_, turns) => {
    expect(responseTo('other_language', turns)).toEqual(offered('other_language', sorry))
  })

  it('asks for respect after an insult, and offers to end after a second one', () => {
    const once = [...ASKED, requested('abuse')]
    expect(responseTo('abuse', once)).toEqual(
      offered(
        'boundary',
        'I would like us to stay respectful with each other. Would you like to continue with the question?',
      ),
    )
    expect(responseTo('abuse', [...once, interviewer('boundary', null), requested('abuse')])).toEqual(
      offered(
        'boundary',
        'I can’t continue like this. We can end the interview here, or continue with the question if you stay respectful. What would you ' +
          'like?',
      ),
    )
  })

  it.each(['enter', 'continue', 'answer', 'tick', 'go_on', 'skip', 'repeat', 'moment', 'end', 'job_question'] as const)(
    'leaves the event %s to the interview',
    event => {
      expect(responseTo(event)).toBeNull()
    },
  )
})

describe('the wish to end', () => {
  const doubtful = requested('end', 'I think that was it.')
  const clear = requested('end', 'I want to stop the interview now.')

  it('is confirmed with an offer that does not stop the timer', () => {
    expect(offerToEnd()).toEqual(
      offered('end_offer', 'Would you like to end the interview now? Your answers are saved. You can also continue.'),
    )
  })

  it.each<[string, boolean, CommittedTurn[]]>([
    ['is in doubt at the end of an answer', true, [...ASKED, said('a', FULL), clear]],
    ['is in doubt if the words are not clear', true, [...ASKED, doubtful]],
    ['is clear in clear words', false, [...ASKED, clear]],
    [
      'is clear if it accepts the offer to end',
      false,
      [...ASKED, interviewer('end_offer', null), requested('end', 'Yes.')],
    ],
    [
      'is clear if it repeats the offer to end',
      false,
      [...ASKED, interviewer('end_offer', null), requested('end', 'Stop.')],
    ],
    ['is still in doubt after the offer to end', true, [...ASKED, interviewer('end_offer', null), doubtful]],
    ['is in doubt again after a question', true, [interviewer('end_offer', null), ...ASKED, doubtful]],
    ['is not there without a request', false, []],
    ['is not there in another request', false, [...ASKED, said('a', FULL), requested('repeat', 'Once more?')]],
    ['is not there in an answer', false, [...ASKED, clear, said('a', FULL)]],
  ])('%s', (_, expected, turns) => {
    expect(mayNotEnd(state('answer', turns))).toBe(expected)
  })
})

describe('questions of the candidate', () => {
  const BACK = 'Back to my question.'
  const reply = (event: RoomEvent, text: string, known: Facts | null = facts()) =>
    replyTo(state('answer', [...ASKED, requested('job_question', text)], { facts: known }), event, BACK)
  const noted = `That is not in what I was told about the job. I have noted your question for the team at Northwind. ${BACK}`

  it.each<[RoomEvent, string, string]>([
    ['job_question', 'Where is the office?', 'The job posting says: Leeds, On site.'],
    ['job_question', 'When will I hear back?', 'Northwind answers within 5 working days after the interview.'],
    ['salary_question', 'What does it pay?', 'The job posting gives £30,000 a year.'],
    ['about_ai', 'Are you a real person?', 'You are talking to an AI, not to a person.'],
    ['about_ai', 'Is this recorded?', 'This interview is recorded as audio, and what you say is written down.'],
  ])('are answered from what is known, and lead back to the interview: %s, "%s"', (event, text, answer) => {
    const move = reply(event, text)
    expect(move).toEqual(offered('reply', saying(answer)))
    expect(move).toMatchObject({ say: expect.stringMatching(/\. Back to my question\.$/u) })
  })

  it.each<[RoomEvent, string, Facts | null]>([
    ['job_question', 'Is there a canteen?', facts()],
    ['salary_question', 'What does it pay?', facts({ job: { ...facts().job, pay: null } })],
    ['job_question', 'Where is the office?', null],
    ['salary_question', 'What does it pay?', null],
    ['about_ai', 'Are you a real person?', null],
  ])('are noted for the team if the answer is not known: %s, "%s"', (event, text, known) => {
    expect(reply(event, text, known)).toEqual(offered('reply', noted, { notice: 'question_noted' }))
  })

  it('are answered when asked by a control, without words', () => {
    const byControl = (event: RoomEvent, turns = ASKED) => replyTo(state(event, turns, { facts: facts() }), event, BACK)
    expect(byControl('salary_question')).toMatchObject({ say: `The job posting gives £30,000 a year. ${BACK}` })
    // An answer is not a question, even if it has the words of one.
    expect(byControl('job_question', [...ASKED, said('a', 'My boss told me where the office is.')])).toMatchObject({
      say: noted,
    })
    expect(byControl('job_question', [])).toMatchObject({ say: noted })
  })

  it.each(['answer', 'repeat', 'distress', 'end', 'tick'] as const)('are not the event %s', event => {
    expect(reply(event, 'Where is the office?')).toBeNull()
    expect(reply(event, 'Where is the office?', null)).toBeNull()
  })

  it('are followed by the question at hand', () => {
    expect(backTo('Why?')).toBe('Back to my question, whenever you are ready. Why?')
  })
})

describe('a question in other words', () => {
  const experience = question('a', { competency: 'Problem solving' })
  const opinion = question('b', { text: 'How would you greet a guest?', competency: 'Customer care' })
  const followUp = (reason: FollowUpReason | null, id = 'a'): CommittedTurn => ({
    ...interviewer('follow_up', id, 'What was that?'),
    reason,
  })
  const inOtherWords = (turns: CommittedTurn[], open = experience) => rephrased(state('rephrase', turns), open)
  const real =
    'Of course. I would like to hear about one real situation: what it was, what you did, and how it ended. Tell me about a time you ' +
    'solved problem a. The question is about problem solving.'

  it('asks for one real situation if it is about an experience', () => {
    expect(inOtherWords(ASKED)).toEqual({
      kind: 'rephrase',
      question_id: 'a',
      say: real,
      floor: 'candidate',
      settles: [],
    })
  })

  it('asks for the own way of working if it is not', () => {
    expect(inOtherWords([...ASKED, interviewer('question', 'b')], opinion)).toMatchObject({
      question_id: 'b',
      say:
        'Of course. I would like to know how you go about it, in your own words. There is no single right answer. How would you greet a ' +
        'guest? The question is about customer care.',
    })
  })

  it.each<[FollowUpReason, string]>([
    ['example', 'I meant one specific situation that you remember.'],
    ['own_part', 'I meant the part that you did yourself.'],
    ['result', 'I meant what came of it in the end.'],
    ['figures', 'I meant how many, how much or how long, roughly.'],
    ['reasoning', 'I meant why you decided to do it that way.'],
  ])('explains the follow-up that asks for %s', (reason, meant) => {
    const turns = [...ASKED, said('a', FULL), followUp(reason), requested('rephrase')]
    expect(inOtherWords(turns)).toMatchObject({ say: `${meant} Tell me about a time you solved problem a.` })
    expect(inOtherWords([...turns, interviewer('repeat', 'a')])).toMatchObject({ say: saying(meant) })
  })

  it.each<[string, CommittedTurn[]]>([
    ['its follow-up has no reason', [...ASKED, followUp(null)]],
    ['the follow-up was about another question', [...ASKED, followUp('result', 'b')]],
    ['it was asked after the follow-up', [followUp('result'), ...ASKED]],
    ['another turn than a follow-up has a reason', [{ ...interviewer('question', 'a'), reason: 'result' }]],
    ['it is not among the turns', []],
  ])('explains the question itself if %s', (_, turns) => {
    expect(inOtherWords(turns)).toMatchObject({ say: real })
  })
})

describe('an easier way into a question', () => {
  const experience = question('a')
  const opinion = question('a', { text: 'How would you greet a guest?' })

  it('fits what the question asks for', () => {
    expect(easierWay(state('dont_know', ASKED), experience)).toEqual({
      kind: 'easier_way',
      question_id: 'a',
      say:
        'That’s fine. It can be something small, from any job, from school or from everyday life. Or tell me what you would do if it ' +
        'happened to you.',
      floor: 'candidate',
      settles: [],
    })
    expect(easierWay(state('dont_know', ASKED), opinion)).toMatchObject({
      say: 'That’s fine. Just tell me the first step you would take, or how someone you know would do it.',
    })
  })

  it('is offered once for each question', () => {
    const turns = [...ASKED, interviewer('easier_way', 'a'), requested('dont_know')]
    expect(easierWay(state('dont_know', turns), experience)).toBeNull()
    expect(easierWay(state('dont_know', turns), question('b'))).toMatchObject({ question_id: 'b' })
  })
})
