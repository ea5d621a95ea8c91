import { describe, expect, it } from 'vitest'
import { redact } from '../redact.ts'

const read = (text: string) => redact(text, { names: [] }).text

describe('what people say of themselves', () => {
  it.each([
    ['Not to boast, but I am a stubborn Icelander and I finished it.', 'stubborn Icelander'],
    ['I had a stroke two winters ago, so I plan in writing.', 'stroke'],
    ['Since my hip replacement I plan the round differently.', 'hip replacement'],
    ['My own tribe is different, so they trusted me.', 'tribe'],
    ['As the only bloke on the ward I took the night shift.', 'bloke'],
    ['After the operation I came back part-time.', 'operation'],
    ['I came to nursing late, at forty-six, and I stayed.', 'forty-six'],
    ['Back in Kumasi you would never do that, so I waited.', 'Kumasi'],
    ['I grew up in Enugu and I do not ring twice.', 'Enugu'],
    ['We live out in Khayelitsha, so I left at five.', 'Khayelitsha'],
    ['Ich bin halt so ein Kerl, der nicht lange telefoniert.', 'Kerl'],
    ['Seit meinem Hörsturz stimme ich zu zweit.', 'Hörsturz'],
    ['Ich habe die Umschulung gemacht, mit dreiundvierzig, und dann war ich Dachdecker.', 'dreiundvierzig'],
    ['Ich komme ursprünglich aus Miskolc, aber Zahlen kann ich.', 'Miskolc'],
    ["J'ai une surdité de l'oreille droite, donc je me place à gauche.", 'surdité'],
    ['J’ai grandi à Eupen, ce qui m’a servi.', 'Eupen'],
    ['Yo soy rumano y mi padre también regaba.', 'rumano'],
    ['Mi suegra vive con nosotros y pedí el turno de noche.', 'suegra'],
  ])('is hidden: %s', (said, personal) => {
    const shown = read(said)
    for (const word of personal.split(/[\s-]/u)) expect(shown).not.toContain(word)
    expect(shown).toContain('[personal]')
  })

  it.each([
    'I was responsible for patients after a stroke and wrote their plans.',
    'I asked the Icelandic supplier for a new price.',
    'I trained a team in Kumasi and Lagos.',
    'At forty degrees we stopped the line.',
    'The press was forty-six years old.',
    'Ich habe mit Patienten nach einem Schlaganfall gearbeitet.',
    'J’ai formé une équipe pour les clients sourds.',
    'Llamé a los proveedores rumanos y cerré el pedido.',
  ])('and work in the same words stays: %s', said => {
    expect(read(said)).toBe(said)
  })
})
