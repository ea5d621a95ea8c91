import type { Api } from '#platform/http/api.ts'
import { summarizeApplication } from '#modules/evaluation/public.ts'
import { analysisContract as calls } from '../contract.ts'
import { analyzeJob, compareApplications } from './analyze.ts'
import { summarizeJob } from './summarize.ts'

export function analysisRoutes({ serve, services }: Api) {
  serve(calls['analysis.analyze'], ({ org, actor, query }) => analyzeJob(services, org, actor, query))
  serve(calls['analysis.compare'], ({ org, actor, query }) => compareApplications(services, org, actor, query))
  serve(calls['analysis.summary'], ({ org, actor, query }) =>
    query.job_id
      ? summarizeJob(services, org, actor, query.job_id)
      : summarizeApplication(org, actor, query.application_id!),
  )
}
