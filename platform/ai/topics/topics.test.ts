import { describe, expect, it, test } from 'vitest'
import { topicFit, topicsOf } from './fit.ts'
import { digestOfExamples } from './labelled/train.ts'
import { TOPICS } from './topics.ts'
import { LEARNED_FROM } from './weights.ts'

const likeliest = (text: string) => {
  const shares = topicsOf(text)
  return TOPICS[shares.indexOf(Math.max(...shares))]
}

test('the weights were learned from the examples as they are', () => {
  expect(LEARNED_FROM, 'run node --import tsx bench/train-topics.ts').toBe(digestOfExamples())
})

describe('the topic of a text', () => {
  it.each([
    [
      'The pump lost pressure every night. I measured the circuit, ruled out the valve and found a leaking seal.',
      'fault',
    ],
    ['Zwei Kolleginnen stritten seit Wochen. Ich habe mit beiden gesprochen und vermittelt.', 'conflict'],
    ["La cliente était furieuse et hurlait. Je me suis excusée et je l'ai remboursée.", 'customer'],
    [
      'She slid down in the wheelchair. I put the brakes on, took the hoist and lifted her with a straight back.',
      'strain',
    ],
    [
      'Er hob den Stuhl und drohte mir. Ich hielt Abstand, schickte die anderen raus und rief die Polizei.',
      'aggression',
    ],
    ["J'ai compté les lignes du tableau et cherché les doublons : la courbe venait d'une seule valeur.", 'analysis'],
    ['Faltaba el casco y el andamio no era seguro, así que paré la obra para evitar un accidente.', 'safety'],
  ])('is found in all languages: %s', (text, topic) => {
    expect(likeliest(text)).toBe(topic)
  })

  it('is the same for a mother and a father', () => {
    const text =
      'The mother was in tears because her son had fallen. I sat down with her and explained what had happened.'
    expect(topicsOf(text.replace('mother', 'father').replace('son', 'daughter'))).toEqual(topicsOf(text))
  })
})

it('fits a question about the same better than any other question', () => {
  const answer =
    'I saw that the guard of the saw was missing, stopped the work, locked the switch and got a new guard fitted.'
  const own = topicFit('Tell me about a hazard you noticed at work.', answer)
  for (const other of ['Why do you want to work for us?', 'Describe a negotiation about a price.'])
    expect(topicFit(other, answer)).toBeLessThan(own)
})
