import { any, gap, near, type HarmWords } from './harm-words.ts'
import { phrases } from './phrases.ts'

export const germanHarm: HarmWords = {
  reports: any(
    '(?:ge|ver)?falsch[a-z]*',
    'gefakt',
    'erfunden[a-z]*',
    'ausgedacht',
    'erfand',
    'dachte mir (?:zahlen|werte|einen|eine)',
    'frisiert',
    'geschont',
    'beschonigt',
    'zuruckdatiert',
    'vordatiert',
    'ruckdatiert',
    'manipulier[a-z]*',
    'umetikettier[a-z]*',
    'umdatiert',
    `(?:neues|anderes|neue) (?:etikett|datum|etiketten)`,
    'gefalscht[a-z]*',
    `(?:eingetragen|notiert|aufgeschrieben|dokumentiert|abgehakt|unterschrieben|abgezeichnet|angekreuzt|trug|hakte|schrieb|notierte)${gap}(?:obwohl|ohne|nicht gemessen|nicht gemacht|geschatzt|aus dem kopf|nach gefuhl|pauschal|im voraus)`,
    `(?:ohne|obwohl|nicht)${gap}(?:abgehakt|unterschrieben|abgezeichnet|eingetragen|angekreuzt|quittiert)`,
    `(?:stunden|werte|zahlen|zeiten|protokoll|protokolle|datum|note|noten)${gap}(?:angepasst|geandert|gekurzt|gerundet|aufgerundet|abgerundet|eingetragen als|nachgetragen|passend gemacht|korrigiert)`,
    `(?:fur|statt) (?:ihn|sie|den kollegen|die kollegin) unterschrieben`,
    'im namen',
    'gelogen',
    'angelogen',
    'log',
    'belogen',
    'notluge',
    'geflunkert',
    'geschwindelt',
    'vorgemacht',
    'vorgetauscht',
    'getauscht',
    'so getan',
    'tat so',
    'behauptet',
    'behauptete',
    'weisgemacht',
    'verheimlich[a-z]*',
    'verschwiegen',
    'verschwieg',
    'vertuscht',
    'unter den teppich',
    'unter den tisch',
    'fur mich behalten',
    'niemandem (?:gesagt|erzahlt|gemeldet)',
    'keinem (?:gesagt|erzahlt|gemeldet)',
    'nicht (?:gemeldet|dokumentiert|gesagt|erwahnt|eingetragen|aufgeschrieben|weitergegeben|bestellt)',
    'nie (?:gemeldet|gesagt|erzahlt|erwahnt)',
    'ohne (?:zu fragen|es zu melden|es zu sagen|bescheid|rucksprache|genehmigung|erlaubnis|freigabe|freischaltung|zustimmung|einwilligung|prufung|kontrolle|sicherung|schutz[a-z]*|handschuhe|absperrung|dokumentation|was zu sagen|etwas zu sagen|ihm etwas|ihr etwas|jemandem|jemanden|rezept|anordnung|arztliche|probelauf|helm|geratefuhrerschein|schein|fuhrerschein|backup|sicherungskopie|hinzuschauen|nachzumessen|zu messen|zu prufen|zu lesen)',
    'gar nicht erst bestellt',
    'niemand (?:gemerkt|hat gemerkt|hats gemerkt|merkte|gefragt|hat gefragt|hat es gemerkt|hat nachgefragt)',
    'keiner (?:gemerkt|hat gemerkt|hats gemerkt|merkte|gefragt|hat gefragt|hat es gemerkt)',
    'merkt (?:ja |doch |eh )?(?:keiner|niemand)',
    'nicht aufgefallen',
    'fiel (?:keinem|niemandem)',
    `(?:geloscht|vernichtet|weggeworfen|geschreddert)`,
    `(?:schuld|fehler)${near}(?:zugeschoben|geschoben|geschobn|abgewalzt)`,
    'in die schuhe geschoben',
    'angeschwarzt',
    'uberbruckt',
    'uberbruckte',
    'abgeklebt',
    'zugeklebt',
    'ausgehebelt',
    'umgangen',
    'umging',
    `(?:alarm|melder|sensor|schutz[a-z]*|sicherheits[a-z]*|sicherung|lichtschranke|warnung|warnton|not aus|rauchmelder|begrenzer|fi)${gap}(?:aus|ausgeschaltet|abgeschaltet|abgestellt|deaktiviert|abgeklemmt|ausgebaut|abgebaut|abmontiert|weg|entfernt|uberklebt|ignoriert|stumm[a-z]*)`,
    'ignorier[a-z]*',
    'hinweggesetzt',
    'ubergangen',
    'weggelassen',
    'ausgelassen',
    'gespart hab(?:e)? ich mir',
    'hab ich mir gespart',
    `probelauf${gap}(?:keinen|nicht)`,
    `keinen? (?:probelauf|prufung|kontrolle|schutz[a-z]*|handschuhe|freigabe|absicherung)`,
    'unter spannung',
    'spannung drauf',
    'bei laufender maschine',
    'in die laufende',
    'abgelaufen[a-z]*',
    'haltbarkeitsdatum',
    'uberladen',
    'zu viele vorschriften',
    'vorschriften sind',
    'pi mal daumen',
    'lenkzeit[a-z]*',
    'fahrerkarte',
    'karte (?:von|des|seines)',
    'passwort (?:von|des|der)',
    'hochgestellt',
    'doppelte dosis',
    'dosis verdoppelt',
    'ruhiggestellt',
    'zermorsert',
    'untergemischt',
    'ins essen',
    'in den (?:gully|abfluss|ausguss|kanal)',
    'gekippt',
    'schwarz (?:bezahlt|gearbeitet|beschaftigt|abgerechnet|kassiert)',
    'schwarzarbeit',
    'unter der hand',
    'ohne rechnung',
    'bar auf die hand',
    'bestoch[a-z]*',
    'geschmiert',
    'schmiergeld',
    'in die eigene tasche',
    'mitgehen lassen',
    'gestohlen',
    'geklaut',
    'eingesteckt',
    'vertraulich[a-z]*',
    'weitergegeben',
    'kundendaten',
    'kundenliste',
    `(?:kulturkreis|auslander[a-z]*|fluchtling[a-z]*|migrant[a-z]*|turken|araber|zigeuner|muslim[a-z]*|kopftuch[a-z]*|frauen|schwanger[a-z]*|alteren|zu alt|mutter mit kind|behindert[a-z]*|solche leute|solchen leuten|diese leute)${gap}(?:nicht|nie|kein[a-z]*|aussortiert|abgelehnt|eh|sowieso|immer|grundsatzlich|raus)`,
    'wer hier lebt',
    'aussortiert',
    'wegen (?:ihres|seines|ihrer|seiner) (?:alters|herkunft|religion|namens|kopftuchs|schwangerschaft|kinder)',
    'blossgestellt',
    'vorgefuhrt',
    'gedemutigt',
    'lacherlich gemacht',
    'vor der ganzen (?:klasse|gruppe|mannschaft)',
    'vor allen (?:anderen|leuten|kindern|kollegen)',
    'eingesperrt',
    'eingeschlossen',
    'fixiert',
    'festgebunden',
    'angebunden',
    'gedroht',
    'drohte',
    'geohrfeigt',
    'geschlagen',
    'gepackt',
    'angeschrien',
    'angebrullt',
    `(?:klingel|glocke|rollator|brille|handy)${gap}(?:weggenommen|weggelegt|weg|abgenommen|ausser reichweite|abgestellt|ausgesteckt|rausgezogen)`,
    'ausser reichweite',
    'liegen lassen',
    'liegen gelassen',
    'schreien lassen',
    'weinen lassen',
    'gezwungen',
    'fur (?:sie|ihn) geschrieben',
    'losungen gegeben',
    'abschreiben lassen',
    'aufgeschwatzt',
    'angedreht',
    'unter druck gesetzt',
    'kleingedruckt[a-z]*',
    'abgezockt',
    'musste ubersetzen',
  ),
  departs: phrases(
    null,
    `
    obwohl|nicht gemessen|nicht gepruft|nicht gezahlt|nicht kontrolliert|nicht dokumentiert|nicht erwahnt
    nicht gesagt|nichts gesagt|nicht gewartet|verzichtet|gespart|weggelassen|ausgelassen|ubersprungen|abgekurzt
    abgehakt|unterschrieben|abgezeichnet|eingetragen|nachgetragen|aufgeschrieben|geschatzt|aus dem kopf
    nach gefuhl|nach augenmass|wie gestern|vom vortag|vom letzten jahr|vom vorjahr|ubernommen aus|kopiert
    abgeschrieben|gerundet|angepasst|passend|verschoben|in den nachsten monat|ins nachste jahr|ins neue jahr
    ausgebucht|abgeschrieben|umgebucht|gebucht auf|privat|privates|bar|in bar|trinkgeld|vom lohn|abgezogen
    versprochen|versprach|zugesagt|zugesichert|gesagt dass|ihm gesagt|ihr gesagt|ihnen gesagt|erzahlt dass
    dem kunden gesagt|dem prufer|dem chef gesagt|auf gleich|direkt in|direkt auf|auf dem produktivsystem|produktiv
    passwort|zugang|foto|gepostet|weitergeleitet|uberladen|zu schwer|zu schnell|durchgefahren|weitergefahren
    uberbruckt|geklebt|verkeilt|festgeklemmt|laufende*|unter spannung|schutzbrille|handschuhe|gehorschutz|helm
    sicherung|alte ware|alten fisch|vom vortag|serviert|trotzdem verkauft|trotzdem serviert|trotzdem raus
    rausgeschickt|heimgeschickt|nach hause geschickt|vor die tur|vor der tur|vor der klasse|vor der gruppe
    vor allen|in die ecke|auf die bank|stehen lassen|warten lassen|sitzen lassen|liegen lassen|klingeln lassen
    aufgelegt|ignoriert|uberhort|weggenommen|eingezogen|angeschrien|laut geworden|zusammengefaltet|zur schnecke
    faul|dumm|hysterisch|schwierig*|auslander*|kulturkreis|frauen|madchen|altere*|junge leute|solche leute
    diese leute|dolmetscher|akzent|nicht erst|gar nicht|keinen probelauf|hochgestellt|hochgedreht|abgestellt
    ausgeschaltet|ausgestellt|geschwiegen|fur mich behalten`,
  ),
  excuses: phrases(
    null,
    `
    niemand*|keiner*|hat gemerkt|gemerkt|nicht aufgefallen|nichts passiert|ist nichts|passiert schon|geht schon
    wird schon|ging ja|ging gut|hat funktioniert|funktioniert bis heute|lauft bis heute|halt bis heute|vorschrift*
    regeln|regel|burokrat*|papierkram|formular*|theorie|praxis|in der praxis|praktisch*|pragmat*|ubertrieben
    zeitverschwendung|zeit ist geld|kostet zeit|keine zeit|dauert zu lange|formsache|erfahrung|nach all den jahren
    jahrelang|nach so vielen jahren|bauchgefuhl|gefuhl|das siehst du|man sieht|ich seh das|jeder macht|alle machen
    machen alle|gehort dazu|so ist das|geschaft ist|kunde war|zufrieden|begeistert|chef war|rekord|wahnsinn
    wieder so machen|jederzeit wieder|bereue|stolz|nicht mein problem|nicht meine|selber schuld|selbst schuld
    eh gekommen|sowieso|ohnehin|fruher oder spater|man muss|muss man|du musst|musst du|grenzen setzen|klarheit
    streng*|hart*|disziplin|respekt|lernen mussen|muss lernen|mussen lernen|soll sich|sollen sich|bemuhen
    dann hat man ruhe|ruhe|trauen|mut|schlau*|clever*|trick*|abkurzung|hauptsache|am ende zahlt|was zahlt
    schliesslich|ehrlich gesagt|naturlich|weiss doch|weiss ja|ingenieure|theoretiker|anfanger|weicheier
    empfindlich|anstellen|niemand ist perfekt|mal ehrlich|seien wir ehrlich|den unterschied|merkt den
    kontrolliert ja|prueft ja|pruft ja|kontrolliert eh|versicherung zahlt|schon immer so|immer schon so
    seit jahren so|noch nie gebraucht|brauche ich nicht|brauch ich nicht|halte nichts|nicht mein stil|keine geduld
    keine diskussion|diskutiere nicht|ich bin der chef|ich entscheide|mein wort|punkt|ende der diskussion|fertig
    erledigt|thema erledigt|problem gelost|war ruhe|ruhe im|herrscht ruhe|hat gewirkt|wirkt wunder|angekommen
    verstanden haben|nie wieder gekommen|nie wieder beschwert|keine beschwerde mehr|kam keine|jeder weiss
    weiss jeder|jeder praktiker|jeder profi|profi*|die starken|die schwachen|dickes fell|kein kindergarten
    kein wunschkonzert|keine wohlfahrt|zahlen zahlen|ergebnis zahlt|erfolg gibt|gab mir recht|recht behalten
    einer muss|jemand muss|keine wahl|blieb nichts|anders geht|sonst wird nie|sonst kommt man|zeit gespart
    spart zeit|geld gespart|spart geld|gekostet hats|unnotig|uberflussig|albern|lacherlich|theoretiker|buro|prufer
    datenschutz|betriebsrat|bedenkentrager|luft rein|geht immer|reserve|puffer|ich sag immer|sag ich immer
    erfahrungsgemass|zu lasch|lasch|verwohnt|verweichlicht`,
  ),
  denies: phrases(
    null,
    `haett*|waere*|wuerde*|statt|anstatt|nicht gelogen|nicht verschwiegen|nicht vertuscht|weigert*|geweigert|abgelehnt|lehnte ab|gemeldet habe|habe gemeldet|entschuldigt|zugegeben|verhindert|vermieden|damit niemand|entdeckt|festgestellt|aufgedeckt|nicht verheimlicht|angst vor|musste ich sehen|befurchtet`,
  ),
  speaker: phrases(null, 'ich|i|mir|mich|mein*|wir|uns|von mir|hab|habe|han|hob'),
  other: phrases(
    null,
    'mein kollege|ein kollege|eine kollegin|der vorganger|mein vorganger|der lieferant|jemand|er hatte|sie hatte',
  ),
}
