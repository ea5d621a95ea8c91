import { fold } from '#platform/ai/text/tokens.ts'
import { PROTECTED_TOPICS, type ProtectedTopic } from '../policy.ts'

// What no question may ask about a candidate. A word alone is not enough where work can be about it ("elderly patients", "women's health"):
// such a word counts only where the question is about the person.

/** Whom a question is about, in the four languages. */
const PERSON = `(?:candidates?|applicants?|person|people|they|them|he|she|someone|bewerber(?:in)?|kandidat(?:in)?|person|sie|er|candidate?|postulante?|candidat|personne|il|elle|candidat[oa]|persona|aspirante)`
const THEIR = `(?:their|his|her|(?:candidate|applicant|person)'?s|ihre?|seine?|son|sa|leur|su)`

/** Words that are always about the person asked about. `*` stands for any ending. */
const ALWAYS: Record<ProtectedTopic, string> = {
  age: `(?:what|which) year was (?:the |this )?${PERSON} born|how old (?:is|are|was|were) (?:the |this |that )?${PERSON}|(?:year|date|day|place) of birth|birthday|birth ?date|years old is|close to retirement|near(?:ing)? retirement|retirement age|
    ${THEIR} (?:real |exact |approximate )?age|too old|too young|wie alt ist|geburtsdatum|geburtsjahr|geburtstag|quel age a|date de naissance|annee de naissance|que edad|fecha de nacimiento|ano de nacimiento`,
  gender: `${THEIR} (?:gender|sex|pronouns)|male or female|female or male|a man or a woman|transgender|transsexual*|welches geschlecht|mannlich oder weiblich|homme ou femme|hombre o mujer|que sexo|que genero`,
  origin: `nationalit*|ethnic*|racial*|skin colou?r|colou?r of (?:his|her|their) skin|mother tongue|native (?:[a-z]+ )?speaker|foreign accent|migration background|immigrant background|
    staatsangehorigkeit*|nationalitat|migrationshintergrund|muttersprach*|hautfarbe|ethnisch*|nationalite|couleur de peau|langue maternelle|nacionalidad|color de piel|lengua materna|etnia|etnico|
    where (?:is|was|does|do|are) (?:the |this )?${PERSON} (?:originally )?(?:from|born|come from)|woher (?:stammt|kommt)|d'ou vient|de donde (?:es|viene)|country of (?:birth|origin)|which country (?:is|was)`,
  religion: `${THEIR} (?:religion|faith|religious belief*)|religious holidays?|religious beliefs?|attends? (?:a )?(?:church|mosque|synagogue|temple)|believes? in god|
    (?:what|which) (?:religion|faith)|welche religion|religionszugehorigkeit|konfession|quelle (?:est la )?religion|religion du|religion de la|que religion|cual es la religion`,
  disability_or_health: `health problems?|health issues?|health conditions?|medical conditions?|medical history|state of health|chronic illness|sick days?|sick leave in the past|schwerbehinder*|
    gesundheitszustand|krankheitstage|chronisch*|souffre-t-i?l|souffre-t-elle|etat de sante|en situation de handicap|estado de salud|bajas medicas`,
  family: `marital status|family status|family planning|plan(?:s|ning)? (?:to have|on having) (?:children|a child|kids|a baby)|single (?:mother|father|parent)|kinderwunsch|familienstand|
    etat civil|situation familiale|estado civil|situacion familiar|children at home|kids at home|(?:have|has|having) (?:any |small |young )?(?:children|kids)\\b(?! (?:in|as|with))`,
  sexual_orientation: `sexual orientation|sexuality|homosexual*|bisexual*|sexuelle orientierung|orientation sexuelle|orientacion sexual`,
  politics_or_union: `political (?:views?|opinions?|beliefs?|affiliation)|which (?:political )?party|politische (?:meinung|einstellung)|opinions? politiques?|opinion politica|ideologia politica|
    member of a (?:trade |labou?r )?union|union member*|(?:trade )?union membership|mitglied (?:einer|der) gewerkschaft|gewerkschaftsmitglied*|membre d'un syndicat|syndique*|pertenece (?:[a-z]+ ){0,2}a un sindicato|afiliad[oa] a un sindicato`,
  genetic_data: `genetic (?:disease|disorder|condition|predisposition|mutation|makeup|profile of)|family history of|hereditary (?:disease|illness)|erbkrankheit*|maladie genetique|maladie hereditaire|enfermedad (?:genetica|hereditaria)`,
  looks: `attractive|good-looking|good looking|physical appearance|overweight|body weight|how (?:does|do) (?:the |this )?${PERSON} look|aussehen|apparence physique|apariencia fisica`,
}

/** Words that count where they say what the person is, has or does. */
const STATE: Record<ProtectedTopic, string> = {
  age: `(?:under|over|older than|younger than|above|below) (?:the age of )?\\d{2}(?! ?(?:years of|%|kg|people|hours|employees|lines))|young|old|elderly|middle-aged|millennial|jung|alt|jeune|age|joven|mayor de \\d{2}`,
  gender: `(?:a )?(?:woman|man|female|male|girl|boy|mother|father|transgender)|eine frau|ein mann|weiblich|mannlich|une femme|un homme|una mujer|un hombre|mujer|hombre`,
  origin: `(?:a )?(?:foreigner|immigrant|refugee|migrant|native|foreign)|auslander(?:in)?|etrang(?:er|ere)|extranjer[oa]|black|white|asian|african|arab|latino|hispanic|turkish|polish|indian|chinese`,
  religion: `(?:a )?(?:muslim|christian|catholic|protestant|jewish|jew|hindu|buddhist|sikh|atheist|religious)|muslimisch|christlich|judisch|katholisch|musulman[oae]?|catholique|chretien(?:ne)?|juif|juive|catolic[oa]|judi[oa]|cristian[oa]`,
  disability_or_health: `disabled|handicapped|healthy|ill|sick|deaf|blind|autistic|in a wheelchair|behindert|krank|gesund|handicape*|malade|discapacitad[oa]|enferm[oa]|sano|sana`,
  family: `pregnant|married|divorced|widowed|engaged|schwanger|verheiratet|geschieden|ledig|enceinte|marie|mariee|divorce|divorcee|embarazada|casad[oa]|divorciad[oa]|solter[oa]`,
  sexual_orientation: `gay|lesbian|queer|straight|schwul|lesbisch|lesbienne|lesbiana`,
  politics_or_union: `(?:left|right)-wing|conservative|liberal|socialist|unionized`,
  genetic_data: `a carrier of`,
  looks: `pretty|ugly|handsome|fat|slim|obese|tall|short`,
}

/** What a person has or does; the verb decides that it is theirs. */
const HAS: Record<ProtectedTopic, string> = {
  age: `an age of`,
  gender: `a (?:gender|sex)`,
  origin: `(?:a |an )?(?:foreign |strong )?(?:accent|migration background|foreign passport|foreign name)|einen akzent|un accent|acento`,
  religion: `(?:to )?(?:pray|fast|wear a (?:headscarf|hijab|turban))|(?:a |any )?(?:religion|faith)|ein kopftuch`,
  disability_or_health: `(?:a |any |some )?(?:disabilit(?:y|ies)|handicap|illness|disease|depression|chronic|mental illness|health)|eine behinderung|behinderung|krankheit*|un handicap|une maladie|(?:alguna |una )?discapacidad|(?:alguna |una )?enfermedad`,
  family: `(?:a |any |small |young )?(?:children|kids|husband|wife|spouse|partner|childcare)|maternity leave soon|parental leave soon|kinder|des enfants|d'enfants|un mari|hijos|marido`,
  sexual_orientation: `(?:a )?same-sex partner`,
  politics_or_union: `(?:a )?(?:political party|political opinion)|strike`,
  genetic_data: `(?:a |any )?(?:genetic|hereditary)`,
  looks: `(?:a |any )?(?:tattoos?|piercings?|photo|beard)`,
}

/** Verbs after which a thing is the person's own. */
const OWN = `(?:has|have|had|does|do|suffer(?:s)? from|live(?:s)? with|carry|carries|speak(?:s)? with|support(?:s)?|follow(?:s)?|practi[cs]e(?:s)?|take|plan to take|plan|hat|leidet an|tragt|a-t-i?l|a-t-elle|a t il|souffre de|tiene|sufre(?: de)?|need(?:s)?)`

/** Work that may be about anyone: what it names is not asked about the candidate. */
const ABOUT_WORK =
  /\b(?:patients?|residents?|clients?|customers?|students?|pupils?|users?|school|services?|sector|markets?|degree|studies|education|programmes?|programs?|insurance|training|licen[cs]e|leading|payroll|restaurant|kitchen|codebase|code|systems?|software|pipelines?|data|laboratory|testing|verification|regulations?|products?|vehicles?|clothing|campaign\w*|journalist|edad escolar|altenpflege|altenheim|lohnabrechnung|\w*heilkunde|menschen mit|personnes agees|maison de retraite|residencia|salud mental|programas)\b/u

/** Verbs of work before the word. */
const WORKED =
  /\b(?:worked|work|works|working|experience|cared|caring|care for|taught|teach|teaching|treated|supported customers|negotiated|coordinated|coordinado|managed|handled|designed|built|run|ran|led|sold|implemented|migrated|restored|maintained|reported on|gearbeitet|erfahrung|bearbeitet|betreut|travaille|enseigne|trabajado|experiencia)\b/u

const compile = (record: Record<ProtectedTopic, string>, frame: (inner: string) => string) =>
  PROTECTED_TOPICS.map(topic => ({
    topic,
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}])${frame(`(?:${record[topic].replace(/\s*\n\s*/gu, '').replaceAll('*', '[a-z]{0,20}')})`)}(?![\\p{L}\\p{N}])`,
      'u',
    ),
  }))

const ALWAYS_ASKED = compile(ALWAYS, inner => inner)
/** "Is the candidate …", "Ist die Person …", "est-elle …". */
const IS_ASKED = compile(
  STATE,
  inner =>
    `(?:(?:is|are|was|were|seem|be|count as|identify as|ist|war|est|es|esta) (?:the |this |that |der |die |le |la |el |diese |dieser )?(?:[a-z]+ )?${PERSON}(?: [a-z]+){0,2}|(?:est|es)-(?:il|elle)|est il|est elle|esta|count as|identifies as|or|o|ou|oder|votes?|vote) (?:a |an |too |very |visibly )?${inner}`,
)
const HAS_ASKED = compile(
  HAS,
  inner =>
    `(?:${OWN} )(?:(?:the |this |der |die |le |la |el |einen? )?(?:[a-z]+ )?${PERSON} )?(?:[a-z]+ ){0,2}?${inner}`,
)

/** The longest question has 600 characters. */
const LONGEST = 2000

/** What a question asks about a protected characteristic of the candidate; null if it asks about none. */
export function protectedTopicOf(question: string): ProtectedTopic | null {
  const text = fold(question.slice(0, LONGEST))
    .replace(/[\s¿?!.,;:()]+/gu, ' ')
    .replaceAll('’', "'")
  const always = ALWAYS_ASKED.find(({ pattern }) => pattern.test(text))
  if (always) return always.topic
  const isAboutWork = WORKED.test(text) || ABOUT_WORK.test(text)
  if (isAboutWork) return null
  return [...IS_ASKED, ...HAS_ASKED].find(({ pattern }) => pattern.test(text))?.topic ?? null
}
