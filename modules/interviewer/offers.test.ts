import { describe, expect, it } from 'vitest'
import { interviewer, said } from './interview-state.fixture.ts'
import { offersOf, readChoice } from './offers.ts'
import { readUtterance } from './read-utterance.ts'
import type { Choice, CommittedTurn, OfferKind } from './state.ts'

const QUESTION = interviewer('question', 'a')
const OFFER = interviewer('paused', null)
const OFFERED: Choice[] = ['go_on', 'another_day', 'person', 'end']
const asked: CommittedTurn = { speaker: 'candidate', kind: 'request', question_id: null, text: 'Hello?' }

/** Everything that can be offered, besides the consent to tell the organization. */
const ALL: Choice[] = ['go_on', 'pause', 'another_day', 'person', 'end']
const CONSENT: Choice[] = ['tell', 'keep_private']

describe('what a candidate can choose', () => {
  it.each<[OfferKind, Choice[]]>([
    ['break', ['go_on', 'another_day']],
    ['distress_support', ['go_on', 'pause', 'another_day', 'person', 'end']],
    ['crisis_support', ['pause', 'another_day', 'person', 'go_on', 'end']],
    ['paused', ['go_on', 'another_day', 'person', 'end']],
    ['another_day', ['go_on', 'person']],
    ['contact_consent', ['tell', 'keep_private']],
    ['contact_promised', ['go_on', 'another_day', 'end']],
    ['contact_declined', ['go_on', 'another_day', 'end']],
    ['accommodation', ['go_on', 'person']],
    ['other_language', ['go_on', 'person', 'end']],
    ['boundary', ['go_on', 'end']],
    ['end_offer', ['end', 'go_on']],
  ])('depends on what the interviewer said last: %s', (kind, choices) => {
    expect(offersOf([QUESTION, interviewer(kind, null)])).toEqual(choices)
  })

  it.each<[string, CommittedTurn[], Choice[]]>([
    ['nothing before the first turn', [], []],
    ['nothing if only the candidate has spoken', [said('a', 'Hello.')], []],
    ['nothing after a question', [QUESTION], []],
    ['nothing once the interviewer has gone on', [OFFER, QUESTION], []],
    ['nothing once the candidate has answered', [QUESTION, OFFER, said('a', 'I sorted the labels.')], []],
    ['the offer right at the beginning', [OFFER], OFFERED],
    ['the offer after an earlier answer', [QUESTION, said('a', 'I sorted them.'), OFFER], OFFERED],
    ['the offer after a request that was not a choice', [QUESTION, OFFER, asked], OFFERED],
    ['the offer while the candidate takes a moment', [QUESTION, OFFER, interviewer('moment', null)], OFFERED],
    ['the latest of two offers', [OFFER, interviewer('boundary', null)], ['go_on', 'end']],
  ])('is %s', (_, turns, choices) => {
    expect(offersOf(turns)).toEqual(choices)
  })
})

describe('a spoken choice', () => {
  it.each<[Choice, string[]]>([
    [
      'another_day',
      [
        'Another day, please.',
        'Some other time.',
        'I would rather do it tomorrow',
        'Can we reschedule?',
        'An einem anderen Tag',
        'Ein andermal bitte',
        'An einem andere Tag',
        'Später, bitte',
        'Un autre jour',
        'Plus tard',
        'Otro día',
        'Mañana',
      ],
    ],
    [
      'person',
      [
        'I want to talk to a person.',
        'Is there someone?',
        'Please call me',
        'Ich möchte mit jemandem sprechen, mit einem Menschen, einem Mitarbeiter',
        'Kann ich jemanden sprechen?',
        'Gibt es da jemande?',
        'Ein Mitarbeiter bitte',
        'Mit Mitarbeitern',
        'Eine Mitarbeiterin',
        'Quelqu’un, s’il vous plaît',
        'Con alguien',
      ],
    ],
    [
      'end',
      [
        'I want to stop.',
        'Let us end it here.',
        'That is enough',
        'Ich möchte aufhören',
        'Schluss',
        'Arrêter',
        'Terminar',
      ],
    ],
    [
      'pause',
      [
        'A pause, please.',
        'I need a minute',
        'Give me five minutes',
        'I have to lie down',
        'Ein paar Minuten',
        'Cinco minutos',
        'Un descanso',
      ],
    ],
    [
      'go_on',
      [
        'Let’s go on.',
        'I am ready',
        'I’m fine',
        'Continue, please',
        'Weiter',
        'Weitermachen',
        'Es geht wieder',
        'Ça va',
        'Je suis prête',
        'Seguir',
        'Estoy bien',
      ],
    ],
  ])('is understood in English, German, French and Spanish: %s', (choice, replies) => {
    expect(replies.map(reply => [reply, readChoice(reply, ALL)])).toEqual(replies.map(reply => [reply, choice]))
  })

  it.each<[string, Choice]>([
    ['No, I want to stop.', 'end'],
    ['Yes, let’s go on.', 'go_on'],
    ['Yes, but tomorrow.', 'another_day'],
    ['I am ready to stop.', 'end'],
    ['No, tomorrow.', 'another_day'],
    ['Not today, later.', 'another_day'],
    ['Why not tomorrow?', 'another_day'],
    ['I am not well, please stop.', 'end'],
    ['I would rather not, stop.', 'end'],
    ['No, quiero parar.', 'end'],
    ['Let’s stop-here', 'end'],
    ['Carry, on', 'go_on'],
    ['I don’t want to stop, I need a break.', 'pause'],
    ['Continue on another day.', 'another_day'],
  ])('is what the candidate wants in the end: %j', (reply, choice) => {
    expect(readChoice(reply, ALL)).toBe(choice)
  })

  it.each([
    'Not tomorrow.',
    'Yes, but not tomorrow',
    'I don’t want to talk to a person',
    'I don’t need a break',
    'I do not  need a pause',
    'Keine Pause',
    'No necesito una pausa',
  ])('is not made by refusing it: %j', reply => {
    expect(readChoice(reply, ALL)).toBeNull()
  })

  it.each([
    'No, I don’t want to stop.',
    'I am not going to stop.',
    'Please do not end it.',
    'I never wanted to quit',
    'No need to stop.',
    'I don’t want to stop, I want to continue.',
    'Ich will nicht aufhören',
    'Je ne veux pas arrêter',
    'No quiero parar',
  ])('never ends the interview by refusing to end it: %j', reply => {
    expect(readChoice(reply, ['end', 'go_on'])).toBe('go_on')
    expect(readChoice(reply, ['go_on', 'another_day', 'person', 'end'])).toBe('go_on')
    expect(readChoice(reply, offersOf([interviewer('crisis_support', null)]))).toBe('pause')
  })

  it.each(['I am not ready', 'No, I can’t continue', 'Nicht weiter'])('to continue is not read from: %j', reply => {
    expect(readChoice(reply, ALL)).toBeNull()
  })

  it.each([
    'Are you a real person?',
    'Is this a human?',
    'Am I talking to a person?',
    'Sind Sie ein Mensch?',
    'Vous êtes une personne ?',
    '¿Es usted una persona?',
  ])('of a person is not read from a question about the interviewer: %j', reply => {
    expect(readChoice(reply, OFFERED)).toBeNull()
  })

  it('is only one of those offered', () => {
    expect(readChoice('I want to stop.', ['go_on', 'another_day'])).toBeNull()
    expect(readChoice('I want to stop, or continue tomorrow.', ['go_on', 'end'])).toBe('end')
    expect(readChoice('Tomorrow, or let’s continue.', ['go_on', 'end'])).toBe('go_on')
  })

  it.each(['Yes', 'Yeah, sure.', 'Um, okay, yes please', 'Of course', 'Ja', 'Gern', 'Gerne', 'Oui', 'Sí', 'Vale'])(
    'is the first one offered after a plain yes: %j',
    reply => {
      expect(readChoice(reply, ['go_on', 'person'])).toBe('go_on')
      expect(readChoice(reply, ['end', 'go_on'])).toBe('end')
    },
  )

  it.each(['No.', 'No thanks.', 'No, no, not yet.', 'Nope', 'Nein, danke', 'Non, merci', 'No, gracias'])(
    'continues after %j to the question whether to end',
    reply => {
      expect(readChoice(reply, ['end', 'go_on'])).toBe('go_on')
      expect(readChoice(reply, ['go_on', 'end'])).toBeNull()
    },
  )

  it.each(['No, I feel sick', 'I said no', 'No idea what you mean'])('is more than a plain no: %j', reply => {
    expect(readChoice(reply, ['end', 'go_on'])).toBeNull()
  })

  it.each(['', ' … ', 'No.', 'I’m not sure', 'She said yes', 'What do you mean?', 'The depot had two printers'])(
    'is not read from %j',
    reply => {
      expect(readChoice(reply, ALL)).toBeNull()
    },
  )

  it('is not read if nothing is offered', () => {
    expect(readChoice('Yes', [])).toBeNull()
    expect(readChoice('Stop', [])).toBeNull()
  })

  it('has at most 14 words, since longer replies are answers', () => {
    const ofWords = (count: number) => `${'so '.repeat(count - 1)}continue`
    expect(readChoice(ofWords(14), ALL)).toBe('go_on')
    expect(readChoice(ofWords(15), ALL)).toBeNull()
  })
})

describe('a wish to die', () => {
  it.each<OfferKind>(['distress_support', 'crisis_support', 'paused', 'contact_consent', 'end_offer'])(
    'is never read as a choice after %s',
    kind => {
      const kindOf = (text: string) => readUtterance(text, [QUESTION, interviewer(kind, null)], 'en').request?.kind
      expect(kindOf('I want to end my life.')).toBe('self_harm')
      expect(kindOf('I want to kill myself tomorrow.')).toBe('self_harm')
      expect(kindOf('Nobody would miss me, I want to leave this world.')).toBe('self_harm')
    },
  )

  it('is not read into a wish to end the interview', () => {
    const kindOf = (text: string) => readUtterance(text, [QUESTION, interviewer('end_offer', null)], 'en').request?.kind
    expect(['Yes, end it.', 'I want to stop here.', 'Please end the interview.'].map(kindOf)).toEqual([
      'end',
      'end',
      'end',
    ])
  })
})

describe('the consent to tell the organization', () => {
  it.each([
    'Yes.',
    'Yes please',
    'Well, yes',
    'Please do that',
    'Okay',
    'You can',
    'Tell them',
    'Ja',
    'Gern',
    'D’accord',
    'Claro',
  ])('is given by a clear yes: %j', reply => {
    expect(readChoice(reply, CONSENT)).toBe('tell')
  })

  it.each([
    'No.',
    'Please don’t',
    'I’d rather not',
    'Keep it private',
    'Tell nobody',
    'Yes, no, tell no one',
    'Okay, but not them',
    'Niemand',
    'Niemandem',
    'Nein',
    'Non',
    'Nadie',
  ])('is refused by any no: %j', reply => {
    expect(readChoice(reply, CONSENT)).toBe('keep_private')
  })

  it.each(['Maybe', 'What would you tell them?', 'I want to stop', 'A person', 'Continue'])(
    'is never concluded from anything else: %j',
    reply => {
      expect(readChoice(reply, CONSENT)).toBeNull()
    },
  )
})
