import { describe, expect, it } from 'vitest'
import { interviewer } from './interview-state.fixture.ts'
import { choosesEnd, surelyEnds } from './intent/ending.ts'
import { offersOf, readChoice } from './offers.ts'
import type { OfferKind } from './state.ts'

const after = (kind: OfferKind, text: string) => readChoice(text, offersOf([interviewer(kind, null)]))

describe('a wish to end beyond doubt', () => {
  it.each([
    'I want to end the interview.',
    'Please stop the interview',
    "Let's end the call here.",
    "I'd like to stop the interview now, please.",
    'Can we end this conversation?',
    'Goodbye.',
    'Bye bye',
    'Thank you, goodbye.',
    'Ich möchte das Gespräch beenden.',
    'Ich will das Interview jetzt abbrechen.',
    'Auf Wiedersehen',
    'Tschüss!',
    "Je voudrais arrêter l'entretien.",
    'Au revoir',
    'Quiero parar la entrevista aquí',
    'Adiós',
  ])('is the whole of what is said: %j', text => {
    expect(surelyEnds(text)).toBe(true)
  })

  it.each([
    'Can I go ahead?',
    "I'll go with the warehouse one",
    'I shut it down',
    'Can I go on?',
    "Okay let's go",
    'I want to leave retail',
    "I'm off on Fridays",
    "I'm out",
    'It is over now',
    'bye bye paper',
    'forget it',
    'I want to stop.',
    "I don't want to end the interview",
    'We had to end the call with the customer',
    'I want to end the interview on a good note',
    'Should I end the interview?',
    'I want to finish the interview',
    'Ich will nicht das Gespräch beenden',
    'Ich will den Einzelhandel verlassen',
    'Je veux quitter la restauration',
    'Je peux y aller ?',
    'No quiero parar la entrevista',
    'Me voy con el equipo',
    '',
  ])('is not in %j', text => {
    expect(surelyEnds(text)).toBe(false)
  })
})

describe('the question whether to end', () => {
  it.each([
    'No, let me finish my answer',
    'I want to finish the interview first',
    "I'm not finished",
    'of course not',
    'okay but I have more to say',
    'sure, next question please',
    'why would I stop now',
    'No, that was the end of my story',
    'Non, je veux terminer l’entretien correctement',
    'Nein, ich will ausreden',
    'Natürlich nicht',
    'Ich bin noch nicht fertig',
    'Warum sollte ich jetzt aufhören',
    'Bien sûr que non',
    'Je n’ai pas fini',
    'Question suivante, merci',
    'Claro que no',
    'No he terminado',
    'No, quiero terminar mi respuesta',
    'Absolutely not, I just want to complete my sentence',
    'No, the meeting came to an end then',
  ])('is refused by %j', reply => {
    expect(after('end_offer', reply)).toBe('go_on')
  })

  it.each([
    'Yes',
    'Yes please.',
    'Sure',
    'Yes, end it.',
    'Please end the interview.',
    'I want to stop here.',
    'No, I want to stop.',
    'Ja bitte',
    'Ja, beenden',
    'Ich möchte aufhören',
    'Oui, merci',
    'Je veux arrêter',
    'Sí, por favor',
    'Quiero terminar',
  ])('is accepted by %j', reply => {
    expect(after('end_offer', reply)).toBe('end')
  })

  it.each([
    'yes but first I want to say one thing about the team',
    'Sure, the customer was happy',
    'Yes? Why?',
    'Okay, what happens then',
    'In the end we finished on time',
    'Oui mais pourquoi',
    'Ja, aber was passiert dann',
    'Sí, pero tengo una duda',
  ])('is not accepted by %j', reply => {
    expect(after('end_offer', reply)).not.toBe('end')
  })

  it('goes on if a person who was not well wants to finish the interview', () => {
    expect(after('distress_support', "I'm fine, let's finish this")).toBe('go_on')
    expect(after('distress_support', 'No, please end the interview')).toBe('end')
  })

  it.each(['I want to stop', 'Let us end it', 'Schluss', 'Je veux arrêter', 'Quiero parar'])(
    'reads %j as a wish to end',
    reply => {
      expect(choosesEnd(reply)).toBe(true)
    },
  )
})

describe('the question whether to tell the organization', () => {
  it.each([
    'okay but what would you tell them',
    'fine, whatever, but I am scared they reject me',
    'ja aber was sagen Sie denen dann',
    'si on leur dit, je perds le poste',
    'Yes? What exactly?',
    'Sure, if it stays between us',
    'Oui, mais qui va le lire ?',
    'Sí, pero qué les dice',
    'Klar, wenn das keine Folgen hat',
    'Okay okay I see',
  ])('is not agreed to by %j', reply => {
    expect(after('contact_consent', reply)).not.toBe('tell')
  })

  it.each(['ok laissez tomber', 'Okay, forget it', 'Ja, ach, vergessen Sie es', 'Vale, déjelo', 'Never mind'])(
    'is refused by taking it back: %j',
    reply => {
      expect(after('contact_consent', reply)).toBe('keep_private')
    },
  )

  it.each([
    'Yes, that would be great, thank you very much.',
    'Yes, you can tell them.',
    'Sure, go ahead',
    'Ja, machen Sie das bitte',
    'Oui, allez-y',
    'Sí, claro, gracias',
  ])('is agreed to by %j', reply => {
    expect(after('contact_consent', reply)).toBe('tell')
  })
})

describe('a return after a break', () => {
  it.each([
    "I'm back, sorry about that",
    "Okay thanks, that's better",
    'Bin wieder da',
    'Je suis de retour',
    'Ya estoy aquí',
    'Right, where were we',
  ])('continues: %j', reply => {
    expect(after('break', reply)).toBe('go_on')
  })
})

describe('a short answer after an offer', () => {
  it.each<[OfferKind, string]>([
    ['accommodation', 'I helped a person in a wheelchair onto the bus'],
    ['break', 'The customer came back the next day and I refunded her'],
    ['other_language', 'I finish the wall in two days and boss was happy'],
    ['paused', 'Someone stole a pallet and I told my supervisor'],
    ['boundary', 'I continue the inventory count with my colleague'],
    ['accommodation', 'Ich habe jemanden am Empfang vertreten'],
    ['break', 'Le lendemain je suis retournée et plus tard on a signé'],
    ['other_language', 'Yo ayudaba a una persona mayor con las bolsas'],
    ['accommodation', 'Yes I trained two people at the bakery'],
  ])('is no choice: after %s, %j', (kind, text) => {
    expect(after(kind, text)).toBeNull()
  })
})
