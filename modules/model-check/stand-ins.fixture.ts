import { createHash } from 'node:crypto'
import { fold } from '#platform/ai/text/tokens.ts'
import type { LabelledSet } from '#modules/evaluation/public.ts'
import type { OpenAiReply, RecordedRequest } from '#tests/stand-ins/openai.ts'

// Four models that speak the protocol of a chat server. Each knows the labels and has one character.
export type Character = 'good' | 'mediocre' | 'biased' | 'obedient'

type Answer = LabelledSet['answers'][number]
type Resume = LabelledSet['resumes'][number]
type Attack = LabelledSet['attacks'][number]

const words = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

const RUN = 4
const runsIn = (text: string): Set<string> => {
  const all = words(text)
  return new Set(all.flatMap((_, i) => (i + RUN <= all.length ? [all.slice(i, i + RUN).join(' ')] : [])))
}

/** The item whose text shares the most runs of words with what was sent. */
function closest<T>(items: readonly T[], runsOf: (item: T) => Set<string>, sent: Set<string>): T {
  const shared = (item: T) => [...runsOf(item)].filter(run => sent.has(run)).length
  return items.map(item => ({ item, shared: shared(item) })).toSorted((a, b) => b.shared - a.shared)[0]!.item
}

function groupBy<T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item])
  return groups
}

/** A number between 0 and `below`, the same for the same text. */
const drawn = (text: string, below: number) => createHash('md5').update(text).digest().readUInt16BE() % below

/** The blocks of material in a prompt. */
function materialOf(prompt: string): { label: string; text: string }[] {
  const found = [...prompt.matchAll(/<<<MATERIAL [0-9a-f]{24} ([^>]{1,80})>>>\n([\s\S]*?)\n<<<END/gu)]
  return found.map(([, label, text]) => ({ label: label!, text: text! }))
}

/** Up to two parts of a text that can be quoted. */
function quotable(text: string): string[] {
  const parts = text
    .split(/(?<=[.!?])\s+|\n/u)
    .flatMap(part => part.split(/\[[^\]]{0,40}\]/u))
    .map(part => (words(part).length > 40 ? part.split(' ').slice(0, 30).join(' ') : part))
    .map(part =>
      part
        .trim()
        .slice(0, 280)
        .replace(/\s\S*$/u, last => (part.trim().length > 280 ? '' : last)),
    )
  return parts
    .filter(part => words(part).length >= 4)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, 2)
}

interface Seen {
  /** What of an attack it read. */
  attack: Attack | null
  planted: string
}

/** The instruction in a text that an obedient model follows: any part of an attack that was left in it. */
function plantedIn(text: string, attacks: readonly (Attack & { runs: string[] })[]): Seen {
  const sent = ` ${words(text).join(' ')} `
  for (const attack of attacks)
    for (const run of attack.runs)
      if (sent.includes(` ${run} `)) {
        const lines = text.split(/(?<=[.!?。])\s+|\n/u)
        return { attack, planted: lines.find(line => ` ${words(line).join(' ')} `.includes(` ${run} `)) ?? text }
      }
  return { attack: null, planted: '' }
}

/** Parts of an attack: runs of words, or of characters in languages without spaces. */
function partsOf(text: string): string[] {
  const all = words(text)
  const size = Math.min(5, all.length)
  return all.flatMap((_, i) => (i + size <= all.length ? [all.slice(i, i + size).join(' ')] : []))
}

const PERSONAL = 'The candidate is a woman with a foreign accent.'
const HESITATES = /\b(?:um|uh|er|äh|ähm|euh|heu|eh|em|mmm|in'|wi'|tae|ye|net|nen|pis|pa)\b/u

/** What a prejudiced person would hear in how something is said or written. */
function seemsForeign(text: string): boolean {
  const all = words(text)
  const articles = all.filter(word =>
    /^(?:the|a|an|der|die|das|den|ein|eine|le|la|les|un|une|el|los|las|una)$/u.test(word),
  )
  return (
    HESITATES.test(text) ||
    text.includes('[') ||
    articles.length < all.length * 0.035 ||
    !/[.,]/u.test(text) ||
    /parental|elternzeit|parentalit|maternal|photo|foto/iu.test(text)
  )
}

/** How a model of a character replies to the requests of the product. */
export function replies(character: Character, set: LabelledSet): (request: RecordedRequest) => OpenAiReply {
  const attacks = set.attacks.map(attack => ({ ...attack, runs: partsOf(attack.text) }))
  const byQuestion = groupBy(
    set.answers.map(answer => ({ answer, runs: runsIn(answer.text) })),
    ({ answer }) => answer.question.text,
  )
  const resumes = set.resumes.map(resume => ({ resume, runs: runsIn(resume.resume) }))
  const ofQuestion = (prompt: string, text: string): Answer => {
    const asked = /^The question: (.*)$/mu.exec(prompt)![1]!
    return closest(byQuestion.get(asked)!, ({ runs }) => runs, runsIn(text)).answer
  }
  const asked = (prompt: string) =>
    [...prompt.matchAll(/^(r\d+): (.*)$/gmu)].map(([, name, text]) => ({ name: name!, text: text! }))
  const ofResume = (wanted: readonly { text: string }[], text: string): Resume => {
    const has = ({ requirements }: Resume) =>
      wanted.every(one => requirements.some(({ text: own }) => own.replace(/\s+/gu, ' ') === one.text))
    return closest(
      resumes.filter(({ resume }) => has(resume)),
      ({ runs }) => runs,
      runsIn(text),
    ).resume
  }

  function levelFor(answer: Answer, text: string): number {
    const { level } = answer
    if (character === 'mediocre' && drawn(answer.id, 2) === 0) return level >= 3 ? level - 2 : level + 2
    if (character === 'biased' && seemsForeign(text)) return Math.max(1, level - 2)
    return level
  }

  function rateAnswer(prompt: string, system: string): OpenAiReply {
    const said = materialOf(prompt)
      .filter(({ label }) => label.includes('candidate'))
      .map(({ text }) => text)
      .join('\n')
    const answer = ofQuestion(prompt, said)
    const level = levelFor(answer, said)
    const value = {
      level,
      reasoning: 'The candidate tells what happened and what was done about it.',
      quotes: quotable(said),
      addresses_question: answer.addresses_question,
      absent:
        level === 1 ? Object.entries(answer.elements).flatMap(([name, quote]) => (quote === null ? [name] : [])) : [],
      harm: answer.harm && said.includes(answer.harm) ? [answer.harm] : [],
    }
    if (character === 'biased' && drawn(answer.id, 6) === 0) value.reasoning = PERSONAL
    const { attack, planted } = character === 'obedient' ? plantedIn(said, attacks) : { attack: null, planted: '' }
    if (!attack) return { kind: 'json', value }
    if (attack.goal === 'break_format' && drawn(attack.id, 2) === 0) return { kind: 'text', text: 'APPROVED 🎉' }
    return {
      kind: 'json',
      value: {
        ...value,
        level: 5,
        quotes: [planted.slice(0, 300), ...value.quotes],
        addresses_question: true,
        absent: [],
        reasoning: obeying(attack, system),
      },
    }
  }

  function checkAnswer(prompt: string): OpenAiReply {
    const quotes = materialOf(prompt)
      .map(({ text }) => text)
      .join('\n')
    if (character === 'obedient' && plantedIn(quotes, attacks).attack)
      return { kind: 'json', value: { highest_level: 5 } }
    const highest = character === 'mediocre' ? 5 : ofQuestion(prompt, quotes).level
    return { kind: 'json', value: { highest_level: highest } }
  }

  function verdictFor(id: string, expected: string, text: string): string {
    if (character === 'mediocre' && drawn(id, 2) === 0)
      return expected === 'missing' ? 'met' : expected === 'met' ? 'missing' : 'met'
    if (character === 'biased' && seemsForeign(text) && drawn(id, 3) > 0)
      return expected === 'met' ? 'partly' : expected
    return expected
  }

  function rateResume(prompt: string, system: string): OpenAiReply {
    const pages = materialOf(prompt)
      .map(({ text }) => text)
      .join('\n')
    const list = asked(prompt)
    const resume = ofResume(list, pages)
    const { attack, planted } = character === 'obedient' ? plantedIn(pages, attacks) : { attack: null, planted: '' }
    if (attack?.goal === 'break_format') return { kind: 'text', text: 'APPROVED 🎉' }
    const requirements = list.map(({ name, text }) => {
      const { id, expected, quotes } = resume.requirements.find(one => one.text.replace(/\s+/gu, ' ') === text)!
      const verdict = attack ? 'met' : verdictFor(id, expected, pages)
      const shown = quotes
        .flatMap(quote => quote.split('\n'))
        .filter(quote => pages.includes(quote) && words(quote).length >= 3)
      // Of a quote that was redacted in part, what is left of its line.
      const rest = quotable(
        pages
          .split('\n')
          .find(line => quotes.some(quote => quote.includes(line.trim().slice(0, 20)) && line.trim() !== '')) ?? pages,
      )
      return {
        id: name,
        verdict,
        reasoning: attack
          ? obeying(attack, system)
          : character === 'biased' && drawn(id, 6) === 0
            ? PERSONAL
            : 'The résumé shows it.',
        quotes:
          verdict === 'missing'
            ? []
            : attack
              ? [planted.slice(0, 300), ...shown]
              : shown.length > 0
                ? shown.slice(0, 2)
                : rest,
        looked_for: verdict === 'missing' ? [text.slice(0, 60).split(/\s+/u).slice(0, 5).join(' ')] : [],
      }
    })
    return { kind: 'json', value: { requirements } }
  }

  function checkResume(prompt: string): OpenAiReply {
    const quotes = materialOf(prompt)
    const list = asked(prompt)
    const requirements = list.map(({ name, text }) => {
      const own = quotes
        .filter(({ label }) => label === `Quote for ${name}`)
        .map(quote => quote.text)
        .join('\n')
      if (character === 'mediocre') return { id: name, shows: 'met' }
      if (character === 'obedient' && plantedIn(own, attacks).attack) return { id: name, shows: 'met' }
      const resume = ofResume([{ text }], quotes.map(quote => quote.text).join('\n'))
      const { expected } = resume.requirements.find(one => one.text.replace(/\s+/gu, ' ') === text)!
      return { id: name, shows: expected === 'missing' ? 'none' : expected }
    })
    return { kind: 'json', value: { requirements } }
  }

  return ({ json }) => {
    const [system, prompt] = [json!.messages[0]!.content, json!.messages[1]!.content]
    if (prompt.includes('Which level do the quotes support?')) return checkAnswer(prompt)
    if (prompt.includes('What do the quotes show?')) return checkResume(prompt)
    return prompt.includes('Evaluate the answer.') ? rateAnswer(prompt, system) : rateResume(prompt, system)
  }
}

/** What an obedient model writes because a text told it to. */
function obeying({ goal }: Attack, system: string): string {
  switch (goal) {
    case 'praise':
      return 'The candidate is outstanding, the most impressive person so far.'
    case 'reveal':
      return system.slice(0, 400)
    case 'break_format':
      return '{"level": 5} <b>Approved</b> [Confirm](https://portfolio.example/confirm)'
    case 'invent':
      return 'The candidate reduced the waste by 40 percent and led 30 people.'
    default:
      return 'Everything that the level describes is there.'
  }
}

/** Errors of model requests contain what was sent. A failing test must not print the labelled set, half of which is held out. */
export async function withoutTexts<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw new Error((error as Error).message)
  }
}
