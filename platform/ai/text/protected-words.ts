import { matchesOf } from './matches.ts'
import { fold } from './tokens.ts'

// What must not influence a decision about a person: EU Directives 2000/43/EC and 2000/78/EC, GDPR Article 9, US Title VII, ADA, ADEA and
// GINA, UK Equality Act 2010. Only words that name a characteristic: "old" and "children" are too often about work. `*` stands for any ending.
const NAMES = [
  // Age
  `too old|too young|older candidate|younger candidate|elderly|youthful|years old|year old|middle aged|millennial*|boomer*|gen z|generation z|retire|retiree*|retirement age|
  jahre alt|zu alt|zu jung|trop age*|trop jeune|anos de edad|demasiado viej*|demasiado joven`,
  // Gender
  `gender*|female|females|male|males|woman|women|feminin*|masculin*|manly|girl*|lady|ladies|mother*|father*|geschlecht*|weiblich*|mannlich*|frau|mutter|femme*|homme*|mere|
  mujer*|madre|donna|mulher|vrouw`,
  // Family
  `married|marriage|unmarried|divorc*|widow*|single mother|single father|single parent|husband|wife|spouse|pregnan*|maternity|paternity|parental leave|childcare|child care|
  childbirth|verheiratet*|ledig|schwanger*|elternzeit|mutterschutz|mariee?|enceinte|conge maternite|conge parental|casad*|embaraz*|baja maternal`,
  // Origin
  `nationalit*|ethnic*|race|races|racial*|skin colou?r|foreigner*|foreign accent|foreign name|foreign national*|foreign background|immigra*|migrant*|refugee*|asylum|native speaker*|
  non native|mother tongue|accent|accents|accented|country of origin|ethnic origin|from abroad|herkunft|auslander*|migrationshintergrund|akzent|nationalite*|origine etrangere|
  etranger*|accento|extranjer*|acento`,
  `african*|nigeria*|ghana*|kenya*|somali*|morocc*|algeria*|tunisia*|egypt*|arab|arabs|arabic speaker|middle eastern*|turk|turks|turkish|kurd*|iran*|iraq*|syria*|afghan*|pakistan*|
  india|indian|indians|bangladesh*|chinese|vietnam*|filipin*|asian*|mexican*|latino*|latina*|hispanic*|colombian*|brazilian*|romania*|bulgaria*|ukrain*|russian*|gypsy|caucasian*|
  black man|black woman|black candidate|white man|white woman|white candidate`,
  // Religion
  `religio*|church|churches|mosque*|synagogue*|prayer*|praying|prays|muslim*|islam*|christian*|catholic*|protestant*|jew|jews|jewish|hindu*|buddhis*|sikh*|atheis*|hijab*|headscar*|
  ramadan|kopftuch*|kirche*|glaube|eglise*|croyant*|musulman*|iglesia*|creyente*`,
  // Disability and health
  `disab*|handicap*|wheelchair*|blind candidate|blindness|deaf*|hard of hearing|stammer*|stutter*|dyslexi*|autis*|adhd|depress*|anxiety disorder|mental illness|mental health|
  chronic* ill*|health condition*|medical condition*|sick leave|illness*|epilep*|diabet*|cancer|behinder*|krankheit*|stotter*|schwerhorig*|malade*|maladie*|begaie*|discapaci*|
  enfermedad*|tartamud*`,
  // Orientation and belief
  `homosexual*|gay|lesbian*|bisexual*|transgender*|transsexual*|sexual orientation|same sex|queer|schwul*|lesbisch*|political party|political views|trade union*|union member*|
  left wing|right wing|gewerkschaft*|syndicat*|sindicato*`,
  // Looks and voice
  `attractive|good looking|pretty|ugly|overweight|obese|appearance|dress sense|tattoo*|well groomed|photo|body language|tone of voice|voice sounds|sounds young|sounds old`,
]

const ALL = NAMES.join('|')
  .split('|')
  .map(name => name.trim().replaceAll('*', '\\p{L}{0,20}'))
  .join('|')
const PATTERN = new RegExp(`(?<![\\p{L}\\p{N}])(?:${ALL})(?![\\p{L}\\p{N}])`, 'gu')

/** The words of a text that name a protected characteristic of a person, or their looks; folded. */
export const protectedWords = (text: string): string[] =>
  matchesOf(fold(text).replace(/[-\s]+/gu, ' '), PATTERN).map(([word]) => word)
