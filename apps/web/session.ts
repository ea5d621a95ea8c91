import { useSyncExternalStore } from 'react'
import type { accountsContract } from '#modules/accounts/contract.ts'
import type { usageContract } from '#modules/billing/contract/usage.ts'
import { can, type Permission } from '#platform/access/policy.ts'
import { ADMIN_ROLES, type AdminRole } from '#platform/access/roles.ts'
import type { ReplyOf } from '#platform/contract/endpoint.ts'
import { clearAll, onStorage, read, write } from './storage.ts'

export type LoginReply = ReplyOf<(typeof accountsContract)['accounts.login']>
export type ActiveSubscription = ReplyOf<(typeof usageContract)['billing.activeSubscription']>

/** The remaining units of the plan, as stored on the client. A missing count is 0 (specification, section 3). */
interface PackageLimits {
  readonly remaining_interviews: number
  readonly remaining_number_of_jobs: number
  readonly remaining_number_of_custom_ai: number
  readonly remaining_number_of_interview_flow: number
}

const limitsOf = (from: Partial<PackageLimits>): PackageLimits => ({
  remaining_interviews: from.remaining_interviews ?? 0,
  remaining_number_of_jobs: from.remaining_number_of_jobs ?? 0,
  remaining_number_of_custom_ai: from.remaining_number_of_custom_ai ?? 0,
  remaining_number_of_interview_flow: from.remaining_number_of_interview_flow ?? 0,
})

/** The token of the area that is open: super admins and the admins of organizations have separate sessions. */
export const tokenFor = (pathname: string) =>
  isSuperAdminPath(pathname) ? read('super_admin_token') : read('auth_token')
export const isSuperAdminPath = (pathname: string) => /^\/super-admin(\/|$)/i.test(pathname)

/** Stores a new session, with the token under both names of the specification: its settings calls read one, its general client the other. */
export function startSession(reply: LoginReply): void {
  write({
    authToken: reply.access_token,
    auth_token: reply.access_token,
    userId: reply.admin.id,
    admin_role: reply.admin.role,
    organizationId: reply.organization.id,
    organisation_logo: reply.organization.logo_url,
    can_create_custom_ai: String(reply.can_create_custom_ai),
    can_create_flow: String(reply.can_create_flow),
    package_limits: JSON.stringify(limitsOf(reply.package_limits)),
  })
}

/** Removes the token after a 401. */
export const dropToken = () => write({ authToken: null, auth_token: null })

/** Logout clears the token, capability flags and limits; the page then returns to `/` (specification, section 4). */
export const endSession = () =>
  write({
    authToken: null,
    auth_token: null,
    admin_role: null,
    can_create_custom_ai: null,
    can_create_flow: null,
    package_limits: null,
  })

/** Stores a super admin's session. It does not touch the session of an organization on the same device. */
export const startSuperAdminSession = (token: string) => write({ super_admin_token: token })
/** Removes a super admin's token after a 401. */
export const dropSuperAdminToken = () => write({ super_admin_token: null })
/** Super-admin logout clears everything. */
export const endSuperAdminSession = clearAll

/** Stores the data of the active subscription: warnings, flags, limits, and whether actions are disabled (no interviews left). */
export function keepSubscription(subscription: Partial<ActiveSubscription>): void {
  const limits = limitsOf(subscription)
  write({
    subscription_warnings: JSON.stringify(subscription.warnings ?? []),
    ...(subscription.can_create_custom_ai !== undefined && {
      can_create_custom_ai: String(subscription.can_create_custom_ai),
    }),
    ...(subscription.can_create_flow !== undefined && { can_create_flow: String(subscription.can_create_flow) }),
    disable_actions: String(limits.remaining_interviews <= 0),
    package_limits: JSON.stringify(limits),
  })
}

/** The subscription could not be fetched: no warnings, no limits, actions disabled. */
export const subscriptionFailed = () =>
  write({ subscription_warnings: null, disable_actions: 'true', package_limits: null })

/** Stores the organization's logo and colors on this device. */
export function keepLook(look: { logo_url: string | null; colors: object; application_page_view: string }): void {
  write({
    organisation_logo: look.logo_url,
    colors: JSON.stringify(look.colors),
    application_page_view: look.application_page_view,
  })
}

const useKept = (key: Parameters<typeof read>[0]) =>
  useSyncExternalStore(
    onStorage,
    () => read(key),
    () => null,
  )

/** Whether the plan has an interview flow left. True until it is known: the server decides. */
export const useMayAddFlow = () => useKept('can_create_flow') !== 'false'

/** Whether the plan is known to have no AI interviews left. `disable_actions` alone is also set if the subscription could not be fetched. */
export function useNoInterviewsLeft(): boolean {
  const disabled = useKept('disable_actions') === 'true'
  return useKept('package_limits') !== null && disabled
}

export const useIsSignedIn = () => useKept('auth_token') !== null
export const useUserId = () => useKept('userId')
/** Stores the current role from the server, because it can change during a session. */
export const keepRole = (role: AdminRole) => write({ admin_role: role })

/** Whether the signed-in person has a permission. The server decides; screens hide what it would reject. */
export function useCan(permission: Permission): boolean {
  const role = useRole()
  return role !== null && can(role, permission)
}

/** Null until it is known. */
export function useRole(): AdminRole | null {
  const kept = useKept('admin_role')
  return ADMIN_ROLES.find(role => role === kept) ?? null
}

export const useOrganizationId = () => useKept('organizationId')
export const useOrganisationLogo = () => useKept('organisation_logo')

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** With the stored text: a banner that was dismissed reappears when it changes. */
export function useWarnings(): { readonly stored: string; readonly warnings: readonly string[] } {
  const stored = useKept('subscription_warnings') ?? '[]'
  const value = parsed(stored)
  return { stored, warnings: Array.isArray(value) ? value.filter(one => typeof one === 'string') : [] }
}
