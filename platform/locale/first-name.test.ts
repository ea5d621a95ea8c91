import { expect, test } from 'vitest'
import { firstName } from './first-name.ts'

test.each([
  ['Noor Haddad', 'Noor'],
  ['  Noor   Haddad ', 'Noor'],
  ['Dr. Noor Haddad', 'Noor'],
  ['Prof. Dr. med. Noor Haddad', 'Noor'],
  ['Dipl.-Ing. Jörg Müller', 'Jörg'],
  ['Frau Anna Müller', 'Anna'],
  ['MÜLLER, Anna', 'Anna'],
  ['Müller, Dr. Anna', 'Anna'],
  ['MÜLLER Anna', 'Anna'],
  ['ANNA MÜLLER', 'ANNA'],
  ['Ana Silva, PhD', 'Ana'],
  ['Martin King, Jr.', 'Martin'],
  ['Ana Silva, CFA', 'Ana'],
  ['Ana Silva, MEng', 'Ana'],
  ['Ana Silva, she/her', 'Ana'],
  ['Silva Costa, Ana', 'Ana'],
  ['SILVA COSTA, ANA', 'ANA'],
  ['Jean-Luc Picard', 'Jean-Luc'],
  ['Dr. Haddad', 'Dr. Haddad'],
  ['Frau Müller', 'Frau Müller'],
  ['J. Müller', 'J. Müller'],
  ['J.R.R. Tolkien', 'J.R.R. Tolkien'],
  ['Dr.', 'Dr.'],
  ['Madonna', 'Madonna'],
  ['王小明', '王小明'],
  ['JP Morgan', 'JP'],
  ['', ''],
])('greets %j as %j', (name, greeted) => {
  expect(firstName(name)).toBe(greeted)
})
