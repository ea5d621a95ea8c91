import { monthOf, monthsIn, periodsIn } from '#platform/ai/text/periods.ts'
import { foldInPlace } from '#platform/ai/text/tokens.ts'

const CERTIFICATE =
  /\b(?:certificat(?:e|es|ion|ions)|certified|licen[cs]ed?|licen[cs]es|qualification|qualified|accredit\p{L}{0,6}|registration|registered|card|ticket|permit|badge|chartered|membership|training course|level [1-8] (?:in|award|diploma|nvq)|(?:award|diploma|nvq) level [1-8]|zertifikat\p{L}{0,4}|zertifizier\p{L}{0,4}|\p{L}{0,16}schein|lizenz|nachweis|zulassung|sachkunde\p{L}{0,12}|befahigung|approbation|bestellung (?:als|zum|zur)|berufsurkunde|examen|certificat|certifie\p{L}{0,2}|habilitation|permis|agrement|attestation|brevet|titre|carte pro\p{L}{0,12}|diplome d'etat|certificad\p{L}{1,2}|certificacion(?:es)?|bescheinigung|acreditacion|carnet?|carne|licencia|homologacion|habilitacion|titulo de|colegiad[oa]|permiso de)\b/u

/** Whether a folded requirement asks for a certificate or licence. */
export function namesCertificate(folded: string): boolean {
  return CERTIFICATE.test(folded.replace(/\b(?:newly|recently) qualified\b/gu, ''))
}

const EXPIRED =
  /\b(?:due(?=\)?$)|expired|lapsed|(?:allowed|left|let) (?:it )?to lapse|let (?:it )?lapse|lapses|(?:needs?|due|overdue for) (?:a )?(?:refresh\p{L}{0,4}|renew\p{L}{0,3}|updating)|uberfallig|musste? (?:aufgefrischt|erneuert|verlangert) werden|a recycler|recyclage (?:a prevoir|a faire)|a remettre a jour|por renovar|pendiente de renovar|needs renewing|no longer (?:in date|valid|current|active|registered)|not in date|was valid (?:until|to)|non recyclee?|recyclage non (?:fait|effectue)|validite depassee|depassee|nicht mehr gultig|ya no (?:esta )?(?:en vigor|vigente)|ran out|run out|not renewed|never renewed|no longer valid|out of date|overdue|revoked|suspended|until it expired|abgelaufen|nicht verlangert|nicht erneuert|ungultig|erloschen|verfallen|expiree?s?|echue?s?|arrivee?s? a echeance|perimee?s?|non renouvelee?s?|plus valable|a renouveler|caducad[oa]s?|vencid[oa]s?|sin renovar|no renovad[oa]s?|expirad[oa]s?|caduco|vencio|expiro)\b/gu
const RENEWED =
  /\b(?:renewed|refreshed|refresher|retaken|taken again|recertified|re-certified|revalidated|updated|recyclage|renouvelee?|recyclee?|recycle|maintenu|revalidee?|a jour|erneuert|verlangert|aufgefrischt|auffrischung|wiederholt|nachschulung|renovad[oa]|actualizad[oa]|revalidad[oa]|reciclaje)\b/gu
const ENDS =
  /\b(?:valid(?: until| through| to| till)?|active (?:through|until|to)|(?:runs?|lasts?|good|registered|insured|covers?|cover|current|in date) (?:\p{L}{2,8} )?(?:to|till|until|through)|to|eingetragen bis|lauft bis|gilt bis|court jusqu'(?:au|en|a)|good (?:until|through)|expires?|expiring|expiry(?: date)?|through|until|till|in date (?:to|until)|due(?: for renewal)?|gultig(?: bis)?|bis|lauft ab|ablauf|valable(?: jusqu'(?:au|en|a))?|jusqu'(?:au|en|a)|valide jusqu'(?:au|en|a)|expire|echeance|valid[oa] hasta|vigente hasta|en vigor hasta|hasta|caduca|vence|vigencia)\b[^\d]{0,20}$/u
const LASTS =
  /\b(?:good for|lasts?|valid for|gultig(?: fur)?|gilt|valable|valid[oa](?: por| durante)?|pendant|for)?\s?(\d{1,2}|one|two|three|four|five|ten|ein|zwei|drei|vier|funf|un|deux|trois|quatre|cinq|dos|tres|cuatro|cinco)[- ](?:years?|jahre?n?|ans|anos)\b(?:[- ](?:certificate|validity|card|ticket|gultig))?/u
const PENDING =
  /\b(?:in progress|under way|reading for|waiting on|portfolio (?:handed in|submitted)|dates? to be|to be (?:fixed|confirmed|arranged|booked)|to go$|\p{L}{3,6} to go|still to|to hand in|teil (?:[ivx]{1,3}|\d)(?: (?:und|bis|,) (?:[ivx]{1,3}|\d))? (?:offen|fehlt|fehlen|noch)|offen$|(?:kurs|lehrgang|schule|weiterbildung|studium) seit|trainee membership|student member(?:ship)?|next year$|fehlen? noch|manque (?:encore )?(?:un|une|deux|la|le)|ongoing|outstanding|remaining|under review|course (?:finished|completed|done),? (?:but )?(?:the )?(?:exam|test|assessment)|exams? (?:in|on|to|left|still|this|next|due|coming)|test (?:booked|in|on|to|next|due)|assessment (?:on|to|due|booked|still)|module (?:started|begun)|awaits?|all but \p{L}{3,6} (?:units?|modules?|exams?)|half (?:complete|done|finished|way)|halfway|(?:one|two|three|four|five|six|seven|eight|nine|\d{1,2}) of (?:the )?(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d{1,2}) (?:units?|modules?|papers?|exams?|parts?|stages?|courses?|tests?)(?: (?:passed|done|complete\p{L}{0,1}|finished))?|(?:une?|deux|trois|quatre|cinq|\d) (?:modules?|epreuves?|unites?|ue) sur (?:deux|trois|quatre|cinq|six|\d)|(?:uno|dos|tres|cuatro|cinco|\d) de (?:los )?(?:dos|tres|cuatro|cinco|seis|\d) (?:modulos?|examenes|partes)|(?:une?|deux|trois|quatre|\d) (?:modules?|blocs?|epreuves?)(?: [\p{L}']{1,10}){1,4} sur (?:deux|trois|quatre|cinq|six|\d)|(?:un|uno|dos|tres|cuatro|\d) (?:modulos?|bloques?|examenes)(?: \p{L}{1,10}){0,3} de (?:dos|tres|cuatro|cinco|seis|\d)|(?:erste[rs]?|zweite[rs]?) (?:block|modul|kurs|teil) (?:besucht|bestanden|gemacht)|geplant|teil \d (?:im|in|folgt|noch|steht)|finishing (?:next|in|this)|starting|kurse besucht|von (?:drei|vier|funf|sechs|\d) (?:kursen|modulen) besucht|noch offen|antrag (?:gestellt|lauft)|beantragt|dossier (?:accepte|depose|en cours)|demande (?:deposee|en cours)|solicitad[oa]|examen (?:prevu|pendiente)|level complete|unit \d passed|part \d passed|stage \d passed|on the course|exam (?:booked|planned|pending|scheduled)|booked for|sitting(?:s)?|to (?:sit|be taken|be awarded)|awaiting|pending|applied for|application|scheduled|assessment in|working towards|studying|studies|enrolled|currently (?:doing|taking|studying|completing)|started|starts|begins|ends|underway|part[- ]qualified|finalist|provisional|theory (?:test )?(?:passed|only)|\d{1,2} of \d{1,2} (?:papers|exams|modules|units)|papers (?:left|to go)|waiting for|result(?:s)? (?:due|pending|awaited)|submitted|candidate|first of (?:two|three)|half of the|resultat attendu|a repasser|expected|due to|planned|will be|not yet|laufend|lauft|begonnen|beginnt|angemeldet|anmeldung|prufung (?:im|am|steht)|steht (?:noch )?aus|ausstehend|voraussichtlich|teil \d beginnt|derzeit|aktuell in|en cours|en preparation|inscrite?|a passer|prevue?|in ausbildung|in formation|being renewed|code obtenu|examen (?:en|le|prevu)|en attente|en curso|cursando|pendiente|matriculad[oa]|previst[oa]|en tramite|teorico aprobado|practico (?:en|el|pendiente)|theorie bestanden|examen (?:en|previsto|el)|preparando|inscrit[oa])\b/u

const COMPLETED =
  /\b(?:completed|finished|passed|awarded|obtained|gained|abgeschlossen|bestanden|erworben|obtenu\p{L}{0,2}|valide\p{L}{0,2}|reussi\p{L}{0,2}|termine\p{L}{0,2}|finalizad[oa]|aprobad[oa]|superad[oa]|obtenid[oa])\b/u

export type Validity = 'valid' | 'expired' | 'underway'

const NUMBERS =
  'one two three four five six seven eight nine ten,ein zwei drei vier funf,un deux trois quatre cinq,uno dos tres cuatro cinco'
    .split(',')
    .map(names => names.split(' '))

/**
 * Whether a certificate is valid at `now`, by what its line says: that it expired, until when it is valid, or how long it lasts.
 * A renewal after the expiry makes it valid again.
 */
export function validityOf(text: string, now: string): Validity {
  const folded = foldInPlace(text).replace(/[’]/gu, "'")
  const today = monthOf(now)
  const dates = monthsIn(folded)
  const renewedAt = lastOf(folded, RENEWED)
  const expiredAt = lastOf(folded, EXPIRED)
  const notRenewed =
    /\b(?:not|never|nicht|non|sin|no|pas)\s(?:yet\s)?(?:been\s)?(?:renewed|refreshed|erneuert|verlangert|renouvelee?|renovad[oa])/u.test(
      folded,
    )
  const span = LASTS.exec(folded)
  if (expiredAt >= 0 && !(renewedAt > expiredAt && !notRenewed)) {
    // "expires 06/2027" is a date to come and not an expiry that took place.
    const when = monthsIn(folded.slice(expiredAt))[0]
    if (when === undefined || when <= today) return 'expired'
  }
  // "2019–2022": the years in which it was valid.
  const validFor = periodsIn(folded, now)[0]
  if (
    renewedAt < 0 &&
    validFor &&
    validFor.to < today &&
    !/\b(?:course|training|studies|ausbildung|lehrgang|formation|curso|examen|diploma|degree|weiterbildung)\b/u.test(
      folded,
    )
  )
    return 'expired'
  const end = endOf(folded)
  if (end !== null)
    return end < today
      ? 'expired'
      : PENDING.test(folded) && !/\b(?:valid|gultig|valable|active)\b/u.test(folded)
        ? 'underway'
        : 'valid'
  if (PENDING.test(folded) && !/renewed each|renewed (?:every|annually)/u.test(folded)) {
    if (
      dates.length === 0 ||
      Math.max(...dates) >= today ||
      !COMPLETED.test(folded) ||
      !/\b(?:started|studies|beginnt|begonnen)\b/u.test(folded)
    )
      return 'underway'
  }
  if (notRenewed) return 'expired'
  // A date to come that is no expiry is an exam or the end of a course.
  if (span === null && dates.some(month => month > today + 11 || (month > today && month % 12 !== 11)))
    return 'underway'
  const past = dates.filter(month => month <= today + 11)
  if (span && past.length > 0) {
    const years = yearsOf(span[1]!)
    return Math.max(...past) + years * 12 < today ? 'expired' : 'valid'
  }
  return 'valid'
}

/** "Attended a webinar, no certificate taken". */
export function deniesCertificate(text: string): boolean {
  return /\b(?:no|without(?: a| the)?|ohne|kein|keine|sans|pas de|sin) (?:formal )?(?:certificates?|certification|qualification|licen[cs]e|exam|zertifikat|prufung|nachweis|schein|lizenz|certificat|examen|diplome|certificado|titulo|licencia)\b/u.test(
    foldInPlace(text),
  )
}

/** The month until which a text says that something is valid. */
function endOf(folded: string): number | null {
  for (const match of folded.matchAll(
    /(?:(?:\d{1,2}[./])?\d{1,2}[./](?:19|20)\d{2}|(?:19|20)\d{2}(?:-\d{2})?|\d{1,2}\/\d{2})/gu,
  )) {
    const before = folded
      .slice(Math.max(0, match.index - 40), match.index)
      .replace(
        /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|marz|mai|juni|juli|oktober|dezember|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|(?:jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|mrz|okt|dez|janv|fevr|avr|juil|ene|abr|ago|dic)\.?|de|of|the|end|ende|mid|mitte|early|late)\s?(?:de\s)?$/u,
        '',
      )
    if (!ENDS.test(before.replace(/\d{1,2}\.?\s?$/u, ''))) continue
    const whole = folded.slice(Math.max(0, match.index - 16), match.index + match[0].length)
    const month = monthsIn(whole).at(-1)
    if (month !== undefined) return month
  }
  return null
}

function lastOf(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].at(-1)?.index ?? -1
}

function yearsOf(text: string): number {
  for (const names of NUMBERS) if (names.includes(text)) return names.indexOf(text) + 1
  return Number(text) || 0
}

interface CertificateLevel {
  scale: 'numbered' | 'named'
  level: number
}

/** The level that a text names: "Level 3", "NVQ 2", "ISTQB Advanced"; null if it names none. */
export function certificateLevel(text: string): CertificateLevel | null {
  const folded = foldInPlace(text)
  const numbers = [...folded.matchAll(/\b(?:level|niveau|nivel|stufe|nvq|svq|aat)\s?([1-8])\b/gu)].map(match =>
    Number(match[1]),
  )
  if (numbers.length > 0) return { scale: 'numbered', level: Math.max(...numbers) }
  const names = [...folded.matchAll(/\b(?:(foundation)|(intermediate|practitioner)|(advanced|expert))\b/gu)]
  if (names.length === 0) return null
  return { scale: 'named', level: Math.max(...names.map(match => (match[1] ? 1 : match[2] ? 2 : 3))) }
}

/** Whether a certificate's level is below the one that is asked for. Levels of different scales do not compare. */
export function isLowerLevel(found: CertificateLevel | null, asked: CertificateLevel | null): boolean {
  return found !== null && asked !== null && found.scale === asked.scale && found.level < asked.level
}
