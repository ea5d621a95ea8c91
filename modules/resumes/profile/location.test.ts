import { describe, expect, it } from 'vitest'
import { readLocation } from './location.ts'
import { linesWritten } from './section.fixture.ts'

const locationIn = (...lines: string[]) =>
  readLocation(linesWritten(...lines.map(line => [line] as [string])), 'Ada Brandt')?.value ?? null

it.each([
  ['Ada Brandt • Oirschotveld • ada@example.org • 0171 5550123', 'Oirschotveld'],
  ['Strada Nuova 77, 37121 Verona (Italia)', '37121 Verona (Italia)'],
  ['4417 Alder Creek Ct, Boise, ID 83702', 'Boise, ID 83702'],
  ['Ada Brandt, 89077 Ulm', '89077 Ulm'],
  ['C/ Embajadores 201, 4.º izq., 28045 Madrid', '28045 Madrid'],
  ['Adres Bilgileri\t: Bursa, Nilüfer\tCep Telefonu\t: +90 (532) 555 01 29', 'Bursa, Nilüfer'],
  ['出生地\t四川绵阳\t现居住地\t成都市高新区', '成都市'],
  ['Name: Ada Brandt Wohnort: Ulm Tel.: 0171 5550123', 'Ulm'],
  ['Borås, kan flytta', 'Borås'],
  ['Nurse / Leeds / +44 7700 900123 / ada@example.org', 'Leeds'],
  ['Tunalı Hilmi Cad. 45/8 Çankaya / ANKARA', 'Çankaya / ANKARA'],
  ['Lepe (Huelva) – Tfno. +34 600 12 34 81', 'Lepe (Huelva)'],
])('%s', (line, place) => expect(locationIn(line)).toBe(place))

it.each([
  'Endereço de correio eletrónico: ada@example.org',
  'Ada Brandt • LinkedIn • ada@example.org',
  'Nurse • ada@example.org • 0171 5550123',
  'Ada Brandt, RN',
  'Ada Brandt, BSc, MA',
  'One of • Two others • ada@example.org',
  'Willing to relocate to Denver, CO',
  'Bereit zum Umzug nach Hamburg, Köln oder München',
  'Location: remote',
  'Address: available on request',
  '期望城市：西安',
  'Geburtsort\tUlm',
  'AB\tADA BRANDT',
  '2038 McAllister St',
])('%s says nothing about where somebody lives', line => expect(locationIn(line)).toBeNull())

describe('contacts under a heading that nobody knows', () => {
  const linesOf = (...lines: string[]) => linesWritten(...lines.map(line => [line] as [string]))
  const own = linesOf('Say hello', '0730-555 017', 'ada.brandt@example.net', 'Borås')
  const referee = linesOf('Regional manager Ylva Strand, Lund', 'ylva@example.net', 'Malmö')

  it('tell where the person lives', () => {
    expect(readLocation([], 'Ada Brandt', [...referee, ...own])?.value).toBe('Borås')
  })
  it('are not needed if the top of the résumé has contacts', () => {
    expect(readLocation(linesOf('Ada Brandt', 'ada@example.org'), 'Ada Brandt', referee)).toBeNull()
  })
})

it('reads the town below a label and a street', () => {
  expect(locationIn('Adres', 'Weerdsingel O.Z. 44', '3514 AC Utrecht')).toBe('3514 AC Utrecht')
})

it('takes no first name in a line of its own for a place', () => {
  expect(locationIn('Ada', 'Brandt', '89077 Ulm')).toBe('89077 Ulm')
})

it('quotes what is in the document', () => {
  const found = readLocation(linesWritten(['Geburtsort\tUlm\tOrt\tHerne']))
  expect(found).toMatchObject({ value: 'Herne', quote: 'Herne' })
})
