import { monthNamesIn } from '#platform/locale/names.ts'

/** The languages of the résumés that we read. */
export const RESUME_LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'tr', 'ar', 'zh'] as const

/** Month names by number, other than those of the system's language data: further abbreviations and Levantine Arabic names. */
const FURTHER: Record<string, number> = {
  sept: 9,
  mrz: 3,
  fév: 2,
  fev: 2,
  mar: 3,
  jänner: 1,
  setiembre: 9,
  jänn: 1,
  genn: 1,
  stycz: 1,
  febr: 2,
  febbr: 2,
  marz: 3,
  kwiec: 4,
  magg: 5,
  czerw: 6,
  sierp: 8,
  sett: 9,
  wrześ: 9,
  paźdz: 10,
  listop: 11,
  grud: 12,
  // Polish and German abbreviations of three letters.
  sty: 1,
  lut: 2,
  kwi: 4,
  maj: 5,
  cze: 6,
  lip: 7,
  sie: 8,
  wrz: 9,
  paź: 10,
  lis: 11,
  gru: 12,
  mär: 3,
  okt: 10,
  dez: 12,
  // Roman numerals, as in Polish résumés.
  ii: 2,
  iii: 3,
  iv: 4,
  vi: 6,
  vii: 7,
  viii: 8,
  ix: 9,
  xi: 11,
  xii: 12,
  // Arabic names in Morocco, Algeria and Tunisia.
  جانفي: 1,
  فيفري: 2,
  ماي: 5,
  جوان: 6,
  جويلية: 7,
  يوليوز: 7,
  غشت: 8,
  أوت: 8,
  شتنبر: 9,
  نونبر: 11,
  دجنبر: 12,
  كانونالثاني: 1,
  شباط: 2,
  آذار: 3,
  نيسان: 4,
  أيار: 5,
  حزيران: 6,
  تموز: 7,
  آب: 8,
  أيلول: 9,
  تشرينالأول: 10,
  تشرينالثاني: 11,
  كانونالأول: 12,
}

let known: Map<string, number> | undefined

/** The number of a month (1–12) by its name or abbreviation in lower case, in all languages of `RESUME_LANGUAGES`. */
export function monthNumbers(): ReadonlyMap<string, number> {
  return (known ??= new Map(
    [...RESUME_LANGUAGES.flatMap(monthNamesIn), ...Object.entries(FURTHER)].filter(([name]) =>
      /^\p{L}{2,}$/u.test(name),
    ),
  ))
}
