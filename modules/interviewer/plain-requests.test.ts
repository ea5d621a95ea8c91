import { describe, expect, it } from 'vitest'
import { ASKED, FULL, interviewer, said, WRAPPED } from './interview-state.fixture.ts'
import { readUtterance } from './read-utterance.ts'
import type { CommittedTurn } from './state.ts'

const kindOf = (text: string, turns: CommittedTurn[] = ASKED) =>
  readUtterance(text, turns, 'en').request?.kind ?? 'answer'

describe('what people say in every interview', () => {
  it.each([
    [
      'about_ai',
      ['Can you hear me?', 'Hello, can you hear me now?', 'Hören Sie mich?', "Vous m'entendez ?", '¿Me oye bien?'],
    ],
    [
      'about_ai',
      [
        'How many questions are left?',
        'Wie viele Fragen kommen noch?',
        'Il reste combien de questions ?',
        '¿Cuántas preguntas quedan?',
      ],
    ],
    [
      'about_ai',
      [
        'How much time do I have?',
        'How long will this take?',
        'Wie lange dauert das noch?',
        'Combien de temps me reste-t-il ?',
        '¿Cuánto tiempo me queda?',
      ],
    ],
    [
      'about_ai',
      [
        "My microphone isn't working",
        'Sorry, my mic is broken',
        'Mein Mikrofon geht gerade nicht',
        'Mon micro ne marche pas',
        'Mi micrófono no funciona',
      ],
    ],
    [
      'moment',
      [
        'Can I start?',
        'Can I go ahead?',
        'Can I go on?',
        'Shall I go on?',
        'Darf ich weitermachen?',
        'Je peux y aller ?',
        '¿Puedo empezar?',
      ],
    ],
    [
      'moment',
      [
        'Can I add something to my first answer?',
        'Darf ich noch etwas zu meiner ersten Antwort ergänzen?',
        'Est-ce que je peux ajouter quelque chose à ma première réponse ?',
        '¿Puedo añadir algo a mi primera respuesta?',
        'Yes, I have a question',
      ],
    ],
    [
      'moment',
      ["I'm nervous", "I'm a bit nervous, sorry", 'Ich bin nervös', 'Je suis un peu stressée', 'Estoy muy nervioso'],
    ],
    [
      'distress',
      [
        "I'm really anxious right now",
        "I'm getting really stressed about this interview",
        'Ich habe Angst vor dem Gespräch',
        'Je suis très anxieuse',
        'Me siento agobiada, perdón',
      ],
    ],
    ['go_on', ['Ready when you are', "Okay let's go", "Los geht's", 'On y va', 'Estoy listo']],
    [
      'person',
      [
        'Can I speak to a human?',
        "I'd rather talk to a person",
        'Ich möchte lieber mit einem Menschen sprechen',
        'Je préfère parler à une personne',
        'Quiero hablar con una persona',
      ],
    ],
    ['dont_know', ["I'm useless", 'shit I forgot', 'Scheiße, hab ich vergessen', "Merde, j'ai oublié", 'Se me olvidó']],
    [
      'job_question',
      ['Do I have to speak German', 'Muss ich Deutsch können?', '¿Hay que hablar inglés?', 'Is there training?'],
    ],
  ])('is understood: %s', (kind, texts) => {
    expect(texts.map(text => [text, kindOf(text)])).toEqual(texts.map(text => [text, kind]))
  })

  it.each([
    "I'll go with the warehouse one",
    'I shut it down',
    'I want to leave retail',
    'I would like to leave my job at the bakery',
    'I want to stop smoking',
    "I'm off on Fridays",
    'bye bye paper',
    'I have to go with the team leader',
    'Ich will den Einzelhandel verlassen',
    'Ich will mit dem Rauchen aufhören',
    'Ich gehe nach vorne',
    'Je veux quitter la restauration',
    'Quiero dejar la hostelería',
    'Me voy con el equipo',
    "I can't stand being late",
    'I was scared somebody would die',
    'I could not breathe in there with that smell',
    'I could not live with a mess like that',
    'Ich hatte Angst, dass jemand stirbt',
    'Je ne supporte pas d’être en retard',
    'No soporto llegar tarde',
    'I talked to a person about it',
    'I was nervous but I asked the chef',
    'I want to go back to my first job',
    'I need to go back to 2019 for that',
    "They don't do it anymore",
    "I don't do that anymore",
    'No more complaints',
    "I'm off at weekends",
    'Ich möchte aus der Pflege raus',
    'Ich will weg vom Fließband',
    'Je quitte mon poste en juin',
    'Je n’en peux plus des retards',
    "I'm scared of heights",
    'I feel sick when people lie',
    'J’ai pris ma pause plus tard pour finir la commande',
    'J’ai fini par trouver la panne',
    'Ich habe ihr die Frage noch einmal langsam wiederholt',
    'Il voulait en finir avec la vie et je suis restée avec lui jusqu’à l’arrivée du SAMU',
    'I forgot the keys once and called my boss',
  ])('is no alarm and no request: %s', text => {
    expect(kindOf(text, [...ASKED, interviewer('follow_up', 'a')])).toMatch(/^(?:answer|other_language)$/u)
  })

  it.each(["I can't stand the pain", "I was scared and right now I can't breathe", 'I want to leave the interview'])(
    'is still urgent: %s',
    text => {
      expect(['distress', 'end']).toContain(kindOf(text))
    },
  )
})

describe('the question whether there is anything to add', () => {
  it.each([
    'Yes',
    'Yes, I have a question',
    'Um yes I would like to add something',
    'Oui, une chose',
    'Ja, eine Frage noch',
    'Sí, una cosa',
  ])('is listened to after %j', text => {
    expect(kindOf(text, WRAPPED)).toBe('moment')
  })

  it.each(['No.', 'Yes, I also speak Polish and I drive a van.', 'One thing: I can start in May.'])(
    'is answered with %j',
    text => {
      expect(['answer', 'done', 'dont_know']).toContain(kindOf(text, WRAPPED))
    },
  )
})

describe('a reply to a person in a crisis', () => {
  it.each(['it is enough, nobody cares', 'I want everything to stop'])('ends nothing: %s', text => {
    expect(['pause', 'self_harm', 'distress']).toContain(kindOf(text, [...ASKED, interviewer('crisis_support', null)]))
  })
})

describe('a reply to the question for figures', () => {
  const asked: CommittedTurn[] = [
    ...ASKED,
    said('a', FULL),
    { ...interviewer('follow_up', 'a', 'About how many, how much or how long was that?'), reason: 'figures' },
  ]
  it.each([
    'About five minutes',
    'Minimum wage, ten of us',
    'About a second',
    "I don't know exactly, around fifty",
    'A minute or two',
    'Ungefähr eine Minute',
    'Keine Ahnung, so dreißig vielleicht',
    'Environ une seconde',
    'No sé exactamente, unos cincuenta',
  ])('is an answer: %s', text => {
    expect(readUtterance(text, asked, 'en')).toEqual({ answer: text, request: null })
  })

  it.each([
    ['moment', 'Give me a minute, please'],
    ['break', 'Can we take five minutes?'],
    ['dont_know', "I don't know"],
    ['self_harm', 'I want to kill myself'],
  ])('can still ask for something: %s, %s', (kind, text) => {
    expect(kindOf(text, asked)).toBe(kind)
  })

  it('is read as a request elsewhere', () => {
    expect(kindOf('About five minutes')).toBe('break')
  })
})

describe('an unclear reply to the question whether to tell', () => {
  const asked = [...ASKED, interviewer('contact_consent', null)]
  it.each([
    'okay but what would you tell them',
    'ja aber was sagen Sie denen dann',
    'si on leur dit, je perds le poste',
  ])('is asked once more, and then tells nobody: %s', text => {
    expect(kindOf(text, asked)).toBe('person')
    expect(kindOf(text, [...asked, interviewer('contact_consent', null)])).toBe('keep_private')
  })

  it('is asked once more if they are afraid of the consequences', () => {
    expect(kindOf('fine, whatever, but I am scared they reject me', asked)).toBe('person')
  })

  it('is more if the candidate is not well, or wants to end', () => {
    expect(kindOf('I want to kill myself', asked)).toBe('self_harm')
    expect(kindOf('I want to stop the interview', asked)).toBe('end')
  })
})
