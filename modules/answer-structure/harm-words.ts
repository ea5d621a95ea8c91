import type { StructureLanguage } from './language.ts'
import { phrases, type Phrases } from './phrases.ts'

/** A verb with each of what it is done to: "faked" with "report* reading*". */
const each = (verb: string, objects: string): string =>
  objects
    .split(' ')
    .map(object => `${verb} ${object}`)
    .join('|')

/** German has its participles after what they are about. */
const eachAfter = (participles: string, objects: string): string =>
  participles
    .split(' ')
    .flatMap(participle => objects.split(' ').map(object => `${object} ${participle}`))
    .join('|')

const PAPERS = {
  en: 'report* reading* log* record* data result* figure* number* test* document* signature* certificate* receipt* invoice* timesheet* review* reference* hours complaint* statistic*',
  de: 'bericht zahlen werte messwerte daten ergebnisse liste bucher stunden protokoll unterlagen zeiten statistik',
  fr: 'chiffres resultats mesures releves rapport* factures comptes donnees temps heures compteur*',
  es: 'resultado* cifra* datos cuentas factura* informe* concurso licitacion horas numeros',
}
const SIGNED = 'signature* name initials approval'
const PAY = 'pay salar* raise* rise* benefit* claim*'
const PEOPLE =
  'customer* client* guest* patient* tourist* pensioner* buyer* supplier* investor* inspector* auditor* colleague* tenant* student* resident* family families police court bank'
const ANYBODY = `${PEOPLE} him them`

/**
 * What somebody does that is harm or wrongdoing in any occupation: not "forged", because smiths forge, but "forged signature", and not
 * "getäuscht" (deceived), which reads "getauscht" (swapped) without its umlaut. Words are without articles, like those of an answer. They
 * count only with the speaker as the one who did it (`named-harm.ts`). Everything else is learned (`harm-features.ts`).
 */
export const NAMES_HARM: Record<StructureLanguage, Phrases> = {
  en: phrases(
    null,
    `falsified|backdated|tampered with|cooked books|${each('forged his', SIGNED)}|${each('forged her', SIGNED)}|${each('forged their', SIGNED)}|${each('forged my', SIGNED)}|forged letter*|fabricated evidence|invented evidence
    ${each('faked', 'report* reading* log* record* result* signature* certificate* receipt* invoice* timesheet* review* reference*')}|${each('forged', PAPERS.en)}|${each('fudged', PAPERS.en)}|${each('doctored', PAPERS.en)}
    ${each('made up', 'readings values numbers figures results entries reviews excuse')}
    ${each('invented', 'readings values numbers figures results entries')}|${each('fabricated', 'readings values numbers figures results')}
    lied to|lied about|lied on my|lied and|lied because|lied so|told lie*|told white lie|swindled|scammed|double billed|cheated in|cheated on
    ${each('deceived', ANYBODY)}|${each('misled', ANYBODY)}|${each('cheated', ANYBODY)}|${each('conned', ANYBODY)}|${each('overcharged', PEOPLE)}
    stole|embezzled|${each('pocketed', 'money cash difference change')}|bribed|took bribe*|accepted bribe*|took kickback*|accepted kickback*|blackmailed
    hushed it up|swept it under carpet|swept it under rug|blamed it on|put blame on|took credit for
    bullied|harassed|humiliated|slapped him|slapped her|smacked him|smacked her
    ${each('bypassed', 'guard safety interlock*')}|overrode safety|taped over sensor*|signed blind|signed it blind|drove drunk|snooped`,
  ),
  de: phrases(
    null,
    `gefalscht|zuruckdatiert|ruckdatiert|${eachAfter('erfunden', 'werte messwerte zahlen daten ergebnisse')}|${eachAfter('manipuliert frisiert geschont', PAPERS.de)}
    gelogen|angelogen|belogen|betrogen|geschummelt|gemogelt|${eachAfter('hereingelegt reingelegt', 'kunden kundin kollegen kollegin')}|abgezockt|doppelt abgerechnet
    geklaut|gestohlen|unterschlagen|veruntreut|geld abgezweigt|in eigene tasche|bestochen|${eachAfter('genommen angenommen gezahlt bezahlt', 'schmiergeld')}|erpresst
    vertuscht|verheimlicht|unter teppich gekehrt|in schuhe geschoben|schuld zugeschoben
    gemobbt|schikaniert|blossgestellt|gedemutigt|geohrfeigt|${eachAfter('eingesperrt', 'kind kinder bewohner bewohnerin patienten')}|ans bett gebunden
    ${eachAfter('uberbruckt', 'sicherung schalter schutz* lichtschranke')}|blind unterschrieben|betrunken gefahren|ausspioniert`,
  ),
  fr: phrases(
    null,
    `falsifie|antidate|imite signature|imite sa signature|imite leur signature|${each('invente', 'valeurs chiffres releves resultats mesures')}
    ${each('truque', PAPERS.fr)}|${each('bidonne', PAPERS.fr)}|${each('maquille', PAPERS.fr)}
    menti|triche sur|triche a examen|triche a concours|escroque|arnaque|${each('vole', 'argent materiel outils client* marchandise* donnees')}|${each('vole de', 'argent materiel')}|${each('vole de l', 'argent')}|${each('vole dans', 'caisse stock reserve magasin')}|${each('vole a', 'mon ma client* collegue*')}
    ${each('empoche', 'argent pourboire* difference monnaie')}|detourne argent|detourne fonds|accepte pot de vin|accepte pots de vin|verse pot de vin|soudoye|fait chantage
    passe sous silence|fait porter chapeau|rejete faute|harcele|humilie|insulte|gifle
    shunte securite|shunte protection|shunte alarme|court circuite securite|conduit ivre`,
  ),
  es: phrases(
    null,
    `falsifique|falsificamos|he falsificado|hemos falsificado|antedate|${each('maquille', 'cifras datos numeros')}|${each('invente', 'valores lecturas datos cifras resultados')}
    ${each('amane', PAPERS.es)}|menti|mentimos|${each('engane a', 'cliente* mi un una inspector* companer*')}|engane al|enganamos a|enganamos al|estafe|robe|he robado|me embolse|soborne|acepte soborno*|pague soborno*|hice chantaje
    encubri|le eche culpa|${each('eche culpa a', 'mi un una')}|eche culpa al|acose|humille|insulte|abofetee
    ${each('puentee', 'proteccion seguridad alarma')}|firme a ciegas|conduje borrach*`,
  ),
}

/** Statements about the speaker that name it as a whole. */
export const SPEAKER_WAS: Phrases = phrases(
  null,
  `i was drunk|we were drunk|ich war betrunken|ich war besoffen|war ich betrunken|j etais ivre|yo estaba borrach*|estaba yo borrach*`,
)

/** An act in the passive, by the speaker. */
export const BY_ME: Phrases = phrases(
  null,
  `falsified by me|falsified by us|von mir gefalscht|von uns gefalscht|falsifie par moi|falsifiee par moi|falsifies par moi|falsificado por mi|falsificada por mi|falsificados por mi`,
)

/** Other meanings of these words, and conditions. */
export const MEANS_ELSE: Phrases = phrases(
  null,
  `if i|if we|wenn ich|wenn wir|falls ich|falls wir|si j|si nous|niemanden|keinen|personne|nadie
  falsified hypothes*|falsified theor*|falsifie hypothese*|falsifie theorie*
  ${each('backdated', PAY)}|${each('backdated her', PAY)}|${each('backdated his', PAY)}|${each('backdated their', PAY)}
  ${each('lied to', 'myself ourselves')}|cheated on diet|cheated on my diet|${each('humiliated', 'myself ourselves')}|${eachAfter('belogen betrogen', 'selbst')}
  ${each('stole', 'idea* base hour* show glance* minute* few scene')}|idee geklaut|idee gestohlen|uberraschung verheimlicht
  ${each('robe', 'protagonismo minuto* unos tiempo plano')}`,
)

/** Somebody else as the one who did it. */
export const NAMES_OTHERS: Phrases = phrases(
  null,
  `they|he|she|someone|somebody|nobody|colleague*|coworker*|predecessor*|boss|manager*|supplier*|supervisor*|customer*
  sie|er|jemand|niemand|kolleg*|vorganger*|chef*|vorgesetzt*|kund*|lieferant*
  il|elle|ils|elles|iel|iels|quelqu|personne|collegue*|predecesseur*|client*|fournisseur*
  el|ella|elle|ellos|elles|alguien|nadie|companer*|jefe*|jefa*|proveedor*`,
)

/** That it did not happen, or was found: "I have never forged a signature", "instead of that", "I noticed that". */
export const DENIES_HARM: Phrases = phrases(
  null,
  `never|not|no|nobody|instead|rather than|would|could have|refused|found|noticed|discovered|reported|turned out
  nie|niemals|nicht|kein|keine|keinen|statt|anstatt|niemand|geweigert|entdeckt|festgestellt|gemerkt|bemerkt|gemeldet
  jamais|pas|personne|au lieu|plutot que|refuse|decouvert|remarque|constate|signale
  nunca|jamas|ni|nadie|en vez|en lugar|me negue|descubri|note que|vi que|denuncie`,
)
