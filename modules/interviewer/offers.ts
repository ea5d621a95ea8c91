import { fold, tokens } from '#platform/ai/text/tokens.ts'
import type { Choice, CommittedTurn, OfferKind } from './state.ts'

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
    /\b(?:person|human|someone|somebody|recruiter|call me|contact me|talk to (?:them|a)|mensch|jemanden?|mitarbeiter\w{0,3}|personne|quelqu'un|humain|alguien|persona|humano)\b/u,
  ],
  [
    'end',
    /\b(?:end|stop|quit|finish|leave|enough|goodbye|beenden|aufhoren|schluss|abbrechen|arreter|terminer|finir|arretons|quitter|terminar|parar|dejarlo|acabar)\b/u,
  ],
  [
    'pause',
    /\b(?:pause|break|rest|minutes?|moment|lie down|sit down|pausieren|minuten|repos|minutos|descanso|pausa)\b/u,
  ],
  [
    'go_on',
    /\b(?:continue|go (?:on|ahead)|carry on|keep going|resume|proceed|ready|back|let's go|i'm (?:ok|okay|fine|better)|better now|weiter\w{0,6}|fortfahren|bereit|zuruck|geht wieder|continuer|continuons|reprendre|pret|prete|ca va|seguir|continuar|sigamos|listo|lista|estoy bien)\b/u,
  ],
]
const YES =
  /^(?:(?:um|uh|well|okay|oh|so) )*(?:yes|yeah|yep|sure|please do|do (?:that|it)|of course|okay|ok|go ahead|tell them|that's fine|you (?:can|may)|i agree|fine|alright|ja|gerne?|klar|einverstanden|oui|d'accord|volontiers|bien sur|si|claro|vale|de acuerdo|por favor)\b/u
const NO =
  /\b(?:no|not|nope|nah|don't|do not|never|rather not|nobody|no one|nein|nicht|niemand\w{0,2}|non|pas|personne|nadie|keep it|private|privately)\b/u
/** No, and nothing else. */
const ONLY_NO = /^(?:no|nope|nah|nein|non)(?: (?:no|non|nein|thanks|thank you|danke|merci|gracias|not (?:yet|now)))*$/u
// What stands right before a choice that is refused: "I don't want to stop", "not tomorrow". "Why not tomorrow?" refuses nothing.
const REFUSED =
  /(?<!\b(?:why|warum|pourquoi) )\b(?:don't|do not|not|never|no need|nicht|keine|pas|no quiero|no necesito)(?: (?:want|wanted|need|going|gonna|to|talk|with|a|the|de|una))* $/u

/** "Are you a real person?" asks about the interviewer. */
const ABOUT_INTERVIEWER =
  /\b(?:(?:are you|is this|am i (?:talking|speaking) (?:to|with)) (?:an?|really|actually|even|some)|(?:sind sie|bist du) (?:eine?|echt|wirklich)|(?:etes[- ]vous|vous etes|es[- ]tu) (?:une?|vraiment)|(?:es usted|eres) (?:una?|de verdad))\b/u

/** Which of the offered choices a short reply makes; null if it makes none. */
export function readChoice(text: string, offered: readonly Choice[]): Choice | null {
  const words = tokens(text).map(token => token.text)
  if (offered.length === 0 || words.length === 0 || words.length > MAX_WORDS) return null
  const plain = words.join(' ')
  // Only a clear yes tells anyone anything.
  if (offered.includes('tell')) return NO.test(plain) ? 'keep_private' : YES.test(plain) ? 'tell' : null
  // With the punctuation: "No, quiero parar" is not "No quiero parar".
  const said = fold(text).replace(/\s+/gu, ' ')
  const spoken = SPOKEN.filter(
    ([choice, pattern]) => offered.includes(choice) && pattern.test(plain) && isMeant(choice, said),
  )
  const named = spoken.find(([, pattern]) => !refuses(said, pattern))?.[0]
  if (named && named !== 'go_on') return named
  // A person who is not well may mean something else, so the timer stays stopped.
  if (spoken.some(([choice]) => choice === 'end')) return offered.includes('pause') ? 'pause' : 'go_on'
  if (named) return NO.test(plain) ? null : named
  // Asked whether to end, "no thanks" continues.
  if (offered[0] === 'end' && ONLY_NO.test(plain)) return 'go_on'
  // "Please do not …" begins like a yes.
  if (YES.test(plain) && spoken.length === 0) return offered[0]!
  return null
}

function refuses(said: string, pattern: RegExp): boolean {
  const at = said.search(pattern)
  return at >= 0 && REFUSED.test(said.slice(0, at))
}

const isMeant = (choice: Choice, said: string): boolean => choice !== 'person' || !ABOUT_INTERVIEWER.test(said)
