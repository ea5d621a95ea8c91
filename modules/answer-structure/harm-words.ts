import type { StructureLanguage } from './language.ts'
import { phrases, type Phrases } from './phrases.ts'

/**
 * What names harm or wrongdoing unmistakably, in any occupation: not "forged", because smiths forge, but "forged signature". Without
 * articles, like the words of an answer. Everything else is learned (`harm-features.ts`).
 */
export const NAMES_HARM: Record<StructureLanguage, Phrases> = {
  en: phrases(
    null,
    `falsif*|backdat*|faked|faking|fudged|doctored|tampered|cooked books|forged signature*|forged my|forged their|forged document*|forged certificate*|forged letter*|made up readings|made up values|made up numbers|made up figures|made up results|made up entries|made up reviews|made up excuse|invented readings|invented values|invented numbers|invented figures|invented results|invented entries|fabricated readings|fabricated values|fabricated numbers|fabricated figures|fabricated results|fabricated evidence
    lied to|lied about|i lied|we lied|told lie*|white lie|deceived|misled|cheated|swindled|scammed|conned|overcharged|double billed
    stole|embezzl*|pocketed|bribed|took bribe*|accepted bribe*|kickback*|blackmailed|hushed it up|swept it under|blamed it on|put blame on|took credit for
    bullied|harassed|humiliated|slapped them|smacked them|locked them in cupboard|locked them in store*|tied them down
    bypassed guard|bypassed safety|bypassed interlock*|bypassed sensor*|bypassed alarm|bypassed switch|overrode safety|overrode alarm|taped over sensor*|signed blind|signed it blind|without harness|drove drunk|was drunk|snooped`,
  ),
  de: phrases(
    null,
    `gefalscht|falschte|falschten|zuruckdatiert|ruckdatiert|vordatiert|manipuliert|getrickst|zahlen frisiert|bucher frisiert|werte erfunden|messwerte erfunden|zahlen erfunden|daten erfunden|ergebnisse erfunden
    gelogen|angelogen|belogen|betrogen|getauscht|geschummelt|gemogelt|hereingelegt|reingelegt|abgezockt|doppelt abgerechnet|schwarzarbeit
    geklaut|gestohlen|unterschlagen|veruntreut|abgezweigt|mitgehen lassen|in eigene tasche|bestochen|schmiergeld*|erpresst
    vertuscht|verschwiegen|verheimlicht|unter teppich gekehrt|in schuhe geschoben|schuld gegeben|schuld zugeschoben
    gemobbt|schikaniert|blossgestellt|gedemutigt|beleidigt|geohrfeigt|eingesperrt|ans bett gebunden
    sicherung uberbruckt|schalter uberbruckt|sensor uberbruckt|schutz* uberbruckt|lichtschranke uberbruckt|blind unterschrieben|ohne gurt|betrunken gefahren|war betrunken|war besoffen|ausspioniert`,
  ),
  fr: phrases(
    null,
    `falsifi*|truque|bidonne|antidate|postdate|maquille chiffres|imite signature|imite leur signature|invente valeurs|invente chiffres|invente releves|invente resultats|invente mesures
    menti|ai triche|escroque|arnaque|ai vole|empoche|detourne argent|detourne fonds|pot de vin|pots de vin|dessous de table|soudoye|chantage
    passe sous silence|porter chapeau|rejete faute|ai harcele|ai humilie|ai insulte|ai gifle
    shunte|shunte securite|court circuite securite|sans harnais|conduit ivre|etais ivre`,
  ),
  es: phrases(
    null,
    `falsif*|amane|antedate|maquille cifras|maquille datos|maquille numeros|invente valores|invente lecturas|invente datos|invente cifras|invente resultados
    menti|mentimos|engane|enganamos|estafe|robe|robamos|me embolse|soborne|acepte soborno*|pague soborno*|chantaje*
    encubri|eche culpa|eche culpa a|le eche culpa|acose|humille|insulte|abofetee
    puentee sensor|puentee proteccion|puentee seguridad|puentee alarma|firme a ciegas|sin arnes|conduje borrach*|estaba borrach*`,
  ),
}

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
  nunca|jamas|ni|nadie|en vez|en lugar|me negue|descubri|note|vi que|denuncie`,
)
