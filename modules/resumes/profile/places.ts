import { FURTHER_TOWNS } from './further-towns.ts'
import { countryNames, provinceNames, townNames } from './names.table.ts'

/** Names and abbreviations that the data of towns and regions does not have: in other languages, or by another spelling. */
const FURTHER_REGIONS =
  'usa|us|u.s.|u.s.a|u.s.a.|uk|u.k.|england|scotland|wales|northern ireland|holland|uae|korea|s.korea|south korea|russia|czech republic|deutschland|nrw|bay area|san francisco bay area|bayern|hessen|sachsen|niedersachsen|baden-württemberg|rheinland-pfalz|thüringen|schleswig-holstein|bavaria|cataluña|andalucía|euskadi|lombardia|toscana|veneto|sicilia|bretagne|normandie|occitanie|île-de-france|ile-de-france|vlaanderen|noord-holland|zuid-holland|noord-brabant|mazowieckie|skåne|west yorkshire|greater manchester|kent|essex|surrey|ontario|quebec|québec|british columbia|alberta|new south wales|queensland|victoria|türkiye|republic of korea|السعودية|الإمارات'
const OTHER_SPELLINGS =
  'bengaluru|gurugram|new york|nyc|münchen|köln|nürnberg|frankfurt am main|düsseldorf|zürich|genève|genf|wien|roma|milano|torino|napoli|firenze|venezia|genova|padova|sevilla|lisboa|warszawa|kraków|wrocław|łódź|poznań|gdańsk|göteborg|den haag|bruxelles|brussel|antwerpen|gent|praha|moskau|københavn|athen|mexico city|ciudad de méxico|cdmx|são paulo|i̇stanbul|istanbul|i̇zmir|izmir|ankara|bursa|antalya|بيروت|عمان|القاهرة|الإسكندرية|دبي|أبو ظبي|الرياض|جدة|الدوحة|بغداد|دمشق|تونس|الجزائر|الرباط|الدار البيضاء|طنطا|إربد|السلط|الخرج|مكة|المدينة|الكويت|مسقط|المنامة|北京|上海|广州|深圳|杭州|南京|成都|武汉|西安|苏州|天津|重庆|香港|台北|厦门|青岛|大连|长沙|郑州|合肥|宁波|无锡|济南|福州|昆明|沈阳|哈尔滨|南昌|贵阳|太原|石家庄|珠海|佛山|东莞'
/** Towns whose names are words or surnames in résumés. */
const NOT_PLACES = new Set([
  'of',
  'komi',
  'nice',
  'reading',
  'mobile',
  'bath',
  'university',
  'college',
  'marketing',
  'most',
  'split',
  'bar',
  'bay',
  'young',
  'jackson',
  'lincoln',
  'springer',
  'media',
  'orange',
  'columbia',
  'enterprise',
  'progress',
  'manager',
  'model',
  'sky',
  'best',
  'union',
  'same',
  'spring',
  'summer',
  'man',
  'police',
  'santa',
  'data',
  'central',
  'industry',
  'commerce',
  'normal',
  'opportunity',
  'victoria',
])
const STATES = new Set(
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC ON QC BC AB MB NS SK NSW VIC QLD TAS ACT'.split(
    ' ',
  ),
)
const STATE_NAMES =
  'alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada ohio oklahoma oregon pennsylvania tennessee texas utah vermont virginia wisconsin wyoming'.split(
    ' ',
  )

/** Provinces and states that are only known as such behind a comma: "Sorocaba, SP". */
const FURTHER_STATES = new Set('SP RJ MG RS PR BA CE DF ES GO AM RN PB TO NB NL PE'.split(' '))

type Names = { towns: Set<string>; smallerTowns: Set<string>; regions: Set<string> }
let known: Names | undefined

function names(): Names {
  if (known) return known
  known = {
    towns: new Set([...townNames(), ...OTHER_SPELLINGS.split('|')]),
    smallerTowns: new Set(FURTHER_TOWNS),
    regions: new Set([...countryNames(), ...FURTHER_REGIONS.split('|'), ...STATE_NAMES, ...provinceNames()]),
  }
  for (const word of [...NOT_PLACES, '']) {
    known.towns.delete(word)
    known.regions.delete(word)
  }
  return known
}

/** Without the vowel marks that Arabic names may have: "عمّان". */
const bare = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/[\u064B-\u0652]/g, '')

/** Whether a text is the name of a country, a state or a province. */
export function isRegionName(text: string): boolean {
  const { regions } = names()
  return STATES.has(text.trim()) || regions.has(text.trim().toLowerCase()) || regions.has(bare(text))
}

const isTownName = (text: string) => names().towns.has(bare(text))

/** A town in which somebody may live, even if its name would be taken for something else in a position. */
export const isHomeTown = (text: string) =>
  isTownName(text) ||
  // In Turkish, "KADIKÖY" is "Kadıköy".
  (!/^\p{Ll}/u.test(text) && [text, text.replaceAll('I', 'ı')].some(one => names().smallerTowns.has(bare(one))))

/** "8302 Kloten", "A-4020 Linz", "33540 Coirac": a town after its postcode, even if nobody knows it. */
const afterPostcode =
  /^(?:\p{Lu}{1,2}-)?(?:\d{4,5}|\d{4}-\d{3}|\d{2}-\d{3})\s+\p{Lu}[\p{L}'’.-]*(?:[\s/-]\p{Lu}?[\p{L}'’.-]+){0,3}$/u
/** "101 E. Valencia Mesa Drive", "5601 Corporate Way # 404" */
export const streetAfterNumber =
  /^\d{1,5}[a-z]?,?\s+(?:[\p{L}\d.'’-]+\s+){1,5}(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|row|boulevard|blvd|way|court|ct|place|pl|square|sq|highway|hwy|parkway|pkwy|terrace|close|crescent)\.?(?:\s+(?:#|suite|ste|unit|apt|[nsew]{1,2})\.?\s?\d{0,5})?$/iu
/** "Nantes (44)" */
const withDepartment = /^(\p{Lu}[\p{L}'’ -]{1,30})\s+\(\d{2,3}\)$/u

/** "Betong AB", "Trading CO" */
const ALSO_LEGAL_FORMS = new Set(['AB', 'CO', 'SC', 'PA', 'ID'])

/** "Salt Lake City UT", without the comma that most people write. */
function isTownWithState(text: string): boolean {
  const state = /^(?:\p{Lu}[\p{L}.'’-]*\s+){1,3}(\p{Lu}{2})$/u.exec(text)?.[1]
  return state !== undefined && STATES.has(state) && !ALSO_LEGAL_FORMS.has(state)
}

/** Whether the form of a text alone shows that it is an address or a town. */
const isAddress = (text: string): boolean =>
  [afterPostcode, streetAfterNumber, withDepartment].some(form => form.test(text)) || isTownWithState(text)

/** Whether a text is only an address, or the name of a country, a state or a large town, or several of them. */
export function isPlaceName(text: string, isTown: (text: string) => boolean = isTownName): boolean {
  if (text.length > 60) return false
  if (isAddress(text.trim())) return true
  if (/\d/.test(text.replace(/\b\d{4,5}\b/g, ''))) return false
  const parts = text
    .replace(/\b\d{4,5}\b/g, '')
    .split(/\s*(?:[,/&()،，]|\s[-–]\s|\band\b)\s*/)
    .map(part => part.trim())
    .filter(Boolean)
  if (!parts.length || parts.length > 4) return false
  const inRegion = parts.length === 1 ? /^(.{2,30}) (?:de|del|of|in) (.{2,30})$/u.exec(parts[0]!) : null
  if (inRegion && isTown(inRegion[1]!) && isRegionName(inRegion[2]!)) return true
  if (parts.every(part => isRegionName(part) || isTown(part))) return true
  const isRegion = isRegionName(parts.at(-1)!) || FURTHER_STATES.has(parts.at(-1)!)
  return parts.length > 1 && isRegion && /^\p{Lu}/u.test(parts[0]!)
}
