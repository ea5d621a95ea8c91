import { isKnownEmployer } from './employers.ts'
import { namesJob } from './job-words.ts'

/** Endings of words for places where people work: "Bäckerei", "Zahnarztpraxis", "librairie", "peluquería", "piekarnia". */
const ENDINGS = [
  // German
  'erei|praxis|kanzlei|salon|haus|heim|pflegedienst|fahrdienst|verwaltung|firma|betrieb|handlung|laden|geschäft|werkstatt|werkstätten|apotheke|klinik|zentrum|verein|verband|gericht|büro|brauerei|sparkasse|bibliothek|bücherei|stiftung|genossenschaft|tankstelle|wochenblatt|volksbank|kita|kindergarten|behörde|werft|mühle|gasthof|gasthaus|wirtschaft',
  // Dutch and Swedish
  'erij|praktijk|centrum|zaak|winkel|bedrijf|kantoor|ziekenhuis|verpleeghuis|byrå|byrån|bageri|bageriet|konditori|tryckeri|bryggeri|snickeri|åkeri|affär|butiken|verkstad|kliniken|mottagningen|skolan|förskola|gymnasiet|vårdcentral|sjukhus|sjukhuset',
  // French
  'boulangerie|pâtisserie|boucherie|charcuterie|librairie|imprimerie|blanchisserie|brasserie|menuiserie|quincaillerie|bijouterie|poissonnerie|fromagerie|épicerie|crêperie|pharmacie|papeterie|verrerie|laiterie',
  // Spanish, Portuguese, Italian
  '(?<!ingeni|ingegn|hostel|min|mat|coc|sup|cat)er[ií]a|padaria|papelaria|pastelaria|livraria|drogaria|confeitaria|cervejaria|farmácia|farmacia|trattoria|tipografia|ificio',
  // Polish and Turkish
  'piekarnia|cukiernia|księgarnia|drukarnia|stolarnia|kawiarnia|przychodnia|poradnia|pracownia|kwiaciarnia|kancelaria|apteka|pastanesi|eczanesi|fırını|lokantası|atölyesi|mağazası|bürosu|hastanesi|belediyesi|fabrikası|kuaförü|okulu|lisesi|kliniği',
].join('|')

/** Words that open the name of a place of work: "Garage Dupont", "Taller Ruiz", "Szpital Miejski". */
const OPENINGS = [
  'restaurante|restaurang|advokatfirman|pizzeria|kuaför|médecins|jardiniers|bombeiros|bomberos|pompiers|feuerwehr|garage|cabinet|maison|étude|clinique|mairie|hôpital|ets|établissements|transports|restaurant|auberge|domaine|ferme|centre|association|ehpad|chu|crèche',
  'taller|talleres|despacho|bufete|clínica|residencia|almacenes|tienda|tiendas|supermercado|supermercados|gestoría|bodega|finca|granja|hospital|bar|cooperativa|ayuntamiento|estudio|inmobiliaria|autoescuela|guardería',
  'oficina|escritório|lar|loja|lojas|hipermercado|quinta|construtora|transportadora|prefeitura|câmara|colégio|agrupamento|santa casa',
  'officina|studio|negozio|azienda|agriturismo|cascina|ditta|impresa|ristorante|comune|cooperativa|istituto|ospedale|albergo|autofficina|bottega|carrozzeria',
  'warsztat|biuro|gabinet|sklep|salon|gospodarstwo|szpital|zakład|firma|hurtownia|przedszkole|urząd|restauracja|spółdzielnia',
  'büro|verein|zentrum|autohaus|gasthof|gasthaus|hotel|praxis|kita|klinikum|krankenhaus|stadtwerke|kreisverwaltung|landratsamt|finanzamt|amt|apotheke|kanzlei|weingut|bauhof|feinkost|elektro|sanitär|spedition|diakonie|caritas|stiftung|verlag',
  'garagebedrijf|gemeente|stichting|zorgcentrum|restaurant|huisartsenpraktijk|tandartspraktijk|bouwbedrijf|firma|slagerij|bakkerij|kapsalon',
].join('|')

/** Words that end such a name in English: "Anchor Bakery". */
const ENGLISH =
  'bakery|brewery|dairy|nursery|surgery|clinic|practice|hospital|pharmacy|salon|shop|store|stores|garage|café|cafe|diner|grill|kitchen|restaurant|inn|hotel|pub|bookshop|butchers|florists|hairdressers|solicitors|academy|school|college|university|farm|farms|ranch|library|museum|theatre|theater|gallery|council|foundation|trust|motors|bros|sons|brothers|constructions?|industries|center|centre|bank|group|company|institute|society|association|agency|authority|ministry|bureau|laboratory|laboratories|systems|solutions|holdings|court|house|home|lodge'

/** Fields of work that end the name of a firm: "Mason Construction", "Zimmermann Haustechnik", "Zapatero Abogados". */
const TRADES = [
  'constructions?|electrical|electric|roofing|plumbing|freight|haulage|tailoring|textiles|nurseries|homes|joinery|interiors|landscapes|landscaping|caterers|catering|cleaning|tours|travel|tiles|borders|guild|tools|brewing|dental|accountants|architects|solicitors|engineers|lawyers|nurses|teachers',
  '\\p{L}{0,12}(?:bau|technik|immobilien|reinigung|ausstattung|transporte?|logistik|reisen|medien|spedition|gruppe|werke|handel)|rechtsanwälte|architekten|ingenieure|steuerberatung',
  'frères|habitat|automobiles|transports|bâtiment|avocats|architectes|notaires|paysages',
  'construcciones|seguros|abogados|arquitectos|ingenieros|transportes|instalaciones|reformas|limpiezas|viajes|muebles|voluntários|advogados|construções|móveis|seguros',
  'edilizia|impianti|costruzioni|trasporti|arredamenti|avvocati|architetti|viaggi',
  'bouw|installaties|transport|makelaardij|bygg|åkeri|budownictwo|meble|inşaat|mühendislik|bürosu|ofisi|salonu|mobilya|nakliyat|turizm|gıda',
].join('|')

/** Surnames that are also jobs, at the beginning of the name of a firm. */
const SURNAMES =
  'baker|mason|smith|miller|potter|porter|taylor|tailor|weaver|gardner|gardener|butler|driver|cook|fisher|hunter|carpenter|archer|turner|cooper|clark|carter|barber|fletcher|schneider|müller|bauer|koch|fischer|becker|wagner|richter|schreiner|maurer|zimmermann|gärtner|jäger|förster|weber|böttcher|meister|schmidt|schmied|schäfer|bäcker|metzger|krämer|töpfer|sattler|drechsler|glaser|ziegler|kellner|binder|seiler|gerber|schuster|köhler|kaufmann|\\p{L}{2,8}mann|boulanger|charpentier|mercier|fournier|berger|meunier|marchand|herrero|guerrero|pastor|pastore|zapatero|molinero|cantero|escribano|ferrari|barbieri|ferreira|bakker|visser|slager|smit|kuiper|mulder|schipper|timmerman|kowalski|demir'

/** "The" and the like before a name. */
const ARTICLES = /^(?:(?:the|la|le|les|el|los|las|il|lo|i|gli|o|a|os|as|de|het|die|der|das)\s+|l['’])(?=\p{L})/iu
const ending = new RegExp(`^\\p{L}*(?:${ENDINGS})$`, 'iu')
const opening = new RegExp(`^(?:${OPENINGS})$`, 'iu')
const trade = new RegExp(`^(?:${TRADES})$`, 'iu')
const surname = new RegExp(`^(?:${SURNAMES})$`, 'iu')
const english = new RegExp(`^(?:${ENGLISH})$`, 'iu')

/** "Arnoult-Besnier & Associés", "Holm und Söhne" */
const PARTNERS =
  /\s(?:&|\+|et|und|and|e|y|i|en|och|ve)\s(?:associés?|associates|partners?|partner|asociados|associati|associados|sons?|söhne|sohn|fils|figli|hijos|filhos|zonen|zoon|söner|synowie|ortakları|brothers|gebrüder|co)\.?$/iu

/** Of a name, at most this much is looked at. */
const LONGEST_NAME = 120

const wordsOf = (text: string) =>
  text
    .slice(0, LONGEST_NAME)
    .replace(ARTICLES, '')
    .split(/[\s,()&/«»„“"]+/)
    .filter(word => /\p{L}/u.test(word))

/**
 * Whether a text is the name of a place where people work, such as "Bäckerei Müller", "Garage Dupont" or "Anchor Bakery", and not the name of a
 * job there, such as "Salon manager" and "Vendeuse en boulangerie". The words for both are often alike.
 */
export function namesWorkplace(text: string): boolean {
  if (isKnownEmployer(text)) return true
  const words = wordsOf(text)
  const [first, last] = [words[0], words.at(-1)]
  if (!first || !last || words.length < 2) return false
  if (PARTNERS.test(text)) return true
  // "Hotel receptionist", "Praxis Manager"
  if (opening.test(first)) return !namesJob(last)
  if (ending.test(first)) return true
  const isTrade = english.test(last) || (trade.test(last) && /^\p{Lu}/u.test(last))
  return isTrade && (!namesJob(first) || surname.test(first))
}
