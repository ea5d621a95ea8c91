import { headingKind } from './headings.ts'
import { namesJob, namesOrganization } from './job-words.ts'
import { fieldOf, piecesOf, withoutBullet } from './lines.ts'
import type { Line } from './lines.ts'
import type { Field } from './schema.ts'

const label =
  /^(?:name|full name|nom(?: et prénom)?|nom,? prénom|nombre(?: y apellidos)?|nome(?: completo| e cognome)?|cognome e nome|naam|namn|imię i nazwisko|(?:vor-|vorname) und (?:nach)?name|name,? vorname|vollständiger name|adı? soyadı?|ad soyad|الاسم(?: الكامل)?|姓\s*名)\s*[:：]?\s*/iu
const title =
  /^(?:cur+ic+ul[aou]|lebenslauf|résumé|resume|cv\b|hoja de vida|życiorys|currículo|formato europeo|europass|bewerbung|(?:个人|求职)?简\s*历)/i
const nameWord =
  /^(?:\(?["“„]?(?:[dlDL]['’]|[Aa]l-|[Ee]l-)?\p{Lu}(?:[\p{L}'’-]|\p{M})*\.?["”“]?\)?|(?:\p{Lu}\.[-]?){1,4}|(?:de|da|do|dos|das|du|des|del|della|dello|degli|di|la|las|los|le|van|von|vom|der|den|het|ter|ten|te|zu|zum|zur|af|av|bin|ibn|bint|ben|el|al|y|e)\b)$/u

/** "CV Wouter Hiemsma" */
const DOCUMENT =
  /^(?:cv|c\.v\.|curriculum vitae|lebenslauf|résumé|resume|życiorys|özgeçmiş)\s*[:‒–—―-]?\s+(?:of|von|de|di|van)?\s*(?=\p{Lu})/iu
const before = /^(?:(?:mr|mrs|ms|miss|herr|frau|m|mme|mlle|sr|sra|sig|sig\.?ra|bay|bayan|السيد|السيدة)\.?\s+)+/iu
/** Academic titles in front of a name, kept as written. */
const titles =
  /^(?:(?:dr|dra|prof|profa|dott\.?ssa|dott|ing|dipl\.?(?:[\s-]{0,2}\p{L}{2,8}\.|-\p{L}{2,8})?(?:-\p{L}{2,8}\.?)?|dr\.?-ing|mag(?:\.?a)?|lic|arq|mr|drs|ir|mgr|inż|hab|lek|doç|öğr|öğr\.? üyesi|uzm|av|n|med|rer|nat|phil|jur|iur|h\.c|c\.p|د|أ|م|أ\.د)\.?(?:\s?\((?:fh|ba|dh|th|tu|uni|univ)\.?\))?(?:\s+|(?<=\.)(?=\p{Lu})))+/iu
const after =
  /(?:\s+[-‒–—―|]?\s*(?:curriculum vitae|résumé|resume|cv|lebenslauf))+(?::.{0,40})?$|,\s+\p{Lu}[\p{L}.]*\p{Lu}[\p{L}., ()]*$|(?:,?\s+(?:ph\.?d|mba|m\.?sc|b\.?sc|m\.?d|pmp|cpa|acca|cfa|rn|ll\.?m|esq)\b\.?)+$/iu

/** "Jane Doe jane@example.org" in one cell, but not "Profil Stand 10/2026". */
const contactAfter =
  /\s+(?:\S{1,80}@\S{1,80}|(?!(?:\d{1,2}[./-]){1,2}(?:19|20)\d\d(?!\d))\+?\d[\d\s()/.-]{6,30}|https?:\S{1,200}).*$/u

const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/ß/g, 'ss').replace(/ł/g, 'l').replace(/ø/g, 'o')

/** Common Chinese surnames cover nearly all people. */
const chineseSurname =
  /^(?:闻人|欧阳|司马|上官|诸葛|慕容|司徒|夏侯|令狐|端木|东方|独孤|南宫|公孙|尉迟|皇甫|[王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤])/u

/** Whether a text of a few words is written like the name of a person. */
export function looksLikeName(written: string): boolean {
  const text = written.replace(titles, '')
  if (/^\p{Script=Han}{2,4}$/u.test(text)) return chineseSurname.test(text) && !namesJob(text)
  if (/^[\p{Script=Arabic}\s-]+$/u.test(text)) {
    const count = text.split(/\s+/).length
    return count >= 2 && count <= 6 && !namesJob(text) && !namesOrganization(text) && !/السيرة|الذاتية/.test(text)
  }
  const words = text.split(/\s+/)
  if (words.length < 2 || words.length > 8 || text.length > 60) return false
  return words.every(word => nameWord.test(word)) && /^\p{Lu}/u.test(text)
}

/** How many of the name's words are in the e-mail address. */
function inAddress(name: string, email: string | null): number {
  const local = plain(email?.split('@')[0] ?? '').replace(/[^a-z]/g, '')
  return plain(name)
    .split(/[\s-]+/)
    .map(word => word.replace(/[^a-z]/g, ''))
    .filter(word => word.length > 2 && local.includes(word)).length
}

function score(text: string, index: number, email: string | null): number {
  const near = Math.max(0, 3 - index * 0.5)
  // "Dipl.-Ing. Jan Küster": what follows a title is a name, even if it also names a job.
  const unlikely = titles.test(text) ? 0 : (namesJob(text) ? 2.5 : 0) + (namesOrganization(text) ? 2 : 0)
  return near + inAddress(text, email) * 3 - unlikely
}

/** `quote`: the same as written. */
type Candidate = { line: Line; text: string; quote: string; score: number; isLarge?: boolean }

/** "J A N  K Ü S T E R": without the spaces between letters; the e-mail address tells where the surname begins. */
function closeUpName(text: string, email: string | null): string {
  // "AnnaKowalska", set in two weights without a space: the e-mail address has both names.
  const [, given, family] = /^(\p{Lu}\p{Ll}{2,})(\p{Lu}\p{Ll}{2,})$/u.exec(text) ?? []
  if (given && family && inAddress(`${given} ${family}`, email) === 2) return `${given} ${family}`
  if (/^\p{Script=Han}(?:\s+\p{Script=Han}){1,3}$/u.test(text)) return text.replace(/\s+/g, '')
  if (!/^\p{Lu}\u0307?(?:\s+\p{Lu}\u0307?){4,30}$/u.test(text)) return text
  const letters = text.replace(/\s+/g, '')
  const local = plain(email?.split('@')[0] ?? '').replace(/[^a-z]/g, '')
  const cut = Array.from({ length: letters.length }, (_, at) => at).find(
    at => at > 1 && letters.length - at > 2 && local.includes(plain(letters.slice(at))),
  )
  return cut ? `${letters.slice(0, cut)} ${letters.slice(cut)}` : letters
}

/** A name in large type, without smaller text that stands on the same line. */
function inFirstSize(line: Line): string[] {
  const size = line.spans[0]?.size ?? null
  const other = size === null ? undefined : line.spans.find(span => span.size !== null && span.size < size - 2)
  const text = other ? line.text.slice(0, other.start - line.start).trim() : ''
  return text && text.length < line.text.length && !text.includes('\t') ? [text] : []
}

/** "姓名：闻人子墨 性别：女", "程锦/男/1992" */
const NEXT_CHINESE_LABEL = /(?<=^\p{Script=Han}{2,4})(?:\s+\p{Script=Han}{2,4}[:：]|\s*[/|｜]\s*[男女](?!\p{L})).*$/u

function candidatesIn(line: Line, index: number, email: string | null, largest: number): Candidate[] {
  const isLarge = line.look.size !== null && line.look.size >= largest - 0.5
  const text = withoutBullet(line.text)
  const isLabelled = label.test(text)
  return [...piecesOf(text), ...inFirstSize(line)].flatMap(piece => {
    const labelled = piece
      .replace(label, '')
      .replace(DOCUMENT, '')
      .replace(contactAfter, '')
      .replace(NEXT_CHINESE_LABEL, '')
    if (!labelled) return []
    const value = closeUpName(labelled, email)
      .replace(before, '')
      .replace(after, '')
      .replace(/(?<=^\p{Script=Han}{2,4})\s+(?:[男女]|[\p{Script=Latin}\s'’-]+)$/u, '')
    const quote = value === closeUpName(labelled, email) ? labelled : value
    return [
      {
        line,
        text: value,
        quote,
        score: score(value, index, email) + (isLabelled ? 6 : 0) + (isLarge ? 2 : 0),
        isLarge,
      },
    ]
  })
}

const GIVEN =
  /^(?:vornamen?|given names?|first name|prénoms?|nombres?|nome|voornaam|imię|förnamn|adı?)\s*(?:[:：]\s*|\t)(?=\S)/iu
const FAMILY =
  /^(?:nachname|familienname|name|surname|family name|last name|nom(?: de famille)?|apellidos?|cognome|sobrenome|apelido|achternaam|nazwisko|efternamn|soyadı?)\s*(?:[:：]\s*|\t)(?=\S)/iu

/** A form with the given and the family name in a row of its own each. */
function inTwoRows(lines: Line[], index: number): Candidate[] {
  const [line, next] = [lines[index]!, lines[index + 1]]
  if (!next || next.start !== line.end + 1) return []
  const isGivenFirst = GIVEN.test(line.text) && FAMILY.test(next.text)
  if (!isGivenFirst && !(FAMILY.test(line.text) && GIVEN.test(next.text))) return []
  const [given, family] = isGivenFirst ? [line, next] : [next, line]
  const text = `${given.text.replace(GIVEN, '').trim()} ${family.text.replace(FAMILY, '').trim()}`
  return text.includes('\t') ? [] : [{ line, text, quote: `${line.text}\n${next.text}`, score: LABELLED }]
}
const LABELLED = 10

const MOST_LINES_ABOVE = 3

/** A name in large type often takes two lines. */
function overTwoLines(lines: Line[], index: number, email: string | null, largest: number): Candidate[] {
  const [line, next] = [lines[index]!, lines[index + 1]]
  if (!next || next.start > line.end + 2 || headingKind(line.text) || headingKind(next.text)) return []
  const words = (text: string) => text.trim().split(/\s+/)
  const areNames = [line, next].every(
    ({ text }) => words(text).every(word => nameWord.test(word)) && words(text).length <= 3,
  )
  const isLarge = line.look.size !== null && line.look.size >= largest - 0.5 && next.look.size === line.look.size
  const areSingle = [line, next].every(({ text }) => words(text).length === 1)
  // Further down, a heading and the line under it look the same.
  const isNear = next.start === line.end + 1 && areSingle && index < MOST_LINES_ABOVE
  if (!areNames || !(isLarge || isNear)) return []
  const third = lines[index + 2]
  const isThird =
    isLarge &&
    third !== undefined &&
    areSingle &&
    third.start === next.end + 1 &&
    third.look.size === line.look.size &&
    nameWord.test(third.text.trim())
  const text = `${line.text}\n${next.text}${isThird ? `\n${third.text}` : ''}`
  return [{ line, text, quote: text, score: score(text, index, email) + 2 + (isLarge ? 1 : 0) }]
}

/** Times the size of the text between. */
const TITLE_SIZE = 1.4

/** The candidate's name: near the top, or wherever it agrees with the e-mail address. */
export function readName(lines: Line[], email: string | null): Field | null {
  const first = lines.filter(line => line.page === lines[0]!.page)
  const sizes = first.map(line => line.look.size ?? 0).toSorted((one, other) => one - other)
  const largest = sizes.at(-1) ?? 0
  // What is set far larger than the text is a name even if it also names a job, like "Baker".
  const isTitle = largest >= TITLE_SIZE * sizes[Math.floor(sizes.length / 2)]!
  const candidates = first
    .flatMap((line, index) => [
      ...candidatesIn(line, index, email, largest),
      ...overTwoLines(first, index, email, largest),
      ...inTwoRows(first, index),
    ])
    .filter(
      one =>
        (looksLikeName(one.text.replaceAll('\n', ' ')) ||
          (one.isLarge && /^\p{Script=Han}{2,4}$/u.test(one.text) && one.score > 4)) &&
        (one.score > 2 || !/\p{Script=Arabic}/u.test(one.text)) &&
        !title.test(one.text) &&
        !headingKind(one.text) &&
        (one.score > 0.9 || (isTitle && one.isLarge)),
    )
    .sort((a, b) => b.score - a.score)
  const best = candidates[0]
  return best ? fieldOf(best.line, best.quote, best.text) : null
}

const contactSign = /@|https?:|www\.|\+?\d[\d\s()/.-]{6,}|\.(com|org|net|io)\b/

/** The line under the name with the person's profession. */
export function readHeadline(lines: Line[], name: Field | null): Field | null {
  const at = name
    ? lines.findIndex(line => line.page === name.page && line.text.includes(name.quote.split('\n').at(-1)!))
    : -1
  if (at < 0) return null
  const beside = piecesOf(lines[at]!.text).slice(1)
  for (const piece of beside) if (isHeadline(piece)) return fieldOf(lines[at]!, piece)
  for (const line of lines.slice(at + 1, at + 4)) {
    if (headingKind(line.text)) return null
    const piece = piecesOf(line.text)[0] ?? ''
    if (isHeadline(piece)) return fieldOf(line, piece)
  }
  return null
}

function isHeadline(text: string): boolean {
  return text.length <= 90 && !contactSign.test(text) && !/[.!?]$/.test(text) && namesJob(text)
}
