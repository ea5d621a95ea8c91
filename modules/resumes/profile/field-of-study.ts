import { namesDegree, namesSchool } from './education-words.ts'

/** "BSc in Nursing", "Licence en droit", "Grado en Enfermería", "Laurea in Economia", "Licenciatura em Letras". */
const introduced =
  /(?<!\p{L})(?:in|en|em|inom|w zakresie|im fach|mention|spécialité|option|major in|majoring in)\s+(?=\p{L})/giu
/** "Master of Arts", "Diplôme d’ingénieur", "Diplom der Physik", "Studi di Fisica". */
const belonging = /(?<!\p{L})(?:of|der|des|de la|de|di|van|av)\s+(?=\p{L})|(?<!\p{L})(?:d|dell|all)['’](?=\p{L})/giu
const abbreviation =
  /^\s*(?:[bm]\.?\s?sc|[bm]\.?\s?a|[bm]\.?\s?eng|[bm]\.?\s?tech|[bm]\.?\s?ed|dipl\.?(?:-ing)?|ph\.?\s?d|mag|mgr|lic)\.?(?:\s*\([^()]{1,20}\))?[\s,:–-]+(?=\p{L})/iu
const grade =
  /(?<!\p{L})(?:gpa|grade|note|average|first class|second class|upper second|lower second|with|distinction|hono[u]?rs|hons|mention|cum laude|magna|summa|merit|\d)/iu

const LONGEST = 80
const LONGEST_DEGREE = 200

/** Up to the next comma, bracket or dash, and without a grade. */
function subjectFrom(text: string): string {
  const subject = text.split(/[,;|()\t]|\s[‒–—―-]\s/u)[0]!.trim()
  return subject.length < 2 || subject.length > LONGEST || grade.test(subject) ? '' : subject
}

/** The text after the last word of a pattern. */
function after(text: string, pattern: RegExp): string {
  const last = [...text.matchAll(pattern)].at(-1)
  return last ? subjectFrom(text.slice(last.index + last[0].length)) : ''
}

/** What was studied, from the words of the degree: "BSc in Nursing" and "B.Sc. Nursing" say it, "Abitur" does not. */
export function fieldOfStudy(degree: string): string {
  if (degree.length > LONGEST_DEGREE) return ''
  const named = after(degree, introduced)
  if (named) return named
  const short = abbreviation.exec(degree)
  if (short) {
    const subject = subjectFrom(degree.slice(short[0].length))
    if (subject && !namesDegree(subject)) return subject
  }
  const [head = '', ...parts] = degree.split(/,\s+/)
  const next = namesDegree(head) ? subjectFrom(parts[0] ?? '') : ''
  if (next && !namesDegree(next) && !namesSchool(next)) return next
  const belongs = namesDegree(head) ? after(head, belonging) : ''
  return belongs && !namesDegree(belongs) && !namesSchool(belongs) ? belongs : ''
}
