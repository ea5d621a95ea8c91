import { isStopWord } from '../text/stop-words.ts'
import type { Token } from '../text/tokens.ts'

// Names that are also words: "Rosa", "Mark", "Ms Young". In small letters they are the word. With a capital they are the name unless what is
// next to them says otherwise: "Baker at a mill", "in May", "the Hill School".

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u))

/** Hardly ever the word where people write about work. */
const GIVEN = words(
  `rosa lily daisy iris ivy pat sue rob bob nick jack glen gene dean robin martin victor victoria julia florence georgia carolina virginia sydney jordan austin chad israel madison
   jesus angel luz sol leon rico stewart clark wolf max frank ben al`,
)

/** Months, days and seasons, which follow a preposition or precede a number. */
const TIMES = words(
  'may april june july august january march summer summers winter autumn sommer herbst winter sunday monday friday sonntag montag freitag',
)

/** Products and languages of programming, which stand in lists and after "in" and "with". */
const TOOLS = words('ruby java swift scala crystal julia excel word sage sap page access')

/** Nouns of German, which have a capital anyway. */
const GERMAN_NOUNS = words(
  `bauer schneider schreiner zimmermann maurer metzger backer gartner jager schmied schmidt koch muller weber richter meister kaufmann wagner fischer kraft sommer herbst winter
   sonntag montag freitag vogel haus berg stein wald feld bach see post wolf gut`,
)

/** Spanish words: "a" before them is no article. */
const SPANISH = words(
  'zapatero herrero molinero pastor guerrero carpintero santos reyes cruz paz flores campos bueno mar min blanca marin roy',
)

/** Words that are also names: months, virtues, trades, colours. Alone they are more often the word. */
const WORDS = new Set([
  ...GIVEN,
  ...TIMES,
  ...TOOLS,
  ...GERMAN_NOUNS,
  ...SPANISH,
  ...words(
    `mark marks will bill rich art grace faith hope joy dawn rose holly sky star drew grant chase chance miles dale guy ray earl duke king knight bishop pope abbot baker cook butcher carpenter mason
     smith taylor tailor fisher shepherd farmer gardener gardner carter porter potter turner tyler thatcher fuller weaver webber cooper chandler clerk butler steward marshall sheriff archer hunter
     forester parker miller brewer barber driver sailor painter plumber glover sawyer slater wheeler wright skinner spencer constable chef becker boulanger berger fournier charpentier masson marchand
     meunier cuisinier chevalier young old long short small little strong stout good best wise noble sharp bright moody swift savage black white
     brown green gray grey gold silver blue scarlet amber olive hazel pearl wood woods field fields brook brooks river rivers lake hill hills marsh ford bridge stone rock sand sands forest park church
     temple house hall castle street lane banks beach bay north south east west day week spring sun moon storm snow frost rain hail fox bear lamb bird crane swan finch drake hawk pike bass fish law
     love power case cross bell ball bond price cash penny rush dash link chip van an do so no yes major minor mercy patience prudence charity paris london milan china india dakota dallas houston
     lincoln kent lee ling lang kurz klein gross neu alt stark leitner petit grand blanc noir roux ada`,
  ),
])

/** Whether a part of a name is more often a word. */
export const isAlsoWord = (part: string): boolean => WORDS.has(part)

/** Whether a text is written to somebody here: what follows is their name, whatever word it is. */
export const GREETING = words(
  `hello hi hey dear hallo hej liebe lieber liebes guten moin servus bonjour bonsoir salut cher chere chers hola estimado estimada querido querida buenos buenas apreciado apreciada thanks thank danke
   merci gracias welcome willkommen bienvenue bienvenido bienvenida sincerely`,
)

/** What precedes the name at the end of a letter. */
const CLOSING = words(
  'regards wishes sincerely greetings best thanks cheers yours grusse grussen gruss dank cordialement bientot amities saludo saludos atentamente abrazo gracias',
)

const TITLE = words(
  `mr mrs ms mx miss mister sir madam dr prof professor doctor herr herrn frau hr fr monsieur madame mademoiselle mme mlle m senor senora senorita sr sra srta don dona doktor docteur doctora profesor
   profesora professeur candidate kandidat kandidatin candidat candidata bewerber bewerberin colleague`,
)

/** What people do, after their name at the beginning of a sentence. */
const VERBS = words(
  `was is isn't wasn't has had hasn't hadn't did didn't does doesn't can could can't couldn't would wouldn't will won't should shouldn't might must seems seemed looks looked comes came gets gave gives
   led leads knows knew said says thinks thought told tells took takes made makes went goes wrote writes ran runs built spoke speaks shows asks answers explains wants needs works likes applies
   understood understands brought left felt met lacks also never always really clearly already just scores
   ist war hat hatte kann konnte wirkt wirkte wird wurde soll sollte muss musste wollte weiss wusste kennt kannte kam kommt ging geht gab gibt sagte sagt meinte fand findet macht machte zeigte zeigt
   erklarte erklart beantwortete antwortete arbeitet arbeitete leitete uberzeugte uberzeugt passt passte scheint schien sprach spricht bringt brachte braucht mochte
   est etait a avait peut pouvait semble semblait sait savait connait veut voulait doit devrait fait faisait dit disait parle parlait montre travaille n'est n'a m'a s'est nous vous repond
   es era fue esta estaba estuvo ha habia tiene tenia puede podria parece parecia sabe supo quiere debe hace hizo dijo dice explico respondio trabaja conoce mostro viene vino me nos convencio`,
)
const PAST = /^\p{L}{3,}ed$/u

/** What precedes a word that is no name. */
const ARTICLES = words('the a an this that these those my our your his her their its every each no another')
const OTHER_ARTICLES = words(
  `der die das den dem des ein eine einen einem einer eines als im am vom zum zur beim ins kein keine keinen jeder jede jeden mein meine meinen unser unsere
   le la les un une des du au aux ce cette mon ma notre el los las una unos unas al mi mis nuestro nuestra como comme`,
)
const BEFORE_TIMES = words(
  `in since until till by from of to during last next this early late mid every between before after and or through seit bis ab anfang ende mitte im jeden en de depuis jusqu'en desde hasta on`,
)
const BEFORE_TOOLS = words(
  'in with using via and or from into mit und oder von avec et ou en con y o usando learnt learned',
)
/** What follows a verb or the first noun of a place: "Mark the answers", "Rosa at the beach" stays a name. */
const AFTER_WORDS = words(
  `the a an my our your his her their its this that these those it them up down off out der die das den dem ein eine le la les un une des el los las una unos unas`,
)
/** "gelernter Koch" */
const ADJECTIVE = /^\p{Ll}{3,}(?:[tgnls]er|cher|em|es)$/u

const SENTENCE_BREAK = /[\n.!?:;•|*"“„«]/u
const CAPITALIZED = /^\p{Lu}['’]?\p{L}*\p{Ll}/u
/** "Hi Max and Rosa" and "Dear Ms Young": how many words between a greeting and a name. */
const GREETING_REACHES = 3

interface Place {
  readonly text: string
  readonly tokens: readonly Token[]
  /** The part of the name that each word is, or null. */
  readonly found: readonly (string | null)[]
  /** The parts that a name of the person begins with. */
  readonly first: ReadonlySet<string>
}

const gapBefore = ({ text, tokens }: Place, i: number) => text.slice(tokens[i - 1]?.end ?? 0, tokens[i]!.start)
const isStart = (place: Place, i: number) => i === 0 || SENTENCE_BREAK.test(gapBefore(place, i))
/** After a colon, first names are names and trades are titles: "The best: Mark", "Position: Baker". */
const isAfterColon = (place: Place, i: number) => i > 0 && /^: ?$/.test(gapBefore(place, i))
const isNextTo = (place: Place, i: number) =>
  i > 0 && i < place.tokens.length && /^[ \u00a0]{1,2}$/u.test(gapBefore(place, i))

/** "Hello Rosa", "Dear Ms Young", "Frau Dr. Klein", "Thanks, Will". */
function isAddressed(place: Place, i: number): boolean {
  const { tokens } = place
  const before = tokens[i - 1]
  if (before && TITLE.has(before.text) && /^\.?[ \u00a0]{1,2}$/u.test(gapBefore(place, i))) return true
  if (before && CLOSING.has(before.text) && /^[,.!]?\s{0,2}\n/u.test(gapBefore(place, i))) return true
  for (let at = i - 1; at >= Math.max(0, i - GREETING_REACHES); at -= 1) {
    if (/[\n!?;:]/u.test(gapBefore(place, at + 1))) return false
    if (GREETING.has(tokens[at]!.text)) return isStart(place, at)
    const isBetween = CAPITALIZED.test(tokens[at]!.raw) || ['and', 'und', 'et', 'y'].includes(tokens[at]!.text)
    if (!isBetween) return false
  }
  return false
}

/** Another capitalized word next to it makes it a part of something else: "Baker Street", "Santa Rosa", "Head Baker". */
function isCompound(place: Place, i: number, isGiven: boolean): boolean {
  const { tokens, found } = place
  const [before, after] = [tokens[i - 1], tokens[i + 1]]
  if (after && isNextTo(place, i + 1) && found[i + 1] === null && /^\p{Lu}/u.test(after.raw) && after.text !== 'i')
    return true
  if (!before || !isNextTo(place, i) || found[i - 1] !== null || !/^\p{Lu}/u.test(before.raw)) return false
  return isStart(place, i - 1) ? !isGiven && !isStopWord(before.text) : before.text !== 'i'
}

/** Whether a word that is a part of the person's name is written like a name. */
export function isLikeName(place: Place, i: number): boolean {
  const { text, tokens, found } = place
  const { raw, end } = tokens[i]!
  const part = found[i]!
  if (!CAPITALIZED.test(raw)) return false
  if (isAddressed(place, i)) return true
  const [isGiven, isTime, isTool] = [GIVEN.has(part), TIMES.has(part), TOOLS.has(part)]
  if (/['’]s?$/u.test(raw)) return true
  if (isCompound(place, i, isGiven)) return false
  const after = isNextTo(place, i + 1) ? tokens[i + 1]!.text : ''
  const isActing = VERBS.has(after) || PAST.test(after)
  const isNamed = isAfterColon(place, i) && place.first.has(part)
  if (isStart(place, i) && !isNamed)
    return isActing || (isGiven && !isTool && !AFTER_WORDS.has(after) && !/^\d/u.test(after))
  const before = tokens[i - 1]!.text
  // "Hay que invitar a Rosa"
  const isPreposition = before === 'a' && (isGiven || SPANISH.has(part) || place.first.has(part))
  if ((ARTICLES.has(before) && !isPreposition) || (OTHER_ARTICLES.has(before) && !isGiven)) return false
  if (isTime && (BEFORE_TIMES.has(before) || /^\d/u.test(after) || /^\d/u.test(before))) return false
  if (isTool && (BEFORE_TOOLS.has(before) || /[,/(]/u.test(gapBefore(place, i)) || /^[,/]/u.test(text.slice(end))))
    return false
  return !GERMAN_NOUNS.has(part) || isGiven || !ADJECTIVE.test(tokens[i - 1]!.raw)
}
