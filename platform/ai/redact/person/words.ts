import { namesIn, timeZoneTowns } from '#platform/locale/names.ts'
import { fold } from '../../text/tokens.ts'

/** What a word says about a person. The patterns of the languages name the kinds with their letter: `§c`. */
const KINDS = {
  /** Countries, regions and towns. */
  c: '',
  /** Nationalities, peoples and skin colours. */
  n: `nigerian|ghanaian|kenyan|ugandan|tanzanian|ethiopian|eritrean|somali*|sudanese|zimbabwean|zambian|congolese|senegal*|ivorian|ivoirien*|malian*|malien*|cameroon*|camerou*|rwand*|angolan*|angolen*|mozambican|south african|african*|afrikan*|afrika|afro american|moroccan|algerian|
    tunisian|libyan|egyptian|lebanese|syrian|iraqi|iranian|persian|kurd*|jordanian|palestinian|israeli|saudi|yemeni|emirati|arab|arabs|arabic|arabian|turk|turks|turkish|afghan*|pakistani|indian|bangladeshi|bengali|tamil|sri lankan|nepali|nepalese|chinese|
    taiwanese|japanese|korean*|vietnamese|thai|cambodian|indonesian|malaysian|filipino|filipina|asian*|asiat*|polish|russian|ukrainian|belarusian|lithuanian|latvian|estonian|romanian|bulgarian|hungarian|czech|slovak*|slovene|slovenian|serb*|croat*|bosn*|albanian|
    kosovar*|macedonian|greek|italian|spanish|spaniard|portuguese|french|german|austrian|swiss|belgian|dutch|danish|swedish|norwegian|finnish|finn|icelandic|irish|scottish|welsh|english|british|briton|american|canadian|australian|new zealander|mexican|cuban|
    dominican|puerto rican|jamaican|haitian|caribbean|brazilian|colombian|venezuelan|ecuadorian|peruvian|bolivian|chilean|argentin*|uruguay*|paraguay*|latino|latina|latinx|hispanic|roma|romani|gypsy|sinti|black|brown skinned|people of colour|mixed race|biracial|caucasian|foreigner|
    deutsch|deutsche|deutscher|osterreich*|schweizer*|turke|turkin|turkisch*|syrer*|syrisch*|irak*|iraner*|iranisch*|nigerian*|kenian*|eritre*|athiop*|marokkan*|tunes*|algerier*|algerisch*|agypt*|libanes*|palastin*|israel*|pole|polin|polnisch*|russe|russin|russisch*|ukrain*|
    rumani*|rumanisch*|bulgar*|ungar*|tschech*|griech*|italien*|spanier*|spanisch*|portugies*|franzos*|franzosin|brite|britin|britisch*|englander*|schott*|irisch*|amerikan*|mexikan*|brasilian*|kolumbian*|chines*|japan*|vietnam*|thailand*|philippin*|inder|inderin|indisch*|pakistan*|
    arab*|schwarz|schwarzer|schwarze|dunkelhautig*|auslander*|norweger*|norwegisch*|schwede|schwedin|schwedisch*|dane|danin|danisch*|finne|finnin|finnisch*|niederland*|belgier*|belgisch*|
    allemand*|autrichien*|suisse|suissesse|turc|turque|syrien*|irakien*|iranien*|ghaneen*|kenyan*|marocain*|tunisien*|algerien*|egyptien*|libanais*|polonais*|russe|ukrainien*|roumain*|bulgare|hongrois*|tcheque|grec|grecque|italienne|espagnol*|portugais*|francais|francaise|britannique|anglais|anglaise|
    irlandais*|ecossais*|americain*|mexicain*|bresilien*|colombien*|chinois*|japonais*|coreen*|vietnamien*|thailandais*|indien*|pakistanais*|arabe|noir|noire|metis|metisse|etranger|etrangere|norvegien*|suedois*|danois*|finlandais*|neerlandais*|belge|
    aleman|alemana|austriac*|suizo|suiza|turco|turca|sirio|siria|iraqui|irani|nigerian*|ghanes*|kenian*|marroqui*|tunecin*|argelin*|egipci*|libanes*|polaco|polaca|ruso|rusa|ucranian*|rumano|rumana|hungar*|checo|checa|griego|griega|italian*|espanol|espanola|portugues|portuguesa|
    frances|francesa|britanic*|ingles|inglesa|irlandes*|escoces*|estadounidense*|mexican*|brasilen*|colombian*|venezolan*|ecuatorian*|peruan*|bolivian*|chilen*|cuban*|chino|china|japones*|coreano|coreana|vietnamita|tailandes*|indio|india|paquistani|negro|negra|mestizo|mestiza|gitano|gitana|extranjero|extranjera|
    noruego|noruega|sueco|sueca|danes|danesa|finlandes*|holandes*|belga`,
  /** Religions and their followers. */
  r: `christian*|catholic*|roman catholic|protestant*|orthodox|orthodox christian|anglican|baptist|methodist|lutheran|evangelical|pentecostal|mormon|jehovah s witness|jehovahs witness|muslim*|moslem*|islam*|sunni|shia|shiite|ahmadi|sufi|jew|jews|jewish|hindu*|sikh*|buddhist*|jain|taoist|atheist*|agnostic|religious|believer|born again christian|quaker|bahai|
    christ|christin|christen|christlich*|katholi*|evangelisch*|orthodoxe*|moslem*|muslimisch*|muslima|judin|jude|judisch*|hinduistisch*|buddhistin|buddhistisch*|atheistin|konfessionslos|glaubig*|religios*|zeuge jehovas|zeugin jehovas|
    chretien*|catholique*|musulman*|juif|juive|juifs|hindoue|bouddhiste*|athee|croyant*|orthodoxe|temoin de jehovah|evangelique|
    cristian*|catolic*|evangelic*|ortodox*|judio|judia|judios|hindues|budista*|ateo|atea|creyente*|testigo de jehova|religioso|religiosa`,
  /** Where religion is practised, and what is done there. */
  w: `church|churches|mosque*|synagogue*|temple|temples|gurdwara|mandir|masjid|chapel|cathedral|parish|mass|sunday service|friday prayer*|prayers|prayer group|prayer meeting|bible study|bible group|bible class|quran class|quran school|koran class|sunday school|sabbath|shabbat|ramadan|lent|yom kippur|diwali|gospel choir|church choir|
    kirche*|moschee*|synagoge*|tempel|messe|gottesdienst*|freitagsgebet*|bibelkreis|gemeinde|kirchengemeinde|moscheegemeinde|kirchenchor|
    eglise*|mosquee*|synagogue*|messe|priere*|paroisse|culte|
    iglesia*|mezquita*|sinagoga*|templo|misa|parroquia|culto`,
  /** Disabilities and health, of a person. */
  d: `deaf|hard of hearing|hearing impaired|deafblind|blind|partially sighted|visually impaired|legally blind|colour blind|color blind|disabled|severely disabled|physically disabled|paraplegic|quadriplegic|paralysed|paralyzed|autistic|neurodivergent|neurodiverse|dyslexic|dyspraxic|epileptic|diabetic|bipolar|depressed|schizophrenic|hiv positive|wheelchair user|wheelchair bound|chronically ill|immunocompromised|amputee|one armed|transplant recipient|cancer survivor|
    gehorlos|taub|schwerhorig|blind|sehbehindert|hörbehindert|horbehindert|gehbehindert|behindert|schwerbehindert|korperbehindert|querschnittsgelahmt|gelahmt|autist|autistin|autistisch|legastheniker*|epileptiker*|diabetiker*|depressiv|chronisch krank|hiv positiv|rollstuhlfahrer*|
    sourd|sourde|malentendant*|aveugle|malvoyant*|handicape*|autiste|dyslexique|epileptique|diabetique|paraplegique|bipolaire|depressif|depressive|seropositif|seropositive|
    sordo|sorda|ciego|ciega|discapacitado|discapacitada|minusvalido|minusvalida|autista|dislexico|dislexica|epileptico|epileptica|diabetico|diabetica|paraplejico|paraplejica|bipolar|sordomud*`,
  h: `wheelchair|crutches|hearing aid*|cochlear implant*|white cane|walking stick|guide dog|prosthesis|prosthetic leg|prosthetic arm|prosthetic hand|artificial leg|disability|disabilities|hearing impairment|hearing loss|visual impairment|sight loss|speech impediment|stutter|stammer|lisp|chronic illness|chronic condition|chronic pain|health condition|medical condition|heart condition|mental illness|mental health problem*|mental health issue*|depression|anxiety disorder|bipolar disorder|schizophrenia|ptsd|
    dyslexia|dyspraxia|dyscalculia|epilepsy|diabetes|autism|autism spectrum disorder|asperger*|asperger s|adhd|tourette*|cancer|breast cancer|leukaemia|leukemia|multiple sclerosis|crohn s disease|crohn s|arthritis|asthma|migraine*|endometriosis|hiv|parkinson s|cerebral palsy|spina bifida|muscular dystrophy|fibromyalgia|long covid|
    rollstuhl|horgerat|horgerate|blindenstock|prothese|blindenhund|behinderung|schwerbehinderung|sehbehinderung|horbehinderung|gehbehinderung|lernbehinderung|schwerbehindertenausweis|krankheit|chronische krankheit|depression*|legasthenie|epilepsie|diabetes|autismus|adhs|krebs|brustkrebs|multiple sklerose|angststorung|rheuma|
    fauteuil roulant|bequilles|appareil auditif|appareils auditifs|canne blanche|prothese|handicap|deficience auditive|deficience visuelle|surdite|cecite|dyslexie|epilepsie|diabete|autisme|tdah|cancer|sclerose en plaques|depression|maladie chronique|rqth|
    silla de ruedas|muletas|audifono*|baston blanco|protesis|discapacidad|minusvalia|discapacidad auditiva|discapacidad visual|sordera|ceguera|dislexia|epilepsia|diabetes|autismo|tdah|cancer|esclerosis multiple|depresion|enfermedad cronica`,
  /** Marital and family status. */
  m: `married|unmarried|single|divorced|widowed|widow|widower|in a civil partnership|cohabiting|single mother|single mom|single mum|single father|single dad|single parent|working mother|working mom|working mum|working father|working dad|stay at home mother|stay at home mom|stay at home mum|stay at home dad|stay at home parent|pregnant|childless|newlywed|
    verheiratet|ledig|geschieden|verwitwet|alleinerziehend*|verpartnert|verlobt|witwe|witwer|schwanger|kinderlos|alleinerziehende mutter|alleinerziehender vater|
    marie|mariee|celibataire|divorce|divorcee|veuf|veuve|pacse|pacsee|separee|enceinte|mere celibataire|pere celibataire|mere de famille|pere de famille|mere au foyer|
    casado|casada|soltero|soltera|divorciado|divorciada|viudo|viuda|embarazada|madre soltera|padre soltero|madre de familia|padre de familia`,
  /** The partner and the children of the person. */
  f: `wife|husband|spouse|girlfriend|boyfriend|fiance|fiancee|ex wife|ex husband|kids|kid|children|child|son|sons|daughter|daughters|toddler|newborn|twins|stepson|stepdaughter|grandchildren|grandson|granddaughter|
    mann|frau|ehemann|ehefrau|ehepartner|ehepartnerin|lebensgefahrte|lebensgefahrtin|freundin|verlobte|verlobter|kinder|kind|kindern|sohn|sohne|tochter|zwillinge|enkel|enkelkinder|stiefsohn|
    femme|mari|epouse|epoux|compagne|compagnon|copine|copain|enfants|enfant|fils|fille|filles|jumeaux|petits enfants|garcon|garcons|
    marido|mujer|esposa|esposo|novia|novio|pareja|hijos|hijo|hija|hijas|nino|ninos|ninas|gemelos|nietos`,
  /** Sexual orientation and gender identity. */
  o: `gay|lesbian|bisexual|homosexual|heterosexual|queer|asexual|pansexual|transgender|trans|transsexual|non binary|nonbinary|genderqueer|intersex|cisgender|
    schwul|lesbisch|bisexuell|homosexuell|heterosexuell|transgeschlechtlich|nichtbinar|lesbe|
    homosexuelle|homosexuel|lesbienne|bisexuel|bisexuelle|transgenre|non binaire|
    lesbiana|transexual|transgenero|no binario|no binaria|heterosexual`,
  /** Leave for the family or for health. */
  l: `parental leave|maternity leave|paternity leave|family leave|adoption leave|mat leave|sick leave|carer s leave|childcare leave|childcare break|family career break|
    elternzeit|mutterschutz|erziehungsurlaub|babypause|babyjahr|kinderpause|familienzeit|pflegezeit|krankenstand|karenz|
    conge parental|conge maternite|conge de maternite|conge paternite|conge de paternite|conge maladie|arret maladie|
    baja por maternidad|baja por paternidad|permiso de maternidad|permiso de paternidad|permiso por maternidad|permiso por paternidad|baja maternal|baja paternal|permiso parental|baja de maternidad|baja de paternidad|excedencia por cuidado de hijos|baja por enfermedad|baja medica`,
  /** Man or woman. */
  g: `woman|man|female|male|guy|girl|boy|lady|gentleman|mother|father|mum|mom|dad|parent|grandmother|grandfather|grandma|grandpa|
    mannlich|weiblich|divers|mutter|vater|oma|opa|madchen|junge|
    homme|mere|pere|maman|papa|parents|
    hombre|madre|padre|abuela|abuelo|chica|chico`,
} as const

export type Kind = keyof typeof KINDS

const COUNTRIES = `england|scotland|wales|northern ireland|great britain|britain|uk|usa|uae|america|the states|africa|west africa|east africa|north africa|south africa|europe|eastern europe|asia|south east asia|the middle east|middle east|latin america|south america|central america|north america|the caribbean|kurdistan|punjab|kashmir|gujarat|kerala|holland|ivory coast|burma|congo|tibet|
  afrika|westafrika|asien|europa|osteuropa|sudamerika|lateinamerika|amerika|england|schottland|kurdistan|bayern|sachsen|anatolien|ostdeutschland|westdeutschland|
  afrique|asie|europe|amerique du sud|maghreb|angleterre|ecosse|kabylie|bretagne|cote d ivoire|
  africa|asia|sudamerica|america latina|inglaterra|escocia|andalucia|galicia|cataluna|euskadi|kano|accra|kumasi|kyiv|kiew|aleppo|homs|mosul|lahore|mumbai|delhi|hanoi|izmir|ankara|casablanca|marrakech|fes|oran|guayaquil|medellin|cali|cluj|krakow|leeds|glasgow|cardiff|dresden|leipzig|hamburg|lyon|lille|marseille|sevilla|valencia`

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'tr']
/** The longest phrase, in words. */
const MOST_WORDS = 5
/** How many letters may follow a beginning. */
const LONGEST_ENDING = 5
const SHORTEST_BEGINNING = 3

const phrases = (list: string) => list.split('|').map(one => fold(one.replace(/[^\p{L}\p{N}*]+/gu, ' ').trim()))

interface Vocabulary {
  exact: Map<string, Kind>
  /** The first words of phrases of several words. */
  firsts: Set<string>
  beginnings: Map<string, Kind>
}

let known: Vocabulary | undefined

function vocabulary(): Vocabulary {
  if (known) return known
  known = { exact: new Map(), firsts: new Set(), beginnings: new Map() }
  for (const [kind, list] of Object.entries(KINDS) as [Kind, string][]) {
    const own =
      kind === 'c'
        ? [...phrases(COUNTRIES), ...[...namesIn(LANGUAGES, 'region'), ...timeZoneTowns()].flatMap(phrases)]
        : phrases(list)
    for (const phrase of own) {
      const [words, place] = phrase.endsWith('*') ? [phrase.slice(0, -1), known.beginnings] : [phrase, known.exact]
      if (words !== '' && !place.has(words)) place.set(words, kind)
    }
  }
  // "May", "Reunion" and others are words more often than places.
  for (const word of [
    'us',
    'man',
    'mali',
    'center',
    'reunion',
    'midway',
    'troll',
    'current',
    'knox',
    'eastern',
    'western',
    'central',
    'pacific',
    'mountain',
    'general',
    'eat',
    'est',
  ])
    if (known.exact.get(word) === 'c') known.exact.delete(word)
  for (const phrase of known.exact.keys()) if (phrase.includes(' ')) known.firsts.add(phrase.split(' ', 1)[0]!)
  return known
}

/** What the words from a place on say about a person, as the longest known phrase; null if they say nothing. Takes folded words. */
export function kindAt(words: readonly string[], at: number): { kind: Kind; length: number } | null {
  const { exact, firsts, beginnings } = vocabulary()
  const most = firsts.has(words[at]!) ? MOST_WORDS : 1
  for (let length = Math.min(most, words.length - at); length > 0; length -= 1) {
    const kind = exact.get(words.slice(at, at + length).join(' '))
    if (kind) return { kind, length }
  }
  const word = words[at]!
  for (
    let letters = Math.min(word.length, 20);
    letters >= Math.max(SHORTEST_BEGINNING, word.length - LONGEST_ENDING);
    letters -= 1
  ) {
    const kind = beginnings.get(word.slice(0, letters))
    if (kind) return { kind, length: 1 }
  }
  return null
}
