import { expect, test } from 'vitest'
import { type ReadOptions, readIntent } from './read-intent.ts'

const BEFORE =
  'In the warehouse I planned the routes for twelve drivers and rang them every morning before they left the yard'
const AFTER = 'so the lorries came in on time and the customers stopped complaining about the slots they had booked'

const partOf = (text: string, options: ReadOptions = {}) => {
  const reading = readIntent(text, options)
  return reading && [reading.intent, text.slice(reading.start, reading.end)]
}

test.each([
  ["and I'm sorry, I think I'm going to faint", 'distress', "I think I'm going to faint"],
  ['and my chest is really tight', 'distress', 'and my chest is really tight'],
  ['and, you know, I want to stop this interview now', 'end', 'I want to stop this interview now'],
])('%s, in the middle of an answer', (said, intent, request) => {
  expect(partOf(`${BEFORE}, ${said}, ${AFTER}`)).toEqual([intent, request])
  expect(partOf(`${BEFORE}. ${said}. ${AFTER}.`)).toEqual([intent, request])
})

test('a wish to die keeps everything said with it private', () => {
  const text = `${BEFORE}. To be honest I want to kill myself, I don't see the point in living. ${AFTER}.`
  expect(partOf(text)).toEqual(['self_harm', text])
})

test.each([
  [
    'de',
    'Ich habe die Touren für zwölf Fahrer geplant und jeden Morgen angerufen',
    'mir wird gerade schwarz vor Augen',
  ],
  ['fr', 'Je préparais les commandes du matin avec deux collègues et je notais chaque retard', "je vais m'évanouir"],
  ['es', 'Yo preparaba los pedidos de la mañana con dos compañeros y apuntaba cada retraso', 'me voy a desmayar'],
])('in %s', (language, account, plea) => {
  expect(readIntent(`${account}. Perdón, ${plea}. ${account} ${account}.`, { language })?.intent).toBe('distress')
})

test('however long the answer is', () => {
  const long = Array.from({ length: 12 }, (_, index) => `In week ${index} ${BEFORE.toLowerCase()}.`).join(' ')
  const plea = "I feel sick and I'm going to faint"
  const text = `${long} ${plea}. ${long}`
  expect(partOf(text)).toEqual(['distress', plea])
})

test('the most urgent counts, wherever it is', () => {
  const text = `${BEFORE}. My chest hurts. ${AFTER}. I want to end my life. ${BEFORE}. I want to stop the interview. ${AFTER}.`
  expect(readIntent(text)?.intent).toBe('self_harm')
})

test.each([
  'and the driver rang and said I think I am going to faint',
  'and she told me word for word my chest hurts so much',
  'and I could not breathe in there',
  'and I was close to tears with laughter',
  'and my heart stopped when I saw the bill',
  'and he kept shouting I want to stop this now',
  'and then I say sir I feel faint',
])('an account is an answer: %s', said => {
  expect(readIntent(`${BEFORE}, ${said}, ${AFTER}.`)).toBeNull()
})

test.each([
  [
    'de',
    'Ich habe zwölf Jahre in der Küche gearbeitet und wir haben viel gelacht, ich bekam keine Luft vor Lachen, und am Ende war alles fertig.',
  ],
  [
    'fr',
    "J'étais chef d'équipe pendant huit ans et je voulais en finir avec les retards, alors j'ai affiché un tableau avec des couleurs.",
  ],
  [
    'es',
    'Trabajé ocho años en la aseguradora y el servidor se caía, a mí me daban ganas de llorar, y llamé a mi compañera para arreglarlo.',
  ],
])('an account in %s is an answer', (language, text) => {
  expect(readIntent(text, { language })).toBeNull()
})

test('nothing beside what is told of distress is meant', () => {
  const told = "the customer is shouting, I'm shaking, I feel sick, and he says I want my money"
  expect(readIntent(`${BEFORE}, and so ${told}, ${AFTER}.`)).toBeNull()
})

test.each([
  ['en', 'I nearly fainted just now'],
  ['en', 'I was fine but now my chest hurts and I can’t breathe properly, sorry about that'],
  ['en', "I'm falling apart inside, I can't do this"],
  ['de', 'Mir ging es heute früh schon schlecht und jetzt wird mir schwarz vor Augen'],
  ['fr', "J'avais mal au ventre ce matin et là je vais vomir, excusez-moi"],
  ['es', 'Me sentía mal esta mañana y ahora estoy mareada, no puedo seguir'],
])('what was a moment ago still is, in "%s": %s', (language, text) => {
  expect(readIntent(text, { language })?.intent).toBe('distress')
})

test.each([
  [
    'en',
    'We had a rush and I have been thinking about killing myself and my manager just said carry on so I packed boxes until six.',
  ],
  [
    'en',
    "I moved to nights in March and since then I don't want to live anymore, but the line was running so I finished the order.",
  ],
  [
    'en',
    'I ran the tills for a year and sometimes I think about ending my life and the customers never noticed because I smile all day.',
  ],
  [
    'de',
    'Ich habe im Lager angefangen und seitdem will ich nicht mehr leben, aber die Schicht musste weitergehen und ich habe gepackt.',
  ],
  [
    'de',
    'Wir hatten viel zu tun und ich denke ständig daran, mich umzubringen, und mein Chef sagte nur weiter so, also ging es weiter.',
  ],
  [
    'fr',
    'On préparait les commandes et depuis ce jour je ne veux plus vivre, mais la ligne tournait alors je suis resté avec eux.',
  ],
  [
    'es',
    'Preparaba los pedidos y desde entonces no quiero vivir, pero la línea seguía y me quedé y terminé el turno con ellos.',
  ],
])('a wish to die inside of an answer in %s is heard in any interview: %s', (language, text) => {
  for (const interview of ['en', language]) expect(readIntent(text, { language: interview })?.intent).toBe('self_harm')
})

test.each([
  'A veces pienso en quitarme la vida',
  'Ehrlich gesagt will ich seit Wochen nicht mehr leben',
  'Parfois je pense à mettre fin à mes jours',
  'Ya no quiero seguir viviendo',
  'Sometimes I think about killing myself',
])('a wish to die in few words is heard in an interview in any language: %s', text => {
  for (const language of ['en', 'de', 'fr', 'es']) expect(readIntent(text, { language })?.intent).toBe('self_harm')
})

test.each([
  [
    'en',
    'A patient on my ward told me that he does not want to live anymore and I stayed with him and called the nurse in charge.',
  ],
  [
    'en',
    'One of my pupils said she was thinking about killing herself, so I told the counsellor and called her parents that afternoon.',
  ],
  [
    'en',
    'An old man said to me every morning I want to die, and I learned to sit with him and to let him talk about his wife.',
  ],
  ['en', "We used to joke that we'd lost the will to live by the third audit, but honestly I enjoyed them."],
  [
    'de',
    'Eine Patientin sagte zu mir ich will nicht mehr leben, und ich habe mich zu ihr gesetzt und die Pflegeleitung gerufen.',
  ],
  [
    'fr',
    "Un patient m'a dit je ne veux plus vivre, alors je suis restée avec lui et j'ai appelé l'infirmière de garde.",
  ],
  ['es', 'Una residente me dijo no quiero vivir más, así que me senté con ella y avisé a la enfermera de guardia.'],
])('the wish of another person to die, told in %s, is an answer: %s', (language, text) => {
  expect(readIntent(text, { language })).toBeNull()
})
