import type { FoundRange } from './dates.ts'
import type { LabelledLine, LabelledRole } from './field-labels.ts'
import { namesDegree, namesSchool } from './education-words.ts'
import { hasLegalForm, namesJob, namesOrganization } from './job-words.ts'
import type { Line } from './lines.ts'
import { isLower, isName, type Piece, piecesByRole } from './pieces.ts'
import { isPlaceName, isRegionName } from './places.ts'
import { namesWorkplace } from './workplaces.ts'

/** What the entries of a section are. */
export type Career = 'experience' | 'education'

/** A part of an entry's header, such as a title, an employer or a place. Its slot is the same in all entries of a section. */
export type Part = {
  text: string
  /** Where it is in the header: the line relative to the dates, the number of its stretch in that line, and its number in the stretch. */
  slot: string
  /** Its number in its line. */
  number: number
  /** Introduced by `at`, `bei`, `chez` …: names the employer. */
  introduced: boolean
  /** The word that introduces it, if it may also belong to a title: "Consultor en Comunicación". */
  joint?: string
  /** Number of its table cell in the line. */
  cell: number
  /** In brackets: an explanation, unless nothing else is there. */
  bracketed: boolean
  /** Which of the stretches of the line, between dashes, bars or changes of look, it is in. */
  stretch: string
  isPlace: boolean
  /** "Full-time", "remote": neither a name nor a place. */
  isRemark: boolean
  /** What a label or the head of its column says it is. */
  role: LabelledRole | null
}

const remarks =
  /^(?:remote|hybrid|on-?site|home-?office|télétravail|remoto|híbrido|(?:full|part)[- ]?time(?: (?:position|job|role|contract))?|fixed[- ]term|(?:fixed[- ]term|temporary|permanent|zero[- ]hours?|casual|seasonal) contract|maternity cover|contract(?:[- ]to[- ]hire)?|permanent|temporary|seasonal|casual|night shifts?|nights?|days?|freelance|self-employed|vollzeit|teilzeit|befristet|unbefristet|festanstellung|minijob|(?:auf )?\d{3} ?(?:-Euro|€)[- ](?:job|basis)|geringfügig(?:e beschäftigung| beschäftigt)?|(?:elternzeit|schwangerschafts|krankheits)vertretung|(?:auf )?honorar(?:basis)?|zeitarbeit|schichtdienst|nachtdienst|in teilzeit.*|in vollzeit|leiharbeit|selbst(?:st)?ändig|temps (?:plein|partiel|complet)|cdi|cdd|cdi\b.*|cdd\b.*|intérim|intérimaire|saisonnier|saisonnière|alternance|apprentissage|mission|tirocinio|mi-temps|nuit|jour|stage|vacataire|jornada (?:completa|parcial)|tiempo (?:completo|parcial)|media jornada|medio tiempo|indefinido|contratos? (?:temporal(?:es)?|indefinido|fijo|eventual)|eventual|tempo (?:pieno|parziale|indeterminato|determinato)|part time|a progetto|partita iva|stagionale|tempo (?:integral|inteiro)|contrato|efetivo|temporário|fulltime|parttime|voltijds|deeltijds?|vast|tijdelijk|zzp|oproepkracht|umowa (?:o pracę|zlecenie|o dzieło)|pełny etat|pół etatu|heltid|deltid|natt|tillsvidare|timanställning|projektanställning|somrar(?: och helger)?|tam zamanlı|yarı zamanlı|dönemsel|دوام (?:كامل|جزئي)|عن بعد|عقد(?: \p{L}+)?|兼职|全职|实习|远程|合同|正式|\d{1,3}\s?%|\d{1,3} ?(?:h|std|stunden|hours|hrs|heures|horas|ore|uur|godz|timmar|saat)\b.*|\d{1,3}\s?(?:ects|hp|cr[eé]ditos?|credits?|cp|lp|yhp)\b.*|first[- ]class(?: honou?rs)?|(?:upper|lower) second.*|2[:.][12]|mention (?:très |assez )?bien|(?:note|nota|grade|media|voto|ocena|promedio|cijfer|betyg|ortalama|durchschnitt|abschlussnote|gesamtnote|gpa|cgpa)\s?[:=]?\s?\d.*|\d{2,3}\/1[01]0(?: e lode)?|current|present|start|entre|between|zwischen|tra|tussen|między|mellan|arasında|vom|from|since|period|dates?|von|seit|(?:expected|anticipated|estimated)?\s*(?:graduat(?:ion|ed|ing)|grad\.?|completion)(?: date)?|expected|graduate|(?:magna |summa )?cum laude|(?:with )?(?:distinction|hono[u]?rs)|gpa\b.*|abschluss|(?:niet )?afgerond|(?:not |un)(?:completed|finished)|incomplete|abgebrochen|nicht abgeschlossen|no (?:finalizad|terminad|concluid|complet)[oa]s?|(?:non|pas) (?:termin|achev)ée?|inachevée?s?|incomplet[oa]|non (?:completat|conclus)[oa]|trancad[oa]|nie ?ukończon[eay]|ej avslutad|terk|(?:dual|double|joint) degree|(?:niveau|level|nivel|livello|nível|poziom|nivå) \d|obtenu|défense|(?:an?|one|less than an?) (?:year|month)\b.*|\d+ (?:years?|months?|yrs?|mos?|weeks?|wochen|jahre?|monate?|ans?|mois|semaines|años?|meses|semanas|anni|mesi|settimane|anos?|jaar|maanden|lat|lata|miesięcy|miesiące|år|månader|yıl|ay)\b.*)$/iu

const duration =
  /^\(?(?:\d{1,2}|\p{L}{1,9})\s(?:wks?|yrs?|mos?|jr|mnd|wk|mies|mån|mon|j|a|m|weeks?|months?|years?|wochen?|monate?|jahre?|semaines?|mois|ans?|semanas?|mes(?:es)?|años?|settiman[ae]|mes[ei]|ann[oi]|anos?|weken|week|maanden|maand|jaar|tygodnie|miesiące|miesięcy|lata|veckor|månader|år|hafta|ay|yıl|أسبوع|أسابيع|أشهر|شهور|شهر|سنوات|سنة|أيام)\.?(?:\s(?:und|and|et|y|e|en|i|och|ve)?\s?\d{1,2}\s\p{L}{1,9}\.?)?\)?$/iu

/** ", 30 Std." behind "Teilzeit", "20 hours per week" behind "part-time". */
const HOURS =
  /[\s,(](?:(?:mit|à|with|de|con|com|van|ca\.?|about) )?\d{1,3}(?:[.,]\d{1,2})?[ -]?(?:%|prozent|h|hrs?|std\.?|stunden|wochenstunden|hours?|heures|horas|ore|uur|uren|godz\.?|godzin|timmar|saat)(?!\p{L}).{0,20}$/iu

/** "Full-time", "Stage & CDI", "Teilzeit 30 Std.". */
const isRemark = (text: string) =>
  text.split(/\s[&/+]\s/).every(part => remarks.test(part) || remarks.test(part.replace(HOURS, '')))

/** "four weeks"; "Beets Jr." is none. */
export const isDuration = (text: string): boolean =>
  duration.test(text.trim()) && !/^\(?\p{L}+\s\p{L}{1,2}\.?$/u.test(text.trim())

/** Where the look of a line changes between words, such as from a bold title to a regular employer. */
function changesOfLook(line: Line): number[] {
  return line.spans.flatMap((span, index) => {
    const before = line.spans[index - 1]
    if (!before || (before.weight === span.weight && before.italic === span.italic)) return []
    const at = span.start - line.start
    const apart = /[\s,;:|()‒–—―-]$/.test(line.text.slice(0, at)) || /^[\s,;:|()‒–—―-]/.test(line.text.slice(at))
    return at > 1 && at < line.text.length - 1 && apart ? [at] : []
  })
}

/** "Erciyes Güvenlik / Vardiya amiri / 2015 – 2019": the slash next to the dates separates the names, too. */
const isSlashed = (text: string, { start, end }: FoundRange): boolean =>
  /\s\/\s*$/.test(text.slice(0, start)) || /^\s*\/\s/.test(text.slice(end))

/** Splits a header line into parts, without its dates. */
export function partsOf(line: Line | LabelledLine, date: FoundRange | null, place: string, kind: Career): Part[] {
  const looks = 'roles' in line && line.roles.some(isName) ? [] : changesOfLook(line)
  const cuts = [...looks, ...(date ? [date.start, date.end] : []), line.text.length].sort((a, b) => a - b)
  const parts: Part[] = []
  const slashed = date !== null && isSlashed(line.text, date)
  let from = 0
  for (const cut of cuts) {
    const inDate = date && from >= date.start && cut <= date.end
    const side = date && from >= date.end ? 'after' : ''
    if (!inDate && cut > from) {
      for (const piece of piecesByRole(line, from, cut, kind, slashed)) {
        const before = parts.filter(part => part.slot.startsWith(`${place}${side}#`))
        const stretch = `${from}/${piece.cell}/${piece.stretch}`
        const stretches = new Set([...before.map(part => part.stretch), stretch]).size - 1
        const inStretch = before.filter(part => part.stretch === stretch).length
        const inBrackets = piece.bracketed ? '()' : ''
        parts.push({
          ...piece,
          cell: line.text.slice(0, from).split('\t').length + piece.cell,
          stretch,
          number: before.length,
          slot: `${place}${side}#${stretches}.${inStretch}${inBrackets} ${line.look.weight}${line.look.italic}`,
          isPlace:
            piece.role === 'place' ||
            (!piece.role &&
              (isPlaceName(piece.text) || isQuarter(piece.text, inStretch > 0 ? before.at(-1) : undefined))),
          isRemark:
            piece.role === 'remark' ||
            isRemark(piece.text) ||
            isActivity(piece) ||
            isDuration(piece.text) ||
            /^\([^)]*$/.test(piece.text) ||
            (piece.bracketed && ACRONYM.test(piece.text)) ||
            isAcronymOf(piece.text, parts.at(-1)),
        })
      }
    }
    from = Math.max(from, cut)
  }
  const named = parts.filter(part => /[\p{L}\d]{2}|\p{Lu}\.\s?\p{Lu}|\p{Script=Han}/u.test(part.text)).map(withoutPlace)
  const thesis = kind === 'education' ? named.findIndex(part => ABOUT_STUDIES.test(part.text)) : -1
  if (thesis >= 0) for (const part of named.slice(thesis)) part.isRemark = true
  const qualified = withQualifiers(named, kind === 'experience' ? namesJob : namesDegree)
  return withoutSplitPlaces(withProvinces(kind === 'experience' ? withLastTown(qualified) : qualified))
}

const QUARTER =
  /^\p{Lu}\p{L}{2,20} (?:North|South|East|West|Heights|Nord|Süd|Ost|Sud|Est|Ouest|Norte|Sur|Sul|Noord|Zuid)$/u

/** "Copperline Hardware, Calder South": a quarter of a town behind a name that is no title. */
const isQuarter = (text: string, before: Part | undefined): boolean =>
  before !== undefined && !before.isPlace && !namesJob(before.text) && QUARTER.test(text)

/** "(SLU)" behind "Sveriges lantbruksuniversitet", "(FOH)" behind a title. */
const ACRONYM = /^\p{Lu}[\p{Lu}\d.-]{1,7}$/u

const LETTERS = /^\p{Lu}[\p{Lu}\d./-]{1,11}$/u

/** "UFF" behind "Universidade Federal Fluminense –". */
const isAcronymOf = (text: string, before: Part | undefined): boolean =>
  before !== undefined &&
  LETTERS.test(text) &&
  !isRegionName(text) &&
  !namesJob(text) &&
  before.text.includes(' ') &&
  (namesSchool(before.text) ||
    (!namesJob(before.text) && (namesOrganization(before.text) || namesWorkplace(before.text))))

const FEWEST_WORDS = 5

/** "…: care of thirty horses and their riders": what starts in lower case and is long says what the work was. */
const isActivity = ({ text, introduced }: Piece): boolean =>
  !introduced &&
  isLower(text) &&
  text.split(/\s+/).length >= FEWEST_WORDS &&
  !namesJob(text) &&
  !namesDegree(text) &&
  !startsLikeWorkplace(text)

/** What follows says more about the studies: the thesis, or who supervised it. */
const ABOUT_STUDIES =
  /^(?:(?:master|bachelor|doctoral|ph\.?d\.?)(?:['’]?s)?\s+)?(?:mention$|thesis|dissertation|tesis|tesina|tese|tesi|mémoire|abschlussarbeit|(?:bachelor|master|diplom|doktor)arbeit|praca (?:dyplomowa|magisterska|licencjacka)|scriptie|uppsats|examensarbete|tez|supervisors?|advisors?|orientadora?|director de tesis|relatore|betreuer(?:in)?|promotor)(?!\p{L})/iu

/** "Uludağ Tekstil A.Ş. / Bursa", "Klinikum Nord in Kiel" without the place. */
function withoutPlace(part: Part): Part {
  const split = /^(.{3,80}?)\s+(?:\/|–|-|·)\s+([^/·]{2,40})$/u.exec(part.text)
  return split && !part.isPlace && isPlaceName(split[2]!) ? { ...part, text: split[1]! } : part
}

/** "centre de loisirs de Guilers": the name of a workplace, although it starts in lower case. */
const startsLikeWorkplace = (text: string) => /\s\p{Lu}[\p{L}'’-]+$/u.test(text) && namesWorkplace(text)

/** "lycée Gustave Flaubert", "lycée de l’Harteloire": a name, although it starts in lower case. */
const startsLikeSchool =
  /^(?:lycée|collège|école|université|institut|faculté|iut|universidad|instituto|escuela|colegio|università|istituto|scuola|liceo|universidade|faculdade|escola|uniwersytet|politechnika|szkoła|universiteit|hogeschool|universitet|högskola)\s+(?:\p{Ll}{1,4}(?:['’]|\s)){0,3}\p{Lu}/u

/**
 * "Undersköterska, natt", "MBO Infratechniek, niveau 4": what follows a title or a degree in lower case says more about it. Names of
 * employers and schools start with a capital.
 */
function withQualifiers(parts: Part[], isFirst: (text: string) => boolean): Part[] {
  return parts.reduce<Part[]>((joined, part) => {
    const last = joined.at(-1)
    const isName =
      hasLegalForm(part.text) ||
      /^\p{Ll}+\p{Lu}/u.test(part.text) ||
      startsLikeSchool.test(part.text) ||
      startsLikeWorkplace(part.text)
    const isQualifier = isLower(part.text) && !isName
    const belongs = last && last.cell === part.cell && !part.bracketed && !part.isRemark && isQualifier
    return belongs && isFirst(last.text)
      ? [...joined.slice(0, -1), { ...last, text: `${last.text}, ${part.text}` }]
      : [...joined, part]
  }, [])
}

const UNIT =
  /(?:team|department|dept|division|unit|abteilung|bereich|referat|service|pôle|direction|département|departamento|área|ufficio|reparto|settore|afdeling|dział|avdelning|bölüm|birim)/iu

/** "Nurse, Elmtree House, Derby": a single word at the end of a title and an employer is the town, even if nobody knows it. */
function withLastTown(parts: Part[]): Part[] {
  const names = parts.filter(part => !part.isPlace && !part.isRemark && !part.bracketed)
  const [first, second] = names
  const last = names.at(-1)
  if (names.length !== 3 || !first || !second || !last || !namesJob(first.text) || UNIT.test(second.text)) return parts
  const isWord = /^\p{Lu}[\p{L}'’-]{2,20}$/u.test(last.text) && !/^\p{Lu}+$/u.test(last.text)
  const isTownOf = isWord && last.cell === second.cell && !namesJob(last.text) && !namesOrganization(last.text)
  return isTownOf ? parts.map(part => (part === last ? { ...part, isPlace: true } : part)) : parts
}

/** "Rovere, CS": two capitals at the end of a cell, after a town, are its province. */
function withProvinces(parts: Part[]): Part[] {
  const isProvince = (part: Part | undefined, index: number): boolean => {
    const [town, next] = [parts[index - 1], parts[index + 1]]
    if (!part || !town || !/^\p{Lu}{2}$/u.test(part.text) || next?.cell === part.cell) return false
    const isBeside = town.cell === part.cell && town.stretch === part.stretch
    const others = parts.some(one => one !== part && one !== town && !one.isRemark)
    return isBeside && others && isTown(town.text) && !namesOrganization(town.text)
  }
  return parts.map((part, index) =>
    isProvince(part, index) || isProvince(parts[index + 1], index + 1) ? { ...part, isPlace: true } : part,
  )
}

/** "Columbus, Ohio": a part directly before a place is its town, unless it must be the employer of a title. */
function withoutSplitPlaces(parts: Part[]): Part[] {
  return parts.map((part, index) => {
    const next = parts[index + 1]
    if (part.isPlace || part.introduced || !next?.isPlace || !isRegionName(next.text) || !isTown(part.text)) return part
    const others = parts.filter(one => one !== part && !one.isPlace && !one.isRemark)
    const employed = others.some(one => namesOrganization(one.text)) || !others.some(one => namesJob(one.text))
    return others.length > 0 && employed ? { ...part, isPlace: true } : part
  })
}

const isTown = (text: string) =>
  /^\p{Lu}[\p{L}'’. -]{1,30}$/u.test(text) && text.split(' ').length <= 3 && !namesJob(text)
