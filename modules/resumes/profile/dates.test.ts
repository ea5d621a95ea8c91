import { describe, expect, it } from 'vitest'
import { findRange } from './dates.ts'
import { positionsIn } from './section.fixture.ts'

describe('a range that goes on', () => {
  it.each([
    ['2020/10 – en la actualidad', '2020-10'],
    ['15/01/2021–alla data attuale', '2021-01'],
    ['Novembro de 2016 até ao presente, contrato', '2016-11'],
    ['2022 ▸ en poste', '2022'],
    ['Haz.2015–(sürüyor)', '2015-06'],
    ['9/2019 – لغاية تاريخه', '2019-09'],
    ['May 2020 – up to the present day', '2020-05'],
    ['bis', null],
    ['2017/11 ff.\tGruppenleiter', '2017-11'],
    ['Guida turistica\tapr 2018 →', '2018-04'],
    ['202304–\tPrincipal Scientist', '2023-04'],
    ['2021 hoje\tsócio-arquiteto', '2021'],
    ['[seit 2015 –]', '2015'],
    ['2015 – act.', '2015'],
    ['06.2012-Aktualnie', '2012-06'],
    ['07/2014 - in essere', '2014-07'],
    ['09/2015 – dias atuais', '2015-09'],
    ['Desde el 1 de diciembre de 2021', '2021-12'],
    ['2021.03‒至今', '2021-03'],
    ['seit 09/15', '2015-09'],
  ])('%s', (text, from) => {
    if (from) expect(findRange(text)).toMatchObject({ from, to: null, current: true })
    else expect(findRange(text)).toBeNull()
  })
})

describe('a range', () => {
  it.each([
    ['201802–202303\tSenior forskare', '2018-02', '2023-03'],
    ['2014 Şub. ↔ 2019 May.', '2014-02', '2019-05'],
    ['05/2017 ▸ 12/2021', '2017-05', '2021-12'],
    ['mar 2010 → mar 2018', '2010-03', '2018-03'],
    ['[lipiec–sierpień ’09]', '2009-07', '2009-08'],
    ['de marzo a julio de 2018', '2018-03', '2018-07'],
    ['01-09-2015 – 30-06-2018', '2015-09', '2018-06'],
    ['september 2015 tot en met juni 2018', '2015-09', '2018-06'],
    ['WS 2015/16 – SS 2018', '2015', '2018'],
    ['2015/16', '2015', '2016'],
    ['November 2016 - Janurary 2017', '2016-11', '2017-01'],
    ['Sep15 - Jun18', '2015-09', '2018-06'],
    ['II kw. 2020 – III kw. 2023', '2020', '2023'],
    ['1. Halbjahr 2019 – 2. Halbjahr 2021', '2019', '2021'],
  ])('%s', (text, from, to) => expect(findRange(text)).toMatchObject({ from, to, current: false }))

  it.each(['Gimnazjum nr 5 (od 2017 SP nr 44), Sosnowiec', 'Invoice 201513'])('is not in “%s”', text =>
    expect(findRange(text)).toBeNull(),
  )
})

describe('dates in the first cells of two rows', () => {
  it('are a range, if the second one says until when', () => {
    const found = positionsIn(
      ['Janvier 2015\tIngénieur en développement, Qualistream, Lyon'],
      ['à Septembre 2016\tRétro-ingénierie du protocole SCCP'],
      ['Technologies : C'],
    )
    expect(found).toMatchObject([{ employer: 'Qualistream', from: '2015-01', to: '2016-09' }])
  })
})
