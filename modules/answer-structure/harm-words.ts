import type { StructureLanguage } from './language.ts'
import { phrases, type Phrases } from './phrases.ts'

/**
 * What names harm or wrongdoing in so many words: false records, lies, theft, mistreatment, bypassed protection. Whether it was done by
 * the candidate, or denied, refused or reported, is learned (`harm-features.ts`). Without articles, like the words of an answer.
 */
export const NAMES_HARM: Record<StructureLanguage, Phrases> = {
  en: phrases(
    null,
    `falsif*|fabricat*|forge|forged|forging|forgery|fake|faked|faking|fudge*|fudging|fiddle|fiddled|fiddling|doctored|tamper*|backdat*|back dated|cooked books|cook books|rigged|rigging|manipulat*|made up readings|made up numbers|made up values|made up figures|made up results|made up dates|made up names|made up entries|made up reviews|made up story|made up excuse|made up some|made it up|made them up|made one up|make it up|make them up|making it up|making them up|invent|invented|inventing|fictitious|phoney|phony
    lie|lied|lies|white lie|pretend*|cheat*|trick|tricked|mislead|misled|misleading|deceiv*|con|conned|swindl*|scam*|bluffed|overcharg*|double bill*|billed twice
    steal|stole|stolen|stealing|theft|pinched|nicked|pocketed|pocketing|embezzl*|brib*|kickback*|blackmail*|help myself|helped myself
    cover up|cover it up|covered up|covered it up|covering up|kept it quiet|keep it quiet|swept it under|sweep it under|under carpet|hushed up|conceal*|hushed it up|blame it on|blamed it on|blamed him|blamed her|blamed them|put blame|took credit|taken credit
    bully|bullied|bullying|harass*|humiliat*|insult*|slap|slapped|smack|smacked|hit him|hit her|hit them|kicked|pushed him|pushed her|pushed them|shove|shoved|beat him|beat her|locked him|locked her|locked them|tied him|tied her|tied them|strapped him|strapped her|strapped them|threaten*|screamed at|yelled at|shouted at
    bypass*|bridged|override|overrode|overriding|disabled|disabling|taped over|taped down|ignored alarm|ignore alarm|signed blind|sign blind|without a harness|without harness|without guard|drunk|drunken|hung over|hungover|over limit|snoop*|dumped|dumping|down drain|into drain`,
  ),
  de: phrases(
    null,
    `gefalscht*|falschen|falschte|falschten|falschung*|gefakt*|gefaked|manipulier*|frisiert*|geschont*|zuruckdatier*|ruckdatier*|vordatier*|tricksen|erfunden*|ausgedacht|aus fingern gesogen|aus luft gegriffen|fingiert*
    gelogen|luge|lugen|angelogen|belogen|vorgetauscht*|betrogen|betrug|betrugen|beschissen|geschummelt|schummeln|gemogelt|gemauschelt|vorgegaukelt|vorgemacht|hereingelegt|reingelegt|ubers ohr|abgezockt|doppelt abgerechnet|doppelt berechnet|schwarz gearbeitet|schwarzarbeit
    geklaut|klauen|gestohlen|stehlen|diebstahl|eingesteckt|unterschlagen|unterschlagung|veruntreut|abgezweigt|mitgehen lassen|bestochen|bestechen|bestechung|schmiergeld*|erpresst|erpressen|in eigene tasche
    vertuscht|vertuschen|verschwiegen|verschweigen|verheimlicht|verheimlichen|unter teppich|unterm teppich|mund gehalten|in schuhe|schuld gegeben|schuld zugeschoben|angehangt
    gemobbt|mobbing|schikanier*|blossgestellt|gedemutigt|beleidigt|beschimpft|geohrfeigt|ohrfeige|geschlagen|gestossen|geschubst|getreten|eingesperrt|festgebunden|fixiert|bedroht|gedroht|belastigt
    uberbruckt|uberbrucken|umgangen|ausgehebelt|abgeklebt|ausser kraft|lahmgelegt|ausgetrickst|ignoriert|ubersprungen|blind unterschrieben|ungesichert|ohne gurt|ohne sicherung|ohne schutz|betrunken|besoffen|angetrunken|alkoholisiert|verkatert|geleakt|ausspioniert|herumgeschnuffelt|geschnuffelt|verklappt|in gully|in abfluss|in ausguss`,
  ),
  fr: phrases(
    null,
    `falsifi*|contrefai*|trafiqu*|truqu*|bidonn*|bidouill*|maquill*|invente*|fabrique de toutes pieces|antidat*|postdat*
    menti|mentir|mentais|mensonge*|fait semblant|faire semblant|triche*|trich*|trompe|tromper|trompee|trompes|berne|berner|arnaqu*|escroqu*|baratin*|surfactur*|facture deux fois|au noir
    voler|volee|voles|pique|piquer|fauche|faucher|empoch*|detourne|detourner|pot de vin|pots de vin|dessous de table|soudoy*|chantage|mis dans ma poche
    dissimul*|etouff*|passe sous silence|garde pour moi|sous tapis|porter chapeau|rejete faute|mis sur dos|mis ca sur
    harcel*|humili*|insult*|gifl*|frappe|frapper|bouscul*|enferm*|attache|attacher|menac*|crie dessus|hurle dessus|engueul*
    court circuit*|shunt*|ponte|desactiv*|contourne|contourner|neutralis*|ignore alarme|saute|signe sans|yeux fermes|sans harnais|sans protection|ivre|ivres|bourre|alcool|bu avant|divulgu*|fouin*|fouille dans|deverse|deverser|dans egout|dans egouts|dans evier`,
  ),
  es: phrases(
    null,
    `falsif*|falsee|falsear|falseado|amane|amanar|amanad*|maquill*|trucad*|truque|manipul*|invent*|antedat*|antefech*|retoqu*
    menti|mentir|mentia|mentiras|mentira|fingi|fingir|fingido|engan*|timar|estaf*|trampa*|hice creer|facture dos veces|cobre de mas|cobre dos veces|en negro
    robe|robar|robado|robo|birl*|afan*|me quede con|quedarme con|embols*|desvie|desviar|malvers*|soborn*|mordida|mordidas|chantaj*|a mi bolsillo
    encubri*|ocult*|escond*|me calle|eche culpa|echarle culpa|echar culpa|culpe a|culpar|bajo alfombra|debajo de alfombra|me apunte merito
    acos*|humill*|insult*|abofet*|bofetad*|le pegue|pegarle|empuje|empujar|golpee|golpear|encerre|encerrar|atar|amenac*|amenaz*|grite|gritarle|maltrat*
    puente|puentee|puentear|anule|anular|desactiv*|me salte|saltarme|saltarse|ignore alarma|firme sin|a ciegas|sin arnes|sin proteccion|borracho|borracha|bebido|filtre|filtrar|fisgon*|curiose*|cotille*|verti|tire por desague|por desague|al desague`,
  ),
}
