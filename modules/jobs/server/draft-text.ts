import escape from 'escape-html'
import { z } from 'zod'
import { type LanguageModel, ModelMisbehaved, ModelUnavailable } from '#platform/ai/port.ts'
import { BudgetSpent, recorded } from '#platform/ai/model-runs.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import type { Services } from '#platform/services.ts'
import type { TextDraft } from '../contract/drafting.ts'
import { draftLibrary as library } from '../words/draft-library.ts'
import { safeRichText } from './rich-text.ts'

interface Asked {
  readonly title: string
  readonly notes: string
}

/** Plain text only: the tags are ours, so nothing that the model writes can become markup. */
const written = z.object({
  sections: z
    .array(
      z.object({
        heading: z.string().max(120),
        paragraphs: z.array(z.string().max(1500)).max(4),
        bullets: z.array(z.string().max(300)).max(8),
      }),
    )
    .min(1)
    .max(5),
  requirements: z.array(z.object({ text: z.string().min(1).max(300), must_have: z.boolean() })).max(8),
})
type Written = z.output<typeof written>

const SYSTEM = `You draft job descriptions for recruiters. Use only facts from the material; where a fact is missing, leave it out
instead of inventing it. Write plain, concrete sentences without superlatives. Address the reader as "you". Ask for nothing about age,
gender, origin, religion, health, family or appearance. Each requirement must be recognizable in a résumé or an interview answer.`

const TASK =
  'Draft sections with the tasks of the role, and at most 8 requirements. Write in the language of the title.'

/** Drafts the text of a job. Without a language model, or if it fails, from the built-in library. */
export async function draftText(
  { models, clock, settings }: Services,
  org: OrganizationDb,
  asked: Asked,
): Promise<TextDraft> {
  const model = models.evaluating && recorded(models.evaluating, { org, clock, budget: settings.AI_BUDGET_USD })
  const byModel = model && (await draftedBy(model, asked))
  const text = byModel ?? fromLibrary(asked)
  return {
    description: safeRichText(text.sections.map(htmlOf).join('')),
    requirements: text.requirements.map(one => ({ ...one, text: one.text.trim() })).filter(one => one.text),
    unconfirmed: byModel ? unconfirmedIn(byModel, asked) : [],
    engine: byModel && model ? `${model.engine}/${model.model}` : null,
  }
}

/** Null if the model gave no usable text. */
async function draftedBy(model: LanguageModel, { title, notes }: Asked): Promise<Written | null> {
  try {
    const { value } = await model.generate({
      purpose: 'job draft',
      system: SYSTEM,
      material: [{ label: 'title', text: title }, ...(notes ? [{ label: 'notes of the recruiter', text: notes }] : [])],
      task: TASK,
      schema: written,
      maxOutputTokens: 2000,
    })
    return value
  } catch (error) {
    if (error instanceof ModelUnavailable || error instanceof ModelMisbehaved || error instanceof BudgetSpent)
      return null
    throw error
  }
}

type WorkFamily = Readonly<Record<keyof typeof library.general, string>>
const families: readonly WorkFamily[] = Object.values(library.families)
const lines = (text: string) => text.split('\n')

const WORD = /[\p{L}]+/gu

/** The kind of work that most words of the title name; the last word says most about it. */
function familyOf(title: string): WorkFamily {
  const words = (title.toLowerCase().match(WORD) ?? []).toReversed()
  for (const word of words) {
    const family = families.find(({ titles }) => titles.split(' ').includes(word))
    if (family) return family
  }
  return library.general
}

function fromLibrary({ title, notes }: Asked): Written {
  const family = familyOf(title)
  const own = notes
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
    .slice(0, 4)
    .map(line => line.slice(0, 1500))
  return {
    sections: [
      { heading: library.about, paragraphs: own.length > 0 ? own : [library.intro(title)], bullets: [] },
      { heading: library.tasks, paragraphs: [], bullets: lines(family.tasks) },
    ],
    requirements: [
      ...lines(family.must).map(text => ({ text, must_have: true })),
      ...lines(family.nice).map(text => ({ text, must_have: false })),
    ],
  }
}

const htmlOf = ({ heading, paragraphs, bullets }: Written['sections'][number]): string => {
  const list = bullets.filter(text => text.trim()).map(text => `<li>${escape(text)}</li>`)
  return [
    heading.trim() && `<h2>${escape(heading)}</h2>`,
    ...paragraphs.filter(text => text.trim()).map(text => `<p>${escape(text)}</p>`),
    list.length > 0 && `<ul>${list.join('')}</ul>`,
  ]
    .filter(Boolean)
    .join('')
}

const NUMBER = /\d[\d.,]*/g
const numbersIn = (text: string) => (text.match(NUMBER) ?? []).map(found => found.replaceAll(/[.,]/g, ''))

/** Sentences with a figure that is not in the material. Figures are what a model invents most, and what candidates rely on. */
function unconfirmedIn({ sections, requirements }: Written, { title, notes }: Asked): string[] {
  const known = new Set(numbersIn(`${title} ${notes}`))
  return [
    ...sections.flatMap(({ paragraphs, bullets }) => [...paragraphs, ...bullets]),
    ...requirements.map(({ text }) => text),
  ].filter(text => numbersIn(text).some(found => !known.has(found)))
}
