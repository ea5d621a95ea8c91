import type { Api } from '#platform/http/api.ts'
import { platformSettingsContract as calls } from '../contract.ts'
import { platformSettings } from './queries.ts'
import { readRegistration } from './registration.ts'

export function platformSettingsRoutes({ serve, services }: Api) {
  serve(calls['platform.registration'], ({ query, now }) =>
    services.db.unsafeAcrossOrganizations(q => readRegistration(q, query.invitation, now)),
  )

  serve(calls['platform.announcement'], async ({ org }) => {
    const [[row]] = await org.read(q => [platformSettings(q)])
    const { announcement_id: id, announcement: text, announced_at: at } = row!
    return { announcement: id && text && at ? { id, text, at: at.toISOString() } : null }
  })
}
