import { tokens } from '#platform/ai/text/tokens.ts'
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

/** Which of the offered choices a short reply makes; null if it makes none. */
export function readChoice(text: string, offered: readonly Choice[]): Choice | null {
  const words = tokens(text).map(token => token.text)
  if (offered.length === 0 || words.length === 0 || words.length > MAX_WORDS) return null
  const plain = words.join(' ')
  // Only a clear yes tells anyone anything.
  if (offered.includes('tell')) return NO.test(plain) ? 'keep_private' : YES.test(plain) ? 'tell' : null
  const named = SPOKEN.find(([choice, pattern]) => offered.includes(choice) && pattern.test(plain))?.[0]
  if (named) return named === 'go_on' && NO.test(plain) ? null : named
  if (YES.test(plain)) return offered[0]!
  return null
}
