import { sentences } from '#platform/ai/text/sentences.ts'
import { contentStems } from '#platform/ai/text/stop-words.ts'
import { fold, stem, tokens } from '#platform/ai/text/tokens.ts'
import { requestScript as script } from './requests-script.ts'
import type { Facts, Scene } from './state.ts'

const PLACE =
  /\b(?:where|locat\w{0,6}|offices?|based|site|address|city|remote\w{0,2}|home|hybrid|telework|commut\w{0,4})\b/u
const HOURS_KIND =
  /\b(?:full[ -]?time|part[ -]?time|permanent|temporary|fixed[ -]term|contract|internship|freelance)\b/u
const NEXT_STEPS =
  /\b(?:hear(?:ing)? (?:back|from)|find out|let me know|get back to|(?:when|how soon) (?:will|would|do|can|should) i (?:hear|know|get)|next steps?|what happens|decision|decide\w?|(?:an )?answer (?:from|by)|feedback|outcome|result)\b/u

/** Words that every question about a job has. */
const COMMON = new Set(
  contentStems('job role position company work question tell know say people team about like would'),
)
/** A longer quotation is not listened to. */
const MAX_QUOTED = 320

/**
 * Answers a question about the job from what the organization wrote; null if it says nothing about it. Nothing is ever concluded or
 * added.
 */
export function answerAboutJob(question: string, { job, answer_days }: Facts, scene: Scene): string | null {
  const asked = fold(question)
  const place = [job.locations.join(', '), job.workplace].filter(Boolean).join(', ')
  if (NEXT_STEPS.test(asked)) return script.job.reply(scene.organization, answer_days)
  if (HOURS_KIND.test(asked)) return script.job.employment(job.employment)
  if (PLACE.test(asked) && place) return script.job.location(place)
  const quoted = matchingSentences(question, job.description)
  return quoted && script.job.description(quoted)
}

export const answerAboutPay = ({ job }: Facts): string | null => job.pay && script.job.pay(job.pay)

/** At most two sentences of the description that are about what was asked. */
function matchingSentences(question: string, description: string): string | null {
  const wanted = new Map(
    tokens(question)
      .flatMap(({ text }) => contentStems(text).map(one => [one, text] as const))
      .filter(([one]) => !COMMON.has(one)),
  )
  if (wanted.size === 0) return null
  const rated = sentences(description)
    .map(({ text }) => ({ text: text.trim(), hits: hitsIn(text, wanted) }))
    .filter(({ text, hits }) => hits > 0 && text.length <= MAX_QUOTED)
  const best = Math.max(0, ...rated.map(({ hits }) => hits))
  const chosen = rated
    .filter(({ hits }) => hits === best)
    .slice(0, 2)
    .map(({ text }) => (/[.!?]$/u.test(text) ? text : `${text}.`))
  const said = chosen.join(' ')
  return said === '' ? null : said.length <= MAX_QUOTED ? said : chosen[0]!
}

const ACTS = new Set('we you they i to will can and'.split(' '))

/** How many of the wanted words a sentence has. "Training" is what "we train" tells about, but no "train". */
function hitsIn(sentence: string, wanted: ReadonlyMap<string, string>): number {
  const words = tokens(sentence)
  const hits = words.flatMap(({ text }, index) => {
    const asked = wanted.get(stem(text))
    const isThing = asked?.endsWith('ing') && !/(?:ing|ed)$/u.test(text) && !ACTS.has(words[index - 1]?.text ?? '')
    return asked === undefined || isThing ? [] : [stem(text)]
  })
  return new Set(hits).size
}

const RECORDED = /\b(?:record\w{0,4}|camera|video|film\w{0,3}|store[ds]?|saved?|data|kept|keep|delet\w{1,3})\b/u
const WHO_READS =
  /\b(?:who|anyone|anybody|someone|somebody)\b.{0,40}\b(?:listen\w{0,3}|hear\w{0,1}|see\w?|watch\w{0,3}|read\w{0,3}|access)\b/u
const EVALUATED =
  /\b(?:scor\w{1,4}|evaluat\w{1,4}|judg\w{1,4}|rat(?:e|ed|ing)|grad\w{1,3}|mark\w{0,3}|assess\w{0,4}|analy\w{1,4}|criteria|decid\w{1,3})\b/u

/** What the candidate asks about the interviewer, answered truthfully. */
export function answerAboutAi(question: string, { recording }: Facts, { organization }: Scene): string {
  const asked = fold(question)
  const { who, evaluated, recorded, read } = script.aboutAi
  if (EVALUATED.test(asked)) return evaluated(organization)
  if (WHO_READS.test(asked)) return `${recorded[recording]} ${read(organization)}`
  if (RECORDED.test(asked)) return `${recorded[recording]} ${read(organization)}`
  return who(organization)
}
