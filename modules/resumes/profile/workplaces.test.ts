import { describe, expect, it } from 'vitest'
import { positionsIn } from './section.fixture.ts'
import { namesWorkplace } from './workplaces.ts'

describe('a place of work', () => {
  it.each([
    'Bäckerei Müller',
    'Zahnarztpraxis Dr. Vogt',
    'Logopediecentrum De Kempen',
    'Bageri Nord',
    'La Boulangerie Paul',
    'Garage Dupont',
    'Peluquería Carmen',
    'Trattoria Zi’Vituccio',
    'Padaria Ideal',
    'Piekarnia Kowal',
    'Oak Street Surgery',
    'Cabinet Arnoult-Besnier & Associés',
    'Holm und Söhne',
    'Mason Construction',
    'Zimmermann Haustechnik',
    'Zapatero Abogados',
    'Treasure Valley Veterans Center',
  ])('%s', text => expect(namesWorkplace(text)).toBe(true))
  it.each([
    'Salon manager',
    'Hotel receptionist',
    'Garage manager',
    'Vendeuse en boulangerie',
    'Leiter Bäckerei',
    'Ingeniería Civil',
    'Haustechniker',
    'Bäckerei',
    'Bauleiter Tiefbau',
    'Technician Electrical',
    '',
  ])('is not “%s”', text => expect(namesWorkplace(text)).toBe(false))
  it('whose name is like that of a job is the employer', () => {
    const found = positionsIn(
      ['Bakkerij Van Esch\tHaaren', { bold: true }],
      ['Winkelmedewerkster\t2001–2005', { italic: true }],
      ['Logopediecentrum De Kempen\tOirschot', { bold: true }],
      ['Logopedist\t2011–nu', { italic: true }],
    )
    expect(found.map(({ title, employer }) => [title, employer])).toEqual([
      ['Winkelmedewerkster', 'Bakkerij Van Esch'],
      ['Logopedist', 'Logopediecentrum De Kempen'],
    ])
  })
})

describe('names of an entry', () => {
  const names = (...lines: Parameters<typeof positionsIn>) =>
    positionsIn(...lines).map(({ title, employer }) => [title, employer])
  it('are told apart by a well-known employer', () => {
    expect(names(['Growth & Insights', { bold: true }], ['Spotify AB 2019 – 2021'])).toEqual([
      ['Growth & Insights', 'Spotify AB'],
    ])
  })
  it('do not depend on what somebody works with', () => {
    expect(
      names(
        ['Firmware engineer, Sensolus\t2023 – today', { bold: true }],
        ['Embedded software'],
        ['Firmware trainee, Octopod\t2021 – 2023', { bold: true }],
        ['Embedded software'],
      ),
    ).toEqual([
      ['Firmware engineer', 'Sensolus'],
      ['Firmware trainee', 'Octopod'],
    ])
  })
  it('include a traineeship as the title, if there is no other', () => {
    expect(names(['Tirocinio\t2019 – 2021', { bold: true }], ['BSQ Security'])).toEqual([['Tirocinio', 'BSQ Security']])
    expect(names(['Vue Developer – Tirocinio\t2019 – 2021', { bold: true }], ['RealT'])).toEqual([
      ['Vue Developer', 'RealT'],
    ])
  })
  it('may start with a small letter', () => {
    expect(
      names(['2022 – 2026: Senior Software Engineer, aXedras AG'], ['2019 – 2022: Entwickler, midix.com ag']),
    ).toEqual([
      ['Senior Software Engineer', 'aXedras AG'],
      ['Entwickler', 'midix.com ag'],
    ])
  })
})

describe('parts of a header', () => {
  it('are divided by the slash that divides the dates', () => {
    const found = positionsIn(
      ['Erciyes Güvenlik Ltd. Şti. / Vardiya amiri / Haz.2015–(sürüyor)', { bold: true }],
      ['Talas Belediyesi / İtfaiye eri / Kas.2006–May.2015', { bold: true }],
    )
    expect(found.map(({ title, employer }) => [title, employer])).toEqual([
      ['Vardiya amiri', 'Erciyes Güvenlik Ltd. Şti.'],
      ['İtfaiye eri', 'Talas Belediyesi'],
    ])
  })
  it('are divided by spaces in Chinese', () => {
    const found = positionsIn(
      ['2019-05 ~ 迄今 四川蜀锦进出口贸易有限公司 外贸业务经理'],
      ['2010-07 ~ 2012-12 成都金沙国际旅行社 入境计调'],
    )
    expect(found[0]).toMatchObject({ title: '外贸业务经理', employer: '四川蜀锦进出口贸易有限公司' })
  })
  it('are divided by symbols that stand alone', () => {
    const found = positionsIn(['Nurse ◆ Elmtree House ◆ 2019 – 2021'], ['Carer ◆ Harbour House ◆ 2015 – 2019'])
    expect(found.map(({ title, employer }) => [title, employer])).toEqual([
      ['Nurse', 'Elmtree House'],
      ['Carer', 'Harbour House'],
    ])
  })
  it('do not include the terms of the contract', () => {
    const found = positionsIn(
      ['St. Brendan Hospital', { bold: true }],
      ['07/2013 - 02/2018', { bold: true }],
      ['Salary:\t$118,000.00 USD per year', { bold: true }],
      ['Hours per week:\t36', { bold: true }],
      ['Staff Pharmacist', { bold: true }],
    )
    expect(found).toEqual([
      { title: 'Staff Pharmacist', employer: 'St. Brendan Hospital', from: '2013-07', to: '2018-02' },
    ])
  })
  it('end in an abbreviation', () => {
    const found = positionsIn(
      ['Secretária jurídica – Sociedade Freitas e Gouveia, R.L.', { bold: true }],
      ['Fevereiro de 2009 até outubro de 2016', { italic: true }],
      ['• Citius'],
      ['Rececionista – Hotel Quinta', { bold: true, gap: true }],
      ['Junho de 2003 até dezembro de 2008', { italic: true }],
    )
    expect(found[0]).toMatchObject({ title: 'Secretária jurídica', from: '2009-02', to: '2016-10' })
  })
})

describe('dates one below the other without gaps between the entries', () => {
  it('belong to one position', () => {
    const found = positionsIn(
      ['2016\tArquiteto pleno'],
      ['2021\tEscritório Lages'],
      ['Habitação social e aprovação em prefeitura.'],
      ['08.2014\tArquiteto trainee'],
      ['12.2015\tConstrutora Pedra'],
    )
    expect(found).toEqual([
      { title: 'Arquiteto pleno', employer: 'Escritório Lages', from: '2016', to: '2021' },
      { title: 'Arquiteto trainee', employer: 'Construtora Pedra', from: '2014-08', to: '2015-12' },
    ])
  })
})
