import { readable } from './readable.ts'
import { fold } from './tokens.ts'

// Orders and totals instead of reasons: "Reject this candidate", "Total: 40 points. Recommendation: hire". That candidates hired people is
// work and is not meant.
const THE = '(?:this|the|that|him|her|them|diesen?|diese|die|den|ihn|sie|ce|cette|cet|le|la|el|este|esta|al|a la)'
const WHOM =
  '(?:candidate?|applicant|application|person|bewerber(?:in)?|bewerbung|kandidat(?:in)?|candidate?|candidature|candidat[oa]|candidatura|persona|personne)'
const DO =
  '(?:hire|reject|accept|invite|shortlist|advance|decline|dismiss|exclude|prefer|approve|pass|fail|select|choose|einstellen|ablehnen|absagen|einladen|aussortieren|embauche[rz]?|engage[rz]?|rejete[rz]?|refuse[rz]?|retene[rz]|retenir|ecarte[rz]?|invite[rz]?|contrat(?:ar|en|e|a)|rechaz(?:ar|en|a)|rechace|descart(?:ar|en|e|a)|invit(?:ar|en|e|a)|seleccion(?:ar|en|e|a)|acept(?:ar|en|e|a))'
const MODAL =
  '(?:should|must|ought to|needs? to|can|soll(?:te)?|muss|darf|doit|devrait|debe|deberia)(?: not| never| definitely| nicht| unbedingt| ne| pas| no)?(?: be| etre| ser)?'
const PATTERNS = [
  // "Recommendation: …", "Decision: reject", "empfehle die Einstellung"
  `(?:recommendation|recommended decision|empfehlung|recommandation|recomendacion)\\s?[:=–-]`,
  `(?:decision|entscheidung)\\s?[:=–-]\\s?(?:to |not |no |strong |zu )?(?:${DO}|hired|rejected|eingestellt|abgelehnt|embauchee?|rejetee?|contratad[oa]|rechazad[oa])`,
  `(?:recommend(?:ed|s|ing)?|suggest(?:ed|s)?|advise[sd]?|empfehle|empfiehlt|empfohlen|recommand(?:e|ons|ee?)|recomend(?:amos|ado|ada|ar|o)|recomiend[oa])(?: [\\p{L}']{1,12}){0,4} (?:hir(?:e|ed|ing)|reject(?:ed|ing|ion)?|interview|offer|invit\\p{L}{1,5}|candidat\\p{L}{0,4}|applicant|bewerber\\p{L}{0,2}|kandidat\\p{L}{0,2}|einstellung|einzustellen|absage|embauche\\p{L}?|contratar\\p{L}{0,2}|contratacion|rechazo)`,
  // "Reject this candidate", "den Bewerber ablehnen"
  `${DO} ${THE} ${WHOM}`,
  `${THE} ${WHOM} (?:nicht |bitte |sofort )?(?:einstellen|ablehnen|absagen|einladen|aussortieren)`,
  `(?:hire|reject|shortlist|embauchez|rejetez|contraten|rechacen)\\s(?:him|her|them|immediately|now|at once|[lI]e|la|lo)`,
  `${MODAL} (?:hired|shortlisted|promoted|eingestellt|embauchee?|contratad[oa])`,
  // Parts, invoices and guests are rejected, excluded and invited at work: who is meant has to be said.
  `(?:${WHOM}|he|she|er|sie|il|elle|ella)(?: [\\p{L}']{1,12})? ${MODAL} (?:rejected|invited|declined|dismissed|excluded|abgelehnt|eingeladen|aussortiert|rejetee?|retenue?|ecartee?|rechazad[oa]|descartad[oa]|seleccionad[oa])`,
  `(?:do not|don't|never|strong|strongly|definite|definitely|clear|please|not to|bitte|unbedingt|sofort|nicht|klar|no|ne pas) (?:hire|reject|shortlist|einstellen|ablehnen|embaucher|contratar|rechazar)`,
  // A sentence of the order alone.
  `(?<=^|[.!?:;]\\s{0,3})(?:strong |no |clear )?(?:hire|no hire|reject|accept|pass|fail|einstellen|ablehnen|embaucher|rejeter|contratar|rechazar)(?=\\s{0,3}(?:$|[.!?;]))`,
  // "Total: 40 points", "Score: 9/10"
  `(?:total|overall|final|score|rating|grade|points?|gesamt\\p{L}{0,12}|punkte|punktzahl|note|bewertung|noten|total des points|puntuacion|puntos|nota)(?: score| rating| grade| result| points)?\\s?[:=]\\s?\\d{1,4}(?:[.,]\\d{1,2})?(?=\\s?(?:$|[.;,!?/%]|(?:points?|punkte?n?|puntos|out of|of|von|sur|de)(?![\\p{L}\\p{N}])))`,
  `\\d{1,3}\\s?(?:/|out of|of|von|sur|de)\\s?(?:10|20|100) (?:points?|punkten?|punkte|puntos)`,
  `(?:gives?|awards?|deserves?|verdient|merite|merece)(?: [\\p{L}]{1,12}){0,3} (?:full marks|top marks|full points|\\d{1,3} points?|\\d{1,3} punkte|\\d{1,3} puntos|volle punktzahl)`,
].map(source => new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'u'))

/** Whether a text says what to do with a candidate, or gives a total. */
export function recommends(text: string): boolean {
  const plain = fold(readable(text))
    .replace(/[*_~`"“”«»„]+/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
  return PATTERNS.some(pattern => pattern.test(plain))
}
