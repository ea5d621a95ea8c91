import { findPoint, findRange } from './dates.ts'
import { namesJob, namesOrganization } from './job-words.ts'
import { namesDegree, namesSchool } from './education-words.ts'
import { headingKind } from './headings.ts'
import { isBullet } from './lines.ts'
import type { Line } from './lines.ts'
import { lookKey } from './looks.ts'
import { withoutProseColumn } from './prose-column.ts'

/** Longest line that can still be a part of a header. */
export const HEAD_LENGTH = 110
const MOST_WORDS = 14
/** A bold title may be longer. */
const MOST_BOLD_WORDS = 20
const BOLD = 600
/** Longest entry that is written as a list of its names, with its dates at the end. */
export const LIST_LENGTH = 230
const endsLikeName =
  /(?<!\p{L})(inc|ltd|co|corp|bros|jr|sr|dept|univ|e\.?[vk]|s\.?[al]|s\.p\.a|s\.r\.l|b\.?v|o\.o|a\.?ş|şti|ph\.?d|m\.?[scad]|b\.?[sca]|hons)\.$/iu

/** "Tequila, Jal.", "CERRADO VERDE LTDA.", "Freitas & Jardim, R.L.", "Erciyes Güvenlik Ltd. Şti." */
const endsWithAbbreviation = /(?:,\s+\p{Lu}\p{L}{0,4}|\s\p{Lu}{2,5}|\.\s?\p{L}{1,3}|\s\p{Lu}\p{Ll}{1,3})\.$/u

/** "Highlights", "Aufgaben:": what follows says more about the entry above. */
const DETAILS_FOLLOW =
  /^(?:(?:key |main |job |major )?(?:highlights|responsibilities|achievements|accomplishments|duties|tasks|courses|coursework|projects|description)|(?:haupt)?aufgaben|tätigkeiten|erfolge|verantwortung|missions(?: principales)?|réalisations|tâches|responsabilités|vínculo institucional|funciones|logros|tareas|responsabilidades|mansioni|attività|atividades|responsabilidades|werkzaamheden|taken|obowiązki|osiągnięcia|arbetsuppgifter|görevler|工作内容|工作职责|المهام)\s*[:：]?$/iu

const DUTIES =
  /(?:[.|·;,\t]|\s[‒–—―-])\s*(?:(?:key |main )?(?:responsibilities|duties|tasks|achievements)|(?:haupt)?aufgaben|tätigkeiten|thema|missions?(?: principales)?|tâches|sujet|thème|funciones|tareas|responsabilidades|tema|mansioni|compiti|argomento|attività svolte|atividades|funções|tarefas|taken|werkzaamheden|onderwerp|obowiązki|zakres obowiązków|temat|arbetsuppgifter|ämne|görevler|konu|topic|subject|technologies|technologien|tecnologías|tecnologie|tecnologias|tools|tech stack)\s*[:：](?=\s|$)/iu
const SHORTEST_BEFORE_DUTIES = 8

/** "Bicycle mechanic – Budget Bikes. Tasks: sales and repairs" without what the work was. */
export function withoutDuties<T extends Line>(line: T): T {
  const found = isBullet(line.text) ? null : DUTIES.exec(line.text.slice(0, LIST_LENGTH))
  if (!found || found.index < SHORTEST_BEFORE_DUTIES) return line
  const text = line.text.slice(0, found.index)
  return { ...line, text, spans: line.spans.filter(span => span.start < line.start + text.length) }
}

/** Short, not a sentence, not a bullet, and not the end of a sentence from the line above. */
export function isHead(line: Line | undefined): line is Line {
  if (!line || line.continues || isBullet(line.text) || line.text.length > HEAD_LENGTH) return false
  const text = line.text.trim()
  // "Technologies:" below a position.
  if (DETAILS_FOLLOW.test(text) || (/[:：]$/.test(text) && headingKind(text) !== null)) return false
  const sentence = text.split(/\s+/).length > 3 || /[.;]$/.test(text)
  const isDegree = text.split(/\s+/).length <= 5 && (namesDegree(text) || namesSchool(text))
  // "“Keurig Kiezen” | Pre University College."
  const isList = /^[^.]{3,60}\s[|•·]\s[^.]{2,60}\.$/u.test(text)
  if (
    /[.;!?]$/.test(text) &&
    sentence &&
    !isList &&
    !endsLikeName.test(text) &&
    !endsWithAbbreviation.test(text) &&
    !isDegree
  )
    return false
  if (/\S@\S|^(?:note?|not|hinweis|n\.?b|注|备注|ملاحظة)\s*[.:：]/iu.test(text)) return false
  // Slashes and dashes between words are none.
  const words = text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word))
  return (
    (/^[^\p{Ll}]|^[a-z\d-]+\.[a-z]{2,6}$/u.test(text) || namesDegree(text.slice(0, 20))) &&
    words.length <= (line.look.weight >= BOLD ? MOST_BOLD_WORDS : MOST_WORDS)
  )
}

const SHORTEST_SENTENCE = 40
/** Sizes that differ by less are the same, in points. */
const SAME_SIZE = 0.5

/** Whether a line is the beginning of a text that goes on in the next one. */
export function isWrapped(line: Line, next: Line | undefined): boolean {
  if (line.text.length < SHORTEST_SENTENCE || !next || next.afterGap || !/^\p{Ll}/u.test(next.text.trim())) return false
  // A text goes on in the same size. "mention bien" in smaller type below a degree is a text of its own.
  const [end, start] = [line.spans.at(-1)?.size ?? 0, next.look.size ?? 0]
  return Math.abs(end - start) <= SAME_SIZE
}

const LONGEST_LEAD = 90

const MOST_WORDS_OF_LEAD = 11

/** "Solgläntan AB, Skellefteå. Demensavdelning, 12 boende.": the employer in front of the sentences about the work. */
export function leadOf(line: Line): Line | null {
  const end = /(?<=\p{Ll}{4}|\p{L}\)|\p{Lu}{3})\.\s+(?=[\p{Lu}\d])/u.exec(line.text.slice(0, LONGEST_LEAD + 10))
  if (!end || end.index > LONGEST_LEAD || isBullet(line.text)) return null
  const text = line.text.slice(0, end.index)
  const lead = { ...line, text, spans: line.spans.filter(span => span.start < line.start + text.length) }
  return isHead(lead) && text.split(/\s+/).length <= MOST_WORDS_OF_LEAD ? lead : null
}

/** Words that never end a name or a title. */
const DANGLING =
  /(?:\s|^)(?:de|del|de la|of|for|and|the|et|y|e|und|für|in|im|der|des|di|della|do|da|dos|van|voor|w|i|och|ve|von|à|au|aux|du|with|en|&|–)$/iu

/** "Doutoramento … das Universidades" and "do Minho": no name starts with these words in lower case. */
const GOES_ON =
  /^(?:de|del|da|do|das|dos|di|della|of|and|und|für|et|e|y|i|och|van|voor|en)\s+(?:\p{Ll}{1,4}\s+)?\p{Lu}/u

/** A header ends in a word with a capital, a sentence rarely does. */
const isTitleCased = (text: string) => /(?:^|\s)\p{Lu}[\p{L}'’-]+$/u.test(text.trim())

/** Whether a line ends in the look in which the next one starts. */
function endsLike(line: Line, next: Line): boolean {
  if (lookKey(line) === lookKey(next)) return true
  const [end, start] = [line.spans.at(-1), next.look]
  if (!end || end.size === null || start.size === null) return false
  return Math.abs(end.size - start.size) <= SAME_SIZE && end.weight === start.weight && end.italic === start.italic
}

/** "Northern Institute for Snow and" with dates in the next cell, and "Avalanche Research" below it in the same look. */
function withWrappedCell(last: Line, line: Line): Line | null {
  const [name, ...others] = last.text.split('\t')
  if (others.length !== 1 || !DANGLING.test(name!) || line.text.includes('\t') || lookKey(last) !== lookKey(line))
    return null
  if (!findRange(others[0]!) || !isHead(line)) return null
  return { ...last, text: `${name} ${line.text}\t${others[0]}`, end: line.end, spans: [] }
}

/** "Reader in Botany, School of Life Sciences, University" and "of Calder, August 2012": an entry that takes more than a line. */
function endsInDates(last: Line, line: Line): boolean {
  if (!line.continues || last.text.length + line.text.length > LIST_LENGTH || !/^\p{Lu}[^.]*,[^.]*$/u.test(last.text))
    return false
  if (findRange(last.text) || !(namesJob(last.text) || namesDegree(last.text))) return false
  const dates = findRange(line.text) ?? findPoint(line.text)
  return (
    dates !== null &&
    /,\s*$/.test(line.text.slice(0, dates.start)) &&
    /^\s*(?:\([^()]{1,40}\))?\.?\s*$/.test(line.text.slice(dates.end))
  )
}

/** "Salary: $52,000", "Hours per week: 40" between the dates and the title, as in applications to public employers. */
const TERMS =
  /^(?:(?:starting |ending |final )?salary|pay(?: plan| grade)?|hours(?: per week| worked)?|series|grade|wochenstunden|gehalt|salaire|salario|sueldo|retribuzione|salário|horas semanais|carga horária|salaris|wynagrodzenie|lön|maaş|薪资|月薪)\s*[:：\t]/iu

/** "From October 2021 to now: foreman at Frutas" and "Valdecerezo S.A.T. (Lepe). I lead 25 people": a sentence that takes more than a line. */
function opensWithDates(last: Line, line: Line): boolean {
  if (!line.continues || last.text.length + line.text.length > LIST_LENGTH || isBullet(last.text)) return false
  const range = findRange(last.text)
  const isOpen = range?.start === 0 && /^\s*[:：]/.test(last.text.slice(range.end))
  return isOpen && !/\p{Ll}{3}[.!?](?:\s|$)/u.test(last.text.slice(range.end))
}

const LONGEST_DATE = 25

/** "• Luglio 2013" and below it "- ad oggi": one range over two lines. */
function withSecondDate(last: Line, line: Line): Line | null {
  if (last.text.length > LONGEST_DATE || line.text.length > LONGEST_DATE || !/^\s*[‒–—―-]/.test(line.text)) return null
  const text = `${last.text} ${line.text.trim()}`
  const range = findRange(text)
  const isAll = range && range.end === text.length && !/\p{L}|\d/u.test(text.slice(0, range.start))
  return isAll && !findRange(last.text) ? { ...last, text, end: line.end, spans: [...last.spans, ...line.spans] } : null
}

const MOST_WORDS_OF_NAME = 9

/**
 * "2012–2013", in the next cell "Lecturer, Department of Computing, University of", and below it "Calder, Scotland.": the names of an entry over
 * two lines. A sentence about the work has longer parts between its commas.
 */
function goesOnInCell(last: Line, line: Line): boolean {
  if (!line.continues || last.text.length + line.text.length > LIST_LENGTH || line.text.includes('\t')) return false
  const cell = /^([^\t]{4,40})\t[^\t]*$/.exec(last.text)?.[1]
  const dates = cell ? (findRange(cell) ?? findPoint(cell)) : null
  if (!dates || /\p{L}{3}/u.test(cell!.slice(0, dates.start) + cell!.slice(dates.end))) return false
  const text = `${last.text.slice(cell!.length + 1)} ${line.text}`
  if (/\p{Ll}{3}[.;]\s+\p{L}/u.test(text) || !/,|\s[‒–—―-]\s/.test(text)) return false
  const parts = text.replace(/\([^()]*\)/g, '').split(/,\s|\s[‒–—―-]\s/)
  return (
    parts.every(part => part.trim().split(/\s+/).length <= MOST_WORDS_OF_NAME) &&
    parts.some(part => namesJob(part) || namesDegree(part)) &&
    (parts.some(part => namesOrganization(part) || namesSchool(part)) || namesJob(parts.at(-1)!))
  )
}

/** Lines that break inside a text: "Diplôme d’ingénieur, option Mathématiques et" and "signal", or for lack of space. */
export function withBrokenLines(lines: Line[]): Line[] {
  const joined: Line[] = []
  for (const line of withoutProseColumn(lines.filter(({ text }) => !TERMS.test(text)))) {
    const last = joined.at(-1)
    const isNext = last && !line.afterGap && line.start === last.end + 1 && !isBullet(line.text)
    const wrapped = isNext ? withWrappedCell(last, line) : null
    const dated = last && line.start === last.end + 1 ? withSecondDate(last, line) : null
    if (wrapped || dated) {
      joined[joined.length - 1] = (wrapped ?? dated)!
      continue
    }
    const isBroken =
      isNext &&
      last.text.length <= HEAD_LENGTH &&
      (DANGLING.test(last.text) || (isTitleCased(last.text) && GOES_ON.test(line.text))) &&
      endsLike(last, line)
    const isWrapped = isNext && line.continues && last.text.length + line.text.length < HEAD_LENGTH
    if (
      !isBroken &&
      !isWrapped &&
      !(isNext && (endsInDates(last, line) || opensWithDates(last, line) || goesOnInCell(last, line)))
    ) {
      joined.push(line)
      continue
    }
    joined[joined.length - 1] = {
      ...last,
      text: `${last.text} ${line.text}`,
      end: line.end,
      spans: [...last.spans, ...line.spans],
    }
  }
  return withoutEvenGaps(joined)
}

const FEWEST_SPACED_LINES = 4

/** Empty lines between all lines of a section, as pasted text often has them, separate nothing. */
const withoutEvenGaps = (lines: Line[]): Line[] =>
  lines.length >= FEWEST_SPACED_LINES && lines.slice(1).every(line => line.afterGap)
    ? lines.map(line => ({ ...line, afterGap: false }))
    : lines
