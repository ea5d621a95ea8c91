import { fold, tokens } from '#platform/ai/text/tokens.ts'
import { choosesEnd } from './intent/ending.ts'
import type { Choice, CommittedTurn, OfferKind } from './state.ts'
import { isOnlyNo, isOnlyYes, saysNo, withdraws } from './yes-and-no.ts'

const OFFERS: Record<OfferKind, readonly Choice[]> = {
  break: ['go_on', 'another_day'],
  distress_support: ['go_on', 'pause', 'another_day', 'person', 'end'],
  crisis_support: ['pause', 'another_day', 'person', 'go_on', 'end'],
  paused: ['go_on', 'another_day', 'person', 'end'],
  another_day: ['go_on', 'person'],
  contact_consent: ['tell', 'keep_private'],
  contact_promised: ['go_on', 'another_day', 'end'],
  contact_declined: ['go_on', 'another_day', 'end'],
  accommodation: ['go_on', 'person'],
  other_language: ['go_on', 'person', 'end'],
  boundary: ['go_on', 'end'],
  end_offer: ['end', 'go_on'],
}

/** What the candidate can choose now: after the interviewer's last turn, until they answer. */
export function offersOf(turns: readonly Pick<CommittedTurn, 'speaker' | 'kind'>[]): readonly Choice[] {
  const last = turns.findLast(({ speaker, kind }) => speaker === 'interviewer' && kind !== 'moment')
  if (!last || !Object.hasOwn(OFFERS, last.kind) || turns.at(-1)?.kind === 'answer') return []
  return OFFERS[last.kind as OfferKind]
}

/** A longer reply is an answer or a request of its own. */
const MAX_WORDS = 14

// In the languages that the interviewer understands. The order matters: "no, I want to stop" ends, "yes, let's go on" continues.
const SPOKEN: readonly [Choice, RegExp][] = [
  [
    'another_day',
    /\b(?:(?:an)?other (?:day|time)|tomorrow|later|reschedule|postpone|next week|anderen? tag|ein andermal|morgen|spater|verschieben|autre jour|autre fois|demain|plus tard|reporter|otro dia|otra vez|manana|mas tarde|luego|aplazar)\b/u,
  ],
  [
    'person',
    /\b(?:person|human|someone|somebody|recruiter|call me|contact me|talk to (?:them|a)|mensch(?:en)?|jemand(?:e[mn]?)?|mitarbeiter\w{0,3}|personne|quelqu'un|humain|alguien|persona|humano)\b/u,
  ],
  [
    'end',
    /\b(?:end|stop|quit|finish|leave|enough|goodbye|bye|beenden|aufhoren|schluss|abbrechen|arreter|terminer|finir|arretons|quitter|terminar|parar|dejarlo|acabar)\b/u,
  ],
  [
    'pause',
    /\b(?:pause|break|rest|minutes?|moment|lie down|sit down|pausieren|minuten|repos|minutos|descanso|pausa)\b/u,
  ],
  [
    'go_on',
    /\b(?:continue|go (?:on|ahead)|carry on|keep going|resume|proceed|ready|back|let's go|i'm (?:ok|okay|fine|better)|better now|that's better|much better|where were we|weiter\w{0,6}|fortfahren|bereit|zuruck|geht wieder|wo waren wir|wieder da|da bin ich|continuer|continuons|reprendre|pret|prete|ca va|ou en etions nous|de retour|je suis (?:la|revenue?)|seguir|continuar|sigamos|listo|lista|estoy bien|donde estabamos|ya estoy|aqui estoy|he vuelto)\b/u,
  ],
]
/** Said besides a choice, these are part of it. */
const BESIDES = new Set(
  (
    "i i'm i'd i'll i've am is it's are be me my we us let let's it this that there the a an any and or but so to for on at of with from in by if as up then now here today " +
    'want like love wish would could can may might will should must rather prefer need have take give do doing go going feel feeling well sick better talk speak hear see ask tell ' +
    "please thanks thank you your sorry yes yeah yep sure okay ok no not don't why what when um uh oh just really maybe perhaps think guess too very much more interview question some few one two three five ten day time next real living team another other " +
    'ich mich mir du sie es wir uns das die der den dem ein eine einen einem einer bin ist sind geht mochte will wurde konnte kann muss darf habe brauche lieber gern gerne bitte danke ja nein nicht und aber mit an zu noch schon jetzt hier gibt da paar eben sprechen reden ' +
    "je j'ai j'aimerais moi me nous on ce c'est il y a la le les l un une des de d et ou mais pour avec dans en est suis veux voudrais peux pouvons dois prefere parler oui non merci ne pas s'il vous plait maintenant " +
    'yo me nos lo el los las un una de en y o pero con por para que es soy estoy quiero quisiera puedo podemos prefiero necesito hablar si gracias favor ahora aqui cinco dos unos'
  ).split(' '),
)
const MOST_BESIDES = 1
/** These tell what somebody did. */
const TOLD =
  /\b(?:told|said|asked|was|were|had|came|went|took|gave|got|called|helped|hatte|hat|war|sagte|gesagt|avait|etait|dit|dijo|era|tenia)\b/u

// What stands right before a choice that is refused: "I don't want to stop", "not tomorrow". "Why not tomorrow?" refuses nothing.
const REFUSED =
  /(?<!\b(?:why|warum|pourquoi) )\b(?:don't|do not|not|never|no need|nicht|keine|pas|no quiero|no necesito)(?: (?:want|wanted|need|going|gonna|to|talk|with|a|the|de|una))* $/u
/** There is more to come, so that even "sure" and "finish" don't end. */
const MORE_TO_COME = new RegExp(
  String.raw`\b(?:not (?:yet )?(?:finished|done|over)|haven't finished|(?:of course|certainly|absolutely|definitely) not|next question|why (?:would|should|do|did) (?:i|we|you)|let me finish|` +
    String.raw`(?:finish|end|complete) (?:my|what i|the (?:answer|question|story|sentence|thought)|.{0,20}\b(?:first|properly))|(?:more|something|a few things?|one (?:more )?thing) to (?:say|add|tell)|` +
    String.raw`(?:naturlich|sicher|bestimmt|auf keinen fall|noch|gar) nicht|auf keinen fall|nicht fertig|nachste frage|warum sollte|(?:noch|etwas|mehr) (?:etwas |was |viel )?(?:zu )?sagen|ausreden|zu ende (?:reden|sprechen|antworten|bringen)|` +
    String.raw`(?:bien sur|surtout|certainement) (?:que non|pas)|pas (?:encore )?(?:fini|termine)|question suivante|prochaine question|pourquoi (?:je|est-ce|voudrais)|(?:encore|autre chose|plus) (?:quelque chose )?a (?:dire|ajouter)|laissez-moi (?:finir|terminer)|(?:finir|terminer) (?:ma|mon|.{0,20}\b(?:correctement|d'abord))|` +
    String.raw`(?:claro|por supuesto) que no|no he (?:terminado|acabado)|(?:siguiente|proxima) pregunta|por que (?:iba|voy|deberia|querria)|(?:mas|algo|algo mas) que (?:decir|anadir)|(?:terminar|acabar) (?:mi|.{0,20}\b(?:primero|bien)))\b`,
  'u',
)
const STARTS_WITH_NO = /^(?:(?:um|uh|oh|well|ah|eh|also|ben|pues) )*(?:no|nope|nah|nein|non)\b/u

/** "Are you a real person?" asks about the interviewer. */
const ABOUT_INTERVIEWER =
  /\b(?:(?:are you|is this|am i (?:talking|speaking) (?:to|with)) (?:an?|really|actually|even|some)|(?:sind sie|bist du) (?:eine?|echt|wirklich)|(?:etes[- ]vous|vous etes|es[- ]tu) (?:une?|vraiment)|(?:es usted|eres) (?:una?|de verdad))\b/u

/** Which of the offered choices a short reply makes; null if it makes none. A choice says little else. */
export function readChoice(text: string, offered: readonly Choice[]): Choice | null {
  const words = tokens(text).map(token => token.text)
  if (offered.length === 0 || words.length === 0 || words.length > MAX_WORDS) return null
  if (offered.includes('tell')) return consentIn(text)
  const plain = words.join(' ')
  if (offered[0] === 'end' && MORE_TO_COME.test(plain)) return 'go_on'
  // With the punctuation: "No, quiero parar" is not "No quiero parar".
  const said = fold(text).replace(/\s+/gu, ' ')
  const spoken = SPOKEN.filter(
    ([choice, pattern]) => offered.includes(choice) && pattern.test(plain) && isMeant(choice, said),
  )
  const named = spoken.find(
    ([choice, pattern]) => (choice === 'end' ? choosesEnd(text) : true) && !refuses(said, pattern),
  )?.[0]
  if (named && named !== 'go_on') return named === 'end' || saysLittleElse(plain, spoken) ? named : null
  const refusesEnd = spoken.some(([choice, pattern]) => choice === 'end' && refuses(said, pattern))
  if (refusesEnd || (offered[0] === 'end' && spoken.length > 0 && STARTS_WITH_NO.test(plain))) return goingOn(offered)
  if (named) return saysNo(text) || !saysLittleElse(plain, spoken) ? null : named
  if (spoken.length > 0) return null
  // Asked whether to end, "no thanks" continues.
  if (offered[0] === 'end' && isOnlyNo(text)) return 'go_on'
  return isOnlyYes(text) ? offered[0]! : null
}

/** Only a clear yes tells anyone anything. */
const consentIn = (text: string): Choice | null =>
  saysNo(text) || withdraws(text) ? 'keep_private' : isOnlyYes(text) ? 'tell' : null

/** A person who is not well may mean something else, so the timer stays stopped. */
const goingOn = (offered: readonly Choice[]): Choice => (offered.includes('pause') ? 'pause' : 'go_on')

function saysLittleElse(plain: string, spoken: readonly (readonly [Choice, RegExp])[]): boolean {
  const rest = spoken.reduce((left, [, pattern]) => left.replace(new RegExp(pattern, 'gu'), ' '), plain)
  if (TOLD.test(rest)) return false
  return rest.split(' ').filter(word => word !== '' && !BESIDES.has(word)).length <= MOST_BESIDES
}

function refuses(said: string, pattern: RegExp): boolean {
  const at = said.search(pattern)
  return at >= 0 && REFUSED.test(said.slice(0, at))
}

const isMeant = (choice: Choice, said: string): boolean => choice !== 'person' || !ABOUT_INTERVIEWER.test(said)
