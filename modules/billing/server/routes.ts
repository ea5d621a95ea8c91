import type { Api } from '#platform/http/api.ts'
import { billingContract as calls } from '../contract.ts'
import { readPlanState, remaining, warningsOf } from './subscription.ts'

export function billingRoutes({ serve }: Api) {
  serve(calls['billing.activeSubscription'], async ({ org }) => {
    const state = await readPlanState(org)
    return {
      plan: { key: state.planKey, name: state.planName },
      status: state.status,
      current_period_end: state.periodEnd.toISOString(),
      warnings: warningsOf(state),
      remaining_interviews: remaining(state, 'interview'),
      remaining_number_of_jobs: remaining(state, 'job'),
      remaining_number_of_custom_ai: remaining(state, 'custom_ai'),
      remaining_number_of_interview_flow: remaining(state, 'interview_flow'),
      remaining_number_of_admins: remaining(state, 'admin'),
    }
  })
}
