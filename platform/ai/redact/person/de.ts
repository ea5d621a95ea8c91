const NUMBER =
  '(?:\\d{1,2}|(?:ein|zwei|drei|vier|funf|sechs|sieben|acht|neun)?(?:und)?(?:zwanzig|dreissig|vierzig|funfzig|sechzig|siebzig)|sechzehn|siebzehn|achtzehn|neunzehn)'
const FEW = '(?:\\d|ein|eine|einen|zwei|drei|vier|funf|sechs|sieben|mehrere)'
const ADV =
  '(?:(?:auch|ursprunglich|eigentlich|selbst|jetzt|schon|bereits|ja|halt|eben|noch|immer|gerade|seit|kurzem|ein|eine|einer|von|geburt|her|an|,|sehr|praktizierende?r?|glaubige?r?|uberzeugte?r?|stolze?r?|gläubige?r?|halb|stark|leicht|fast|teilweise) ){0,4}'
const TRAITS =
  '§[nrdmogf](?: (?:und |, |oder )?(?:auch )?(?:ein |eine |einer )?(?:§[nrdmogc]|staatsburger(?:in)?|herkunft|abstammung|staatsangehoriger?|mensch|person|fluchtling|migrant(?:in)?)){0,4}'
/** A time, with the words before it. */
const TIME =
  '(?:(?: (?:jeden|jede|jeder|am|im|in|vor|seit|bis|letztes|letzten|dieses|zwei|drei|vier|funf|ein|einem|einen|\\d{1,2}|der)){0,4} (?:jahr|jahre|jahren|monat|monate|monaten|woche|wochen|sonntag|sonntags|freitag|freitags|samstag|samstags|\\d{4}|geburt|kindheit|fruhjahr|fruhling|sommer|herbst|winter|januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|zuhause|regelmassig)){0,2}'
const END = '(?= (?:[.,]|und|aber|also|weil|der|die|das|das|ich|wir|ah|ahm|$))'
const WORK =
  '(?! (?:patient|patienten|patientin|kunden?|kundin|bewohner|schuler|gast|gaste|klienten?|koch|lehrer|lehrerin))'

/** What people say about themselves in German. */
export const GERMAN: readonly string[] = [
  `ich (?:komme|stamme|bin|kam) ${ADV}(?:aus|von) (?:der |dem |den |einem |einer )?(?:(?:kleinen|stadt|dorf|land|familie|norden|suden|osten|westen|von|in|bei|nahe|nahe) ){0,3}(?:§c|[a-z]{4,}${END})`,
  `(?:ich )?(?:bin|wurde|war) (?:auch )?in (?:der |dem |den )?(?:§c|[a-z]{4,}) (?:geboren|aufgewachsen)(?: und (?:in (?:der )?(?:§c|[a-z]{4,}) )?aufgewachsen)?`,
  `(?:ich )?(?:bin|wurde) (?:\\d{4}|im jahr \\d{4}|am \\d{1,2} (?:[a-z]+|\\d{1,2}) \\d{4}) (?:in §c )?geboren`,
  `(?:ich )?(?:bin|kam|bin dann) (?:(?:vor|im|in|mit|als|jahr|jahren|§[fg]|fluchtling|\\d{1,4}|zwei|drei|funf|zehn) ){0,5}(?:aus|von) (?:der |dem |den )?§c (?:(?:nach|in|die|das|den|§c|hierher|hier|deutschland) ){0,4}(?:gekommen|geflohen|ausgewandert|eingewandert|gezogen|gefluchtet)`,
  `ich (?:bin|kam als|war) (?:ein |eine |als )?(?:fluchtling|gefluchtete?r?|migrant(?:in)?|einwanderer|einwanderin|asylbewerber(?:in)?|spataussiedler(?:in)?)(?: aus (?:der |dem )?§c)?`,
  `(?:ich )?(?:habe|hab|besitze) (?:eine |einen |die |den )?(?:§[nc]e?[nrs]? |doppelte )(?:pass|staatsangehorigkeit|staatsburgerschaft|wurzeln|akzent|herkunft|migrationshintergrund|eltern)`,
  `(?:ich )?(?:habe|hab|mit) (?:einen |einem )?(?:migrationshintergrund|migrationsgeschichte)`,
  `mein(?:e|en)? (?:§g|eltern|familie|wurzeln|vorfahren|grosseltern) (?:kommt|kommen|stammt|stammen|ist|sind|waren|kamen) (?:auch |beide |ursprunglich )?(?:aus )?(?:der |dem )?§[cnr]`,
  `mein(?:e)? (?:muttersprache|herkunftssprache|erstsprache) ist (?:§[nc]|[a-z]+)`,
  `in mein(?:em|er) (?:heimat|heimatland|herkunftsland)(?: §c)?`,
  // Age
  `ich (?:bin|war|werde|wurde) ${ADV}${NUMBER} (?:jahre alt|jahre jung|jahre)${TIME}`,
  `ich (?:bin|werde) ${ADV}${NUMBER}${END}`,
  `(?:ich )?(?:bin|war) (?:anfang|mitte|ende) (?:zwanzig|dreissig|vierzig|funfzig|sechzig|\\d0)`,
  `(?:mit|als) ${NUMBER} jahren`,
  `${NUMBER} jahre alt`,
  `in meinem alter`,
  `mein alter ist ${NUMBER}`,
  // Religion
  `(?:ich )?(?:gehe|geh|ging|bete|singe|helfe|besuche|engagiere mich) (?:(?:auch|jeden|regelmassig|sonntag|sonntags|freitag|freitags|oft|immer|am) ){0,3}(?:(?:in|zu|zum|zur|im|der|die|den|das|einer|einem|unserer|meiner|ehrenamtlich) ){0,3}(?:§[rn] )?§w${TIME}`,
  `(?:ich )?(?:bete|faste|feiere) (?:(?:im|am|an|den|das|funf|funfmal|mal|taglich|tag|jeden) ){0,3}(?:§w|taglich|am tag|ramadan)`,
  `(?:ich )?(?:trage|trag) (?:ein |eine |einen |mein )?(?:kopftuch|kippa|turban|kreuz|hijab|schleier)(?: bei der arbeit)?`,
  `mein(?:e|em|er|es)? (?:glaubens|glaube|glauben|religion|moschee|§w)(?: ist mir (?:sehr )?wichtig)?`,
  // Health
  `(?:ich )?(?:habe|hab|hatte|nutze|benutze|trage|brauche|sitze in|sitze im|leide an|lebe mit|bin an|im) (?:(?:eine|einen|ein|einem|einer|leichte|schwere|starke|chronische|im|seit|geburt|meine|meinen) ){0,3}§h${WORK}(?: erkrankt| von \\d{1,3}(?: prozent)?)?${TIME}`,
  `ich sitze (?:seit [a-z]+ (?:[a-z]+ )?)?im §h`,
  `meine? (?:§h|krankheit|erkrankung|gesundheit)`,
  // Family and leave
  `(?:ich |wir )?(?:war|bin|ging|komme|kam|habe|hab|nahm|bin zuruck|kehrte|zuruck) (?:(?:gerade|erst|ein|eine|einen|zwei|drei|sechs|zwolf|\\d{1,2}|jahr|jahre|halbes|monate|lang|in|im|aus|aus der|der|dem|die|den|meiner|wieder|letztes|letzten|fur|nach|bis|zur|fruhjahr|sommer|herbst|winter) ){0,6}§l(?! (?:und |§l |oder ){0,3}(?:abgerechnet|bearbeitet|berechnet|geplant|organisiert|verwaltet|gepruft|erklart|betreut) )(?: (?:zuruck|gewesen|genommen|gemacht|gegangen|zuruckgekommen|zuruckgekehrt|war))?${TIME}`,
  `(?:nach|vor|wahrend|seit) (?:der |meiner |dem |meinem )?§l${TIME}`,
  `(?:ich |wir )?(?:habe|hab|haben) (?:auch )?(?:${FEW} )(?:(?:kleine|kleinen|grosse|erwachsene|eigene|tolle|kleines) ){0,2}§f(?: (?:zu hause|zuhause|daheim|und ${FEW} §f))?${END}`,
  `(?:ich bin |als |bin )?(?:(?:stolze|stolzer|alleinerziehende|§m) )?§g von ${FEW} (?:(?:kleinen|erwachsenen) )?(?:§f|kindern)`,
  `ich (?:bin|wurde|werde) §g(?: geworden)?`,
  `mein(?:e|em|en|er)? (?:verstorbene[rn]? |neue[rn]? )?§f und ich (?:(?:haben|sind|wir|beide) )?(?:${FEW} )?(?:§f |letztes jahr |\\d{4} |letzten [a-z]+ )?(?:geheiratet|adoptiert|§m|getrennt|bekommen|umgezogen|leben zusammen|erwarten (?:ein §f|nachwuchs)|geschieden)`,
  `mein(?:e|em|en|er)? (?:(?:kleine[nr]?|altere[nr]?|jungste[nr]?|beiden|drei|zwei) )?§f(?: (?:ist|sind|war|waren) (?:auch )?(?:§[nrcdmo]|aus §c|krank|klein|${FEW}))?`,
  `(?:ich )?(?:pflege|pflegte|betreue) mein(?:e|en)? (?:kranke[nr]? )?(?:§[gf]|eltern|angehorigen)${TIME}`,
  `ich (?:bin|habe) (?:(?:letztes|dieses|jahr|frisch) ){0,2}(?:geheiratet|§m)`,
  // Several kinds
  `(?:(?:ich )?(?:bin|war|wurde) |als (?!(?:ein |eine )?§[gf]))${ADV}(?:(?:ein|eine|als|christlich|streng|getauft) ){0,2}${TRAITS}${WORK}(?: (?:erzogen|aufgewachsen|getauft|getauft worden))?${TIME}`,
  `mein(?:e)? (?:geschlecht|nationalitat|staatsangehorigkeit|herkunft|hautfarbe|familienstand|sexualitat|schwangerschaft|behinderung)(?: ist (?:§[a-z]|[a-z]+))?`,
]
