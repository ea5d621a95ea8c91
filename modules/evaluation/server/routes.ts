import type { OrganizationDb } from '#platform/db/organization.ts'
import { conflict } from '#platform/errors/problem-error.ts'
import type { ProductEvent, Subscription } from '#platform/events/events.ts'
import type { Services } from '#platform/services.ts'
import { streamEvents } from '#platform/http/open-streams.ts'
import type { Api } from '#platform/http/api.ts'
import { eraseTasksAbout } from '#platform/tasks/erase-tasks.ts'
import type { TaskDefinition } from '#platform/tasks/tasks.ts'
import { latestEndedScreening } from '#modules/interview-room/public.ts'
import { latestResume } from '#modules/resumes/public.ts'
import { evaluationContract as calls } from '../contract.ts'
import { evaluationProblems as problems } from '../words/problems.ts'
import { answerLevels } from './answer-levels.ts'
import { proposeCheck } from '../engine/match/checked-as.ts'
import { suggestRequirements } from '../engine/suggestions/suggest-requirements.ts'
import { recognitionOf } from '../engine/match/recognition.ts'
import { deleteQuotes } from './delete-quotes.ts'
import { progressOf } from './progress.ts'
import { evaluationIdsOf, evaluationVisibleTo, newestEvaluation } from './queries.ts'
import { giveOpinion, rate } from './rate.ts'
import { rerunEvaluations } from './rerun/rerun.task.ts'
import { cancelRerun, rerunState, startRerun } from './rerun/start-rerun.ts'
import { readReview } from './review.ts'
import { runEvaluation } from './run-evaluation.task.ts'
import { startEvaluation } from './start-evaluation.ts'

const done = { ok: true as const }

/** Starts all evaluations that an application has input for. @throws 409 if there is none */
async function evaluate(
  org: OrganizationDb,
  applicationId: string,
  only: 'match' | 'interview' | undefined,
  now: Date,
) {
  const [[resume]] = await org.read(q => [latestResume(q, org.organizationId, applicationId)])
  const screening = await latestEndedScreening(org, applicationId)
  const requested = [
    ...(resume?.state === 'read' && only !== 'interview' ? [{ kind: 'match' as const, sourceId: resume.id }] : []),
    ...(screening && only !== 'match' ? [{ kind: 'interview' as const, sourceId: screening.id }] : []),
  ]
  if (requested.length === 0) throw conflict('nothing_to_read', problems.nothingToEvaluate)
  const evaluations = await org.write(async tx => {
    const started = []
    for (const { kind, sourceId } of requested)
      started.push({ kind, id: await startEvaluation(tx, { kind, applicationId, sourceId }, now) })
    return started
  })
  return { evaluations }
}

export function evaluationRoutes({ serve, subject, services }: Api) {
  subject('evaluation', evaluationVisibleTo)

  serve(calls['evaluation.proposeChecks'], async ({ body }) => ({
    checks: body.texts.map(proposeCheck),
    recognition: body.texts.map(recognitionOf),
  }))
  serve(calls['evaluation.suggestRequirements'], async ({ body }) => ({
    requirements: suggestRequirements(body.description),
  }))
  serve(calls['evaluation.answerLevels'], ({ org, params }) => answerLevels(org, params.id))
  serve(calls['evaluation.evaluate'], ({ org, params, body, now }) => evaluate(org, params.id, body.only, now))
  serve(calls['evaluation.rerunState'], ({ org, actor, params }) => rerunState(services, org, actor, params.jobId))
  serve(calls['evaluation.rerun'], ({ org, actor, params, body, now }) =>
    startRerun(services, org, actor, params.jobId, body, now),
  )
  serve(calls['evaluation.cancelRerun'], ({ org, params, now }) => cancelRerun(org, params.jobId, params.rerunId, now))
  serve(calls['evaluation.progress'], async ({ org, params, request, reply }) =>
    streamEvents(request, reply, signal => progressOf(org, params.id, signal)),
  )
  serve(calls['evaluation.review'], ({ org, actor, params }) => readReview(org, actor, params.id))
  serve(calls['evaluation.rate'], async ({ org, actor, params, body, now }) => {
    await rate(org, actor, params.id, body, now)
    return done
  })
  serve(calls['evaluation.opine'], async ({ org, actor, params, body, now }) => {
    await giveOpinion(org, actor, params.id, params.criterion, body, now)
    return done
  })
}

export const evaluationTasks: readonly TaskDefinition[] = [
  runEvaluation as TaskDefinition,
  rerunEvaluations as TaskDefinition,
]

/** Evaluates a screening after it has ended or was corrected. */
const evaluateInterview = async (
  { db, clock }: Services,
  event: ProductEvent<'screening.completed' | 'screening.corrected'>,
): Promise<void> => {
  const asked = {
    kind: 'interview',
    applicationId: event.subject_id!,
    sourceId: event.data.screening_id,
  } as const
  await db
    .forOrganization(event.organization_id)
    .write(tx =>
      startEvaluation(tx, asked, clock.now(), { changed: event.name === 'screening.corrected', eventId: event.id }),
    )
}

/** Starts evaluations automatically when there is something to evaluate. */
export const evaluationSubscriptions: readonly Subscription[] = [
  deleteQuotes,
  {
    // The rows are deleted with the application. The error of a failed evaluation can contain quotes.
    by: 'evaluation.erase-tasks',
    event: 'application.erasing',
    async react({ db }, { organization_id, subject_id }) {
      const [evaluations] = await db
        .forOrganization(organization_id)
        .read(q => [evaluationIdsOf(q, organization_id, subject_id!)])
      await eraseTasksAbout(
        db,
        evaluations.map(row => row.id),
      )
    },
  },
  {
    by: 'evaluation.match-resume',
    event: 'resume.read',
    async react({ db, clock }, event) {
      const sourceId = event.data.resume_id
      const what = { kind: 'match', applicationId: event.subject_id!, sourceId } as const
      await db.forOrganization(event.organization_id).write(async tx => {
        // A file that cannot be read is only evaluated to replace the match of an earlier file, which says nothing about it.
        const earlier = newestEvaluation(tx.q, event.organization_id, what.applicationId, what.kind)
        if (event.data.state !== 'read' && !(await earlier.executeTakeFirst())) return
        await startEvaluation(tx, what, clock.now(), { eventId: event.id })
      })
    },
  },
  {
    by: 'evaluation.match-corrected-resume',
    event: 'resume.corrected',
    async react({ db, clock }, event) {
      const what = { kind: 'match', applicationId: event.subject_id!, sourceId: event.data.resume_id } as const
      await db
        .forOrganization(event.organization_id)
        .write(tx => startEvaluation(tx, what, clock.now(), { changed: true, eventId: event.id }))
    },
  },
  {
    by: 'evaluation.read-interview-completed',
    event: 'screening.completed',
    sequence: 'interview-evaluation',
    react: evaluateInterview,
  },
  {
    by: 'evaluation.read-interview-corrected',
    event: 'screening.corrected',
    sequence: 'interview-evaluation',
    react: evaluateInterview,
  },
]
