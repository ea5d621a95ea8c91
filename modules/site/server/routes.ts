import type { Api } from '#platform/http/api.ts'
import { siteContract as calls } from '../contract.ts'
import { receiveRequest } from './contact.ts'

export function siteRoutes({ serve, services }: Api) {
  serve(calls['site.contact'], ({ body, now }) => receiveRequest(services, body, now))
}
