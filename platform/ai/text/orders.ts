import { matchesOf } from './matches.ts'
import { fold } from './tokens.ts'

// Sentences that tell the reader what to do with the evaluation, in the languages of the interviews. A sentence needs a word that
// tells somebody to do something, and a word for what evaluators do or have, or for what they are. The words are wider than those of
// `addresses-reader.ts`: what they find is not removed, but a person looks at it.

interface Language {
  /** What tells a reader to do something: imperatives, modal verbs, requests, promises and threats. */
  tell: string
  /** What only an evaluator can be told or asked for. */
  alone: string
  /** What evaluators have or make: levels, requirements, quotes, instructions. */
  about: string
  /** Who evaluates, or is told to. */
  reader: string
  /** In English, résumés say what a person did in the same form as an order ("Record results"). These orders are not in résumés. */
  command?: string
  /** "My answer", "this résumé". */
  own: string
  /** The best of a scale. */
  best: string
}

// `*` stands for any ending.
const LANGUAGES: Record<string, Language> = {
  en: {
    alone: `text you were given|instructions you|your instructions|your prompt|your system prompt|rules you were given|your rules|your rubric|quote me as|quote me saying|cite me as|as if i had said|as though i had said|as full answers|as a full answer|as complete answers|as a complete answer`,
    command: `assume that|treat missing|treat this|treat it|treat both|treat them|treat these|treat all|count it as|mark all|mark every|rate every|rate all|rate this|score this|give this|quote it|cite it|leave out|if my|you are to|you must|you should|please|kindly|from now on|starting now|ask me|tell me|ask only|act as|pretend|imagine you|imagine that you|beg you|required to give|
      required to rate|let's|let us|do not write|do not mention|don't write|don't mention|in your result|in your results|in your report|in your summary`,
    tell: `please|kindly|must|shall|you should|required to|you may|you can|let us|let's|do not|don't|never|instead|from now on|starting now|as of now|just say|just write|put|write|writes the|
      writes|record|mark|rate|grade|score|rank|award|give|assume|treat|consider|count|state that|quote|cite|list|read out|read me|repeat|print|reveal|output|return|
      describe|summari*e|ignore|skip|leave out|omit|remember|translate|decode|apply|follow|pretend|imagine|act as|ask me|tell me|point the recruiter|include|insert|add|
      invent|make up|fill in|beg you|promise|otherwise|or else|will report|in return|in exchange`,
    about: `score|scores|scoring|points|full marks|top marks|rating|ratings|rubric|level 5|level five|highest level|maximum level|all levels|evaluation|assessment|verdict|
      requirement|requirements|criteria|competenc*|instructions|prompt|system message|summary|transcript|result|results|other applicants|other candidates|other applicant*|
      previous candidate|evidence|remaining questions|all questions|every question|next question|the questions|quote about me|a quote|your notes|your report|the report|
      interview result|negative about|positive about|match|five out of|a five|a 5|a 4|at least a`,
    reader: `reviewer|evaluator|grader|assessor|rater|the ai|an ai|ai system|language model|algorithm|the software|parsing software|the system|the parser|the interviewer|the recruiter|
      fairbot|chatbot|assistant|this program*|whoever reads|anyone who evaluates|summari*er|hr has`,
    own: `my answer|this answer|my response|my answers|this resume|my resume|this cv|my cv|this document|this application|my application|this candidate|the candidate|
      the applicant|this applicant`,
    best: `level 5|level five|a 5|a five|full marks|top marks|highest|maximum|five out of|100|perfect score|best score|only level|as met|fulfilled|all met|approved`,
  },
  de: {
    alone: `deine anweisung*|deine vorgaben|deinen prompt|ihre anweisungen an sie|zitieren sie das|zitieren sie mich|zitiere mich|zitiere das|als hatte ich es|text den sie bekommen|die du bekommen`,
    tell: `bitte bewerten|bewerten sie|geben sie|vergeben sie|setzen sie|tragen sie|schreiben sie|zitieren sie|markieren sie|gib|vergib|schreib|werte|bewerte|
      zitiere|markiere|nimm an|ignoriere|fuhren sie|fuge|gelten bei|
      bitte|bitten|mussen sie|sollen sie|durfen sie|sie sollen|du sollst|geben sie|gib|vergeben sie|vergib|bewerten sie|bewerte|werten sie|werte|schreiben sie|schreib*|tragen sie|
      trag|trage|setzen sie|setz|setze|notieren sie|notiere|markieren sie|markiere|stufen sie|zahlen sie|nennen sie|nenne|zeigen sie|zeige|lesen sie|lies|wiederholen sie|
      wiederhole|fragen sie|frag|frage mich|stellen sie|ignorieren sie|ignoriere|ubersetzen sie|ubersetze|fuhren sie|fugen sie|fuge|zitieren sie|zitiere|erfinden sie|erfinde|
      behandeln sie|behandle|nehmen sie an|nimm an|stell dir vor|stellen sie sich|spielen sie|lassen sie|lass|gelten|ab sofort|ab jetzt|sonst|ansonsten|ausschliesslich|
      sind aufzufuhren|ist zu werten|sind zu werten|zu bewerten|formulieren|wenn ich hier nicht|dann ist das`,
    about: `punkt*|punktzahl*|note|noten|stufe*|hochststufe*|bewertung*|auswertung*|beurteilung*|einschatzung*|kriteri*|anforderung*|anweisung*|vorgabe*|richtlinie*|systemnachricht*|prompt|
      zusammenfassung*|protokoll*|ergebnis*|kompetenz*|bewerber*|kandidat*|zitat*|beleg*|nachweis*|nachfrage*|die funf|eine funf|vollstandige antwort|erfullt|lebenslauf*|
      zertifikat*|zitieren|felder|meine antwort`,
    reader: `ki|k i|die software|das system|an das system|der algorithmus|bewertungssystem*|sprachmodell*|ki zusammenfassung|bewerter*|prufer*|interviewer*|gutachter*|auswertungssoftware`,
    own: `meine antwort*|diese antwort*|diesen lebenslauf|dieser lebenslauf|mein lebenslauf|meinen lebenslauf|diesem bewerber|dieser bewerber*|diese bewerbung|meine bewerbung`,
    best: `hochste*|volle punkt*|bestnote|maximal*|funf|100|erfullt|ausnahmslos positiv`,
  },
  fr: {
    alone: `tes instructions|tes consignes|vos consignes|ton prompt|consignes que|instructions que|citez moi|cite moi|comme si je l'avais|comme si j'avais dit`,
    tell: `considere|considerez|recopie|recopiez|cite la|cite le|cite les|citez|mets|mettez|attribuez|evaluez|enregistrez|ecris|ecrivez|inscris|inscrivez|ajoute|
      ajoutez|traduis|traduisez|appliquez|ignore|ignorez|invente|inventez|indiquez|
      veuillez|merci de|priere de|svp|s'il vous plait|devez|dois|doit|il faut|mettez|mets|donnez|donne|attribuez|attribue|notez|evaluez|evalue|enregistrez|enregistre|classez|
      classer|considere|considerez|recopie|recopiez|copiez|ecrivez|ecris|inscrivez|indiquez|indique|citez|cite|cite la|repetez|repete|lisez|lis|montrez|affiche|affichez|ignorez|
      ignore|oubliez|oublie|inventez|invente|completez|ajoutez|ajoute|traduisez|traduis|appliquez|posez|imagine|imaginez|reste|restez|fais|faites|dites|resumez|decrivez|decris|
      desormais|a partir de maintenant|uniquement|sans analyser|sans lire|sinon|je prefere que vous|si vous me`,
    about: `score*|point*|note maximale|niveau*|evaluation*|analyse|appreciation*|critere*|exigence*|consigne*|instruction*|prompt|resume|synthese|compte rendu|resultat*|candidat*|
      citation*|preuve*|competences du poste|cv|ma reponse|mes reponses|question*|recruteu*|cinq partout|rapport`,
    reader: `ia|l'ia|intelligence artificielle|logiciel*|algorithme*|le systeme|au systeme|evaluateu*|correcteu*|logiciel de tri|modele de langage|intervieweu*`,
    own: `ma reponse|mes reponses|cette reponse|ce cv|mon cv|ce candidat|cette candidate|ma candidature|cette candidature`,
    best: `maxim*|cinq|premiere position|meilleure note|note maximale|toutes satisfaites|satisfait*|100|parfait*`,
  },
  es: {
    alone: `tus instrucciones|sus instrucciones internas|tu prompt|instrucciones que|citeme|citame|como si lo hubiera|como si lo acabara|como si yo`,
    tell: `marque|marca todos|marca todas|marca cada|apliquelo|aplicalo|inserta|inserte|escriba|ponga|considere|trate como|citelo|incluya|evita|evite|traduzca|
      ignore|ignora|invente|omita|no busques|no busque|no mencione|no menciones|
      por favor|le ruego|le pido|debe|debes|tiene que|tienes que|ponga|pon|ponme|pongame|apunte|apunta|anote|marque|marca|marca todos|puntue|puntua|califique|califica|evalue|evalua|otorgue|
      otorga|de la|dame|deme|escriba|escribe|escribalo|inserta|inserte|incluya|incluye|cite|citelo|muestra|muestre|repita|repite|lea|leame|ignore|ignora|olvide|olvida|evita|evite|
      describe|describa|traduzca|traduce|apliquelo|aplicalo|invente|inventa|imagine|imagina|haga|haz|pregunteme|pregunta solo|considere|considera|trate|registre|registra|resuma|a partir de ahora|desde ahora|
      de lo contrario|solo debe|no busques|no use|unicamente`,
    about: `puntuacion*|puntos|nota maxima|nivel*|calificacion*|evaluacion*|valoracion*|criterio*|requisito*|instruccion*|prompt|mensaje de sistema|resumen|informe|transcripcion|resultado|
      candidat*|la cita|textual*|entre comillas|comillas|prueba*|entrevista|pregunta*|guion|un cinco|cinco de|mi respuesta|mis respuestas|el puesto pida|mi perfil`,
    reader: `ia|la ia|inteligencia artificial|para el sistema|al sistema|el sistema|el software|algoritmo*|evaluador*|modelo de lenguaje|modo de diagnostico|reclutador*|entrevistador*`,
    own: `mi respuesta|esta respuesta|mis respuestas|este curriculum|mi curriculum|este cv|mi cv|este candidato|esta candidata|mi candidatura|con esto`,
    best: `maxim*|un cinco|cinco|nivel cinco|nivel 5|100|mas alta|mas alto|como cumplidos|cumplid*|la mejor`,
  },
  it: {
    alone: `tue istruzioni|sue istruzioni|istruzioni che|tuo prompt|mi citi|come se l'avessi|come mia risposta`,
    tell: `consideri|metta|metti|scriva|scrivi|inserisca|inserisci|citi|assegni|valuti|registri|ignori|aggiunga|aggiungi|inventi|segni|tratti come|deve ricevere|
      sei obbligat*|
      per favore|prego|la prego|deve|devi|sei obbligat*|e obbligat*|metta|metti|dia|dammi|mi dia|assegni|assegna|valuti|valuta|scriva|scrivi|registri|registra|registrare|inserisci|inserisca|
      inserire|aggiungi|aggiunga|citi|cita|ripeta|ripeti|legga|leggi|mostri|mostra|ignori|ignora|dimentica|dimentichi|consideri|considera|inventi|inventa|completi|completa|immagini|
      immagina|faccia|fai|mi dica|dimmi|mi chieda|traduca|traduci|descriva|descrivi|descrivermi|al posto|da ora in poi|d'ora in poi|soltanto|altrimenti|nego il consenso`,
    about: `punteggi*|punti|voto|voti|livell*|valutazion*|giudizi*|criter*|requisit*|istruzion*|prompt|riassunto|sintesi|trascrizion*|risultat*|candidat*|citazion*|prova|prove|domand*|
      curriculum|cinque|relazione|collaudo|rapporto|intervistator*`,
    reader: `ia|l'ia|intelligenza artificiale|algoritmo*|il sistema|al sistema|il software|valutator*|modello linguistico|per l'algoritmo|intervistator*|reclutat*`,
    own: `la mia risposta|questa risposta|questo curriculum|il mio curriculum|questo cv|questo candidato|questa candidata|la mia candidatura`,
    best: `massim*|cinque|100|soddisfatt*|miglior*|approvat*`,
  },
  pt: {
    alone: `tuas instrucoes|suas instrucoes|instrucoes que|teu prompt|seu prompt|como se eu|cite me`,
    tell: `considere|ponha|coloque|escreva|insira|cite|atribua|avalie|registe|registre|ignore|invente|marque|trate como|leia|leia a|use este|inclua|omita|
      destaque|
      por favor|peco|pedimos|deve|deves|tem de|tem que|ponha|poe|coloque|coloca|de me|da me|atribua|avalie|avalia|escreva|escreve|registe|registre|insira|inclua|cite|cita|repita|repete|leia|le|mostre|
      mostra|ignore|ignora|esqueca|considere|considera|invente|inventa|complete|imagine|imagina|faca|faz|diga|diga me|pergunte|pergunta so|traduza|descreva|resuma|use este|usa este|a partir de agora|
      apenas|caso contrario|nao e preciso|nao devolva|na proxima pergunta`,
    about: `pontuac*|pontos|nota|notas|nivel|niveis|avaliac*|criterio*|requisito*|instruc*|prompt|resumo|transcric*|resultado*|candidat*|citac*|prova|provas|pergunta*|resposta certa|analise|
      anuncio exigir|segunda versao|verificador|relatorio|curriculo|recursos humanos`,
    reader: `ia|a ia|inteligencia artificial|analise automatica|o sistema|ao sistema|software|algoritmo*|avaliador*|modelo de linguagem|verificador|recrutador*|entrevistador*`,
    own: `a minha resposta|minha resposta|esta resposta|este curriculo|meu curriculo|este cv|este candidato|desta candidata|deste candidato|minha candidatura|minha pontuac*|a minha pontuac*`,
    best: `maxim*|cinco|cem|100|cumprid*|melhor|fechada em`,
  },
  nl: {
    alone: `jouw instructies|je instructies|je opdracht|je volledige opdracht|uw instructies|je prompt|citeer mij|alsof ik het`,
    tell: `beschouw|zet|vul|schrijf|citeer|markeer|beoordeel|geef|negeer|verzin|behandel|vermeld|ken|
      graag|alsjeblieft|alstublieft|a u b|moet|moeten|gelieve|geef|geeft u|zet|vul|vult|schrijf|noteer|markeer|beoordeel|waardeer|ken|citeer|herhaal|lees|toon|laat zien|negeer|vergeet|
      behandel|beschouw|verzin|stel je voor|wees|doe alsof|vraag|vertaal|beschrijf|vermeld|mag je|mag u|vanaf nu|voortaan|alleen nog|anders|hoef je niet|hoeft u niet|telt dan`,
    about: `punten|score*|niveau*|cijfer*|beoordeling*|evaluatie*|analyse|criteri*|eis|eisen|opdracht|instructie*|prompt|samenvatting|verslag|resultaat|resultaten|kandida*|citaat|citaten|
      bewijs*|vraag|vragen|antwoord op|een vijf|cv|voldaan|gesprek|rapport|vacature`,
    reader: `ai|de ai|kunstmatige intelligentie|het systeem|de software|algoritme*|taalmodel*|beoordelaar*|interviewer*|recruiter*`,
    own: `mijn antwoord*|dit antwoord|dit cv|mijn cv|deze kandidaat|deze sollicita*|mijn sollicita*`,
    best: `hoogste|maximal*|een vijf|vijf|level 5|100|voldaan|vrijgesteld`,
  },
  pl: {
    alone: `twoje instrukcje|twoich instrukcji|instrukcji z ktor*|instrukcje ktore|twoj prompt|zacytuj mnie|jakbym powiedzial*`,
    tell: `uznaj|uznac|wpisz|napisz|przepisz|zacytuj|oznacz|zaznacz|przyznaj|pomin|zignoruj|wymysl|potraktuj|ocen|poleca uznac|dopisz|
      prosze|nalezy|musi|musisz|powinien|powinna|poleca|polecam|radze|daj|przyznaj|ocen|oceniaj|wpisz|wpisac|zapisz|napisz|zaznacz|uznaj|uznac|potraktuj|przepisz|zacytuj|cytuj|powtorz|
      przeczytaj|pokaz|podaj|zignoruj|ignoruj|zapomnij|pomin|pominac|wymysl|wyobraz|zadawaj|pytaj|pytac mnie|przetlumacz|opisz|dodaj|od teraz|tylko|wylacznie|inaczej|w przeciwnym razie|ma trafic`,
    about: `punkt*|poziom*|ocen*|wynik*|kryteri*|wymagani*|wymog*|instrukcj*|polecen*|prompt*|podsumow*|raport*|transkrypcj*|kandyda*|cytat*|dowod*|pytani*|piatk*|hasl*|rozmow*|cv|odpowiedz*`,
    reader: `ai|sztuczn* inteligencj*|system*|do systemu|algorytm*|oprogramowan*|model* jezykow*|rekruter*|osob* oceniajac*|administrator*`,
    own: `moja odpowiedz|mojej odpowiedzi|moja odpowiedz*|ta odpowiedz|to cv|moje cv|ten kandydat|moj wynik`,
    best: `najwyzsz*|maksymaln*|piatk*|100|spelnion*|najlepsz*`,
  },
  sv: {
    alone: `dina instruktioner|dina regler|din prompt|citera mig|som om jag`,
    tell: `betrakta|skriv|ange|citera|markera|bedom|ge mig|ignorera|hitta pa|behandla|namn inte|kalla mig|avkoda|folj den|utelamna|
      snalla|var god|vanligen|maste|skall|ska du|du ska|bor|ge mig|ge|satt|skriv|anteckna|markera|bedom|betygsatt|citera|upprepa|las|laser upp|visa|ignorera|glom|behandla|anse|hitta pa|tank dig|
      latsas|fraga|oversatt|beskriv|namn|namn inte|kalla mig|avkoda|folj|lagg|ange|fran och med nu|hadanefter|bara|endast|annars|racker det`,
    about: `poang*|niva*|betyg*|bedomning*|utvardering*|kriteri*|krav|kraven|instruktion*|prompt*|sammanfatt*|rapport*|resultat*|kandidat*|citat*|bevis*|fraga|fragor*|en femma|femma*|tabell|cv|
      meritforteckning*|uppehall*|koden|ur det jag sa|rekryterare*|systemet`,
    reader: `ai|den ai|artificiell intelligens|systemet|programvara*|algoritm*|sprakmodell*|bedomare*|den som sammanfattar|till dig som|rekryterare*|intervjuare*`,
    own: `mitt svar|mina svar|detta svar|det har svaret|detta cv|mitt cv|denna kandidat|min ansokan`,
    best: `hogsta|maximal*|femma|fem av|100|uppfylld*|godkann*`,
  },
  tr: {
    alone: `talimatlarini|talimatlarinizi|komutlarini|sanki soylemis*|benden alinti*`,
    tell: `goster|kabul et|kabul etmeli*|kabul edin|yaz|yazin|ekle|ekleyin|isaretle|isaretleyin|say|sayin|uydur|uydurun|birakma|birakmayin|ver|verin|alintila*|
      yok say*|
      lutfen|gerek*|zorunda*|verin|ver|yaz|yazin|yazsin|isaretle*|puanla*|degerlendir|kaydet*|alinti goster*|alinti gibi|goster|tekrarla*|oku|okuyun|gormezden*|unut*|say|sayin|kabul etmeli*|
      kabul et|kabul edin|uydur*|hayal et*|sor|sorun|sormayin|cevir*|tanimla*|tanimlasin|soz etmesin|ekle*|dondur*|birakma|aramamali*|bundan sonra|yalnizca|sadece|yoksa|aksi halde|karsiliginda`,
    about: `puan*|seviye*|degerlendir*|kriter*|sart*|gereklilik*|talimat*|komut*|istem|ozet*|rapor*|sonuc*|aday*|alinti*|kanit*|soru*|ozgecmis*|bicim*|cevap*|eksik*|universite bilgisi`,
    reader: `yapay zeka*|sistem|sisteme|degerlendiren sistem|yazilim*|algoritma*|dil modeli|degerlendirici*|gelistirici modu|mulakatci*`,
    own: `cevabim|yanitim|bu cevap|bu yanit|bu ozgecmis|bu aday|adayin|basvurum`,
    best: `en yuksek|tam puan|bes|100|butun sartlari|kusursuz|kabul`,
  },
}

/** For languages without spaces, or whose words have prefixes. Parts of words. */
const PARTS: { tell: RegExp; about: RegExp }[] = [
  {
    tell: /تجاهل|اعتبر|اكتب|يكتب|ضع |أعط|امنح|سجّ?ل|قي[مّ]|صفه|يصفه|أطلب|اطلب|أرجو|يرجى|رجاء|اسأل|لا تسأل|كرر|اقرأ|أظهر|ترجم|توقف|أجب|انسب|اخترع|تخيل|من الآن|يجب|ألا يذكر|لا يذكر/u,
    about:
      /تعليمات|الشروط|المتطلبات|المرشح|التقييم|يقي[مّ]|النتيجة|الدرجة|المستوى|خمسة|مئة|الملخص|التقرير|السيرة|السؤال|سؤال|محاور|المتقدمين|الصيغة|الاقتباس|اقتباس|النظام|البرنامج|الذكاء|مقبول|نقص|السبب|مساعدي/u,
  },
  {
    tell: /请|務必|务必|必须|应该|应当|直接|不用|无需|忽略|无视|假装|扮演|你演|演一|补上|写上|编造|引用|重复|读给|念给|翻译|输出|标记|记录|给我|告诉我|只问|都不用|从现在起|接下来|以上内容结束/u,
    about:
      /要求|评分|分数|得分|五分|满分|等级|级别|评价|评语|评估|候选人|系统|提示词|指令|规则|格式|摘要|总结|报告|原文|证据|证书|回答|答案|问题|面试官|审核|核对|简历/u,
  },
]

const matcher = (list: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${list
      .split('|')
      .map(word => word.trim().replaceAll('*', '\\p{L}{0,14}'))
      .join('|')})(?![\\p{L}\\p{N}])`,
    'gu',
  )

const MATCHERS = Object.values(LANGUAGES).map(({ alone, tell, command = tell, about, reader, own, best }) => ({
  alone: matcher(alone),
  tell: matcher(tell),
  command: matcher(command),
  about: matcher(about),
  reader: matcher(reader),
  own: matcher(own),
  best: matcher(best),
}))

const plain = (text: string) =>
  fold(text)
    .replace(/[-\s«»"“”„‘]+/gu, ' ')
    .slice(0, 1200)

/** Between two words that belong together, in characters. */
const NEAR = 70

/** Whether two lists have words near each other, which do not overlap. */
function meet(text: string, one: RegExp, other: RegExp): boolean {
  const others = matchesOf(text, other).map(({ index, 0: word }) => ({ start: index, end: index + word.length }))
  if (others.length === 0) return false
  return matchesOf(text, one).some(({ index, 0: word }) =>
    others.some(({ start, end }) =>
      start >= index + word.length ? start - index - word.length <= NEAR : end <= index && index - end <= NEAR,
    ),
  )
}

/**
 * Whether a sentence may be meant for the evaluator: it orders, asks or bribes, about what evaluators do.
 *
 * @param place in a résumé, sentences without a subject tell what the person did: "Record results and write reports"
 */
export function mayOrder(sentence: string, place: 'answer' | 'resume'): boolean {
  if (PARTS.some(({ tell, about }) => tell.test(sentence) && about.test(sentence))) return true
  const text = plain(sentence)
  return MATCHERS.some(({ alone, tell, command, about, reader, own, best }) => {
    if (text.search(alone) >= 0 || meet(text, own, best) || meet(text, tell, reader)) return true
    return place === 'answer' ? meet(text, tell, about) : meet(text, tell, own) || meet(text, command, about)
  })
}
