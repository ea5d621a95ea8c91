import { foldInPlace } from '#platform/ai/text/tokens.ts'
import type { Intent } from './rules.ts'
import { spokenText } from './spoken-words.ts'

// Phrases that sound like a call for help or a wish to end and mean something else. What is said without them decides.

const join = (...parts: string[]): RegExp => new RegExp(String.raw`\b(?:${parts.join('|')})`, 'gu')

/** Not the interview but a thing, a trade or a person. */
const INTERVIEW =
  '(?:interview|call|conversation|session|meeting|chat|process|page|tab|room|gesprach|vorstellungsgesprach|telefonat|verfahren|entretien|appel|discussion|entrevista|llamada|conversacion|reunion|proceso)'
const TRADE =
  '(?:job|work|company|trade|industry|sector|field|business|profession|firm|team|shop|store|kitchen|hospital|school|army|country|city|town|shifts?|nights?|post|position|role|employer|department)'

const BACK_TO_TOLD =
  'go(?:ing)? (?:back|further back) (?:to (?:my|the (?:first|last|previous|time|story|beginning|start)|when|that|(?:19|20)\\d\\d)|a (?:few|couple|bit|little)|in time|\\w{2,8} (?:years|months|weeks))\\b(?: (?!shift|desk|work|bed)\\w{2,14}){0,3}'
const NO_LONGER =
  "(?:they|we|he|she|it|people|customers|guests|patients) (?:do not|don't|does not|doesn't|did not|didn't) (?!(?:\\w{2,12} ){0,3}(?:me|us|live|exist)\\b)[^.!?]{2,40}any ?more|(?:i|we) (?:do not|don't) (?:do (?:that|it|this)|use \\w{2,14}|work (?:there|like that|with \\w{2,14})|drive|smoke|drink)(?: \\w{2,14})? any ?more"

const IDIOMS: Partial<Record<Intent, RegExp>> = {
  end: join(
    BACK_TO_TOLD,
    NO_LONGER,
    '^no more (?!questions|of this)[a-z]{4,}',
    '(?:had|have had) enough of (?:that|them|him|her|the \\w{3,14})(?: so\\b[^.!?]{0,60})?',
    'go(?:ing)? (?:with|ahead|over|for (?:the|that|option)|through(?! with))(?! (?:this|it|leaving))\\b(?: (?:the|a|my|that|team|\\w{2,14})){0,3}',
    `(?:leave|leaving|quit|quitting) (?:the|my|this|that|a|our) (?:\\w{1,14} )?${TRADE}\\b`,
    `(?:leave|leaving|quit|quitting) (?!${INTERVIEW}|(?:goodbye|bye|it|now|here|please|early|because|as|since|and|but|or|so|if|me|us|you|right|today|straight|then|at|in|for|before|with|i|the|my|this|that|a|our|we|is|was|sorry|thanks|thank|immediately|already|tomorrow|later)\\b)[a-z]{4,}`,
    '(?:stop|quit) (?!(?:talking|interviewing|answering|doing|recording|being|going|continuing|asking|speaking|wasting|living|existing)\\b)[a-z]{2,12}ing\\b',
    'off (?:on|every|until|from|most|between|during|(?:at (?:the )?)?weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days)\\b',
    "(?:i'm|i am|we're|we are) out (?:of the|by|at|on|every|until|with|in the)\\b",
    'over (?:a|an|the|there|ten|budget|by|time|them|him|her|\\d)\\b',
    '(?:good ?bye|bye)(?: bye)? (?!(?:for|now|and|then|everyone|thanks|thank|have|take|please|sorry|that|this|then|because|will|with|from)\\b)[a-z]{4,}',
    '(?:i|we|he|she|they) (?:just |then |simply )?(?:shut|turned|switched|closed|stopped|put|called) (?:it|them|that|the \\w{2,14})(?: (?:down|off|up|in))?',
    `(?:den|die|das|meine[nm]?|diese[nm]?) (?:\\w{1,14} )?(?!${INTERVIEW})\\w{4,20} (?:verlassen|hinschmeissen)\\b`,
    `(?:aus (?:der|dem|meine[rm])|weg (?:vom|von der|von dem|aus der)) (?!${INTERVIEW})\\w{3,20}`,
    `mit (?:dem|der|den) (?!${INTERVIEW})\\w{3,20} (?:aufhoren|aufgehort)\\b`,
    '(?:gehe?|gehen) (?:ich |wir )?(?:nach(?! hause)|zu|mit|in|auf|zum|zur|vor|durch)\\b',
    `(?:quitter|quitte|arreter|arrete|laisser) (?:la |le |l'|les |mon |ma |mes )(?!${INTERVIEW})\\w{3,20}`,
    'arreter de (?!parler|repondre|continuer)\\w{3,20}',
    `(?:dejar|abandonar|dejo) (?:la|el|los|las|mi) (?!${INTERVIEW})\\w{3,20}`,
    'dejar de (?!hablar|responder|continuar)\\w{3,20}',
    "n'abandonne (?:pas|jamais)\\b",
    'me voy (?:con|por)\\b(?: (?:el|la|un|una))?(?: \\w{3,20})?',
  ),
  skip: join(
    `(?:dejar|abandonar) (?:la|el|los|las|mi) (?!${INTERVIEW}|pregunta|cuestion|tema|siguiente|parte)\\w{3,20}`,
  ),
  break: join(BACK_TO_TOLD),
  repeat: join('(?:ich|wir|er) (?:habe|haben|hat|hatte) (?:\\w{1,14} ){1,8}(?:wiederholt|erklart|gesagt|gefragt)\\b'),
  done: join("j'ai fini par \\w{3,14}"),
  distress: join(
    '(?:scared|afraid|worried|nervous|angst|peur|miedo)[^.!?]{0,40}\\b(?:reject|job|chance|place|fail|ablehn|absag|stelle|poste|refus|puesto|rechac|rechaz)\\w*',
    'a partir d(?:e|u|es)?\\b',
    "(?:never|rarely|hardly ever|haven't|have not|nie|selten|jamais|nunca) (?:\\w{2,8} ){0,2}(?:sick|ill|krank|malade|enferm[oa])\\b",
    "(?:i|we)(?:'d| would) (?:\\w{2,12} )?(?:call|ring|get|phone) (?:an ambulance|a doctor|the doctor|the emergency services)\\b",
    '(?:wurde|wurden) (?:\\w{2,12} ){0,3}(?:notarzt|krankenwagen|arzt|rettungsdienst) (?:rufen|holen|anrufen)\\b',
    "(?:j'appellerais|on appellerait) (?:une ambulance|les secours|le samu|un medecin|les pompiers)\\b",
    'llamaria a (?:una ambulancia|emergencias|un medico|urgencias)\\b',
    '(?:had|hatte|ai eu|tuve) [^.!?,]{0,40}\\b(?:\\w{2,10} years ago|vor \\w{2,10} jahren|il y a \\w{2,10} ans|hace \\w{2,10} anos)\\b',
    'hatte vor \\w{2,10} jahren \\w{3,20}\\b',
    '(?:scared|afraid|frightened) of (?!dying|him|her|them|my|what|myself|going|being|losing)[a-z]{4,}',
    'feels? sick when (?:people|someone|somebody|i see|i hear|a|the)\\b[^.!?]{0,40}',
    "n'en peux plus (?:des|de la|du|de ces?) (?!vie|douleur)\\w{3,20}",
    "(?:can't|cannot|can not) stand (?!(?:the pain|up|it(?! when)|this|straight|still|on)\\b)[a-z]{2,}(?: (?:when|\\w{2,14}))?",
    '(?:was|were|got) (?:so |really |very |just )?(?:scared|afraid|worried|terrified|frightened) (?:that )?(?:somebody|someone|he|she|they|people|a|the|one of|we|it|nobody|everybody|customers?|patients?)\\b[^.!?]{0,80}',
    "could(?:n't| not) (?:even |really )?breathe (?:in (?:there|that|the)|with|because of|for|through|behind|under)\\b[^.!?]{0,60}",
    '(?:kann|konnte) [^.!?]{0,30}nicht (?:ausstehen|leiden)\\b',
    'hatte (?:so |grosse )?angst,? dass (?:jemand|er|sie|wer|die|der|das|es|wir)\\b[^.!?]{0,80}',
    '(?:bekam|kriegte|konnte)[^.!?]{0,20}(?:da drin|dort drin|bei dem|bei der|vor lauter|hinter der)\\b[^.!?]{0,40}(?:luft|atmen)',
    "(?:ne )?supporte pas (?:d'|de |les |le |la |l'|qu'|que |quand )[^.!?]{0,40}",
    "(?:j'avais|avait) (?:tres |tellement )?peur (?:que |qu'|pour )[^.!?]{0,80}",
    '(?:pouvais|pouvait) (?:pas|plus|a peine) respirer (?:la-dedans|la dedans|dedans|avec|a cause|dans)[^.!?]{0,50}',
    'no soporto (?:llegar|que|los|las|la|el|cuando|a los?)\\b[^.!?]{0,40}',
    'tenia (?:mucho )?miedo (?:de que|por)\\b[^.!?]{0,80}',
    'no (?:podia|se podia) respirar (?:ahi|alli|con|por|dentro)\\b[^.!?]{0,50}',
  ),
  self_harm: join(
    NO_LONGER,
    "(?:pour|de) finir (?:la |le |les |l'|ma |mon |mes |une |un )(?!vie|existence|jours)\\w{3,20}",
    "(?:could(?:n't| not)|can't|cannot|can not|would not|wouldn't) live (?:with|in) (?:a |such a |that |the |this |so much )(?:\\w{1,14} )?(?:mess|chaos|noise|dirt|disorder|smell|clutter|dust|team|boss|schedule)\\b[^.!?]{0,20}",
    '(?:konnte|kann) (?:\\w{1,14} )?mit (?:so |solch )?(?:einem|einer|dem|der|viel) (?:\\w{1,14} )?(?:chaos|durcheinander|dreck|larm|unordnung|gestank) nicht leben\\b',
    '(?:pourrais|peux|pouvais) pas vivre (?:avec|dans) (?:un tel |une telle |un |ce |cette |autant de |tant de )(?:\\w{1,14} )?(?:bazar|desordre|bruit|salete|odeur|fouillis|bordel)\\b',
    'no (?:podria|puedo|podia) vivir (?:con|en) (?:un |una |ese |tanto |tanta |este )(?:\\w{1,14} )?(?:desorden|ruido|suciedad|caos|olor|lio)\\b',
  ),
}
/** What is so now is no story. */
const NOW =
  /\b(?:right now|just now|at the moment|at the door|today|gerade|jetzt|heute|maintenant|en ce moment|aujourd'hui|ahora|hoy)\b/u
/** With fewer words left, nothing else is said: "I want to". What may be a call for help is read again, however short. */
const FEW_WORDS = 4
const FEW_URGENT = 3

/** The text without the phrases that only sound like the intent; null if it has none of them, and empty if nothing else is said. */
export function withoutIdioms(text: string, intent: Intent): string | null {
  const idioms = IDIOMS[intent]
  const plain = foldInPlace(text)
  if (!idioms || (intent !== 'end' && NOW.test(plain))) return null
  const rest = plain.replace(idioms, ' ')
  if (rest === plain) return null
  const few = intent === 'self_harm' || intent === 'distress' ? FEW_URGENT : FEW_WORDS
  return spokenText(rest).words.length < few ? '' : rest
}
