import { describe, expect, it } from 'vitest'
import { ASKED, FULL, interviewer, requested, said } from './interview-state.fixture.ts'
import { readUtterance } from './read-utterance.ts'
import type { CommittedTurn } from './state.ts'

const read = (text: string, turns: CommittedTurn[] = ASKED, language = 'en') => readUtterance(text, turns, language)
const onlyRequest = (kind: string, text: string) => ({ answer: null, request: { kind, text } })

describe('an answer', () => {
  it.each([FULL, 'We packed 300 parcels a day.', '...'])('without a request is read as it was said: "%s"', text => {
    expect(read(text)).toEqual({ answer: text, request: null })
    expect(read(text, [])).toEqual({ answer: text, request: null })
  })
})

describe('a request', () => {
  it.each([
    ['repeat', 'Could you repeat the question?'],
    ['rephrase', 'What do you mean by that?'],
    ['skip', 'Can we skip this question?'],
    ['break', 'Can we take a short break?'],
    ['end', 'I want to stop the interview.'],
    ['salary_question', 'What does it pay?'],
    ['other_language', 'Kann ich bitte auf Deutsch antworten?'],
    ['abuse', 'You are a stupid piece of shit.'],
    ['distress', "I feel really sick, I can't go on."],
    ['self_harm', 'I want to kill myself.'],
  ])('is no answer: %s', (kind, text) => {
    expect(read(text)).toEqual(onlyRequest(kind, text))
  })

  it.each([
    ['Je veux en finir', 'en', 'self_harm'],
    ['Quiero morir', 'de', 'self_harm'],
    ['Je veux en finir avec cet entretien', 'fr', 'end'],
    ['Je voudrais arrêter là', 'fr', 'end'],
  ])('"%s" in an interview in "%s" means %s', (text, language, kind) => {
    expect(read(text, ASKED, language)).toEqual(onlyRequest(kind, text))
  })

  it('in the middle of an answer leaves what was answered before and after it', () => {
    const before = 'I planned the routes for twelve drivers and rang each of them every morning.'
    const after = 'So the lorries came in on time and nobody complained about the slots any more.'
    expect(read(`${before} I think I'm going to faint. ${after}`)).toEqual({
      answer: `${before} ${after}`,
      request: { kind: 'distress', text: "I think I'm going to faint" },
    })
  })

  it('is stored without the spaces around it', () => {
    expect(read('  Could you repeat the question? ')).toEqual(onlyRequest('repeat', 'Could you repeat the question?'))
  })

  it.each([
    ['de', 'Können Sie die Frage wiederholen, bitte?'],
    ['fr', 'Pouvez-vous répéter la question, s’il vous plaît ?'],
    ['es', '¿Puede repetir la pregunta, por favor?'],
  ])('is understood in the language of the interview and in an English one: %s', (language, text) => {
    expect(read(text, ASKED, language)).toEqual(onlyRequest('repeat', text))
    expect(read(text)).toEqual(onlyRequest('repeat', text))
  })
})

describe('an answer with a request', () => {
  const ANSWER = 'Last year I counted the labels at our depot every week and wrote a small check for them'
  const REPEAT = 'could you repeat the question?'

  it.each([
    ['repeat', 'Could you repeat the question?'],
    ['salary_question', 'What does it pay?'],
    ['job_question', 'Sorry, when would I hear back?'],
    ['distress', "I feel really sick, I can't go on."],
  ])('is read as both: %s', (kind, request) => {
    expect(read(`${ANSWER}. ${request} `)).toEqual({ answer: `${ANSWER}.`, request: { kind, text: request } })
  })

  it('is no answer at all if the candidate speaks of suicide', () => {
    const text = `${ANSWER}. I want to kill myself.`
    expect(read(text)).toEqual(onlyRequest('self_harm', text))
  })

  it.each(['oh ', 'Oh, ', 'And oh, ', 'and um ', 'Oh, um, ', 'Oh, um, oh, ', 'Um… ', 'And um - '])(
    'does not end with the words that begin the request: "%s"',
    opening => {
      expect(read(`${ANSWER}. ${opening}${REPEAT}`)).toEqual({
        answer: `${ANSWER}.`,
        request: { kind: 'repeat', text: REPEAT },
      })
    },
  )

  const FRENCH =
    "L'année dernière j'ai compté les étiquettes dans notre dépôt chaque semaine et j'ai écrit une petite vérification pour elles."
  it.each(['Désolé, euh, ', 'Désolée, euh, ', 'Et euh, '])('does not end with such words in French: "%s"', opening => {
    const request = 'pouvez-vous répéter la question ?'
    expect(read(`${FRENCH} ${opening}${request}`, ASKED, 'fr')).toEqual({
      answer: FRENCH,
      request: { kind: 'repeat', text: request },
    })
  })

  it.each([
    ['inside of it', 'Last year we packed every parcel twice, and so it went on for weeks.', 'Oh, '],
    ['as its last word', `${ANSWER} and it all went well.`, ''],
    ['as its last word, before such words', `${ANSWER} and it all went well.`, 'Oh, um, '],
    ['as the end of a longer word', 'Last year I counted all the labels every week at the old museum,', ''],
  ])('keeps the same words %s', (_, answer, opening) => {
    expect(read(`${answer} ${opening}${REPEAT}`)).toEqual({ answer, request: { kind: 'repeat', text: REPEAT } })
  })
})

describe('a choice that was offered', () => {
  it.each([
    ['break', 'go_on', "I'm back."],
    ['distress_support', 'person', 'I would like to talk to someone.'],
    ['crisis_support', 'another_day', 'Can we do it on another day?'],
    ['contact_consent', 'tell', 'Yes, please.'],
    ['contact_consent', 'keep_private', 'No, keep it private.'],
    ['end_offer', 'end', 'Yes'],
  ] as const)('can be spoken: after %s, %s', (offer, choice, text) => {
    expect(read(text, [...ASKED, interviewer(offer, null)])).toEqual(onlyRequest(choice, text))
  })

  it('is none without the offer', () => {
    expect(read('Yes')).toEqual({ answer: 'Yes', request: null })
  })
})

describe('what is said to an offer of help', () => {
  const OFFERS = ['distress_support', 'crisis_support'] as const
  const after = (offer: (typeof OFFERS)[number]) => [...ASKED, interviewer(offer, null)]
  const PRIVATE =
    'I have not told anyone about this, not even my wife, because I am ashamed of it and I do not know how to.'

  describe.each(OFFERS)('after %s', offer => {
    it.each([
      ['something private', PRIVATE],
      ['thanks', 'Thank you.'],
      ['more thanks', 'Thank you, that is kind of you.'],
      ['what would skip the question otherwise', 'Maybe.'],
      ['what would ask for an easier way otherwise', "I don't know."],
      ['what would be noted for the team otherwise', 'Why do you ask?'],
      ['a request after something private', `${PRIVATE} Could you repeat the question?`],
    ])('is no answer, and leaves the timer stopped: %s', (_, text) => {
      expect(read(text, after(offer))).toEqual(onlyRequest('pause', text))
    })

    it.each([
      ['self_harm', 'I want to kill myself.'],
      ['self_harm', 'I want to end my life.'],
      ['distress', 'My heart is racing.'],
      ['end', 'I want to stop the interview now.'],
      ['repeat', 'Could you repeat the question?'],
      ['person', 'I would like to hear from a person.'],
      ['about_ai', 'Are you a real person?'],
      ['about_ai', 'Am I talking to a human?'],
    ])('is still understood: %s', (kind, text) => {
      expect(read(text, after(offer))).toEqual(onlyRequest(kind, text))
    })

    it('is an answer if it tells at length what they did, unless they are in a crisis', () => {
      expect(read(FULL, after(offer))).toEqual(
        offer === 'distress_support' ? { answer: FULL, request: null } : onlyRequest('pause', FULL),
      )
      const asking = `${FULL} Sorry, when would I hear back?`
      expect(read(asking, after(offer))).toEqual(
        offer === 'distress_support'
          ? { answer: FULL, request: { kind: 'job_question', text: 'Sorry, when would I hear back?' } }
          : onlyRequest('pause', asking),
      )
    })

    it('is private as a whole if the candidate is still not well', () => {
      const text =
        "Last year I lost my house and then I slept at the depot every night. I feel really sick, I can't go on."
      expect(read(text, after(offer))).toEqual(onlyRequest('distress', text))
    })

    it('stays private while the candidate takes a moment', () => {
      const turns = [...after(offer), requested('moment'), interviewer('moment', null)]
      expect(read(PRIVATE, turns)).toEqual(onlyRequest('pause', PRIVATE))
    })

    it('can be an answer again after the interview continues', () => {
      const turns = [...after(offer), requested('go_on'), interviewer('repeat', 'a')]
      expect(read(FULL, turns)).toEqual({ answer: FULL, request: null })
    })
  })
})

describe('a longer answer after the question whether to end', () => {
  it('is kept, with what it asks for', () => {
    const turns = [...ASKED, requested('end'), interviewer('end_offer', null)]
    expect(read(FULL, turns)).toEqual({ answer: FULL, request: null })
    expect(read(`${FULL} Sorry, when would I hear back?`, turns).answer).toBe(FULL)
  })
})

describe('what was said before', () => {
  const workload = 'How did you plan the workload of your team?'
  const ASKS = "what's the workload"

  it.each<[string, string, CommittedTurn[]]>([
    ['the question', 'rephrase', [interviewer('question', 'a', workload)]],
    ['the follow-up', 'rephrase', [...ASKED, interviewer('follow_up', 'a', workload)]],
    [
      'the question, before a reply',
      'rephrase',
      [interviewer('question', 'a', workload), interviewer('reply', null, 'The job posting says: Leeds.')],
    ],
    [
      'the question, but not its follow-up',
      'job_question',
      [interviewer('question', 'a', workload), interviewer('follow_up', 'a', 'Why?')],
    ],
    ['neither', 'job_question', ASKED],
    ['only a reply', 'job_question', [...ASKED, interviewer('reply', null, workload)]],
    ['only the candidate', 'job_question', [...ASKED, said('a', workload)]],
    ['nobody', 'job_question', []],
  ])('decides whether a word of the question is meant. Used by %s: %s', (_, kind, turns) => {
    expect(read(ASKS, turns)).toEqual(onlyRequest(kind, ASKS))
  })

  const INSULT = 'you machine yes'
  it.each<[string, string, CommittedTurn[]]>([
    ['right after it', 'abuse', [...ASKED, interviewer('boundary', null)]],
    ['after another turn of the candidate', 'abuse', [...ASKED, interviewer('boundary', null), requested('abuse')]],
    ['after it continued', 'about_ai', [...ASKED, interviewer('boundary', null), interviewer('repeat', 'a')]],
    ['without it', 'about_ai', ASKED],
  ])('makes a second insult more likely after the interviewer asked for respect: %s', (_, kind, turns) => {
    expect(read(INSULT, turns)).toEqual(onlyRequest(kind, INSULT))
  })

  it('makes it more likely that the candidate still does not know, after an easier way was offered', () => {
    const text = 'I have no answer to that'
    const easier = [...ASKED, interviewer('easier_way', 'a')]
    expect(read(text, easier)).toEqual(onlyRequest('dont_know', text))
    expect(read(text, [...easier, said('a', 'Well.')])).toEqual(onlyRequest('dont_know', text))
    expect(read(text, [...easier, interviewer('question', 'b')])).toEqual({ answer: text, request: null })
    expect(read(text)).toEqual({ answer: text, request: null })
  })
})

describe('an answer in another language', () => {
  const GERMAN = 'Ich habe die Etiketten jede Woche gezählt.'
  const asking = (text: string) => [...ASKED, requested('other_language', text), interviewer('other_language', null)]
  const LONG =
    'Wir haben das so gemacht, dass ich die Etiketten jede Woche gezählt habe und dann der Chefin Bescheid gab.'

  it.each([
    LONG,
    "J'ai préparé les commandes avec deux collègues et nous avons changé la liste chaque matin parce que les clients attendaient.",
    'En mi último trabajo tuve que cambiar los turnos porque dos compañeros estaban enfermos y había muchos pedidos.',
  ])('is kept if it is long enough to be one: %s', text => {
    expect(read(text)).toEqual({ answer: text, request: null })
    expect(read(text, [...ASKED, requested('repeat', 'Kann ich auf Deutsch antworten?')])).toEqual({
      answer: text,
      request: null,
    })
  })

  it('counts after the candidate asked to answer in it, or has answered in it', () => {
    expect(read(GERMAN, asking('Kann ich auf Deutsch antworten?'))).toEqual({ answer: GERMAN, request: null })
    expect(read(GERMAN, asking('Could I speak German?'))).toEqual({ answer: GERMAN, request: null })
    expect(read(GERMAN, [...ASKED, said('a', LONG), interviewer('follow_up', 'a')])).toEqual({
      answer: GERMAN,
      request: null,
    })
  })

  it.each<[string, CommittedTurn[]]>([
    ['nobody asked', ASKED],
    ['another language was asked for', asking('Peut-on parler français ?')],
    ['a language that is not understood was asked for', asking('Türkçe konuşabilir miyiz?')],
    ['something else was asked in it', [...ASKED, requested('repeat', 'Kann ich auf Deutsch antworten?')]],
    ['only a few words were said in it', [...ASKED, said('a', 'Das habe ich auf Deutsch gesagt.')]],
  ])('is a request if it is short and %s', (_, turns) => {
    expect(read(GERMAN, turns)).toEqual(onlyRequest('other_language', GERMAN))
  })

  it.each([
    ['repeat', 'Können Sie das wiederholen?'],
    ['repeat', 'Pouvez-vous répéter ?'],
    ['repeat', '¿Puede repetir la pregunta?'],
    ['skip', 'Können wir die Frage überspringen?'],
    ['break', 'Est-ce que je peux faire une pause ?'],
    ['other_language', 'Kann ich bitte auf Deutsch antworten?'],
  ])('is none if it asks for something: %s, %s', (kind, text) => {
    expect(read(text)).toEqual(onlyRequest(kind, text))
  })

  it.each([
    ['self_harm', 'Ich will nicht mehr leben.'],
    ['distress', 'Mir geht es nicht gut, mir ist schlecht.'],
    ['end', 'Ich möchte das Gespräch beenden.'],
  ])('is understood if it cannot wait: %s', (kind, text) => {
    expect(read(text)).toEqual(onlyRequest(kind, text))
  })
})

describe('a short answer', () => {
  it.each(['London', '40', '2019', 'Thank you.', 'thanks', 'Yes, please.', 'maybe', 'Python', 'a nurse', 'In Berlin'])(
    'is no request: %s',
    text => {
      expect(read(text)).toEqual({ answer: text, request: null })
    },
  )
})
