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
