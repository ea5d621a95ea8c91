import type { Lexicon } from './lexicon.ts'
import { phrases, wordSet } from './phrases.ts'
import { UNREAL } from './unreal.ts'
import type { Word } from './words.ts'

const PRETERITE = wordSet(`
war waren hatte hatten wurde wurden kam kamen ging gingen gab gaben nahm nahmen sah sahen stand standen lag lagen sass sassen fand fanden
rief riefen schrieb schrieben sprach sprachen hielt hielten zog zogen trug trugen trat traten bot boten bat baten brachte brachten dachte
wusste konnte konnten wollte wollten musste mussten sollte sollten durfte liess liessen lief liefen fuhr fuhren half halfen blieb
blieben fiel fielen stieg stiegen sank sanken schnitt schloss schlossen griff griffen hob hoben warf warfen brach brachen bekam bekamen
verlor verloren gewann begann begannen erschien entschied entschieden vergass verliess erfuhr erhielt schien hing hingen las stiess
sprang schlug schlugen traf trafen verstand verstanden bestand entstand schwieg unterschrieb uebernahm ubernahm beschloss
floss roch stach wuchs starb schlief sang schob nannte kannte rannte brannte sandte wandte wies lud
hot hod hat hent ham han hamma hob san isch`)
const PARTICIPLE =
  /^(?:(?:ab|an|auf|aus|bei|ein|fest|frei|her|hin|los|mit|nach|nieder|um|vor|weg|weiter|wieder|zu|zuruck|zusammen|durch|hoch|rein|raus|runter|rauf|rum|hinein|heraus|herunter|dazu|dran|fertig|bereit|klar|tot|teil|statt|gegen|vorbei|umher|bekannt|still)?ge[a-z]{2,}(?:t|en|n)|(?:be|ver|er|ent|zer|miss|uber|unter|hinter|wider)[a-z]{3,}(?:t|en)|[a-z]{3,}iert)$/u
const DIALECT_PARTICIPLE = /^(?:[a-z]{0,4})g(?:[bcdfghjklmnpqrstvwxyz])[a-z]{2,}(?:t|a|n|e|d)$/u
const NOT_PARTICIPLE = wordSet(`
gericht gesicht gewicht gehalt geburt gestalt gewalt gerat geheimnis gebaude gelande gemuse gerust geschirr gesetz getrank gelegenheit gegenteil gegenuber gehen geld geist gelb gemein general genuss germ gern gesang geschenk geschmack geste gewinn gewohnheit gebet geben geburtstag beruf bericht bereich betrieb bett besuch beispiel besser bestimmt bekannt verstand verein versuch vertrag verkauf verkehr verlauf verband erfolg ergebnis ersatz ernst ertrag entwurf uberblick unterschied unterricht

gesund gern gerne genau gegen gehen geben gebe gelten gewinnen genug gestern geduld geht gibt gemeinsam gesellschaft general generell gering geschaft gesprach gesprache
geschichte gewicht gesamt gesamten geheim gerat gebiet gefahr gehort bereit bereits besten bitten beiden berichten bedeutet verstehen vertrauen verhalten versuchen
erreichen erkennen entscheiden entwickeln verbessern vermeiden bekommen behandeln uberlegen unterschiedlich unterstutzen unten unter uberall
experten eltern gut gutes ganz grundsatzlich glaubt grosste grossten gelassen geeignet gefragt engagiert motiviert interessiert strukturiert organisiert
orientiert verantwortlich konzentriert qualifiziert erfahren`)
const WEAK_PRETERITE = /^[a-z]{3,}(?:[^aeiou]te|ete|elte|erte)n?$/u
const NOT_PRETERITE = wordSet(`
heute bitte mitte seite seiten leute leuten hatte gute guten letzte letzten erste ersten beste besten alte alten rechte rechten karte karten minute
minuten weite weiten breite kette ketten hatte bereite leichte schlechte echte nachste nachsten kosten posten osten westen meiste meisten
werte konzepte projekte patiente patienten klienten dritte dritten zweite vierte funfte sechste siebte zehnte hatten sollte wollte konnte musste mochte
liste kiste kisten listen punkte produkte geraete fette nette konkrete bekannte bekannten verwandte verwandten gaste gasten monate monaten sekunde tonne kommenden hande halfte garten schritte schritten zeiten arbeiten daten raten braten warten halten bieten leisten spaten ubten euphorie laute kompetente transparente relevante effiziente konstante regelmassige wichtigste haufigste grosste`)

/** A capital letter inside a sentence. Transcripts without capitals have none, and nothing is lost there. */
const isNoun = ({ raw }: Word): boolean => /^\p{Lu}/u.test(raw)

const isPast = (words: readonly Word[], at: number): boolean => {
  const word = words[at]!.text
  if (isNoun(words[at]!)) return false
  if (PRETERITE(word) && word !== 'hat' && word !== 'han') return true
  if (NOT_PARTICIPLE(word)) return false
  if (
    PARTICIPLE.test(word) ||
    (DIALECT_PARTICIPLE.test(word) && word.startsWith('g') && word.length < 11 && hasAuxiliary(words))
  )
    return hasAuxiliary(words)
  return WEAK_PRETERITE.test(word) && !NOT_PRETERITE(word)
}

const hasAuxiliary = (words: readonly Word[]): boolean =>
  words.some(({ text }) =>
    /^(?:hab|habe|hat|haben|hast|habn|ham|hamma|han|hob|hod|hot|hent|hend|het|hatte|hatten|hatt|bin|ben|ist|is|isch|sind|san|send|war|waren|wurde|wurden|worden|worn)$/u.test(
      text,
    ),
  )

const NO_ACTION = wordSet(`
gedacht denkt gwusst gewusst wusste gehabt ghabt gehett gewollt wollte gesehen gsehn gseh gehort ghort gemerkt gmerkt gelernt glernt verstanden
gewesen gwesn gwen gsi gefuhlt gespurt geglaubt glaubt gefunden gekonnt konnte gedurft gemusst musste gehofft erlebt erfahren gearbeitet gschafft
dachte glaubte hoffte fuhlte merkte horte sah fand war hatte kannte lernte sollte durfte mochte arbeitete wurde bekommen gekriegt kriegt
gewohnt gelebt bemerkt bewundert gefreut geargert aufgewachsen geboren vergessen erwartet vermutet uberlegt erkannt gezweifelt gelernt gemocht
zugehort gewachsen geblieben blieb lebte wohnte geworden passiert`)
const OWN_PRETERITE = wordSet(`
bat rief ging gab nahm schrieb liess sprach hielt zog trug trat bot brachte stand hob schnitt schloss griff fuhr half kam entschied verliess
ubernahm unterschrieb beschloss warf schob nannte wies lud las sass stieg traf lief`)
const AUXILIARY = /^(?:hab|habe|han|hob|bin|ben|hatte|hab's|ha)$/u
const SPEAKER = /^(?:ich|i|ick|isch|ik|ch)$/u

function ownAction(words: readonly Word[], text: string): boolean {
  if (/ (?:wuerd|haett|koennt)[a-z]* (?:ich|i) | (?:ich|i) (?:wuerd|haett|koennt)/u.test(text)) return false
  const speaks = words.some(word => SPEAKER.test(word.text))
  const auxiliary = words.some(word => AUXILIARY.test(word.text))
  const participle = words.some(
    ({ text: word }) =>
      !NO_ACTION(word) &&
      !NOT_PARTICIPLE(word) &&
      (PARTICIPLE.test(word) || (DIALECT_PARTICIPLE.test(word) && !/^(?:ganz|grad|glei|genau|guad)/u.test(word))),
  )
  if (auxiliary && participle && (speaks || !/ (?:wir|wer|mir|man|er|sie|es) /u.test(text))) return true
  const isDeed = (word: string) =>
    OWN_PRETERITE(word) ||
    (WEAK_PRETERITE.test(word) && !NOT_PRETERITE(word) && !NO_ACTION(word) && !word.endsWith('en'))
  return (
    words.some(
      (word, i) =>
        isDeed(word.text) &&
        (SPEAKER.test(words[i - 1]?.text ?? '') ||
          SPEAKER.test(words[i + 1]?.text ?? '') ||
          (speaks && SPEAKER.test(words[i - 2]?.text ?? ''))),
    ) ||
    (speaks &&
      / (?:ich|i) (?:frage|rufe|nehme|gehe|mache|schreibe|hole|stelle|bringe|sage|fahre|messe|baue|setze|gebe|zeige|prufe) (?:ihn|ihm|sie|den|die|das|meister|chef|kollege*)/u.test(
        text,
      ))
  )
}

export const german: Lexicon = {
  startsClause: wordSet(
    'und aber also weil denn dann da wo damit dass ob wenn als obwohl sondern oder sodass wahrend bevor nachdem seitdem deshalb ond un',
  ),
  subject: wordSet('ich er wir man'),
  isPast,
  ownAction,
  byMe: phrases(
    'de',
    'von mir|durch mich|vo mir|von mia|mit meiner hilfe|auf meine initiative|auf meinen vorschlag|auf meine bitte|meinerseits',
  ),
  general: phrases(
    'de',
    `
    immer|meistens|meist|normalerweise|grundsatzlich|generell|im allgemeinen|in der regel|gewohnlich|ublicherweise|oft|haufig|manchmal|jeden tag|taglich|jederzeit|standig|stets|oiwei|allaweil|manchmoi|allweil
    man muss|man sollte|man darf|man kann|man soll|muss man|sollte man|darf man|kann man|ma muss|ma derf|mer muss|man macht ja|du musst|musst du|wichtig ist|ist wichtig|ist mir wichtig|ist das wichtigste|das wichtigste|entscheidend ist|im mittelpunkt|steht im|ist das a und o|gehort dazu|gehoren dazu|gehort eben|gehoren eben
    ich bin jemand|i bin oana|ich bin ein mensch|ich bin eine person|ich bin sehr|ich bin ein|ich lege wert|ich lege grossen|ich versuche|ich finde|ich glaube dass|ich denke dass|ich wuerde*|wuerde ich sagen|ich moechte|fur mich|meiner meinung|meine starke*|meine schwache*|mein motto|mir ist|liegt mir
    im leben|in diesem beruf|in unserem beruf|in meinem beruf|in solchen|in jeder|in jedem|jeder mensch|jedes kind|jeder kunde|wenn man|wenn einer|wenn ein|wenn jemand|wann i|wer nicht|alle eltern|die leute|vui leit|am ende wollen|das beste fur|ist mir total|augenhohe|werden bei uns|wird bei uns|wird von mir jeden|werden grundsatzlich`,
  ),
  unreal: UNREAL.de,
  particular: phrases(
    'de',
    `
    letztes jahr|letzten _|letzte woche|letzten herbst|letzten winter|letzten sommer|letztes fruhjahr|vorletzten|vor _ jahren|vor _ wochen|vor _ monaten|vor einem jahr|im januar|im februar|im marz|im april|im mai|im juni|im juli|im august|im september|im oktober|im november|im dezember|im fruhling|im fruhjahr|im sommer|im herbst|im winter|kurz vor|kurz nach|vor ostern|vor weihnachten|nach ostern|an weihnachten|nach dem werksurlaub
    montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|sonnabend|sonndich|eines tages|eines abends|eines morgens|einmal|an einem|am montag|am dienstag|am abend|am nachmittag|am nachsten tag|am selben tag|in der nacht|in der nachtschicht|in der fruhschicht|damals|neulich|kurzlich|gestern|mal so|mal ein|das war|dat war|des war|es war einmal
    eine mutter|ein vater|ein kunde|eine kundin|ein patient|eine patientin|ein kollege|eine kollegin|ein mann|eine frau|ein kind|ein junge|einen jungen|ein madchen|eines madchens|ein bewohner|eine bewohnerin|ein lehrling|ein azubi|ein schuler|eine schulerin|ein gast|ein lieferant|eine familie|ein fahrer|da kam|da hatten wir|wir hatten|hatten wir|ich hatte|da hatte ich|als ich|als die|als der|als wir|bei uns in|bei ons in|in meiner|in meine|in meinem|bei meinem|unser _ bestand|an unserer|auf station|an der _|in der gruppe|bei der|uns inne`,
  ),
  reason: phrases(
    'de',
    `
    weil|weils|wei|denn|da sich|da die|da der|da das|da er|da ich|da wir|da sie|da es|, da|zumal|deshalb|deswegen|darum|daher|aus diesem grund|der grund|aufgrund|wegen|damit|um zu|um _ zu|um _ _ zu|um _ _ _ zu|um nicht|sodass|so dass|sonst|ansonsten|andernfalls|statt|anstatt|anstelle|stattdessen|lieber als|besser als|nicht _ sondern
    haett*|waer*|wuerd*|koennt*|muesst*|zu teuer|zu riskant|zu gefahrlich|zu spat|zu lange|das risiko|gefahr|abgewogen|wog ab|abwagen|entweder
    dachte|gedacht|denkt mir|mir denkt|hab mir|dachte mir|mein gedanke|meine uberlegung|meine idee|uberlegung|uberlegt|verstanden|begriff|begriffen|wusste|vermutete|vermutet|vermutung|verdacht|ahnte|befurchtete|befurchtung|angst dass|sorge|klar war|war klar|war mir klar|mir war klar|war mir|mir wichtiger|ich wollte|wollte ich|wollte nicht|sollte nicht|das hiess|das heisst|hiess fur mich|zeigte mir|sagte mir|sprach fur|sprach dagegen|lag nahe|lag daran|daran lag|lag es|konnte nur|musste also|also musste|ausgeschlossen|ausschliessen|hilft kein|bringt nichts|nutzt nichts|hat keinen sinn|macht keinen sinn|woiss doch|weiss doch|wenn ich da|wenn ich jetzt|wenn ich ihn|wenn ich sie|wer hier|man weckt|ich sag immer|schliesslich|immerhin|namlich|ja nur|eben nur|halt nur|grund dafur|aus dem grund|insofern|somit|folglich|also musste|deswegn|wegn|drum|drum hab|nachdem ich wusste|da ich wusste|da ich|da wir|da es|da sonst|da ja|obwohl|auch wenn|selbst wenn|falls|damit er|damit sie|damit die|damit das|damit wir|damit ich|damit man|damit keiner|damit nichts|damit es|um sicher|um sicherzugehen|um herauszufinden|um zu sehen|um die|um den|um das|um ihn|um sie|um ihm|um ihr|um es|um keine|um niemand*|um zeit|um platz|zur sicherheit|sicherheitshalber|vorsichtshalber|aus angst|aus sorge|aus erfahrung|erfahrungsgemass|nach meiner erfahrung|mir ging es|mir gings|es ging mir|es ging darum|ging mir darum|kam es an|darauf an|wichtiger als|wichtiger war|vorrang|prioritat|dringender|am dringendsten|zuerst die|schlimmer|gefahrlicher|teurer|billiger|schneller als|sicherer|gerechter|leichter|einfacher|sinnvoller|vernunftiger|sinnlos|unsinn|quatsch|zwecklos|hat keinen zweck|brachte nichts|hilft nicht|half nicht|reicht nicht|reichte nicht|passt nicht|passte nicht|passte nicht zu|stimmte nicht|stimmt was nicht|konnte nicht sein|kann nicht sein|konnte es nicht|musste es|musste am|musste an|lag nicht|lag also|lag es am|kam von|kam vom|kommt von|verursacht|ursache war|der fehler war|der fehler lag|das problem war|das muster|auffallig|mir fiel auf|fiel mir auf|mir ist aufgefallen|aufgefallen|ich sah dass|ich merkte|merkte ich|gemerkt dass|ich hatte gelernt|ich kannte|ich wusste dass|ich weiss|wusste dass|ich hielt|hielt ich|hielt das|ich fand|fand ich|mir schien|schien mir|kam mir|kam mir vor|ich sagte mir|sagte ich mir|uberzeugt|war sicher|war mir sicher|nicht sicher|ich zweifelte|traute|vertraute|ich rechnete|rechnete ich|gerechnet|kalkuliert|verglich|verglichen|gegenuber|zur wahl|moglichkeiten|zwei moglichkeiten|varianten|alternative|abwagung|vorschrift|vorgeschrieben|gesetzlich|laut|gemass|gilt|erlaubt|verboten`,
  ),
  reasonHint: phrases(
    'de',
    `
    nur|nicht|kein*|ja|doch|konnte|musste|sollte|wenn|ob|aber|zu|besser|sicher|wichtig|klar|eben|halt|einfach|genau|allein|grund|ursache|problem|risiko|kosten|gefahrlich|schneller|billiger|gerecht*|fair`,
  ),
  result: phrases(
    'de',
    `
    am ende|am schluss|schliesslich|letztendlich|letztlich|das ergebnis|im ergebnis|dadurch|dank|daraufhin|danach|hinterher|nachher|spater|nach sechs|nach zehn|nach zwei|nach drei|nach einer woche|nach vier|wochen spater|tage spater|monate spater|am nachsten|ein paar tage|seit es|bis heute|heute|inzwischen|mittlerweile|es waren tatsachlich|stellte sich heraus|es stellte|kam heraus|kam raus|herausgestellt|gefunden|gelost|geklappt|hat geklappt|hat funktioniert|funktioniert|funktionierte|lauft|gloffa|lief wieder|lauft wieder|lief|gestiegen|gesunken|sank|fiel|fiel von|gefallen|stieg|halbiert|verdoppelt|reduziert|gesenkt|verringert|eingespart|gespart|zuruckgegangen|ging zuruck|weniger|nur noch|keine mehr|kein einziger|kein einziges|keine einzige|nie wieder|kam nie|kam keine|kam kein|kamen keine|keine beschwerde*|niemand|keiner
    bedankt|bedankte|entschuldigt|entschuldigte|zugestimmt|stimmte zu|akzeptiert|angenommen|nahm an|unterschrieben|unterschrieb|verlangert|gekundigt|kundigte|gewechselt|gegangen|geblieben|blieb|bestanden|geschafft|durchgefallen|genesen|entlassen|verstorben|gestorben|gerettet|zufrieden|beruhigt|war ruhig|ruhig|geweint|gelacht|lachte|weinte|war fertig|waren fertig|rechtzeitig|punktlich|termin gehalten|zuruckgestellt|abgeschlossen|gewonnen|verloren|bekommen|bekam|bekamen|hat er|hat sie|hat mir|haben sie|wurde das|wurden die|doch noch|dazu gekommen|so gekommen|gemalt|bleiben sauber|trocken|klebten|nicht angewachsen|war weg|weg isch|isch gloffa|kaputt|schief|in ordnung|wieder da|wieder gesund|wieder auf|brauchen heute|braucht heute|danach noch|im ganzen|endlich|im nachhinein|unterm strich|das hat|es hat|hat geholfen|half|halfen|brachte|brachten|fuhrte zu|fuhrte dazu|wodurch|woraufhin|so konnte|so konnten|konnten wir|konnte sie|konnte er|konnte die|konnte der|konnten die|wieder einsatzbereit|wieder in betrieb|in betrieb|angelaufen|lauft seit|hielt|halt bis|gehalten|ohne ausfall|ohne zwischenfall|ohne beschwerde|ohne verspatung|ohne probleme|ohne weiteres|ohne schaden|unverletzt|unbeschadet|gerade noch|noch am selben|am selben abend|am selben tag|am abend war|am montag war|binnen|innerhalb|eine woche spater|einen monat spater|ein jahr spater|kurz darauf|wenig spater|bald darauf|zwei tage|drei tage|zum schluss|zum gluck|leider|immerhin|trotzdem|geliefert|ausgeliefert|angekommen|kam an|kamen an|fertig geworden|wurde fertig|wurden fertig|eingehalten|verpasst|gemahnt|erstattet|ersetzt|bezahlt|gutgeschrieben|storniert|gestoppt|geschlossen|eroffnet|aufgehort|horte auf|horten auf|wurde besser|besser geworden|verbesserte|besserte|stabil|stabilisiert|operiert|verlegt|eingewiesen|aufgenommen|nach hause|erholt|erholte|gestrichen|genehmigt|abgelehnt|bewilligt|freigegeben|abgenommen|bestellt|gekauft|kaufte|kauften|nachbestellt|empfohlen|gelobt|lobte|gab recht|hat recht|recht gegeben|eingesehen|sah ein|gab zu|zugegeben|versetzt|befordert|ubernommen|weniger geworden|mehr geworden|auf die halfte|um die halfte|um ein drittel|prozent weniger|prozent mehr|statt vorher|statt bisher|von vorher|vorher waren|waren es|sind es|waren nur|kostete|kostet uns|verlor|verloren wir|kam zuruck|kamen zuruck|kommt noch|kommen noch|steht noch|nur einmal|nur zwei|alle haben|alle waren|beide haben|beide waren|niemand hat|keiner hat|nichts passiert|nichts mehr|passierte nichts|nie mehr|seither keine|seither kein|seitdem keine|seitdem kein`,
  ),
  resultHint: phrases(
    'de',
    `
    dann|danach|noch|wieder|jetzt|nun|doch|alle|alles|niemand|keiner|nicht|nie|endlich|sofort|gut|besser|schlechter|sie hat|er hat|hat|haben|war|waren|kam|kamen|ging|gab|bekam|blieb|nahm|fuhr|wurde|wurden|ist|sind`,
  ),
  change: phrases(
    'de',
    `
    seitdem|seither|seit dem|seit dieser zeit|seit diesem|seit damals|seitdem|ab da|ab dann|von da an|von nun an|kunftig|in zukunft|heute nicht mehr|nicht mehr langer|warte ich heute|mache ich heute|frage ich heute|heute frage|heute mache|heute prufe|heute steht|heute achte|steht jetzt|stoht|schtoht|jetzt alle|jetzt immer|jetzt bei|jetzt jede*|jetzt auch|bekommen jetzt|bekommt jetzt|haben jetzt|hangt jetzt|gibt es jetzt|jetzt gibt|mach ich jetzt|mache ich jetzt|jetzt mach|machen wir jetzt|wir machen jetzt|prufen wir|inzwischen immer|ich frage seitdem|nie wieder ohne|nie mehr ohne|beim nachsten mal|nachstes mal|gelernt dass|daraus gelernt|habe ich gelernt|zur regel|neue regel|checkliste|wartungsliste|wartungslischt|wartungsplan|ablaufplan|dienstanweisung|arbeitsanweisung|schutzkonzept|eingefuhrt|umgestellt|angewohnt|zur gewohnheit|bis heute so|fester bestandteil|nur noch mit|nur noch zu zweit|immer zu zweit|seit dem tag|seit dem vorfall|seit der zeit|seit jenem|seit letztem|nachher immer|danach immer|ab diesem|ab dem tag|ab sofort|fortan|nunmehr|heutzutage|heute immer|heute gibt|heute hangt|heute lasse|heute nehme|heute schreibe|heute rufe|heute gehe|heute wird|heute werden|inzwischen haben|inzwischen gibt|jetzt hangt|jetzt steht|jetzt liegt|jetzt wird|jetzt werden|jetzt hat|jetzt haben|jetzt mache|jetzt frage|jetzt schau|jetzt zuerst|jetzt vorher|jetzt schon|hab ich jetzt|habe ich jetzt|wird jetzt|werden jetzt|steht nun|gibt es nun|wird nun|hat jetzt|nun immer|nun jede*|nicht mehr ohne|nie wieder|lasse ich|schreibe ich|rufe ich|prufe ich|mache ich|nehme ich|frage ich|gehe ich|stelle ich|bringe ich|plane ich|messe ich|lege ich|hole ich|gebe ich|immer erst|immer zuerst|immer vorher|grundsatzlich nur|grundsatzlich erst|einmal im monat|einmal die woche|taglich um|fest eingeplant|festgeschrieben|in den plan|ins handbuch|im handbuch|in die liste|auf der liste|im formular|standardverfahren|prozess geandert|abgeschafft|dabei geblieben|ist geblieben|blieb dabei|machen das seither|machen es seither|andere gruppen|andere stationen|andere abteilungen|andere filialen|anderen teams|ganze firma|ganzen betrieb|nachgemacht|gelernt habe|was ich gelernt|daraus mitgenommen|mitgenommen|wurde ich heute|anders machen|mache ich anders`,
  ),
  changeHint: phrases(
    'de',
    'jetzt|heute|nun|immer|jede*|nie|erst|zuerst|vorher|bevor|neu|liste|plan|regel|standard|schon bei|anweisung|aufgenommen in|aushang|aushange|bei jedem|bei jeder|beibehalten|festgelegt|formular|geandert|handbuch|heut|heute haben|heute ist das|heute noch|im plan|im protokoll|inzwischen ist|ist jetzt|jede schicht|jede woche|jeden abend|jeden monat|jeden morgen|jetzt geht|jetzt ist|jetzt kommt|jetzt nur|jetzt sind|kein * mehr|keine _ mehr|kopiert|lehre|merkblatt|mittlerweile|monatlich|nach jedem|nach jeder|nie mehr|nimmer|regel|regelung|richtlinie|schild|sind jetzt|standard|ubernommen|umgebaut|verbindlich|verfahren|vor jedem|vor jeder|vorlage|vorschrift|wochentlich',
  ),
  nowadays: phrases(
    'de',
    `
    jetzt|heute|heut|nun|inzwischen|mittlerweile|seitdem|seither|nicht mehr|kunftig|fortan|nimmer|seit damals|ab sofort|von da an|jede neue|jeder neue|jeden neuen`,
  ),
  notNowadays: phrases(
    'de',
    `bis heute|jetzt mal|jetzt nicht|heute noch|seit wochen|seit tagen|seit monaten|seit jahren|seit stunden|seit _ jahren|seit _ wochen|seit _ tagen|seit kurzem|seit langem|immer wieder|immer noch|wie immer|schon immer|immer die|von heute|heute wurde|heute wuerde|kam nicht mehr|war nicht mehr|nicht mehr so|konnte nicht mehr|jetzt trocken|war heute`,
  ),
  adopted: phrases(
    'de',
    `eingefuhrt|fuhrten ein|fuhrte ein|angeschafft|eingebaut|installiert|umgestellt|ubernommen|abgeschafft|aufgenommen|festgelegt|festgeschrieben|vereinbart|zur pflicht|pflicht geworden|zur regel|zum standard|standard geworden|regel geworden|geworden|checkliste|vorlage erstellt|liste angelegt|angelegt|erstellt|geschult|geandert|umgebaut|erganzt|hinzugefugt|in den ablauf|in die anweisung|in die checkliste|in den plan|ins system|im system|in der checkliste|im handbuch|ins handbuch|teil der einarbeitung|teil der ubergabe|in der einarbeitung|bei der ubergabe|angewohnt|beibehalten|nachgezogen|aufgehangt|ausgehangt`,
  ),
  state: wordSet(
    'war waren hatte hatten konnte konnten wollte wollten musste mussten sollte sollten durfte wusste dachte schien hiess lag stand sass hing gewesen gedacht gewusst gewollt gehabt gwen gwesn',
  ),
  presentHabit: (words, text) =>
    words.some(
      (word, i) =>
        SPEAKER.test(word.text) &&
        [words[i - 1], words[i + 1]].some(
          one =>
            /^[a-z]{3,}(?:e)$/u.test(one?.text ?? '') &&
            !/^(?:habe|hatte|wurde|ware|konnte|musste|wollte|sollte|denke|glaube|finde|meine|weiss|bin|sage|eine|keine|ohne|seine|diese|alle|wie|beide|heute|ende|wisse|mochte|durfte|wusste|dachte|hoffe|kenne|sehe|liebe|lebe|arbeite)$/u.test(
              one!.text,
            ) &&
            !(WEAK_PRETERITE.test(one!.text) && !NOT_PRETERITE(one!.text)),
        ),
    ) ||
    / (?:wir|mir) (?:machen|prufen|fragen|schreiben|haben jetzt|nehmen|kontrollieren|messen|stellen|legen|nutzen|planen|halten|besprechen|fuhren|geben|schauen|rufen|holen|setzen) | (?:machen|prufen|fragen|schreiben|nehmen|kontrollieren|messen|stellen|legen|nutzen|planen|halten|besprechen|fuhren|geben|schauen|rufen) wir /u.test(
      text,
    ),
  present: phrases(
    'de',
    `ist|sind|hat man|muss|kann|geht|geht es|gibt es|braucht|kostet|heisst|bringt|hilft|macht|kommt|weiss|will|darf|isch|woiss|bedeutet|lauft`,
  ),
  description: phrases(
    'de',
    `schon|wetter|nett|angenehm|wichtig|grundsatzlich|immer|meistens|in der regel|gewohnlich|stimmung|atmosphare|ich bin ja inzwischen`,
  ),
  number: word =>
    /^(?:zwei|drei|vier|funf|fuenf|sechs|sieben|acht|neun|zehn|elf|zwolf|zwoa|fuffzig|fuffzehn|halb|halbe|halbes|hundert|hunderte|tausend|tausende|million|millionen|dutzend|dutzende|halfte|drittel|viertel|funftel|zehntel|doppelt|doppelte|dreifache|dreifach|zweimal|dreimal|viermal|funfmal|zehnmal|prozent|anderthalb|eineinhalb)$/u.test(
      word,
    ) ||
    /^[a-z]{0,20}(?:zehn|zwanzig|dreissig|vierzig|funfzig|sechzig|siebzig|achtzig|neunzig|hundert|tausend)(?:tausend)?$/u.test(
      word,
    ),
  notMeasured: phrases(
    'de',
    `
    um zwei|um drei|um vier|um funf|um sechs|um sieben|um acht|um neun|um zehn|um elf|um zwolf|halb acht|halb sieben|halb neun|halb zehn|uhr|_ jahre alt|jahre alt|acht jahre|zu zweit|zwei dinge|zwei sachen|zwei grunde|drei grunde|drei dinge|drei punkte|klasse _|linie _|maschine _|halle _|tor _|platz _|gate _|haus _|werk _|spur _|gleis _|kasse _|ofen _|presse _|buro _|raum _|etage _|stock _|lager _|tisch _|zimmer _|vor _ jahren|vor _ monaten|vor _ wochen|vor _ tagen|station _|stufe _|schritt _|die beiden|hundert prozent|zu hundert|100 prozent|halfte unseres|vor zwanzig|nach hause`,
  ),
  amount: phrases(
    'de',
    'eine stunde|einen monat|ein halbes|eine woche lang|einen tag|eine ganze|ein ganzes|den ganzen|da ganza winter|die halfte',
  ),
  empty: wordSet(`
    ich du er sie es wir ihr man mein meine meinen meiner dein sein ihre unser unsere der die das den dem des ein eine einen einem einer und oder aber also ja nein doch mal halt eben so sehr auch noch nur schon da dann wenn weil dass ist sind war hat haben habe hatte wird werden wurde wurden worden bin nicht kein mit von zu im in an auf fur bei nach aus um als wie was wer wo
    problem* losung* losen gelost kunde* kunden team* kolleg* kommunikat* qualitat* effizien* ziel* erfolg* ergebnis* motiv* profess* prozess* verbesser* optimier* steiger* gesteigert nachhaltig* kontinuierlich* wertschatz* losungsorient* ressourcenorient* augenhohe empath* zuhor* respekt* vertrau* transparen* proaktiv* struktur* systemat* strateg* mehrwert verantwort* initiativ* engag* leidenschaft* kompeten* stark* positiv* negativ* haltung massnahme* schritt* handel* gehandelt entscheid* entschied* ursache* grund* wichtig* gelernt lernen lerne* entwickel* reflekt* feedback analys* identif* priori* plan* vorbereit* organis* koordin* zusammenarbeit* unterstutz* zufrieden* klar* ehrlich* offen* ruhig* flexib* kreativ* innovat* stets immer jeden jede jeder tag taglich sorgfalt* grundlich* richtig* notwendig* konkret* moglich* schnell* inform* bericht* dokument* pruf* uberpruf* bewert* umsetz* umgesetzt erreich* erkannt erkenn* abgewogen verschieden* beste* gut gute* vorgeh* vorgegangen situation* schwierig* herausforder* gemeinsam* arbeit* mensch* leute sache* angestossen ablauf* gesprach* stieg sank prozent zehn hundert zwei drei vier funf sechs sieben acht neun wert* gelebt leben dabei dafur dadurch damit total absolut
    herzen mittelpunkt leistung* anspruch* erwartung* wirkung*
    ansatz ansatze methode* werkzeug* rahmen* prinzip* perspektiv* potenzial* potential* ressource* chance* beziehung* umfeld kultur* vision mission nutzen vorteil* leistung* produktiv* fahigkeit* talent* interess* begeister* energie* ausdauer* belastbar* disziplin* genau* zuverlass* punktlich* freundlich* hoflich* hilfsbereit* stolz freude spass vertrauensvoll* integ* ethik* reibungslos* erfolgreich* gewinn* konstruktiv* sachlich* professionell* grosse grosser grosses hohe hoher hohen druck stress* frist* aufgabe* pflicht* anforder* erwart* bedurf* bedarf* individuell* ganzheitlich* agil* digital* zukunft* richtung* bereich* thema themen fall falle art weise weg wege mittel rolle rollen bezug hinblick bedeut* besonder* insbesondere vor allem selbstverstandlich* naturlich* einfach* schwer* hoch* niedrig* voll* sicherstell* sichergestellt gewahrleist* ermoglich* schaffe* schaffen geschaffen erzielt erziel* bewaltig* gemeistert meister* uberwund* reduzier* erhoht erhoh* gesenkt senk* gewonnen optimal* passend* geeignet* beteiligt* beteiligte* verstandnis* verstehen* verstand* bewusst* einsatz* fokus* fokuss* konflikt* fehler* beschwerde* veranderung* projekt* aufgab* gesprache besprech* dialog* meinung* austausch* abstimm* abgestimmt eingeleitet einleit* ergriffen ergreif* angemessen* zeitnah* umgehend* rechtzeitig* stakeholder* teamwork teamarbeit herausfind* gefunden finde* findet auftret* aufgetret* behoben beheb* beseitig* eltern angehorig* kind kinder patient* bewohner* mitarbeit* fuhr* gefuhrt leit* geleitet dankbar* uberzeug* uberzeugt schliesslich letztlich insgesamt jederzeit mein meiner meines eigene* selbst selber
    sich ins ihn ihm ihr ihnen uns euch mich mir dich dir ihre ihrem ihren seinem seinen seiner diese dieser diesem diesen dieses jene solche welche welcher alles viel viele mehr weniger wenig sehr ganz gar etwa fast ziemlich eigentlich wirklich dann danach dort hier hin her zum zur beim vom durch gegen ohne uber unter zwischen neben hinter vor seit bis wegen trotz wahrend ob obwohl damit sodass denn sondern sowie weder zwar hab hast hatten hatte haett* waere wuerde koennte muesste war waren wars sei bist seid sind werden wirst geworden kann konnen konnte konnten muss mussen musste mussten soll sollen sollte will wollen wollte darf durfen durfte mag dazu davon darauf daran darin daraus darum hierbei dabei wieder weiter zuruck eher etwas nichts jemand niemand nie niemals oft manchmal meist meistens jetzt heute gestern gerade gleich bald erst zuerst zuletzt anders andere anderen anderer nach sowas isch ned net koa koi des dat wat watt ick
    gab gibt geben gegeben gehort gehoren glaub* besser besten vorher nachher zusammen alle aller allem allen sofort seitdem seither jahr jahre jahren monat monate woche wochen letztes letzte letzten nachste nachsten eines tages tag dank resultat* ubertroffen ubertreff* verdoppelt erledig* angenommen annahm kommuniz* stehen steht stand gestanden machen macht gemacht mache tun tat getan gehen geht ging gegangen kommen kommt kam gekommen nehmen nimmt nahm genommen sagen sagt sagte gesagt sehen sieht sah gesehen wissen weiss wusste bringen bringt brachte gebracht bleiben bleibt blieb geblieben stellen stellt stellte gestellt setzen setzt setzte gesetzt halten halt hielt gehalten lassen lasst liess zeigen zeigt zeigte gezeigt helfen hilft half geholfen brauchen braucht brauchte beginnen begann begonnen anfang ende zeit mal zweite dritte viel vieles grossten kleine kleiner kleines neu neue neuen neuer alt alte schlecht schlechter gross einige mehrere andere anderes wirklich vielleicht deutlich stark* weiterhin zudem ausserdem jedoch allerdings dennoch trotzdem deshalb daher deswegen denn somit folglich anschliessend daraufhin hierfur herausfordernd stunde stunden gern gerne annehmen angehen angegangen ernst genommen liegt lag liegen ubernehm* ubernommen geklappt funktionier* ergab ergeben verandert anders`),
}
