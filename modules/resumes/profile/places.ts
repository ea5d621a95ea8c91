import { namesIn, timeZoneTowns } from '#platform/locale/names.ts'
import { RESUME_LANGUAGES } from './months.ts'

const FURTHER_NAMES =
  'usa|us|u.s.|u.s.a|u.s.a.|uk|u.k.|england|scotland|wales|northern ireland|holland|uae|korea|s.korea|south korea|russia|czech republic|deutschland|nrw|bayern|hessen|bavaria|catalonia|cataluña|ontario|quebec|british columbia|alberta|new south wales|victoria|queensland|bay area|bengaluru|bangalore|mumbai|pune|hyderabad|chennai|delhi|new delhi|gurgaon|gurugram|noida|são paulo|rio de janeiro|münchen|munich|köln|cologne|frankfurt|frankfurt am main|stuttgart|düsseldorf|leipzig|dresden|hannover|nürnberg|bremen|essen|dortmund|bonn|hamburg|lyon|marseille|toulouse|bordeaux|lille|nantes|nice|strasbourg|grenoble|barcelona|valencia|sevilla|bilbao|málaga|zaragoza|milano|milan|torino|turin|roma|napoli|bologna|firenze|florence|genova|porto|lisboa|lisbon|coimbra|braga|rotterdam|den haag|the hague|utrecht|eindhoven|groningen|kraków|krakow|warszawa|warsaw|wrocław|gdańsk|poznań|łódź|göteborg|gothenburg|malmö|uppsala|ankara|izmir|i̇zmir|bursa|antalya|genève|geneva|bern|basel|lausanne|wien|graz|linz|salzburg|bruxelles|gent|antwerpen|manchester|birmingham|leeds|liverpool|bristol|glasgow|edinburgh|cambridge|oxford|sheffield|cardiff|belfast|san francisco|palo alto|mountain view|menlo park|sunnyvale|san jose|san diego|seattle|boston|austin|dallas|houston|philadelphia|atlanta|miami|washington|washington dc|washington d.c.|portland|nyc|brooklyn|pittsburgh|ithaca|ann arbor|北京|上海|广州|深圳|杭州|南京|成都|武汉|西安|苏州|天津|重庆|香港|台北|القاهرة|دبي|الرياض|عمان|بيروت|أبو ظبي|الدوحة|جدة|tel aviv|pohang'
const STATES = new Set(
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC ON QC BC AB NSW VIC QLD'.split(
    ' ',
  ),
)
const STATE_NAMES =
  'alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada ohio oklahoma oregon pennsylvania tennessee texas utah vermont virginia wisconsin wyoming'.split(
    ' ',
  )

let known: Set<string> | undefined
function names(): Set<string> {
  // Time zones are named after their largest town.
  known ??= new Set([
    ...namesIn(RESUME_LANGUAGES, 'region'),
    ...timeZoneTowns(),
    ...FURTHER_NAMES.split('|'),
    ...STATE_NAMES,
  ])
  return known
}

/** Whether a text is only the name of a country, a state or a large town, or several of them. */
export function isPlaceName(text: string): boolean {
  if (text.length > 60 || /\d/.test(text.replace(/\b\d{4,5}\b/g, ''))) return false
  const parts = text
    .replace(/\b\d{4,5}\b/g, '')
    .split(/\s*(?:[,/&()]|\s-\s|\band\b)\s*/)
    .map(part => part.trim())
    .filter(Boolean)
  if (!parts.length || parts.length > 4) return false
  const isName = (part: string) =>
    STATES.has(part) || names().has(part.toLowerCase().replace(/\.$/, '')) || names().has(part.toLowerCase())
  if (parts.every(isName)) return true
  return parts.length > 1 && isName(parts.at(-1)!) && /^\p{Lu}/u.test(parts[0]!)
}
