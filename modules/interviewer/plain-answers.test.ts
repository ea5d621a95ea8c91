import { describe, expect, it } from 'vitest'
import { interviewer } from './interview-state.fixture.ts'
import { readUtterance } from './read-utterance.ts'

const read = (text: string, language: string) =>
  readUtterance(text, [interviewer('question', 'a', 'Tell me about yourself.')], language)
const kindOf = (text: string, language: string) => read(text, language).request?.kind ?? 'answer'

describe('what everybody answers in a screening', () => {
  it.each([
    ['en', 'I speak English and Polish'],
    ['en', 'English is my first language and I speak some Italian'],
    ['en', 'around twenty five thousand'],
    ['en', 'full time if possible'],
    ['en', "it's near my house and I know the area"],
    ['en', 'I have two kids so mornings are best'],
    ['en', 'my mother was ill so I looked after her for two years'],
    ['en', 'I left because my father died and I had to help at home'],
    ['en', "I have diabetes but it's under control"],
    ['en', "I haven't been sick in three years"],
    ['en', "I'd call an ambulance and stay with the person"],
    ['en', "I can't lift more than ten kilos because of my shoulder"],
    ['en', 'I cut my thumb on the slicer once and the first aider put a plaster on it'],
    ['en', "I don't want to be a temp any more"],
    ['en', "I've always been dying to do something with my hands"],
    ['de', 'ich spreche Deutsch, Englisch und Türkisch'],
    ['de', 'so um die dreitausend brutto'],
    ['de', 'ich will mehr verdienen'],
    ['de', 'ich bin nie krank'],
    ['de', 'ich möchte nicht mehr im Schichtdienst arbeiten'],
    ['de', 'ich möchte am Wochenende nicht mehr arbeiten'],
    ['de', 'am Anfang hab ich nichts verstanden aber mein Meister hat mir alles nochmal erklärt'],
    ['fr', "je parle français anglais et un peu d'arabe"],
    ['fr', 'je peux commencer lundi'],
    ['fr', 'je suis disponible à partir de lundi'],
    ['fr', 'je ne veux plus être en intérim'],
    ['fr', "ma mère était malade et je me suis occupée d'elle"],
    ['es', 'hablo español inglés y un poco de francés'],
    ['es', 'puedo empezar el lunes'],
    ['es', 'me duele la espalda y no puedo cargar peso'],
    ['es', 'me gusta cuando hay mucho trabajo'],
  ])('takes for an answer in %s: %s', (language, text) => {
    expect(read(text, language)).toEqual({ answer: text, request: null })
  })

  it.each([
    ['en', 'self_harm', 'my father was ill and I had to help and now I want to die'],
    ['en', 'self_harm', "I don't want to be here any more"],
    ['en', 'self_harm', 'I cut myself with a razor'],
    ['en', 'distress', 'my mum has just collapsed'],
    ['en', 'distress', 'I speak English and Polish but sorry I feel really sick'],
    ['en', 'end', 'I speak English and Polish but I want to stop the interview now'],
    ['en', 'end', "I don't want to do this any more"],
    ['en', 'other_language', 'I only speak Polish'],
    ['de', 'self_harm', 'ich will nicht mehr leben'],
    ['de', 'other_language', 'ich spreche nicht gut Deutsch'],
    ['fr', 'self_harm', 'je ne veux plus vivre'],
    ['es', 'self_harm', 'no quiero seguir viviendo'],
    ['es', 'job_question', '¿Puedo empezar el lunes?'],
  ])('still hears a request in %s (%s): %s', (language, kind, text) => {
    expect(kindOf(text, language)).toBe(kind)
  })
})

it.each([
  ['en', 'self_harm', "I lost my job in May and since then honestly I don't want to live anymore"],
  ['en', 'end', 'I need to leave goodbye'],
  ['en', 'break', "sorry there's someone at the door"],
  ['es', 'distress', 'mi madre murió la semana pasada'],
  ['es', 'distress', 'esto es demasiado para mí'],
])('hears in %s that a candidate needs something (%s): %s', (language, kind, text) => {
  expect(kindOf(text, language)).toBe(kind)
})
