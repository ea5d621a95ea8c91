import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Answers, FormField, FormSection } from '#modules/forms/contract.ts'
import { fieldsHiddenInBlindReview, formOfVersion } from '#modules/forms/public.ts'
import { jobById } from '#modules/jobs/public.ts'
import { correctionsOf, latestResume, readablePages } from '#modules/resumes/public.ts'
import { blindText } from './blind.ts'
import { folded } from './folded.ts'
import { namesOfCandidate } from './known-names.read-model.ts'
import { applicationById, candidateById } from './queries.ts'
import { lockWords, writeWords } from './queries/search.ts'
import { applicationIdsOf } from './queries/submissions.ts'

/** Longer résumés are indexed up to here. */
const MOST_CHARACTERS = 200_000

/** Answers that are contact details. Blind review never finds them. */
const CONTACTS = new Set(['name', 'email', 'phone', 'location', 'link'])

/** Whether blind review leaves an answer out. */
const isHidden = (field: FormField) => field.hidden_in_blind_review === true || field.kind === 'address'

const NOT_ALPHANUMERIC = /[^\p{L}\p{N}]+/gu

const wordsIn = (text: string) => folded(text).split(NOT_ALPHANUMERIC).filter(Boolean)

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (value !== null && typeof value === 'object') for (const one of Object.values(value)) yield* textsIn(one)
}

interface Sources {
  readonly candidate: {
    readonly id: string
    readonly name: string
    readonly email: string | null
    readonly location: string | null
  }
  readonly title: string
  readonly answers: Answers
  readonly pages: readonly { readonly text: string }[]
  /** The form that was filled in. */
  readonly sections?: readonly FormSection[]
  /** Fields that are hidden by now, whatever that form said. */
  readonly hiddenKeys?: readonly string[]
}

/** Stores the words by which an application is found. */
async function indexWords(
  tx: OrganizationTransaction,
  applicationId: string,
  { candidate, title, answers, pages, sections = [], hiddenKeys = [] }: Sources,
): Promise<void> {
  const read = pages
    .map(({ text }) => text)
    .join('\n')
    .slice(0, MOST_CHARACTERS)
  const given = Object.entries(answers).map(([key, answer]) => ({ key, text: [...textsIn(answer)].join('\n') }))
  const { names } = await namesOfCandidate(tx.q, tx.organizationId, candidate.id).executeTakeFirstOrThrow()
  const hidden = new Set([
    ...hiddenKeys,
    ...sections.flatMap(({ fields }) => fields.filter(isHidden).map(({ key }) => key)),
  ])
  const anonymous = [...given.filter(({ key }) => !CONTACTS.has(key) && !hidden.has(key)).map(({ text }) => text), read]
  // What the redaction leaves of a name in an unusual place must not be found either.
  const own = new Set([...names, candidate.email ?? ''].flatMap(wordsIn))
  const person = { names, location: candidate.location }
  const email = folded(candidate.email ?? '')
  await writeWords(tx, {
    application_id: applicationId,
    named: folded(`${candidate.name} ${email} ${email.replaceAll(NOT_ALPHANUMERIC, ' ')} ${title}`),
    text: folded([...given.map(({ text }) => text), read].join('\n')),
    title: folded(title),
    anonymous: anonymous
      .flatMap(text => wordsIn(blindText(text, person)))
      .filter(word => !own.has(word))
      .join(' '),
  })
}

/** The same for a new application, and for the candidate's others if it tells another name: blind review hides it in them, too. */
export async function indexNewApplication(
  tx: OrganizationTransaction,
  applicationId: string,
  sources: Sources,
): Promise<void> {
  const { candidate, answers } = sources
  await indexWords(tx, applicationId, sources)
  if (answers['name'] !== candidate.name) await indexCandidate(tx, candidate.id, applicationId)
}

/** The same for all applications of a candidate, when one of them can tell another name. */
export async function indexCandidate(
  tx: OrganizationTransaction,
  candidateId: string,
  indexed: string | null = null,
): Promise<void> {
  await lockWords(tx, candidateId)
  const applications = await applicationIdsOf(tx.q, tx.organizationId, candidateId).execute()
  for (const { id } of applications) if (id !== indexed) await indexApplication(tx, id)
}

/** The same from what is stored, when the answers or the résumé have changed. */
export async function indexApplication(tx: OrganizationTransaction, applicationId: string): Promise<void> {
  const { q, organizationId } = tx
  const application = await applicationById(q, organizationId, applicationId).executeTakeFirstOrThrow()
  const candidate = await candidateById(q, organizationId, application.candidate_id).executeTakeFirstOrThrow()
  const job = await jobById(q, organizationId, application.job_id).executeTakeFirstOrThrow()
  const resume = await latestResume(q, organizationId, applicationId).executeTakeFirst()
  const corrections = resume ? await correctionsOf(q, organizationId, resume.id).execute() : []
  const form = await formOfVersion(q, organizationId, application.form_version).executeTakeFirst()
  const marked = await fieldsHiddenInBlindReview(q, organizationId).execute()
  await indexWords(tx, applicationId, {
    candidate,
    title: job.title,
    answers: application.answers,
    pages: resume ? readablePages(resume, corrections) : [],
    hiddenKeys: marked.map(({ key }) => key),
    sections: [...(form?.sections ?? []), { key: 'job', title: '', help: '', fields: job.extra_questions }],
  })
}
