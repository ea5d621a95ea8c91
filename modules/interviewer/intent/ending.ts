import { spokenText } from './spoken-words.ts'

// A wish to end that nobody can take for anything else. It is the whole of what is said, so that "I want to leave retail" and "Can I go
// on?" are none.

/** Said besides it, these change nothing. */
const BESIDES = new Set(
  (
    'please thanks thank sorry okay well so yes yeah now here today really just right away immediately then and oh ' +
    'bitte danke entschuldigung gut also ja jetzt hier heute gleich sofort dann und einfach ' +
    'merci pardon desole desolee bon bien alors oui maintenant ici la aujourd hui tout de suite et ' +
    'gracias perdon perdone bueno pues si ahora aqui hoy ya mismo y'
  ).split(' '),
)
const COURTESY =
  /\b(?:s' il (?:vous|te) plait|por favor|thank you(?: very much)?|vielen dank|muchas gracias|merci beaucoup|right now|at this point)(?= |$)/gu

const WISH =
  '(?:i|we) (?:want|wish|need|have|prefer|am going|am ready|must|will|would (?:like|love|prefer|rather)|had better)(?: to)?|(?:can|could|may) (?:i|we|you)|would you|let us|let me|' +
  '(?:ich|wir) (?:mochten?|will|wollen|wurden?|muss|mussen)(?: gerne?| lieber)?|(?:konnen|konnten|wollen|durfen) (?:wir|sie)|(?:kann|konnte|darf) ich|lassen sie uns|lass uns|' +
  "(?:je|on) (?:veux|voudrais|voudrait|veut|prefere|souhaite|dois|vais|souhaiterais)|j' aimerais|(?:peut|peux|pouvons|pouvez|pourrait|pourrions|puis)(?: on| nous| vous| je)?|" +
  '(?:quiero|queremos|quisiera|deseo|prefiero|necesito|voy a|me gustaria|podemos|podriamos|puedo|puede|vamos a)'
const STOP =
  'stop|end|quit|terminate|leave|cancel|abort|close|hang up|beenden|abbrechen|aufhoren|verlassen|beende|auflegen|arreter|arretons|arrete|quitter|mettre fin a|cesser|interrompre|raccrocher|parar|paremos|dejarlo|dejar|abandonar|cancelar|colgar|detener|terminamos'
/** Of an answer, too: "let me finish". */
const FINISH = 'finish|finir|terminer|terminons|terminar|acabar|finalizar|acabemos|terminemos'
const INTERVIEW =
  "(?:with )?(?:the |this |our |my |das |dieses |unser |mit dem |l' |cet |cette |la |notre |el |esta |este |nuestra )?(?:ai |video |job )?(?:interview|call|conversation|session|meeting|chat|gesprach|vorstellungsgesprach|bewerbungsgesprach|telefonat|anruf|entretien|appel|conversation|discussion|entrevista|llamada|conversacion|reunion)"
const GOODBYE =
  '(?:good ?bye|bye|bye bye|good bye|farewell|(?:auf )?wiedersehen|auf wiederhoren|tschuss|tschus|au revoir|adieu|adios|hasta luego)(?: (?:everyone|all))?'

const endingIn = (verbs: string): string =>
  `^(?:(?:i am ready to|i think|${WISH}) )?(?:(?:${WISH}) )?(?:(?:${verbs})(?: (?:it|es|damit|${INTERVIEW}))?|(?:${INTERVIEW}|es|damit|lo) (?:zu )?(?:${verbs}))$|^${GOODBYE}$`
const INTERVIEW_ENDS = new RegExp(
  `^(?:(?:${WISH}) )?(?:(?:${STOP}) ${INTERVIEW}|${INTERVIEW} (?:zu )?(?:${STOP}))$|^${GOODBYE}$`,
  'u',
)
const STOPS = new RegExp(endingIn(STOP), 'u')
/** What a person says who is worn out, too, so nothing else may be said with it. */
const STOPS_OR_FINISHES = new RegExp(
  `${endingIn(`${STOP}|${FINISH}`)}|^(?:that is |that was |it is |das (?:ist|war) |c' est |es )?(?:enough|i quit|i am done|the end|genug|schluss|fini|termine|suficiente|basta|fin)$`,
  'u',
)

/** What is said up to each sign that separates, without what changes nothing; empty clauses are left out. */
const clausesOf = (text: string): string[] =>
  text
    .split(/[.!?,;:]+/u)
    .map(clause =>
      spokenText(clause)
        .words.map(word => word.text)
        .join(' ')
        .replace(COURTESY, ' ')
        .split(' ')
        .filter(word => word !== '' && !BESIDES.has(word))
        .join(' '),
    )
    .filter(clause => clause !== '')

/** Whether all that is said is a wish to end this interview. */
export function surelyEnds(text: string): boolean {
  const clauses = clausesOf(text)
  return clauses.length > 0 && clauses.every(clause => INTERVIEW_ENDS.test(clause))
}

/** Whether a reply to an offer to end accepts it in so many words. */
export function choosesEnd(text: string): boolean {
  const clauses = clausesOf(text)
  if (clauses.length === 0) return false
  return clauses.some(clause => STOPS.test(clause)) || clauses.every(clause => STOPS_OR_FINISHES.test(clause))
}
