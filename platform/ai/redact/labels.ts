import { fold, tokens } from '../text/tokens.ts'
import type { Cut } from './cuts.ts'
import { NAME } from './names.ts'
import { ADDRESS } from './addresses.ts'
import { kindAt } from './person/words.ts'
import { PERSONAL } from './person/statements.ts'
import { isStopWord } from '../text/stop-words.ts'
import { namesIn as localNames } from '#platform/locale/names.ts'
import { matchesOf } from '../text/matches.ts'

/** Labels of personal details in résumés, in en de fr es it pt nl pl sv tr ar zh. What follows them is cut too. */
const PERSONAL_LABELS = [
  'date of birth|birth ?date|birthday|d\\.?o\\.?b\\.?|born(?: on| in)?|place of birth|birthplace|date and place of birth|geburtsdatum|geburtstag|geburtsort|geburtsdatum und -ort|geboren(?: am| in)?|geb\\.(?: am| in)?|date de naissance|lieu de naissance|date et lieu de naissance|née?(?:\\(e\\))? (?:le|à)|fecha de nacimiento|lugar de nacimiento|fecha y lugar de nacimiento|nacid[oa](?: el| en)?|data di nascita|data e luogo di nascita|data e local de nascimento|geboortedatum en -?plaats|data i miejsce urodzenia|luogo di nascita|luogo e data di nascita|nat[oa] (?:il|a)|data de nascimento|local de nascimento|nascid[oa] em|geboortedatum|geboorteplaats|geboren te|data urodzenia|miejsce urodzenia|urodzon[ya]|födelsedatum|född|födelseort|personnummer|doğum tarihi|doğum yeri|doğum yeri ve tarihi|تاريخ الميلاد|مكان الميلاد|出生日期|出生年月|出生地|生日',
  'curp|rut|run|c\\.?i\\.?|cédula(?: de identidad)?|cuil|cuit|cpf|rg|ahv(?:-nr\\.?|-nummer)?|n° avs|codice fiscale|bsn|tc kimlik(?: no)?|iqama|aadhaar|cnic|personalausweis(?:nummer)?|passnummer|ausweisnummer|libreta militar|cartilla militar|situation militaire|situación militar|posizione militare|situação militar|aufenthaltsstatus|aufenthaltstitel|aufenthaltsbewilligung|bewilligung|residence status|immigration status|visa status|work permit|work authori[sz]ation|statut de séjour|titre de séjour|permis de séjour|permiso de residencia|situación migratoria|permesso di soggiorno|verblijfsstatus',
  'year of birth|birth ?year|geburtsjahr|jahrgang|année de naissance|año de nacimiento|anno di nascita|ano de nascimento|geboortejaar|rok urodzenia|födelseår|doğum yılı|出生年份|سنة الميلاد',
  'age|alter|âge|edad|età|idade|leeftijd|wiek|ålder|yaş|العمر|السن|年龄|年齡',
  'marital status|civil status|family status|relationship status|familienstand|personenstand|état civil|situation familiale|situation de famille|estado civil|situación familiar|stato civile|situação familiar|burgerlijke staat|burgerlijke stand|stan cywilny|civilstånd|civilstatus|medeni durum|medeni hali|الحالة الاجتماعية|الحالة العائلية|婚姻状况|婚姻狀況|婚姻|婚否',
  'origins?|ethnic origins?|abstammung|origines?|origine ethnique|origen|orígenes|origen étnico|origine etnica|origem|herkomst|afkomst|pochodzenie|ursprung|köken|kökeni',
  "nationality|nationalities|citizenship|citizen of|country of origin|country of birth|place of origin|hometown|staatsangehörigkeit|staatsbürgerschaft|nationalität|herkunft|herkunftsland|heimatland|heimatort|bürgerort|province d[’']origine|ville d[’']origine|lieu d[’']origine|lugar de origen|provincia de origen|nationalité|pays d[’']origine|nacionalidad|país de origen|nazionalità|cittadinanza|nacionalidade|cidadania|naturalidade|nationaliteit|narodowość|obywatelstwo|nationalitet|medborgarskap|uyruk|uyruğu|milliyet|الجنسية|国籍|國籍|民族|籍贯|籍貫|户籍|户口|户口所在地|身份证号",
  'gender|sex|pronouns?|geschlecht|pronomen|sexe|genre|pronoms|sexo|género|pronombres|sesso|genere|gênero|geslacht|płeć|kön|cinsiyet|الجنس|性别|性別',
  'religionsbekenntnis|bekenntnis|confession|culte|credo|religion|faith|religious affiliation|denomination|konfession|religionszugehörigkeit|glaube|religión|religione|religião|religie|geloof|wyznanie|din|dini|religionstillhörighet|الديانة|宗教|宗教信仰|ethnicity|ethnic origin|race|ethnic background|ethnie|etnia|political views|政治面貌',
  "children|number of children|dependants|dependents|kinder|anzahl kinder|kinderzahl|enfants|nombre d[’']enfants|hijos|número de hijos|figli|filhos|kinderen|dzieci|barn|çocuk|çocuk sayısı|الأبناء|عدد الأطفال|子女",
  'photo(?:graph)?|picture|profile photo|foto|lichtbild|bewerbungsfoto|passbild|fotografía|fotografia|zdjęcie|portrait|fotografi|fotoğraf|الصورة|照片',
  'disability|disabilities|health|health status|state of health|medical conditions?|behinderung|schwerbehinderung|grad der behinderung|gdb|gesundheit|gesundheitszustand|handicap|situation de handicap|rqth|santé|discapacidad|grado de discapacidad|minusvalía|salud|disabilità|categorie protette|deficiência|handicap|gezondheid|niepełnosprawność|stopień niepełnosprawności|stan zdrowia|funktionsnedsättning|engel durumu|engellilik|sağlık durumu|الإعاقة|الحالة الصحية|健康状况|健康狀況|残疾|身体状况',
  "height|weight|height and weight|blood (?:type|group)|compulsory service|national service|grundwehrdienst|militärdienst|service militaire|servicio militar|servizio militare|obblighi di leva|serviço militar|dienstplicht|militaire dienst|służba wojskowa|värnplikt|orientation sexuelle|orientación sexual|orientamento sessuale|orientação sexual|seksuele (?:geaardheid|oriëntatie)|orientacja seksualna|sexuell läggning|cinsel yönelim|größe|gewicht|körpergröße|taille|poids|altura|peso|estatura|altezza|lengte|wzrost|längd|boy|kilo|身高|体重|體重|血型|askerlik durumu|military service|military status|الخدمة العسكرية|wehrdienst|zivildienst|sexual orientation|sexuelle orientierung|eltern|name (?:of|der) (?:father|mother|eltern|parents)|father[’']s name|mother[’']s name|parents|beruf der eltern|spouse|ehepartner|passport (?:no|number)|national id|id number|social security number|nif|dni|nie|pesel|ssn|ni number",
  'trade union|(?:trade )?union membership|party membership|political (?:party|affiliation)|gewerkschaft|gewerkschaftsmitglied(?:schaft)?|parteimitglied(?:schaft)?|parteizugehörigkeit|syndicat|appartenance syndicale|parti politique|sindicato|afiliación (?:sindical|política)|partido político|sindacato|appartenenza sindacale|filiação (?:sindical|partidária)|vakbond|politieke partij|związek zawodowy|fackförbund|sendika',
]
/** Languages people grew up with. They tell the origin, but for rules they are languages like others. */
const TONGUE_LABELS =
  'mother tongues?|native (?:languages?|tongues?|speakers?(?: of)?)|first language|home language|muttersprachen?|erstsprache|langues? maternelles?|lenguas? maternas?|idioma (?:materno|nativo)|lengua nativa|madrelingua|lingua madre|línguas? (?:maternas?|nativas?)|moedertaal|język ojczysty|modersmål|ana ?dili?|اللغة الأم|母语|母語'
const NAME_LABELS =
  'name|full name|first name|last name|surname|family name|given name|maiden name|vorname|nachname|familienname|geburtsname|nom|prénom|nom et prénom|nom de naissance|nombre|nombre completo|nombre y apellidos|apellidos?|cognome|nome|nome completo|nome e cognome|naam|voornaam|achternaam|imię|nazwisko|imię i nazwisko|namn|förnamn|efternamn|ad|soyad|adı|soyadı|adı soyadı|ad soyad|الاسم|الاسم الكامل|姓名'
const ADDRESS_LABELS =
  'résidence|résidant à|residing in|resides in|based in|lives in|wohnt in|vive en|vivo en|habite à|demeurant|vit à|reside en|residente en|residente a|woont te|zamieszkał[ay]|bor i|address|home address|postal address|current address|residence|place of residence|lives in|living in|location|anschrift|adresse|wohnort|wohnhaft in|adresse postale|domicile|ville|dirección|domicilio|residencia|lugar de residencia|indirizzo|residenza|domicilio|endereço|morada|residência|adres|woonplaats|adres zamieszkania|miejsce zamieszkania|adress|bostadsort|bostadsadress|ikamet|السكن|محل الإقامة|العنوان|مكان الإقامة|地址|住址|现居地|现居住地|居住地'

const labelled = (labels: string) => ({
  /** With its value in the same cell. */
  valued: new RegExp(
    `(?:^|[,;•·(]\\s{0,3})(?:${labels})(?:\\s{0,3}[:：]\\s{0,3}|\\s{1,3}[-–]\\s{1,3}|\\s{1,3}(?=\\d))(?=[^\\s])`,
    'iu',
  ),
  alone: new RegExp(`^\\s{0,3}(?:${labels})\\s{0,3}[:：]?\\s{0,3}$`, 'iu'),
})
const LABELS = [
  { placeholder: PERSONAL, ...labelled(PERSONAL_LABELS.join('|')) },
  { placeholder: NAME, ...labelled(NAME_LABELS) },
  { placeholder: ADDRESS, ...labelled(ADDRESS_LABELS) },
]
const TONGUE = { placeholder: PERSONAL, ...labelled(TONGUE_LABELS) }
/** "Nationality Kenyan", "Estado civil casada": labels that nothing else looks like need no colon. */
const WITHOUT_COLON =
  /^\s{0,3}(?:nationality|citizenship|marital status|staatsangehörigkeit|staatsbürgerschaft|nationalität|familienstand|zivilstand|geburtsdatum|geburtsort|religionsbekenntnis|aufenthaltsstatus|heimatland|heimatort|nationalité|situation (?:familiale|de famille)|état civil|date de naissance|lieu de naissance|originaire d(?:e|u|es)|nacionalidad|estado civil|fecha de nacimiento|lugar de nacimiento|originari[oa] de|nazionalità|stato civile|data di nascita|luogo di nascita|nacionalidade|data de nascimento|nationaliteit|geboortedatum|burgerlijke staat|obywatelstwo|data urodzenia|medborgarskap|uyruk|uyruğu|medeni hali|doğum tarihi|doğum yeri)\s{1,3}\p{L}/iu
const ADDRESS_WITHOUT_COLON =
  /^\s{0,3}(?:address|anschrift|adresse|dirección|domicilio|indirizzo|endereço|morada|adres|woonplaats|wohnhaft in|wohnort|vive en|vivo en|reside en|lives in|based in|habite à|résidant à|résidence|woont te|bor i|mieszka w|vive a|mora em)\s{1,3}(?=\p{Lu}|\d)/iu
const ADDRESSED =
  'mr|mrs|ms|miss|mx|herr|frau|monsieur|madame|mademoiselle|m|mme|mlle|d|dña|don|doña|sr|sra|srta|señora?|señorita|senhora?|signora?|sig(?:\\.ra|\\.na)?|dhr|mevr|mevrouw|meneer|pani?|fru|herr|bay|bayan'
const FORM_OF_ADDRESS = new RegExp(`^\\s{0,3}(?:${ADDRESSED})\\.?\\s{0,3}$`, 'iu')
/** "Title: Mrs". "Title: Head of Sales" is work. */
const TITLE = new RegExp(
  `^\\s{0,3}(?:title|form of address|salutation|anrede|titel|civilité|titre|tratamiento|trato|título|titolo|appellativo|tratamento|aanhef|aanspreekvorm|zwrot grzecznościowy|tytuł|tilltal|hitap|unvan)\\s{0,3}[:：]\\s{0,3}(?:${ADDRESSED})\\.?\\s{0,3}$`,
  'iu',
)
/** "Born in Ankara, Turkey": without a year. */
const BORN =
  /^\s{0,3}(?:born(?: and (?:raised|bred))?|geboren(?: und aufgewachsen)?|née?(?:\(e\))?|nacid[oa](?: y criad[oa])?|nat[oa]|nascid[oa]|urodzon[ya]|född)\s{1,3}(?:in|à|en|au|aux|a|ad|em|no|na|te|w|we|i)\s{1,3}\p{Lu}/iu
const LONGEST_CELL = 300
const LONGEST_VALUE = 60

interface Cell {
  text: string
  start: number
  line: number
}

function cellsOf(text: string): Cell[] {
  let at = 0
  return text.split('\n').flatMap((line, i) =>
    line.split(/[\t|]/u).map(part => {
      const cell = { text: part, start: at, line: i }
      at += part.length + 1
      return cell
    }),
  )
}

const whole = ({ text, start }: Cell, placeholder: string): Cut => ({
  start: start + text.length - text.trimStart().length,
  end: start + text.trimEnd().length,
  placeholder,
})

/** Personal details of résumés by their labels, or where a cell contains nothing else. */
export const labelledDetails = (text: string): Cut[] => detailsWith(text, LABELS)

/** The languages that a résumé names as those people grew up with. */
export const nativeLanguages = (text: string): Cut[] => detailsWith(text, [TONGUE])

function detailsWith(text: string, labels: typeof LABELS): Cut[] {
  const cells = cellsOf(text)
  const isDocument = (cells.at(-1)?.line ?? 0) >= LEAST_LINES
  return cells.flatMap((cell, i) =>
    inCell(cell, isDocument, cells.slice(i + 1, i + 3).find(one => one.text.trim() !== '') ?? null, labels),
  )
}

function inCell(cell: Cell, isDocument: boolean, next: Cell | null, labels: typeof LABELS): Cut[] {
  if (cell.text.trim() === '' || cell.text.length > LONGEST_CELL) return []
  for (const { placeholder, valued, alone } of labels) {
    const match = valued.exec(cell.text)
    if (match) {
      const start = cell.start + match.index + /^[\s,;•·(]*/u.exec(match[0])![0].length
      const length = endOfValue(cell.text, match.index + match[0].length, placeholder)
      const rest = { ...cell, text: cell.text.slice(length).trimStart() }
      rest.start += cell.text.length - rest.text.length
      return [{ start, end: cell.start + length, placeholder }, ...inCell(rest, isDocument, null, labels)]
    }
    if (next && alone.test(cell.text) && isValue(cell, next, placeholder))
      return [whole(cell, placeholder), whole(next, placeholder)]
  }
  if (TITLE.test(cell.text)) return [whole(cell, PERSONAL)]
  if (isDocument && cell.line < HEADER_LINES && FORM_OF_ADDRESS.test(cell.text)) return [whole(cell, PERSONAL)]
  if (PHOTO.test(cell.text) && cell.text.trim().split(/\s+/u).length <= MOST_CAPTION_WORDS)
    return [whole(cell, PERSONAL)]
  return isDocument ? [...withoutColon(cell), ...traits(cell)] : []
}

function withoutColon(cell: Cell): Cut[] {
  if (cell.text.length > 2 * LONGEST_VALUE) return []
  if (cell.text.length <= LONGEST_VALUE && BORN.test(cell.text)) return [whole(cell, PERSONAL)]
  return partsOf(cell).flatMap(({ text, start }) => {
    const placeholder =
      WITHOUT_COLON.test(text) || BORN.test(text) ? PERSONAL : ADDRESS_WITHOUT_COLON.test(text) ? ADDRESS : null
    return placeholder === null ? [] : [whole({ ...cell, text, start }, placeholder)]
  })
}

/** "41 – married – nationality Kenyan": what stands next to each other in a cell. */
function partsOf({ text, start }: Cell): { text: string; start: number }[] {
  let at = start
  return text.split(/(?<=[,;•·]|\s[-–—]\s)/u).map(part => {
    const one = { text: part.replace(/[,;•·]$|\s[-–—]\s$/u, ''), start: at }
    at += part.length
    return one
  })
}

/** A value in the next cell of a table, or on the next line. "Name" alone is a heading as well. */
function isValue(label: Cell, next: Cell, placeholder: string): boolean {
  if (next.text.trim().length > LONGEST_VALUE) return false
  return (
    next.line === label.line ||
    (placeholder === PERSONAL && next.line === label.line + 1 && /[:：]\s*$/u.test(label.text))
  )
}

/** Chinese labels follow each other with spaces; others end with their cell. */
function endOfValue(cell: string, from: number, placeholder: string): number {
  if (placeholder === ADDRESS) {
    const next = cell.slice(from).search(/\s{2,}|\s\p{sc=Han}{2,5}[:：]/u)
    return next < 0 ? cell.trimEnd().length : from + next
  }
  const value = /^[\p{sc=Han}\d./年月日岁-]{1,40}/u.exec(cell.slice(from))
  return value && /\p{sc=Han}/u.test(cell.slice(0, from)) ? from + value[0].length : cell.trimEnd().length
}

const PHOTO =
  /^[^\p{L}]{0,3}(?:photo(?:graph)?|foto|picture|lichtbild|bewerbungsfoto|passbild|zdjęcie|portrait|fotografía|fotoğraf|照片|الصورة)(?!\p{L})/iu
const MOST_CAPTION_WORDS = 5
/** A text of fewer lines is an answer and not a résumé. */
const LEAST_LINES = 3
const HEADER_LINES = 10

const DETAIL_WORDS = new Set(
  `citizen national nationality born year years old age aged birth of permit resident status user passport dual home town registered severely partially happily currently practising active member
   jahre jahr alt gdb grad staatsburger staatsburgerin geboren kind kinder ans an enfants anos hijos anni figli anos filhos jaar kinderen lat dzieci ar barn yas cocuk evli bekar gift ogift gehuwd ongehuwd
   zonaty zamezna mezatka kawaler panna sposato sposata celibe nubile solteiro solteira casado casada two one three four eye eyes ear ears auge ohr oeil oreille ojo oido travailleur travailleuse reconnu reconnue certificado reconocido reconocida zwei drei eine ein einem deux trois un une dos tres due tre pronouns`.split(
    /\s+/u,
  ),
)
const MARITAL =
  /^(?:evli|bekar|gift|ogift|gehuwd|ongehuwd|zonaty|zamezna|mezatka|kawaler|panna|sposat[oa]|celibe|nubile|solteir[oa]|已婚|未婚)$/u
const AGE =
  /^\s*(?:aged? )?(?:1[6-9]|[2-7]\d)[ -](?:years? old|year-old|years of age|y\/o|jahre(?: alt)?|ans|años|anni|anos(?: de idade)?|jaar(?: oud)?|lat|år|yaşında|岁|سنة)\s*$/iu
const PRONOUNS = /^\s*\(?(?:she|he|they|sie|er|elle|il|iel|ella|él)\s?\/\s?[\p{L}/ ]{2,24}\)?\s*$/iu
const PRONOUNS_WITHIN =
  /\((?:she|he|they|sie|er|elle|il|iel|ella|él|elle)\s?\/\s?[\p{L}/ ]{2,24}\)|(?<!\p{L})(?:she\/her|he\/him|they\/them)(?:\/(?:hers|his|theirs))?(?!\p{L})/giu
const BIRTH =
  /(?:^|[\s(*])(?:\*|born|geboren|née?|nacid[oa]|nat[oa]|nascid[oa]|urodzon[ya]|född)[^\n\t|,;.\d]{0,24}(?:\d{1,2}\.? ?(?:[./ -]|de ){1,3}[\p{L}\d]{1,12}\.?[./ -]{1,2}(?:de )?)?\d{4}(?:\s(?:in|à|en|a|em|te|w|i)\s\p{Lu}[\p{L}-]{1,30})?/giu

let languages: Set<string> | undefined

/** Languages have the names of nationalities: in a list they are skills. */
const isLanguage = (word: string): boolean =>
  (languages ??= new Set(
    [...localNames(['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'tr'], 'language'), 'castellano'].map(fold),
  )).has(word)

/** Parts of a cell that say nothing but what somebody is. */
function traits({ text, start, line }: Cell): Cut[] {
  const cuts: Cut[] = [...matchesOf(text, PRONOUNS_WITHIN), ...matchesOf(text, BIRTH)].map(({ 0: match, index }) => ({
    start: start + index + match.length - match.trimStart().length,
    end: start + index + match.length,
    placeholder: PERSONAL,
  }))
  for (const part of partsOf({ text, start, line }))
    if (
      part.text.trim() !== '' &&
      (AGE.test(part.text) ||
        PRONOUNS.test(part.text) ||
        isTrait(part.text, line < HEADER_LINES && !isList(text, part.text)))
    )
      cuts.push(whole({ ...part, line }, PERSONAL))
  return cuts
}

/** Several languages are a list of skills. */
const isList = (cell: string, part: string): boolean =>
  tokens(cell.replace(part, ' ')).some(({ text }) => isLanguage(text))

function isTrait(part: string, inHeader: boolean): boolean {
  const raw = tokens(part)
  const words = raw.map(token => token.text)
  if (words.length === 0 || words.length > 9) return false
  let [tells, counted] = [false, false]
  for (let i = 0; i < words.length;) {
    const known = kindAt(words, i)
    const phrase = words.slice(i, i + (known?.length ?? 1)).join(' ')
    if (MARITAL.test(phrase)) tells = true
    else if (known && 'mrdo'.includes(known.kind)) tells = true
    else if (
      known?.kind === 'n' &&
      (inHeader || !isLanguage(phrase) || /citizen|national|passport|staatsb|origin/u.test(words.join(' ')))
    )
      tells = true
    else if (known?.kind === 'f' && counted) tells = true
    else if (known?.kind === 'g' && inHeader && words.length <= 2) tells = true
    else if (!known && !DETAIL_WORDS.has(phrase) && !isStopWord(phrase) && !/^\d{1,4}$/u.test(phrase)) return false
    if (
      /^\d$/u.test(phrase) ||
      /^(?:one|two|three|zwei|drei|ein|eine|deux|trois|un|une|dos|tres|due|tre)$/u.test(phrase)
    )
      counted = true
    i += known?.length ?? 1
  }
  return tells
}
