import { describe, expect, it, test } from 'vitest'
import { redact } from './redact.ts'

/** As a résumé. */
const line = (one: string) =>
  redact(`Curriculum\n${one}\n\nExperience\n2019 – 2020: Nurse, Elmtree House\nWound care\n`, { names: [] }).text.split(
    '\n',
  )[1]!

describe('what a résumé plainly says of a person', () => {
  it.each([
    'Title: Mrs',
    'Anrede: Herr',
    'Civilité : Madame',
    'Tratamiento: Sra.',
    'Titolo: Sig.ra',
    'Aanhef: Mevrouw',
    'Mother tongue: Polish',
    'Native language: Tamil',
    'Muttersprache: Türkisch',
    'Langue maternelle : arabe',
    'Lengua materna: quechua',
    'Madrelingua: albanese',
    'Língua materna: português',
    'Moedertaal: Berbers',
    'Język ojczysty: ukraiński',
    'Ana dili: Kürtçe',
    'Origin: Ghanaian',
    'Origen: chino',
    'Origine : vietnamienne',
    'Origine: senegalese',
    'Origem: angolana',
    'Herkomst: Surinaams',
    'Pochodzenie: romskie',
    'Köken: Kürt',
    'Year of birth: 1990',
    'Geburtsjahr: 1990',
    'Année de naissance : 1990',
    'Año de nacimiento: 1990',
    'Anno di nascita: 1990',
    'Ano de nascimento: 1990',
    'Geboortejaar: 1990',
    'Rok urodzenia: 1990',
    'Doğum yılı: 1990',
    'Born in Ankara, Turkey',
    'Geboren in Izmir',
    'Née à Oran',
    'Nacida en Quito, Ecuador',
    'Nato a Tirana',
    'Nascido em Luanda',
    'Geboren te Paramaribo',
    'Urodzona w Kijowie',
    'Memberships: trade union',
    'Mitgliedschaften: SPD',
    'Adhésion : CGT',
    'Afiliación: PSOE',
    'Iscrizioni: CGIL',
    'Lidmaatschap: FNV',
    'Active in the Green Party',
    'Mitglied bei ver.di',
    'Membre de la CFDT',
    'Afiliada a Comisiones Obreras',
    'Volunteer in the lesbian and gay centre',
    'Voluntary work: youth leader in my church',
    'Ehrenamt: Messdiener in der Gemeinde St. Anna',
    '2009 to 2013: soldier in the army',
    '2008 – 2012: Soldat bei der Bundeswehr',
    "2008 à 2012 : soldat dans l'armée de terre",
    '2008 a 2012: soldado en el ejército',
    'Trade union: Unite',
    'Parteimitglied: SPD',
    'Military service: completed',
    'Servizio militare: assolto',
    'Sexual orientation: gay',
  ])('is hidden: %s', one => {
    expect(line(one).replace(/^(?:Voluntary work|Ehrenamt|\d{4} (?:to|–|à|a) \d{4} ?): /u, '')).toBe('[personal]')
  })

  it.each([
    "Renovation of St Mary's Church and the old library",
    'Neue Leitungen in einer renovierten Kirche',
    'Stadtgrün, zwei Parks und der Friedhof der evangelischen Kirche',
    'Nouveau câblage dans une église rénovée',
    "Ville, deux parcs et le cimetière de l'église",
    'Cables nuevos en una iglesia renovada',
    'Ayuntamiento, dos parques y el cementerio de la iglesia',
    'Customers: Catholic hospitals and private surgeries',
    'Kunden: katholische Krankenhäuser und Praxen',
    'Clients : hôpitaux catholiques et cliniques',
    'Restauro della chiesa di San Marco',
    'Remont dachu kościoła',
    'Payroll for 400 employees, guide on sick leave and parental leave',
    '2017 to today: Practice for people after hip surgery',
    "2020 à aujourd'hui : unité pour personnes avec la maladie d'Alzheimer",
    '2015 bis 2019: Betreuung von Menschen mit Krankheit und Behinderung',
    '2015 a 2019: cuidado de personas con enfermedad de Alzheimer',
    'Origin of the goods: China',
    'Title: Head of Sales',
    'Memberships: Institute of Chartered Accountants',
    'Member of the works council and the safety team',
    'Other languages: English C1, German B2',
    'Negotiated with the trade union about shifts',
    'Printed posters for the Green Party',
    'Tents for the army, boots for the navy',
    'Volunteer at the Red Cross, first aid',
  ])('and work stays: %s', one => {
    expect(line(one)).toBe(one)
  })
})

test.each([
  ["Volunteer at St Mary's Church", 'Volunteer at Al-Noor Mosque', 'Volunteer at Beth Shalom Synagogue'],
  ['Ehrenamt in der Lukaskirche', 'Ehrenamt in der Fatih-Moschee'],
  ["Bénévole à l'église Saint-Martin", 'Bénévole à la mosquée An-Nour'],
  ['Voluntariado en la iglesia San Juan', 'Voluntariado en la mezquita Al-Nur'],
])('whichever community it is, the last line reads the same: %s', (...lines) => {
  const read = (one: string) => redact(`Jo Marsh\n\nExperience\nNurse, 2019 – 2020\n\n${one}`, { names: [] }).text
  expect(new Set(lines.map(read)).size).toBe(1)
})
