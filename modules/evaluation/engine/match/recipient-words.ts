// Words and phrases of `recipients.ts`, in English, German, French and Spanish. For folded texts: those that end with `$` stand before the
// place in question.

const DELIVERS =
  '(?:deliver(?:ed|ing|s|y|ies)?|suppl(?:y|ied|ies|ying)|sell(?:s|ing)?|sold|sales|ship(?:s|ped|ping)?|rent(?:s|ed|ing)?|leas(?:es?|ed|ing)|market(?:s|ed|ing)?|distribut(?:es?|ed|ing|ion)|advertis(?:es?|ed|ing)|cater(?:s|ed|ing)|liefer(?:n|t|te|ten|ung|ungen)|beliefer(?:n|t|te|ten|ung)|ausgeliefert|geliefert|verkauf(?:e|en|t|te|ten)?|vertrieb|vermiet\\p{L}{1,4}|livr(?:e|er|ais|ait|aison|aisons|ee?s?)|vend(?:re|u|ue|us|ais|ait|s)?|ventes?|fourni(?:r|t|s|ssais|ture)?|distribu(?:e|er|ais|ait|tion)|entreg(?:a|aba|ue|ar|o|as)|vend(?:ia|i|er|o|e)|ventas?|suministr\\p{L}{1,4}|repart(?:i|ia|o|ir|os))'
const TO = '(?:to|for|an|fur|bei|zu|zum|zur|a|aux?|pour|chez|para|al)'

/** "Delivered meals to three houses of …", "sold furniture to …" */
export const DELIVERED_TO = new RegExp(`\\b${DELIVERS}\\b[^.;]{0,70}\\b${TO}\\b[^.;,]{0,40}$`, 'u')

/** "Visited 15 … offices", "placed 50 …", "called the …": what follows is somebody else or a place. */
export const MET =
  /\b(?:visit(?:ed|s|ing)|called (?:on|in|for)?|called|phoned|recruit(?:ed|s|ing)?|placed|hired|headhunted|welcomed|greeted|interviewed|booked (?:\p{L}{2,12} ){0,4}for|invoiced|billed|besuch(?:e|te|ten|t)|vermittel(?:e|te|ten|t)|rekrutier(?:e|te|ten|t)|begrusste|empfing|rief|visit(?:e|ais|ait|er)|recrut(?:e|ais|ait|er|ement)|appel(?:l?e|er|ais|ait)|accueill(?:ais|ait|i|e)|visit(?:aba|o|e|ar)|reclut(?:aba|o|e|ar)|contrat(?:aba|e|o)|llam(?:aba|o|e)|recib(?:ia|i))\b(?!\s(?:as|als|comme|como)\b)[^.;,:]{0,40}$/u

/** "Our clients were …", "customers: …" */
export const CUSTOMERS =
  /\b(?:clients?|customers?|patients?|guests|readers|buyers|members|kunden|mandanten|patienten|gaste|clientes|pacientes|usagers)\b (?:were|are|included|include|waren|sind|etaient|sont|eran|son)\b[^.;]{0,60}$/u

/** "Wrote the tender for …", "managed the licence budget of …": bought or paid for, which is no use of it. */
export const PROCURED =
  /\b(?:tenders?|tendering|budgets?|licen[cs]es?|procurement|purchas(?:e|ed|ing)|invoices?|ausschreibung(?:en)?|lizenz(?:en|kosten)?|beschaffung|einkauf|appels? d'offres|licences?|achats?|licitacion(?:es)?|licencias?|presupuestos?|compras?)\b[^.;]{0,30}\b(?:for|of|fur|von|der|des|du|de|pour|para|del)\b[^.;,]{0,60}$/u

/** "… the company is certified to", "our plant has" */
export const OF_COMPANY =
  /\b(?:company|firm|plant|site|laboratory|lab|business|organi[sz]ation|betrieb|unternehmen|firma|werk|labor|entreprise|societe|usine|laboratoire|empresa|fabrica|planta|laboratorio)\b (?:\p{L}{2,6} ){0,2}(?:certified|accredited|zertifiziert|akkreditiert|certifiee?|accreditee?|certificad[oa]|acreditad[oa])\b[^.;]{0,30}$/u

/** More than one person of an occupation. */
export const GROUPS =
  /^(?:software |web )?(?:developers|programmers|engineers|teachers|nurses|drivers|accountants|lawyers|solicitors|cooks|chefs|mechanics|electricians|plumbers|enseignants|professeurs|infirmieres|infirmiers|developpeurs|vendeurs|vendeuses|ingenieurs|avocats|profesores|enfermeras|enfermeros|desarrolladores|vendedores|ingenieros|abogados|(?:software)?entwicklern?|lehrern?|lehrkraften?|ingenieuren?|anwalten?|pflegekraften?)$/u

/** "Painted welded frames": a participle straight after a verb. */
export const DESCRIBES = /^\p{L}{3,}ed$/u
export const VERB = /(?:^|\s)\p{L}{3,}(?:ed|ing)\s$/u

/** Papers of others that are checked. */
export const DOCUMENTS = /^(?:driver'?s'? |driving )?(?:licen[cs]es|certificates|passports)$/u
export const HANDLES = /\b(?:check|verif|review|process|issu|inspect|record|scan)\p{L}{0,4}\b[^.;]{0,40}$/u

/** "Of the sales department" */
export const TO_THE = /\b(?:of|for|from|to|with|by) (?:the|our|their) $/u
export const DEPARTMENT = /^\s(?:department|dept|division)\b/u

/** "factures du service marketing", "pedidos del departamento de ventas" */
export const IN_DEPARTMENT =
  /\b(?:du|au|avec le|pour le) (?:service|departement) (?:des? |de la |de l')?$|\b(?:del|al|con el|para el) departamento de $/u

/** Departments by their work, without a word for them. */
export const DEPARTMENTS =
  /^(?:accounting|finance|marketing|sales|purchasing|procurement|human resources|hr|engineering|production|logistics|nursing|controlling|buchhaltung|vertriebs?|einkaufs?|marketings?|produktion|logistik|pflege|comptabilite|achats|rh|logistique|contabilidad|ventas|compras|recursos humanos|produccion|logistica|enfermeria|mantenimiento)$/u

/** "Traslado de pacientes con enfermería", "die Spesen des Vertriebs" */
export const WITH_DEPARTMENT =
  /\b(?:with|con|avec (?:la |le |les |l')?|mit (?:der |dem )?) ?$|\b(?:spesen|rechnungen|anfragen|belege|bestellungen|reisen|termine|unterlagen|kosten|daten) (?:des|der) $/u

/** Who leads or works in a department does its work. */
export const LEADS =
  /\b(?:le[ad]d?s?|leading|head(?:ed|s|ing)?|manag\p{L}{1,6}|responsible|in charge|joined|member|works?|worked|dirig\p{L}{0,6}|encadr\p{L}{0,6}|responsables?|jef[ea]|pilot\p{L}{1,5}|gestion)\b/u

/** The names of people by what they do: "bookkeepers", "Köche", "entrenadores". */
export const PEOPLE =
  /(?:nurses?|chefs?|cooks?|coach(?:es)?|clerks?|guides?|vets?|midwi(?:fe|ves)|pilots?|judges?|\p{L}{3,}(?:ers?|ors?|ists?|ians?|ants)|kochen?|koche|kochin(?:nen)?|krafte?|arzte?n?|pfleger|\p{L}{3,}(?:erin|innen|eurs?|euses?|iers?|ieres?|trices?|iens?|iennes?)|\p{L}{3,}(?:dores?|doras?|eros?|eras?|istas?|istes?|sores?|tores?)|masons?|macons?|albaniles?|peintres?|avocats?|medecins?|comptables?|abogad[oa]s?|medic[oa]s?|contables?|anwalte?n?)$/u

/** "Worked as a …", "promoted to …": the applicant's own occupation. */
export const AS_ROLE =
  /\b(?:as|als|comme|como|role|position|job|post|rolle|stelle|poste|puesto|cargo|became|become|promoted to|worked|from|to|und|and|et|y|zum|zur|de)(?: (?:an?|the|eine?[rn]?|une?|un|una|first|second|lead|senior|junior|head|deputy|qualified|certified|registered))*\s*$/u

/** "For the …", "our three …": somebody else. */
export const WITH_PERSON =
  /\b(?:the|for|with|by|to|of|our|my|his|her|their|all|two|three|four|five|\d+|den|die|der|dem|mit|fur|von|meine[mnrs]?|unsere?[mnrs]?|ihre[mnr]|seine[mnr]|les|des|aux|pour|avec|mon|mes|notre|nos|los|las|para|con|mi|mis|nuestr[oa]s?|a)(?: \p{L}{2,14}){0,2}\s*$|\bl'$/u
