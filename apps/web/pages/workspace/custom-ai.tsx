import { CustomAi } from '#modules/custom-ai/web/custom-ai.tsx'
import { paths, withQuery } from '../../paths.ts'
import { useCan } from '../../session.ts'

const HREFS = {
  job: (jobId: string) => withQuery(paths.applications(), { job_id: jobId }),
  applications: (query: Record<string, string>) => withQuery(paths.applications(), query),
  candidate: (candidateUuid: string, applicationId: string) =>
    withQuery(paths.candidateDetails(candidateUuid), { application: applicationId }),
}

export default function CustomAiPage() {
  return <CustomAi mayEdit={useCan('setup.edit')} plansHref={paths.buyPlan()} hrefs={HREFS} />
}
