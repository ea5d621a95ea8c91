/** What a candidate can want from the interviewer instead of answering, the most important first. */
export const INTENTS = [
  'self_harm',
  'distress',
  'end',
  'accommodation',
  'abuse',
  'other_language',
  'break',
  'repeat',
  'rephrase',
  'salary_question',
  'about_ai',
  'job_question',
  'skip',
  'moment',
  'done',
  'dont_know',
] as const
export type Intent = (typeof INTENTS)[number]

/** How surely words mean an intent: `clear` in a longer utterance too, `likely` if nothing else is clear, `brief` if little else is said. */
export type Certainty = 'clear' | 'likely' | 'brief'

/** Concepts that mean an intent if they are said close together, in any order, so that it holds in every language. */
export interface Rule {
  readonly intent: Intent
  readonly certainty: Certainty
  /** Each a choice of concepts. */
  readonly needs: readonly (readonly string[])[]
  /** Concepts that must not be said close by. */
  readonly without: readonly string[]
  /** How many words with a meaning of their own may stand between. */
  readonly gap: number
  /** Nothing belongs to it that comes after: it ends the sentence, or a reason or politeness follows. */
  readonly closes: boolean
  /** Nothing belongs to it that comes before. */
  readonly opens: boolean
  readonly ordered: boolean
}

const CERTAINTIES: Readonly<Record<string, Certainty>> = { '': 'clear', '~': 'likely', '?': 'brief' }

/** The intent that a name of a rule or a vocabulary stands for: `=end`, `=end~` (likely) or `=end?` (brief). */
export function meantBy(name: string): { readonly intent: Intent; readonly certainty: Certainty } | null {
  const [, said, sign] = /^=([a-z_]{2,20})([~?]?)$/u.exec(name) ?? []
  const intent = INTENTS.find(one => one === said)
  return intent ? { intent, certainty: CERTAINTIES[sign!]! } : null
}

const DEFAULT_GAP = 2

function ruleOf(line: string): Rule {
  const [name, rest] = line.split(': ')
  const [needs, ...conditions] = rest!.split('; ')
  const meant = meantBy(name!.trim())!
  const without = conditions.find(one => one.startsWith('not '))
  const gap = conditions.find(one => one.startsWith('gap '))
  return {
    ...meant,
    needs: needs!.split(/ [+>] /u).map(need => need.split('|')),
    without: without?.slice(4).split('|') ?? [],
    gap: gap ? Number(gap.slice(4)) : DEFAULT_GAP,
    closes: conditions.includes('closes'),
    opens: conditions.includes('opens'),
    ordered: needs!.includes(' > '),
  }
}

// `a + b`: said close together in any order, `a > b`: in this order, `a|b`: one of them. The concepts are in words/.
export const RULES: readonly Rule[] = `
  =self_harm: kill_self; not accident|profession
  =self_harm: harm_self + urge; not accident; gap 4
  =self_harm: i > harm_self > recent; gap 1; not accident
  =self_harm~: i > harm_self; gap 0; closes; not accident
  =self_harm: urge > die; not accident; gap 1
  =self_harm: thoughts > dark; gap 0
  =self_harm: wish_dead; not accident|profession
  =self_harm: not + wants + living; gap 1; not lifestyle
  =self_harm: not + point + living; gap 1
  =self_harm: i|my + suicide; not profession; gap 1
  =self_harm: better_off + without_me; gap 3

  =distress: i > feel > ill; gap 1; not feel_about
  =distress: i + badly_ill; gap 0; not feel_about|not
  =distress: i > not > feel > well; gap 1; not feel_about
  =distress: i > feel > not > well; gap 1; not feel_about
  =distress: i > feels_like > collapsing; gap 1
  =distress: my > body > hurting; gap 1
  =distress: hurting + my > body; gap 1
  =distress: having > attack; gap 1
  =distress: i > not > breathe; gap 1
  =distress: i > sobbing; gap 1
  =distress: around_me + spinning; gap 1
  =distress: kin + stricken + recent; gap 4
  =distress: kin + in_hospital; gap 2
  =distress: heard + bad_news; gap 4
  =distress: intruder + menacing + scared|home|here_home|i; gap 4
  =distress: i + unsafe; gap 2
  =distress: i + need_doctor; gap 1
  =distress~: too_much
  =distress: too_much + i|sobbing|spinning; gap 3
  =distress: calamity + here_home; gap 3

  =end: want > stop > meeting; gap 2; not not_stop|minutes_off
  =end: ask > stop > meeting; gap 2; not minutes_off
  =end: want + meeting + stop; gap 2; not not_stop|minutes_off
  =end: want > stop; closes; gap 1; not minutes_off|pausing|my_answer|not
  =end: stop > here; closes; gap 0; opens; not minutes_off|pausing|my_answer
  =end: not + wants + continue; gap 1; closes
  =end: farewell; closes; not habit
  =end: want > withdraw; gap 1
  =end: withdraw > candidacy; gap 2
  =end: want > leave; closes; gap 0; not minutes_off|my_answer
  =end: not_interested > this_job; gap 1
  =end: found_other > other_job; gap 1; not if_when|habit

  =accommodation: i > disabled; gap 1; closes
  =accommodation: i > disabled + need|ask|want|hard_for_me; gap 6
  =accommodation: i > have > disorder; gap 1; closes
  =accommodation: i|my + disorder + need|ask|want|hard_for_me; gap 6
  =accommodation: my_disorder + need|ask|want|hard_for_me; gap 7
  =accommodation: ask|want|need|q + aid; gap 3
  =accommodation: ask + slower; gap 2
  =accommodation: i + not|badly + sense; gap 2
  =accommodation: organ > failing; gap 1
  =accommodation: need|want|ask + more_time + for_task; gap 4
  =accommodation: want|ask|q + type_it; gap 2

  =abuse: you > insult; gap 1; not not_you
  =abuse: swear > machine; gap 1
  =abuse: i > harm_you; gap 2
  =abuse: you + harassing; gap 2

  =other_language: want|ask|prefer + in_language; gap 4
  =other_language: my_language + weak; gap 2
  =other_language: i + not|badly + speak + language; gap 2
  =other_language: i + easier + in_language; gap 3

  =break: want|ask|us > pausing; gap 2
  =break: want|ask > errand; gap 3; not not
  =break: want|need|ask|wait + minutes; gap 2; not thinking
  =break: interruption > attend; gap 5
  =break: back_soon
  =break: want|ask|us + another_day; gap 4

  =repeat: ask|want > saying > again; gap 2; not simpler|otherwise|errand|back
  =repeat: ask|want > repeat_it; gap 1
  =repeat: say_again > politely; gap 0
  =repeat: q > was > asked; gap 1; not not
  =repeat: not > heard_you; gap 2
  =repeat: missed + question|asked|part; gap 3
  =repeat: sound > broke; gap 3
  =repeat: broke + question|again|missed; gap 5
  =repeat: hard_to + hear > you|question|part; gap 2

  =rephrase: q > you > mean; gap 1; not i_mean
  =rephrase: what_is > asked_word; gap 1; closes; opens
  =rephrase: asked_word > what_is; gap 1; closes; opens
  =rephrase: mean_this; opens; not i_mean
  =rephrase: q > mean; gap 2; not i_mean
  =rephrase: i > not > understand; gap 0; closes
  =rephrase: not + understand + you_mean; gap 1
  =rephrase: unsure + what_you + want_from_me; gap 1
  =rephrase: not > wants > what_you > want_from_me; gap 1
  =rephrase: ask|want + simpler|otherwise; gap 3
  =rephrase: question|that + unclear; gap 1
  =rephrase: ask > explain > question|mean|that; gap 2

  =salary_question: q > pay; gap 4
  =salary_question: want_to_know|ask_about + pay; gap 4
  =salary_question: not_said + pay; gap 3

  =about_ai: q_you > machine|human; gap 2
  =about_ai: i > talk_to > machine|human; gap 2
  =about_ai: who_judges; not antecedent
  =about_ai: who + listens + this_talk; gap 2; not antecedent
  =about_ai: who|q > judges > answers; gap 2
  =about_ai: how > judged; gap 2
  =about_ai: q_you|q > recorded; gap 2
  =about_ai: machine > judges; gap 1
  =about_ai: q > happens > recording; gap 3

  =job_question: q_job > job; gap 3
  =job_question: want_to_know|ask_about > job; gap 3
  =job_question: q > next_steps; gap 2

  =skip: want|ask|us > skip; gap 1; not not_question
  =skip: want|ask|us > next > next_one; gap 2
  =skip: rather_not + answer; gap 2
  =skip: question|that|answer > too_personal; gap 2

  =moment: want|ask|need|wait > moment; gap 1; not errand|back_soon|pausing|minutes
  =moment: hold_on; closes
  =moment: let_me > thinking; gap 3; closes; not not

  =dont_know: not + know + idea; gap 1; not mean|understand
  =dont_know: not|nothing > comes_to_mind; gap 2
  =dont_know: never > had > example; gap 1; closes

  =done: that_is > all; gap 0; closes
  =done: not|nothing > more + add; gap 2
`
  .split('\n')
  .map(line => line.trim())
  .filter(line => line !== '')
  .map(ruleOf)
