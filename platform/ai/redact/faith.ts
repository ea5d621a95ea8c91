import type { Token } from '../text/tokens.ts'
import { type Cut, found } from './cuts.ts'
import { kindAt } from './person/words.ts'
import { PERSONAL } from './person/statements.ts'

/** Words of the religious class that are also about work: trade fairs, communes, temples of technology. */
const AMBIGUOUS =
  /^(?:messe|mass|lent|gemeinde|culte|culto|parish|temple|temples|tempel|templo|chapel|religios.*|religious|believer|creyente.*|croyant.*|orthodoxe?|ortodox.*|evangelical|evangelique|single|prayers|ateo|atea)$/u
const GROUP = new Set(
  'committee fellowship board ministry guild relief outreach festival feast trust helpers network women men ladies vorstand kreis rat gruppe comite conseil fraternite consejo cofradia hermandad junta comision youth student students group association society club choir community council congregation centre center school college charity scouts volunteers jugend jugendgruppe chor verein paroisse association groupe chorale coro grupo asociacion'.split(
    ' ',
  ),
)
const LINK = new Set([
  'of',
  'the',
  'de',
  'la',
  'der',
  'des',
  'st',
  'saint',
  'san',
  'santa',
  'sankt',
  'al',
  'el',
  'our',
  'lady',
  'holy',
  's',
])
const MOST_AROUND = 4

/** What is done to a building, or who is served: then a religion is only what the work was about. In en de fr es it pt nl pl tr. */
const WORK_ON =
  /(?<!\p{L})(?:renov|restor|restaur|refurbish|repair|rebuil|convert|conver[st]ion|construct|build|roof|rewir|wiring|cabl|heating|lighting|plumb|paint|plaster|scaffold|cleaning|survey|install|maint|acoustic|cemeter|graveyard|churchyard|customers|clients|suppl|deliver|catering|contract|project|listed|guided tour|sanier|umbau|neubau|bau |dach|leitung|elektr|heizung|malerarbeit|gerüst|friedh|kunden|lieferung|planung|denkmal|führung(?:en)? durch|rénov|toiture|câblage|chauffage|éclairage|peinture|travaux|chantier|entretien|cimeti|livraison|visites guidées|reform|rehabilit|cable|calefacc|ilumin|pintura|obra|cementerio|mantenimiento|entregas|proyecto|ristruttur|impianto|tetto|cantiere|cimiter|clienti|manuten|obras|cemitér|clientes|verbouw|dak|onderhoud|begraafplaats|klanten|remont|dachu|budow|cmentarz|klienci|tadilat|çatı|mezarlık|müşteri)/iu
/** Those who are served, after a religion: "Catholic hospitals". */
const SERVED =
  /^ (?:hospitals|clinics|schools|nurseries|nursing homes|care homes|guests|customers|clients|travellers|tourists|patients|pupils|families|weddings|krankenhäuser|kliniken|schulen|kindergärten|altenheime|gäste|kunden|patient\p{L}+|familien)(?!\p{L})/iu
/** Nobody belongs to several. */
const SEVERAL =
  /^(?:churches|mosques|synagogues|temples|cathedrals|chapels|monasteries|parishes|kirchen|moscheen|synagogen|tempel|kapellen|klöster|églises|mosquées|synagogues|cathédrales|chapelles|paroisses|iglesias|mezquitas|sinagogas|catedrales|capillas|parroquias|chiese|moschee|igrejas|kerken|kościoły)$/iu
/** Then it is the person's own after all. */
const OWN =
  /(?<!\p{L})(?:volunt\p{L}*|member\p{L}*|active|choir|youth|sunday school|elder|deacon|sexton|verger|priest|pastor|my|our|ehrenamt\p{L}*|mitglied\p{L}*|aktiv|jugend\p{L}*|chor|küster\p{L}*|messdiener\p{L}*|mein\p{L}{0,2}|unsere?\p{L}?|bénévol\p{L}*|membre|chorale|mon|ma|notre|voluntari\p{L}*|miembro|coro|mi|nuestra|volontari\p{L}*|vrijwillig\p{L}*|wolontari\p{L}*|gönüllü\p{L}*)(?!\p{L})/iu
const NEAR = 90

const FEAST = 'ramad[aá]n|lent|advent|passover|pesach|yom kippur|diwali|eid|fastenzeit|carême|cuaresma'
/** A time of one's religion in which one works in another way: "During Ramadan I start earlier". Shops sell more then, too. */
const FEAST_OF_ONES_OWN = new RegExp(
  `(?<!\\p{L})(?:(?:during|in) (?:the )?(?:${FEAST})(?=,? (?:when )?i(?: |['’]))|(?:im|in der|während des|während der) (?:${FEAST})(?= \\p{L}{2,20} ich )|pendant (?:le |la )?(?:${FEAST})(?=,? j(?:e |['’]))|(?:durante|en) (?:el |la )?(?:${FEAST})(?=,? (?:yo |me |no )?\\p{L}{2,20}o(?!\\p{L})))`,
  'giu',
)

export const feasts = (text: string): Cut[] => found(text, FEAST_OF_ONES_OWN, PERSONAL)

/** Whether a religion in a line is what the work was about: a church that was renovated, Catholic hospitals as customers. */
function isWorkOn(text: string, start: number, end: number): boolean {
  const before = text
    .slice(Math.max(0, start - NEAR), start)
    .split('\n')
    .at(-1)!
  const after = text.slice(end, end + NEAR).split('\n', 1)[0]!
  if (OWN.test(before) || OWN.test(after)) return false
  return SEVERAL.test(text.slice(start, end)) || WORK_ON.test(before) || SERVED.test(after) || WORK_ON.test(after)
}

/** Without an article or a possessive; of compounds that name a patron ("Lukaskirche") the place. */
export const plainWord = (word: string): string =>
  word
    .replace(/'s?$/u, '')
    .replace(/^(ver)\.(di)$/u, '$1$2')
    .replace(/^[ld]'/u, '')
    .replace(/^\p{L}{3,20}(kirche|moschee|synagoge)(?:ngemeinde)?$/u, '$1')

/**
 * Religions and their places in a résumé, with the names around them: "St Mary's Church", "Muslim Students' Association". Only used
 * for written documents: in an answer, they may be about the work.
 */
export function faith(text: string, tokens: readonly Token[]): Cut[] {
  const words = tokens.map(({ text: word }) => plainWord(word))
  const cuts: Cut[] = []
  for (let i = 0; i < tokens.length;) {
    const known = kindAt(words, i)
    const length = known?.length ?? 1
    if (known && (known.kind === 'w' || known.kind === 'r') && !AMBIGUOUS.test(words[i]!)) {
      let [from, to] = [i, i + length - 1]
      const isPart = (at: number) => /^\p{Lu}/u.test(tokens[at]!.raw) || GROUP.has(words[at]!) || LINK.has(words[at]!)
      const isNear = (a: number, b: number) => /^[ '’.-]{1,3}$/u.test(text.slice(tokens[a]!.end, tokens[b]!.start))
      while (from > 0 && i - from < MOST_AROUND && isNear(from - 1, from) && isPart(from - 1)) from -= 1
      while (to < tokens.length - 1 && to - i < MOST_AROUND + length && isNear(to, to + 1) && isPart(to + 1)) to += 1
      if (!isWorkOn(text, tokens[i]!.start, tokens[i + length - 1]!.end))
        cuts.push({ start: tokens[from]!.start, end: tokens[to]!.end, placeholder: PERSONAL })
    }
    i += length
  }
  return cuts
}
