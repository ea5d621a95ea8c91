import { foldInPlace } from '#platform/ai/text/tokens.ts'

// People and places that work was done for or with, in English, German, French and Spanish: "delivered meals to nursing homes" is no
// nursing, and "called the registered nurse" is no work as a nurse. For folded texts.

const DELIVERS =
  '(?:deliver(?:ed|ing|s|y|ies)?|suppl(?:y|ied|ies|ying)|sell(?:s|ing)?|sold|sales|ship(?:s|ped|ping)?|rent(?:s|ed|ing)?|leas(?:es?|ed|ing)|market(?:s|ed|ing)?|distribut(?:es?|ed|ing|ion)|advertis(?:es?|ed|ing)|cater(?:s|ed|ing)|liefer(?:n|t|te|ten|ung|ungen)|beliefer(?:n|t|te|ten|ung)|ausgeliefert|geliefert|verkauf(?:e|en|t|te|ten)?|vertrieb|vermiet\\p{L}{1,4}|livr(?:e|er|ais|ait|aison|aisons|ee?s?)|vend(?:re|u|ue|us|ais|ait|s)?|ventes?|fourni(?:r|t|s|ssais|ture)?|distribu(?:e|er|ais|ait|tion)|entreg(?:a|aba|ue|ar|o|as)|vend(?:ia|i|er|o|e)|ventas?|suministr\\p{L}{1,4}|repart(?:i|ia|o|ir|os))'
const TO = '(?:to|for|an|fur|bei|zu|zum|zur|a|aux?|pour|chez|para|al)'
/** "Delivered meals to three houses of …", "sold furniture to …" */
const DELIVERED_TO = new RegExp(`\\b${DELIVERS}\\b[^.;]{0,70}\\b${TO}\\b[^.;,]{0,40}$`, 'u')

/** "Visited 15 … offices", "placed 50 …", "called the …": what follows is somebody else or a place. */
const MET =
  /\b(?:visit(?:ed|s|ing)|called (?:on|in|for)?|called|phoned|recruit(?:ed|s|ing)?|placed|hired|headhunted|welcomed|greeted|interviewed|booked (?:\p{L}{2,12} ){0,4}for|invoiced|billed|besuch(?:e|te|ten|t)|vermittel(?:e|te|ten|t)|rekrutier(?:e|te|ten|t)|begrusste|empfing|rief|visit(?:e|ais|ait|er)|recrut(?:e|ais|ait|er|ement)|appel(?:l?e|er|ais|ait)|accueill(?:ais|ait|i|e)|visit(?:aba|o|e|ar)|reclut(?:aba|o|e|ar)|contrat(?:aba|e|o)|llam(?:aba|o|e)|recib(?:ia|i))\b(?!\s(?:as|als|comme|como)\b)[^.;,:]{0,40}$/u

/** "Our clients were …", "customers: …" */
const CUSTOMERS =
  /\b(?:clients?|customers?|patients?|guests|readers|buyers|members|kunden|mandanten|patienten|gaste|clientes|pacientes|usagers)\b (?:were|are|included|include|waren|sind|etaient|sont|eran|son)\b[^.;]{0,60}$/u

/** "Wrote the tender for …", "managed the licence budget of …": bought or paid for, which is no use of it. */
const PROCURED =
  /\b(?:tenders?|tendering|budgets?|licen[cs]es?|procurement|purchas(?:e|ed|ing)|invoices?|ausschreibung(?:en)?|lizenz(?:en|kosten)?|beschaffung|einkauf|appels? d'offres|licences?|achats?|licitacion(?:es)?|licencias?|presupuestos?|compras?)\b[^.;]{0,30}\b(?:for|of|fur|von|der|des|du|de|pour|para|del)\b[^.;,]{0,60}$/u

/** "… the company is certified to", "our plant has" */
const OF_COMPANY =
  /\b(?:company|firm|plant|site|laboratory|lab|business|organi[sz]ation|betrieb|unternehmen|firma|werk|labor|entreprise|societe|usine|laboratoire|empresa|fabrica|planta|laboratorio)\b (?:\p{L}{2,6} ){0,2}(?:certified|accredited|zertifiziert|akkreditiert|certifiee?|accreditee?|certificad[oa]|acreditad[oa])\b[^.;]{0,30}$/u

const LONGEST_BEFORE = 140

const before = (text: string, start: number): string =>
  foldInPlace(text.slice(Math.max(0, start - LONGEST_BEFORE), start)).replace(/[’]/gu, "'")

/** Whether what stands at a place of a sentence is for whom or for which place the applicant worked. */
export function isRecipient(sentence: string, start: number): boolean {
  const text = before(sentence, start)
  return DELIVERED_TO.test(text) || MET.test(text) || CUSTOMERS.test(text)
}

/** Whether a tool that stands at a place of a sentence was bought, or a certificate is the company's. */
export const isNotUsed = (sentence: string, start: number): boolean => PROCURED.test(before(sentence, start))
export const isOfCompany = (sentence: string, start: number): boolean => OF_COMPANY.test(before(sentence, start))

/**
 * Whether what stands at a place of a sentence is beside the work: the department or the people that it was done for ("the invoices of the
 * marketing department", "calls from teachers"), what only describes an object ("painted welded frames"), or documents of others
 * that were handled ("checked driver's licenses").
 */
export function isBeside(sentence: string, start: number, end: number): boolean {
  const text = before(sentence, start)
  const written = foldInPlace(sentence.slice(start, end)).replace(/[’]/gu, "'")
  const after = foldInPlace(sentence.slice(end, end + 20))
  if (GROUPS.test(written) || (DESCRIBES.test(written) && VERB.test(text) && /^\s\p{L}/u.test(after))) return true
  if (DOCUMENTS.test(written) && HANDLES.test(text)) return true
  if (LEADS.test(text)) return false
  if (TO_THE.test(text) && DEPARTMENT.test(after)) return true
  return IN_DEPARTMENT.test(text) || (DEPARTMENTS.test(written) && WITH_DEPARTMENT.test(text))
}

/** More than one person of an occupation. */
const GROUPS =
  /^(?:software |web )?(?:developers|programmers|engineers|teachers|nurses|drivers|accountants|lawyers|solicitors|cooks|chefs|mechanics|electricians|plumbers|enseignants|professeurs|infirmieres|infirmiers|developpeurs|vendeurs|vendeuses|ingenieurs|avocats|profesores|enfermeras|enfermeros|desarrolladores|vendedores|ingenieros|abogados|(?:software)?entwicklern?|lehrern?|lehrkraften?|ingenieuren?|anwalten?|pflegekraften?)$/u

/** "Painted welded frames": a participle straight after a verb. */
const DESCRIBES = /^\p{L}{3,}ed$/u
const VERB = /(?:^|\s)\p{L}{3,}(?:ed|ing)\s$/u

const DOCUMENTS = /^(?:driver'?s'? |driving )?(?:licen[cs]es|certificates|passports)$/u
const HANDLES = /\b(?:check|verif|review|process|issu|inspect|record|scan)\p{L}{0,4}\b[^.;]{0,40}$/u

const TO_THE = /\b(?:of|for|from|to|with|by) (?:the|our|their) $/u
const DEPARTMENT = /^\s(?:department|dept|division)\b/u
/** "factures du service marketing", "pedidos del departamento de ventas" */
const IN_DEPARTMENT =
  /\b(?:du|au|avec le|pour le) (?:service|departement) (?:des? |de la |de l')?$|\b(?:del|al|con el|para el) departamento de $/u

const DEPARTMENTS =
  /^(?:accounting|finance|marketing|sales|purchasing|procurement|human resources|hr|engineering|production|logistics|nursing|controlling|buchhaltung|vertriebs?|einkaufs?|marketings?|produktion|logistik|pflege|comptabilite|achats|rh|logistique|contabilidad|ventas|compras|recursos humanos|produccion|logistica|enfermeria|mantenimiento)$/u
/** "Traslado de pacientes con enfermería", "die Spesen des Vertriebs" */
const WITH_DEPARTMENT =
  /\b(?:with|con|avec (?:la |le |les |l')?|mit (?:der |dem )?) ?$|\b(?:spesen|rechnungen|anfragen|belege|bestellungen|reisen|termine|unterlagen|kosten|daten) (?:des|der) $/u

const LEADS =
  /\b(?:le[ad]d?s?|leading|head(?:ed|s|ing)?|manag\p{L}{1,6}|responsible|in charge|joined|member|works?|worked|dirig\p{L}{0,6}|encadr\p{L}{0,6}|responsables?|jef[ea]|pilot\p{L}{1,5}|gestion)\b/u

/** The names of people by what they do: "bookkeepers", "Köche", "entrenadores". */
const PEOPLE =
  /(?:nurses?|chefs?|cooks?|coach(?:es)?|clerks?|guides?|vets?|midwi(?:fe|ves)|pilots?|judges?|\p{L}{3,}(?:ers?|ors?|ists?|ians?|ants)|kochen?|koche|kochin(?:nen)?|krafte?|arzte?n?|pfleger|\p{L}{3,}(?:erin|innen|eurs?|euses?|iers?|ieres?|trices?|iens?|iennes?)|\p{L}{3,}(?:dores?|doras?|eros?|eras?|istas?|istes?|sores?|tores?)|masons?|macons?|albaniles?|peintres?|avocats?|medecins?|comptables?|abogad[oa]s?|medic[oa]s?|contables?|anwalte?n?)$/u
const AS_ROLE =
  /\b(?:as|als|comme|como|role|position|job|post|rolle|stelle|poste|puesto|cargo|became|become|promoted to|worked|from|to|und|and|et|y|zum|zur|de)(?: (?:an?|the|eine?[rn]?|une?|un|una|first|second|lead|senior|junior|head|deputy|qualified|certified|registered))*\s*$/u
const WITH_PERSON =
  /\b(?:the|for|with|by|to|of|our|my|his|her|their|all|two|three|four|five|\d+|den|die|der|dem|mit|fur|von|meine[mnrs]?|unsere?[mnrs]?|ihre[mnr]|seine[mnr]|les|des|aux|pour|avec|mon|mes|notre|nos|los|las|para|con|mi|mis|nuestr[oa]s?|a)(?: \p{L}{2,14}){0,2}\s*$|\bl'$/u

/** Whether a person's occupation is named as somebody else in a statement: "called the nurse on duty", "for the trainers". */
export function isSomebody(sentence: string, start: number, end: number): boolean {
  const text = before(sentence, start)
  if (!PEOPLE.test(foldInPlace(sentence.slice(start, end)))) return false
  return /\p{L}{3,}/u.test(text) && WITH_PERSON.test(text) && !AS_ROLE.test(text)
}
