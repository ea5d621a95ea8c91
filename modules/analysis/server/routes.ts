import type { Api } from '#platform/http/api.ts'
import { summarizeApplication } from '#modules/evaluation/public.ts'
import { analysisContract as calls } from '../contract.ts'
import { analyzeJob, compareApplications } from './analyze.ts'
import { summarizeJob } from './summarize.ts'

export function analysisRoutes({ serve }: Api) {
  serve(calls['analysis.analyze'], ({ org, actor, query }) => analyzeJob(org, actor, query))
  serve(calls['analysis.compare'], ({ org, actor, query }) => compareApplications(org, actor, query))
  serve(calls['analysis.summary'], ({ org, actor, query }) =>
    query.job_id ? summarizeJob(org, actor, query.job_id) : summarizeApplication(org, actor, query.application_id!),
  )
}
