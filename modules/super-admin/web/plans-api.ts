import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import type { CallInput } from '#platform/contract/client.ts'
import { type PlanChange, superAdminContract as contract } from '../contract.ts'

export const plansQuery = () =>
  queryOptions({
    queryKey: ['super-admin', 'plans'],
    queryFn: async ({ signal }) => (await call(contract['superAdmin.plans'], { signal })).items,
    staleTime: 0,
  })

export const planQuery = (id: string) =>
  queryOptions({
    queryKey: ['super-admin', 'plans', id],
    queryFn: ({ signal }) => call(contract['superAdmin.plan'], { params: { id }, signal }),
    staleTime: 0,
  })

export const planPreviewQuery = (id: string, change: PlanChange) =>
  queryOptions({
    queryKey: ['super-admin', 'plans', id, 'preview', change],
    queryFn: ({ signal }) => call(contract['superAdmin.previewPlan'], { params: { id }, body: change, signal }),
    staleTime: 0,
    gcTime: 0,
  })

export const refreshPlans = (client: QueryClient) => client.invalidateQueries({ queryKey: ['super-admin', 'plans'] })

export const createPlan = (body: NonNullable<CallInput<(typeof contract)['superAdmin.createPlan']>['body']>) =>
  call(contract['superAdmin.createPlan'], { body })
export const editPlan = (id: string, body: PlanChange) =>
  call(contract['superAdmin.editPlan'], { params: { id }, body })
export const orderPlans = (ids: string[]) => call(contract['superAdmin.orderPlans'], { body: { ids } })
