import { fold, tokens } from './tokens.ts'

/**
 * What a sentence says about work, regardless of its grammar: base forms count like past forms ("I build", "I built"), so that
 * nobody gets a lower score for their English.
 */
export interface Signals {
  /** "I called", "I decide": something that the speaker did. */
  own_action: boolean
  /** How many such actions the sentence contains. */
  own_deeds: number
  team_action: boolean
  /** A count, share, sum or span. */
  number: boolean
  result: boolean
  reasoning: boolean
  /** What changed afterwards, or what was learned. */
  change: boolean
  /** A time, a place or a name: a specific event. */
  particular: boolean
  /** "I would", "usually", "always": hypothetical, not something that was done. */
  general: boolean
}

const BASE =
  'add agree analyse analyze answer apply argue arrange ask assign audit automate begin book bring build buy call calm carry change check choose clean close coach collect combine compare complete contact count create cut debug decide deliver deploy design develop discover discuss divide document draft draw drop email ensure escalate explain find finish fix follow gather get give go group handle help hire hold identify implement inspect install interview introduce invite isolate keep label launch lead list listen lower maintain make manage map measure mediate meet mentor merge migrate move negotiate offer open order organise organize own pack pair phone pick plan prepare present print prioritise prioritize propose prove pull push put raise read rebuild record reduce refactor remove reorganise reorganize repair repeat replace report reproduce research resolve restore review rewrite roll rotate run scan schedule sell send separate set share show sit solve sort speak split stand start stop suggest swap switch take talk teach tell test trace track train translate turn update visit walk warn weigh write'
const PAST =
  'built led wrote rewrote rebuilt ran made took chose found spoke told taught set cut sold held kept drew did went began brought met gave put got sent saw stood bought caught dealt drove dug fought hid laid left let lit lost paid rode sat shot shut slept split spent stuck swept threw understood undertook withdrew won wound'
const STATIVE = new Set(
  'liked wanted loved believed needed hoped enjoyed felt wished learned used seemed existed deserved preferred excited interested motivated experienced skilled required supposed'.split(
    ' ',
  ),
)
const ACTS = new Set(`${BASE} ${PAST}`.split(' '))

const GENERAL =
  /\b(?:i|we|you)(?:'d| would| could| will|'ll| might| should)\b|\b(?:usually|always|generally|typically|normally|in general|every time|it depends|people should|one should|you have to|you need to|i am someone|i'm someone|i am a person|i'm a person)\b|\b(?:wurde ich|normalerweise|immer|je ferais|d'habitude|toujours|yo haria|normalmente|siempre)\b/u
const NUMBER_WORD =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|hundreds|thousand|thousands|million|dozen|dozens|half|halved|doubled|tripled|quarter|zwei|drei|vier|funf|zehn|zwanzig|hundert|halbiert|deux|trois|quatre|cinq|dix|vingt|cent|moitie|dos|tres|cuatro|cinco|diez|veinte|cien|mitad)\b/u
const RESULT =
  /\b(?:reduc\w*|increas\w*|improv\w*|decreas\w*|saved?|doubl\w*|halv\w*|tripl\w*|dropp?(?:ed|s)?|fell|falls?|grew|rose|went (?:down|up|from)|cut|shorten\w*|deliver\w*|launch\w*|shipp?ed|finished|completed|resolved|solved|fixed|recovered|renewed|signed|won|approved|passed|no longer|on time|drained|restored|back (?:up|online|to normal|in service)|(?:has|have|had)(?:n't| not| never) (?:happened|occurred|returned|come back)|in the end|as a result|the result|resulted|so that|which meant|led to|ended up|stayed with us|came back|from \S+(?: \S+)? to \S+|verringert|gesenkt|erhoht|verbessert|dadurch|am ende|reduit|augmente|ameliore|resultat|au final|reduj\w*|aument\w*|mejor\w*|resultado|al final)\b/u
const REASONING =
  /\b(?:because|since (?!then)|therefore|the reason|the cause|root cause|that's why|that is why|instead of|rather than|trade ?offs?|trade-offs?|on the other hand|although|even though|however|in order to|weigh\w*|compar\w*|risk\w*|otherwise|would have (?:cost|taken|broken|lost|meant)|the alternative|first because|so i|so we|i decided|i chose|i choose|weil|deshalb|statt|sonst|entschied\w*|parce que|donc|plutot que|au lieu|porque|por eso|en vez de|en lugar de|decidi)\b/u
const CHANGE =
  /\b(?:since then|ever since|from then on|after that|after this|afterwards|now we|now i|now the|now they|today (?:we|the|they|it)|still us\w+|still in use|next time|i learn\w*|learnt|taught me|the lesson|added an? (?:alert|test|check|checklist|step)|since[.!]?$|changed (?:how|the way|our|my)|became (?:the|our)|what i would do differently|i do differently|seitdem|nachstes mal|gelernt|depuis|desormais|la prochaine fois|j'ai appris|desde entonces|la proxima vez|aprendi)\b/u
const TIME =
  /\b(?:last (?:year|month|week|summer|winter|spring|autumn|fall|quarter|december)|(?:19|20)\d{2}|yesterday|one (?:day|night|morning|evening|customer|patient|time|case|shift|friday|monday)|once|i had (?:a|an|one|this)|there was (?:a|an|one|this)|when i (?:was|worked|joined|started|work|join)|at my (?:last|previous|current|first|old)|in my (?:last|previous|current|first) (?:job|role|team|company|position)|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|christmas|(?:two|three|four|five|six|\d+) (?:days|weeks|months|years|hours) (?:ago|later|before)|letztes jahr|als ich|l'annee derniere|quand j'|el ano pasado|cuando (?:yo|trabajaba))\b/u
const FOREIGN_ACTION =
  /\bich (?:habe|hatte)\b|\bhabe ich\b|\bj'ai\b|\bj'avais\b|\byo \p{L}+(?:e|i)\b|\bhe \p{L}+(?:ado|ido)\b|\b\p{L}{3,}(?:ue|ice|ije)\b/u
// "Pakete kommissioniert", "Géré une équipe", "Gestioné el almacén": an action without its subject.
const FOREIGN_DEED = /(?:(?<!\p{L})ge\p{L}{3,}(?:t|en)|\p{L}{3,}iert)\s*[.;]?$|^\p{L}{3,}(?:é|ée|és|ées|ó)(?!\p{L})/u
const FOREIGN_TEAM = /\bwir haben\b|\bhaben wir\b|\b(?:nous avons|on a)\b|\b(?:hicimos|hemos)\b/u

/** Reads one sentence. Nothing here looks at fluency, accent, hesitation or grammar. */
export function readSignals(sentence: string): Signals {
  const text = fold(sentence).replace(/\s+/gu, ' ')
  const words = tokens(sentence)
  const general = GENERAL.test(text)
  const foreign = FOREIGN_ACTION.test(text) || FOREIGN_DEED.test(sentence.trim())
  const own = general ? 0 : Math.max(acts(words, ['i', "i've", "i'd"]), startsWithDeed(words) || foreign ? 1 : 0)
  return {
    own_action: own > 0,
    own_deeds: own,
    team_action: !general && (acts(words, ['we', "we've", "we'd", 'they', 'team']) > 0 || FOREIGN_TEAM.test(text)),
    number: /\p{N}/u.test(text) || NUMBER_WORD.test(text),
    result: RESULT.test(text),
    reasoning: REASONING.test(text),
    change: CHANGE.test(text),
    particular: TIME.test(text) || namesSomething(words, sentence),
    general,
  }
}

const BETWEEN =
  /^(?:have|had|has|also|then|just|first|next|did|was|am|were|myself|personally|and|always|already|even|alone|[a-z]+ly)$/u

/** Counts subjects followed by an action, with only words between them that keep the action tied to the subject. */
function acts(words: { text: string }[], subjects: string[]): number {
  return words.filter((word, i) => {
    if (!subjects.includes(word.text)) return false
    let at = i + 1
    while (at < words.length && at <= i + 3 && BETWEEN.test(words[at]!.text)) at += 1
    return at < words.length && isDeed(words[at]!.text)
  }).length
}

function isDeed(word: string): boolean {
  return ACTS.has(word) || (/[a-z]{3,}ed$/u.test(word) && !STATIVE.has(word))
}

/** "Called the customer back.": the subject is often left out. */
function startsWithDeed(words: { text: string }[]): boolean {
  const first = words.find(
    word => !['and', 'then', 'so', 'also', 'first', 'next', 'later', 'finally'].includes(word.text),
  )
  return (
    first !== undefined &&
    isDeed(first.text) &&
    !/^(?:make|keep|get|go|put|let|set|cut|list|order|show|plan)$/u.test(first.text)
  )
}

/** A capitalised word inside the sentence that is not "I". */
function namesSomething(words: { raw: string; start: number }[], sentence: string): boolean {
  return words.some(
    ({ raw, start }, i) =>
      i > 0 &&
      /^\p{Lu}[\p{L}\p{N}+#.]+$/u.test(raw) &&
      !/^I['’]/u.test(raw) &&
      !/[.!?:"“]\s*$/u.test(sentence.slice(0, start)),
  )
}
