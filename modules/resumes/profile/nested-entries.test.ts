import { expect, it } from 'vitest'
import { positionsIn } from './section.fixture.ts'

const employers = (...lines: Parameters<typeof positionsIn>) =>
  positionsIn(...lines).map(({ title, employer, from }) => [title, employer, from])

it('applies an employer with its own dates to the positions below it', () => {
  expect(
    employers(
      ['Grupo Serra\t2009 – today', { bold: true }],
      ['Director\tJanuary 2021 – today', { italic: true }],
      ['• Four houses'],
      ['Head of reception\tSeptember 2009 – December 2020', { italic: true }],
      ['Estalagem Nova, Sintra\t2003 – 2009', { bold: true }],
      ['Receptionist\tApril 2003 – May 2009', { italic: true }],
      ['Trainee\tMarch 2003 – April 2003', { italic: true }],
    ),
  ).toEqual([
    ['Director', 'Grupo Serra', '2021-01'],
    ['Head of reception', 'Grupo Serra', '2009-09'],
    ['Receptionist', 'Estalagem Nova', '2003-04'],
    ['Trainee', 'Estalagem Nova', '2003-03'],
  ])
})

it('leaves positions alone that only follow each other', () => {
  expect(
    employers(
      ['Nurse, Elmtree House\t2015 – 2019', { bold: true }],
      ['Carer, Harbour House\t2016 – 2018', { italic: true }],
      ['Cook, Northgate\t2010 – 2014', { bold: true }],
      ['Waiter, Tidepool\t2011 – 2012', { italic: true }],
    ),
  ).toEqual([
    ['Nurse', 'Elmtree House', '2015'],
    ['Carer', 'Harbour House', '2016'],
    ['Cook', 'Northgate', '2010'],
    ['Waiter', 'Tidepool', '2011'],
  ])
})
