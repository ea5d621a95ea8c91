import { describe, expect, it } from 'vitest'
import { certificatesOf, readCertificates } from './certificates.ts'
import { withMiscellaneous } from './miscellaneous.ts'
import { linesWritten } from './section.fixture.ts'
import { sectionsOf } from './sections.ts'

const under = (...lines: string[]) => readCertificates(linesWritten(...lines.map(line => [line] as [string])))

/** All certificates of a résumé with a last section of this heading. */
function inResume(heading: string, ...lines: string[]) {
  const bold = { bold: true as const, size: 14, gap: true as const }
  const written = linesWritten(
    ['Ada Brandt', { size: 20 }],
    ['Experience', bold],
    ['Nurse, Elmtree House, 2010 – 2020'],
    [heading, bold],
    ...lines.map(line => [line] as [string]),
  )
  return certificatesOf(withMiscellaneous(sectionsOf(written)), []).certificates
}

describe('certificates that share a line', () => {
  it.each([
    [
      'BAFA (2010) – Concours d’assistant (2021) – Lecture, niveau 2',
      'BAFA',
      'Concours d’assistant',
      'Lecture, niveau 2',
    ],
    ['Staplerschein 2012 / Kranschein / Führerschein B, BE', 'Staplerschein', 'Kranschein', 'Führerschein B, BE'],
    ['Heftruckcertificaat (t/m 09-2028), VCA Basis, rijbewijs B', 'Heftruckcertificaat', 'VCA Basis', 'rijbewijs B'],
    ['Instalador autorizado, 2005. Prevención de riesgos, 60 h.', 'Instalador autorizado', 'Prevención de riesgos'],
    ['Auditora ISO 13485 (2023) e Certificado CAP', 'Auditora ISO 13485', 'Certificado CAP'],
    ['B-körkort och snöskoterbevis', 'B-körkort', 'snöskoterbevis'],
    ['国际商务单证员证书 报检员资格证 C1驾驶证', '国际商务单证员证书', '报检员资格证', 'C1驾驶证'],
  ])('%s', (line, ...names) => expect(under(line)).toEqual(names))

  it.each([
    ['AWS Certified Developer – Associate (2023)', 'AWS Certified Developer – Associate'],
    ['CAP – Certificado de Competências Pedagógicas (2022)', 'CAP – Certificado de Competências Pedagógicas'],
    ['2023: Agent celny, Izba Celna', 'Agent celny'],
    ['Citometría de flujo, 60 horas, Colegio de Técnicos, 2022', 'Citometría de flujo'],
    ['ITIL Foundation 2019', 'ITIL Foundation'],
    ['BLS, March 2024', 'BLS'],
    ['SST, mars 2019, en ligne', 'SST'],
    ['مكافحة العدوى 2023', 'مكافحة العدوى'],
  ])('one alone: %s', (line, name) => expect(under(line)).toEqual([name]))
})

describe('lines below each other', () => {
  it('go on in small letters, in an open bracket and after a sign', () => {
    expect(under('Certyfikat kompetencji', 'zawodowych przewoźnika')).toEqual([
      'Certyfikat kompetencji zawodowych przewoźnika',
    ])
    expect(under('AWS Certified Developer –', 'Associate (2023)')).toEqual(['AWS Certified Developer – Associate'])
    expect(under('CKA (2022,', 'renewed 2025), RHCE (2014)')).toEqual(['CKA', 'RHCE'])
  })
  it('are certificates of their own after the year of one, or with a date of their own', () => {
    expect(under('Google Professional Data Engineer, 2024', 'dbt Analytics Engineering, 2023')).toEqual([
      'Google Professional Data Engineer',
      'dbt Analytics Engineering',
    ])
    expect(under('Juni 2022\tWundexperte ICW', 'jährlich\tErste Hilfe')).toEqual(['Wundexperte ICW', 'Erste Hilfe'])
    expect(under('Staplerschein', 'seit 2015 Mitglied der Kammer')).toHaveLength(2)
  })
})

describe('certificates without a heading that says so', () => {
  it('are a list under a heading of its own', () => {
    const names = ['BHV-ploegleider', 'VCA-VOL', 'Beveiligingspas', 'Certificaat CTO']
    expect(inResume('Bevoegd', ...names)).toEqual(names)
  })
  it('are among other things', () => {
    expect(inResume('Sonstiges', 'Ersthelferkurs (DRK, 2025), Mofa-Prüfbescheinigung', 'Hobbys: Klavier')).toEqual([
      'Ersthelferkurs',
      'Mofa-Prüfbescheinigung',
    ])
    expect(inResume('Skills', 'Excel, Staplerschein, ITIL')).toEqual(['Staplerschein'])
    expect(inResume('Professional', 'Training: NCTJ Level 5 Diploma, 2011')).toEqual(['NCTJ Level 5 Diploma'])
  })
  it('are none in works, prose and plans', () => {
    expect(inResume('Publications', 'Certified neural networks, 2020')).toEqual([])
    expect(inResume('In short', 'Chartered engineer with fourteen years in bridges, flood walls and coasts')).toEqual(
      [],
    )
    expect(inResume('Divers', 'BAFA (2024), PSC1, permis B en cours. Badminton en club.')).toEqual(['BAFA', 'PSC1'])
  })
  it('are in lines of the education that are no entry', () => {
    expect(inResume('Education', 'Diploma, University of Leeds, 2010', '2025 : AFGSU niveau 2')).toEqual([
      'AFGSU niveau 2',
    ])
  })
})

describe('driving licences', () => {
  it.each([
    ['Interests', 'Permis B, véhiculé', 'Permis B'],
    ['Interests', 'Chess; körkort B', 'körkort B'],
    ['Interests', 'Carné de conducir B y vehículo propio', 'Carné de conducir B'],
    ['Skills', 'Patente di guida\tB, automunita', 'Patente di guida B'],
  ])('%s: %s', (heading, line, licence) => expect(inResume(heading, line)).toEqual([licence]))
  it('keep their label', () =>
    expect(inResume('Interests', 'Driving licence: B', 'Chess')).toEqual(['Driving licence: B']))
})
