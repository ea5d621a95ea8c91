import { viewerOf } from '#platform/access/viewer.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import type { ProductEvent, Subscription } from '#platform/events/events.ts'
import type { Actor, Api } from '#platform/http/api.ts'
import type { Services } from '#platform/services.ts'
import { eraseTasksAbout } from '#platform/tasks/erase-tasks.ts'
import type { TaskDefinition } from '#platform/tasks/tasks.ts'
import { applicationById, concealCandidates } from '#modules/applications/public.ts'
import { customAiContract as calls, type Source } from '../contract.ts'
import { canAnswer } from '../engine/answer.ts'
import { ruleOf } from '../engine/rule.ts'
import { answerIdFor, answerTask, isAnswerable, startAnswer } from './answer.task.ts'
import { applicationsToTry } from './coverage.read-model.ts'
import { presentRun } from './present.ts'
import { answerIdsOf, dropSpokenQuotes } from './queries/answers.ts'
import { fieldsOfJob } from './queries/fields.ts'
import { lockRun } from './queries/runs.ts'
import { rateAnswer } from './rate-answer.ts'
import { answersOf, usageOfField } from './read-answers.ts'
import { listFields, presentFields, readField } from './read-fields.ts'
import { finishRun, runTaskDefinition } from './run.task.ts'
import { createField, refusedTopic, removeField, saveField } from './save-field.ts'
import { runState, startRun } from './start-run.ts'
import { tryQuestion } from './try-question.ts'

const done = { ok: true as const }

/** Blind review hides names also where setting up is the purpose of a call. */
const nameless = async <T>(org: OrganizationDb, actor: Actor, reply: T): Promise<T> =>
  (await concealCandidates({ org, actor, asked: null, reply })) as T

export function customAiRoutes({ serve, services }: Api) {
  const { db, models } = services
  serve(calls['customAi.list'], ({ org, actor, query, now }) => listFields(services, org, actor, query, now))
  serve(calls['customAi.create'], async ({ org, actor, body, now }) => {
    const { id } = await org.write(tx => createField(tx, body, actor.adminId, now))
    return readField(org, actor, id)
  })
  serve(calls['customAi.save'], async ({ org, actor, params, body, now }) => {
    const present = async (row: Parameters<typeof presentFields>[2][number]) =>
      (await presentFields(db.forOrganization(org.organizationId), viewerOf(actor), [row]))[0]
    await org.write(tx => saveField(tx, params.id, body, actor.adminId, now, present))
    return readField(org, actor, params.id)
  })
  serve(calls['customAi.remove'], async ({ tx, actor, params }) => {
    await removeField(tx, params.id, actor.adminId)
    return done
  })
  serve(calls['customAi.check'], async ({ body }) => ({
    refused: refusedTopic(body)?.topic ?? null,
    rule: ruleOf(body),
    answerable: canAnswer(body, models.evaluating),
  }))
  serve(calls['customAi.candidates'], async ({ org, actor, query }) => {
    const [rows] = await org.read(q => [
      applicationsToTry(q, viewerOf(actor), {
        jobId: query.job_id,
        // A name must not be found where it is hidden.
        search: actor.blindReview ? undefined : query.search,
      }),
    ])
    return nameless(org, actor, {
      items: rows.map(({ id, candidate_id, name, job_id, title, stage }) => ({
        id,
        candidate_uuid: candidate_id,
        name,
        job: { id: job_id, title },
        stage,
      })),
    })
  })
  serve(calls['customAi.try'], async ({ org, actor, body }) =>
    nameless(org, actor, await tryQuestion(services, org, actor, body)),
  )
  serve(calls['customAi.runs'], async ({ org, actor, params }) =>
    nameless(org, actor, await runState(services, org, actor, params.id)),
  )
  serve(calls['customAi.run'], ({ org, actor, params, body, now }) =>
    startRun(services, org, actor, params.id, body, now),
  )
  serve(calls['customAi.cancel'], async ({ tx, params, now }) => {
    const row = await lockRun(tx, params.runId)
    if (row?.field_id !== params.id) throw notFound()
    if (row.state === 'running') await finishRun(tx, row, { state: 'cancelled' }, now)
    return presentRun((await lockRun(tx, params.runId))!)
  })
  serve(calls['customAi.answers'], ({ org, actor, params }) => answersOf(org, actor, params.applicationId))
  serve(calls['customAi.rate'], async ({ org, actor, params, body, now }) => {
    await rateAnswer(org, actor, { ...params, agrees: body.agrees }, now)
    return done
  })
  serve(calls['customAi.usage'], ({ org, actor, params }) => usageOfField(services, org, actor, params.id))
}

export const customAiTasks: readonly TaskDefinition[] = [
  answerTask as TaskDefinition,
  runTaskDefinition as TaskDefinition,
]

/** Answers the questions about an application again after one of their sources is new. */
const answerAbout =
  (source: Exclude<Source, 'both'>) =>
  async (
    { db, clock, models }: Services,
    {
      id,
      organization_id,
      subject_id,
    }: Pick<ProductEvent<'resume.read' | 'screening.completed'>, 'id' | 'organization_id' | 'subject_id'>,
  ): Promise<void> => {
    const org = db.forOrganization(organization_id)
    const [[application]] = await org.read(q => [applicationById(q, organization_id, subject_id!)])
    if (!application || application.practice) return
    const [fields] = await org.read(q => [fieldsOfJob(q, organization_id, application.job_id)])
    const asked = fields.filter(
      field => (field.source === source || field.source === 'both') && isAnswerable(models, field, application),
    )
    for (const field of asked)
      await org.write(tx =>
        startAnswer(tx, field, { id: answerIdFor(id, field.id), applicationId: application.id }, clock.now()),
      )
  }

const answerAboutResume = answerAbout('resume')
const answerAboutInterview = answerAbout('interview')

export const customAiSubscriptions: readonly Subscription[] = [
  {
    by: 'custom-ai.answer-resume-read',
    event: 'resume.read',
    async react(services, event) {
      if (event.data.state === 'read') await answerAboutResume(services, event)
    },
  },
  { by: 'custom-ai.answer-resume-corrected', event: 'resume.corrected', react: answerAboutResume },
  { by: 'custom-ai.answer-interview-completed', event: 'screening.completed', react: answerAboutInterview },
  { by: 'custom-ai.answer-interview-corrected', event: 'screening.corrected', react: answerAboutInterview },
  {
    // Quotes are deleted with the transcript they come from.
    by: 'custom-ai.delete-quotes',
    event: 'screening.transcript_deleted',
    async react({ db }, event) {
      await db.forOrganization(event.organization_id).write(tx => dropSpokenQuotes(tx, event.data.screening_id))
    },
  },
  {
    by: 'custom-ai.erase-tasks',
    event: 'application.erasing',
    async react({ db }, { organization_id, subject_id }) {
      const [rows] = await db.forOrganization(organization_id).read(q => [answerIdsOf(q, organization_id, subject_id!)])
      await eraseTasksAbout(
        db,
        rows.map(({ id }) => id),
      )
    },
  },
]
