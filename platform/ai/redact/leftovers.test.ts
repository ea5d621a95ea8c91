import { expect, test } from 'vitest'
import { redact } from './redact.ts'

const read = (text: string) => redact(text, { names: [] }).text

test.each([
  ['Mi DNI es 12345678Z y vivo aquí.', /12345678/u],
  ['NIE: X1234567L', /1234567/u],
  ['My passport number is C01X00T47 and I travel a lot.', /C01X00T47/u],
  ['Meine Ausweisnummer ist L01X00T47.', /L01X00T47/u],
  ['Mon numéro de passeport est 12AB34567.', /12AB34567/u],
  ['Je suis née en 1979 à Alger.', /1979|Alger/u],
  ['née en 1979 à Alger', /1979|Alger/u],
  ['Nacida en 1985 en Quito', /1985|Quito/u],
  ['Mes parents sont venus du Portugal.', /Portugal/u],
  ['Mis padres emigraron de Marruecos.', /Marruecos/u],
  ['Meine Eltern kamen 1970 aus der Türkei.', /Türkei/u],
  ['My parents moved here from Ghana.', /Ghana/u],
  ['I graduated from high school in 1982.', /1982/u],
  ['Ich habe 1985 Abitur gemacht.', /1985/u],
  ["J'ai eu mon bac en 1985.", /1985/u],
  ['Terminé el bachillerato en 1984.', /1984/u],
  ['During Ramadan I start earlier.', /Ramadan/u],
  ['Im Ramadan fange ich früher an.', /Ramadan/u],
  ['Pendant le ramadan je commence plus tôt.', /ramadan/u],
  ['Durante el Ramadán empiezo antes.', /Ramadán/u],
  ['I am white and male.', /white|male/u],
  ['Ich bin weiß und männlich.', /weiß|männlich/u],
  ['Je suis noire et une femme.', /noire|femme/u],
  ['Soy blanca y mujer.', /blanca|mujer/u],
  ['Find me as jane underscore doe on Telegram.', /jane|doe/u],
])('hides what tells who somebody is: %s', (text, hidden) => {
  expect(read(text)).not.toMatch(hidden)
})

test('a phone number is no address', () => {
  expect(read('Mi teléfono es 612 345 678.')).toContain('[phone]')
  expect(read('Mi teléfono es 612 345 678.')).not.toContain('[address]')
})

test.each([
  'I configured the routes of 192.168.1.20.',
  'Order 4711-2345678 was lost, I found it.',
  'Die Rechnung Nr. 4711-2345678 war falsch.',
  'Le colis 0471-1234567 était perdu.',
  'The passport office handled the cases.',
  'We pass 1000000 records to the archive.',
  'Das habe ich nie 1000000 Mal gemacht.',
  'During Ramadan the shop sold more dates.',
  'In 2019 we built a high school in Leeds.',
  'Our customers moved from Oracle to PostgreSQL.',
  'I am direct and fast.',
  'Une entreprise née en 1979 à Lyon.',
  'The build ran in 2019 on 10.0.0.1.',
  '@Ivy View, please look at the tests.',
  'The tests are slow (ask @Ivy View), the rest is fine.',
])('leaves the work as it is: %s', text => {
  expect(read(text)).toBe(text)
})
