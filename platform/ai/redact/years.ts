import type { Cut } from './cuts.ts'

/** What people leave school with, in 12 languages. The year tells their age and nothing about their work. */
const SCHOOL =
  /(?<!\p{L})(?:high school|secondary school|grammar school|sixth form|a[ -]levels?|as[ -]levels?|o[ -]levels?|gcses?|ged|highers|leaving cert(?:ificate)?|matura|abitur|fachabitur|allgemeine hochschulreife|fachhochschulreife|mittlere reife|realschul\p{L}{0,12}|hauptschul\p{L}{0,12}|gymnasium|baccalauréat|bac(?: [slè][\p{L}]{0,3})?|brevet(?: des collèges)?|bachillerato|e\.?s\.?o\.?|graduado escolar|selectividad|maturità|diploma di maturità|liceo|ensino médio|ensino secundário|vwo|havo|vmbo|mavo|liceum|gymnasieskol\p{L}{0,5}|studentexamen|lise|ortaokul|高中|初中|中学|الثانوية(?: العامة)?)(?!\p{L})/iu
const YEARS =
  /(?:(?:0?[1-9]|1[0-2])[./])?(?<!\d)(?:19[5-9]\d|20[0-4]\d)(?!\d)(?:\s?[-–—/]\s?(?:(?:0?[1-9]|1[0-2])[./])?(?:19|20)?\d{2}(?!\d))?/gu
const LONGEST_LINE = 200

/** The years of school: they only reveal age. */
export function schoolYears(text: string): Cut[] {
  let at = 0
  return text.split('\n').flatMap(line => {
    const start = at
    at += line.length + 1
    if (line.length > LONGEST_LINE || !SCHOOL.test(line)) return []
    return [...line.matchAll(YEARS)].map(({ 0: match, index }) => ({
      start: start + index,
      end: start + index + match.length,
      placeholder: '[year]',
    }))
  })
}
