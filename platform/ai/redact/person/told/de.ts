import { freeDays, plainWords, words } from './shared.ts'

const I_AM = '(?:(?:dass |weil |als |und )?ich (?:bin|war|wurde|bin immer noch)|(?:bin|war|wurde) ich)'
const I_HAVE = '(?:ich (?:habe|hab|hatte|bekam|erlitt|hatte mal)|(?:habe|hab|hatte|bekam|erlitt) ich)'
const WHEN =
  '(?:(?:vor|seit|im|letztes|letzten|letzte|nachstes|nachsten|dieses|diesen|jahr|jahren|monat|monaten|wochen|fruher|damals|mal|bald|gerade|jetzt|schon|auch|noch|ein|einem|einmal|zweimal|pro|die|woche|monat|jede|jeden|regelmassig|paar|zwei|drei|vier|funf|sechs|zehn|\\d{1,4}|januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|sommer|winter|herbst|fruhjahr|fruhling) ){0,6}'
const NUMBER =
  '(?:[2-7]\\d|1[6-9]|(?:ein|zwei|drei|vier|funf|sechs|sieben|acht|neun)?(?:und)?(?:zwanzig|dreissig|vierzig|funfzig|sechzig|siebzig)|sechzehn|siebzehn|achtzehn|neunzehn)'
const AT_WORK =
  '(?! (?:tatig|angestellt|beschaftigt|patient|patienten|kunden|schulung|schulungen|beratung|station|kurs|kurse|gruppe|studie|gerat|gerate|angeboten|geleitet|behandelt|verhandelt|gesprochen|vertreten|kanzlei|messe))'
const DAY =
  '(?:am |an |jeden |den |freitag |samstag )?(?:samstags?|sonntags?|freitags?|sonnabends?|freitagabends?|freitagnachmittags?|freitagmittags?|wochenenden?)'

/** What people plainly tell of themselves in German. */
export const GERMAN: readonly string[] = [
  // Service
  `(?:ich (?:war|diente|ging|musste|kam|bin)|(?:war|diente|ging|musste|kam|bin) ich) ${plainWords(4)}(?:bei|in|zu|beim|zum|zur|im|auf) (?:der |dem )?(?:[a-z]+ )?(?:§a|bund(?! (?:und (?:bei|den|die)|fur|der|angestellt)))`,
  `(?:dass|weil|als|wo|nachdem|bevor) ich ${plainWords(3)}(?:bei|beim|in) (?:der |dem )?(?:§a|bund) (?:war|diente|gedient)`,
  `(?:ich (?:habe|hab|hatte)|(?:habe|hab|hatte) ich) ${plainWords(4)}§a (?:gemacht|geleistet|absolviert|abgeleistet|verweigert|beendet|hinter|gedient|verbracht)`,
  `(?:ich (?:machte|leistete|absolvierte|verweigerte|leiste|mache)|(?:machte|leistete|absolvierte|verweigerte) ich) ${plainWords(3)}§a`,
  `(?:nach|vor|wahrend) (?:der|dem|meinem|meiner) §a(?= (?:[a-z]+ )?ich )`,
  `(?:beim|bei der|im|in der) (?:§a|bund)(?= (?:habe|hab|war|lernte|musste|hatte|bin) ich )`,
  `(?:ich (?:war|bin|ging)|(?:war|ging) ich) als §a(?: in (?:der |dem )?(?:§c|[a-z]+))?`,
  `mein(?:e|en|em|er)? (?:zeit|jahre|dienst) (?:bei|beim|in) (?:der |dem )?(?:§a|bund)`,
  // Parties and unions
  `${I_AM} ${plainWords(3)}(?:mitglied|genosse|genossin|kassierer|kassiererin|vorsitzender?|vertrauensmann|vertrauensfrau|funktionar|abgeordneter?) ?(?:in|bei|beim|im|der|des|von|vom|fur)? ?(?:der |dem |den |einer |meiner |unserer )?(?:[a-z]+ )?§[urow]${AT_WORK}`,
  `${I_AM} ${plainWords(3)}(?:bei|in|beim|im|fur) (?:der |dem |den |die |einer |meiner )?(?:[a-z]+ )?§u(?: (?:aktiv|organisiert|engagiert|mitglied|eingetreten|beigetreten))?${AT_WORK}`,
  `(?:ich )?(?:gehore|gehorte|trat|bin) (?:auch |seit \\d{4} )?(?:der|zur|zu|in die|in der) (?:[a-z]+ )?§u(?: (?:an|bei|ein|beigetreten|eingetreten))?${AT_WORK}`,
  `(?:ich (?:wahle|wahlte|sitze|sass|kandidiere|kandidierte|engagiere mich|arbeite ehrenamtlich)|(?:wahle|kandidiere|engagiere) ich) ${plainWords(3)}(?:fur |bei |in )?(?:die |der |den )?§[uow]`,
  `${I_AM} ${plainWords(2)}(?:gewerkschaftlich|politisch|parteipolitisch|§u) (?:organisiert|aktiv|engagiert)`,
  `(?:ich habe|habe ich) (?:das |ein )?(?:[a-z]+ )?(?:§u)(?= (?:[.,]|seit|und|aber|$))`,
  // Man or woman
  `als (?:(?:einzige[rn]?|junge[rn]?|altere[rn]?|schwarze[rn]?|alleinstehende[rn]?|erste[rn]?|behinderte[rn]?|§[nrdmo]) ){0,2}(?:frau|mann|madchen|mutter|vater)(?= (?:[.,]|in|im|auf|am|an|bei|beim|unter|hat|habe|hatte|musste|muss|war|bin|ist|wird|wurde|werde|kann|konnte|ich|man|allein|fallt|fiel|kommt|nicht|oft|wollte|von|da|dort|hier|[a-z]+ (?:ich|man)) )`,
  `(?:eine|einer|die|der) (?:der|von|unter)(?: den)? (?:wenigen|einzigen|zwei|drei) (?:frauen|mannern?)`,
  `(?:ich )?(?:bin|lebe|wohne) (?:[a-z]+ )?mit (?:einem|einer|meinem|meiner) (?:[a-z]+ )?(?:mann|frau|freund|freundin|partner|partnerin) (?:[a-z]+ )?(?:§m|zusammen)`,
  // Religion and others, with the verb at the end
  `(?:dass|weil|da|wenn|ob|obwohl|seit) ich ${plainWords(3)}§[nrdmoxau] (?:bin|war|wurde|geworden bin)`,
  ...freeDays({
    faith: `(?:ich (?:bin|halte|feiere|faste|bete|gehe|gehore)|(?:bin|halte|feiere|faste) ich) ${words(3)}§[rw]`,
    days: DAY,
    not: '(?:arbeite|komme|fahre|gehe|kann|mache|nehme|habe|brauche) (?:ich )?(?:nicht|nie|keine|kein|frei|fruher)|nicht|frei|fruher|nie|keine [a-z]+|arbeite ich nicht',
  }),
  `(?:ich brauche|brauche ich|ich nehme|ich nutze) ${plainWords(5)}(?:zum|furs|fur das) (?:beten|gebet|§w)`,
  `(?:ich )?bin ${plainWords(3)}(?:aus der|in die) §w (?:ausgetreten|eingetreten)`,
  `wegen mein(?:es|er) (?:glaubens|religion|§[rw])`,
  `(?:im|wahrend des|am|an|zum) §w (?:faste|bete|esse|trinke|feiere|§w) (?:ich|wir)(?: (?:nicht|nichts))?`,
  `(?:ich (?:esse|trinke|beruhre)|(?:esse|trinke) ich) (?:auch |gar |uberhaupt |nie |generell )?(?:kein|keinen|keine|nie) ?(?:schweinefleisch|schwein|alkohol|rindfleisch|fleisch|wein|bier)(?: (?:und|oder) (?:kein|keinen)? ?(?:schweinefleisch|alkohol))?`,
  // Health
  `(?:${I_AM}|ich (?:hore|sehe)) ${words(2)}auf (?:einem|dem|meinem|beiden) (?:[a-z]+ )?(?:ohr|ohren|auge|augen) (?:[a-z]+ )?(?:§d|taub|blind|nichts|schlecht|schwer|kaum|nur [a-z]+)`,
  `${I_AM} ${words(2)}§d auf (?:einem|dem|meinem|beiden) (?:[a-z]+ )?(?:ohr|ohren|auge|augen)`,
  `${I_HAVE} ${WHEN}(?:eine[nmr]? |ein |den |die |das |mit )?(?:[a-z]+ )?§h${AT_WORK}`,
  `(?:ich (?:gehe|ging|muss|bin|war|mache seit [a-z]+ [a-z]+)|(?:gehe|ging|bin|war) ich) ${WHEN}(?:zur|zum|in|zu einer|zu einem|zu meiner|zu meinem|in einer|in eine|in der) (?:[a-z]+ )?(?:§h|therapie|psychologin|psychologen|therapeutin|therapeuten|psychiater|psychiaterin|selbsthilfegruppe)${AT_WORK}`,
  `(?:ich (?:war|bin|fiel|musste)|(?:war|bin|fiel) ich) ${plainWords(3)}(?:wegen|aufgrund) (?:einer |eines |einem |meiner |meines |meinem |der |dem )?(?:[a-z]+ )?§h${AT_WORK}`,
  `ich (?:mache|machte|habe) ${WHEN}eine (?:[a-z]+ )?(?:§h|therapie)(?: gemacht)?${AT_WORK}`,
  `ich (?:nehme|nahm|brauche|bekomme) ${words(2)}(?:gegen|fur|wegen) (?:meine |meinen |die |den |das )?§[hd]`,
  `(?:ich (?:bin|war)|(?:bin|war) ich) ${plainWords(3)}in (?:[a-z]+ischer|arztlicher|stationarer) behandlung`,
  `bei mir (?:wurde|wurden|hat man) ${plainWords(3)}§[hd] (?:festgestellt|diagnostiziert|entdeckt)`,
  `ich (?:hinke|humple|stottere|stottre)`,
  `ich habe ${plainWords(3)}(?:auge|bein|arm|finger|gehor|sehkraft|augenlicht|stimme|hand) verloren`,
  `ich (?:habe|hab) mir (?:[a-z]+ ){0,4}(?:bein|arm|hufte|knie|schulter|rucken|fuss|hand|wirbel|kreuzband)(?: [a-z]+)? (?:gebrochen|verletzt|gerissen)`,
  `ich (?:wurde|bin) ${WHEN}(?:am|an der|an den) (?:[a-z]+) operiert(?: worden)?`,
  // Age
  `ich (?:gehe|geh) (?:langsam |schon |stark |jetzt )?auf die ${NUMBER} zu`,
  `(?:ich (?:bin|werde|wurde)|(?:bin|werde|wurde) ich) ${WHEN}${NUMBER}(?: jahre)?(?: alt)?(?: geworden)?(?= (?:[.,]|und|aber|da|also|$))`,
  `(?:ich (?:bin|werde|wurde)|(?:bin|werde|wurde) ich) ${WHEN}${NUMBER}(?: jahre)?(?: alt)? geworden`,
  `(?:ich habe|habe ich) ${WHEN}meinen [a-z0-9]+ geburtstag(?: gefeiert)?`,
  `(?:in [a-z0-9]+ jahren )?(?:(?:gehe|will|kann|mochte|werde) ich|ich (?:gehe|will|kann|mochte|werde)) ${plainWords(4)}in (?:rente|pension|den ruhestand)`,
  // Origin
  `(?:ich erwarte|erwarte ich|wir erwarten) ${plainWords(3)}(?:kind|baby|zwillinge|nachwuchs)`,
  `meine (?:eltern|grosseltern) (?:sind|waren) (?:§n|[a-z]{3,}e[nr])(?= (?:[.,]|und|aber|$))`,
  `(?:zuhause|zu hause|daheim|in der familie|mit meinen eltern) (?:sprechen|reden|sprachen|redeten|spreche|rede) (?:wir|ich) (?:§n|[a-z]+)`,
  `(?:wir|ich) (?:sprechen|reden|spreche) (?:zuhause|zu hause|daheim|in der familie|mit meinen eltern) (?:§n|[a-z]+)`,
  `(?:(?:bin|kam) ich|ich (?:bin|kam)) ${plainWords(3)}als (?:kind |jugendlicher |§[a-z] )?(?:fluchtling|gefluchteter?|asylbewerber|asylbewerberin|spataussiedler|spataussiedlerin|§n)(?: (?:hierher|hier|nach §c|in die §c))?(?: gekommen)?`,
  `(?:ich (?:bin|kam|zog|floh)|(?:bin|kam|zog|floh) ich) ${words(5)}(?:nach|in die|in den|ins) (?:§c|hierher) ?(?:gekommen|gezogen|geflohen|eingewandert|ausgewandert|migriert|ubergesiedelt)`,
  `(?:ich (?:kam|zog|floh)|(?:kam|zog|floh) ich) (?:[a-z0-9]+ ){0,3}(?:nach|aus|in die) §c(?: nach §c)?`,
  `meine (?:eltern|familie|mutter|grosseltern) (?:kamen|kommen|kam|kommt|stammen|stammt|sind|flohen|zogen) (?:[a-z0-9]+ ){0,3}aus (?:der |dem |den )?(?:§c|[a-z]+)(?: geflohen| gekommen| hierher)?`,
  `ich bin (?:weiss|schwarz|§n) und (?:mannlich|weiblich|ein mann|eine frau)`,
]
