import '../events.ts'
import type { Api } from '#platform/http/api.ts'
import { siteContract as calls } from '../contract.ts'
import { receiveRequest } from './contact.ts'
import { confirmAgain, editRequest, listRequests } from './requests.ts'

export function siteRoutes({ serve, services }: Api) {
  serve(calls['site.contact'], ({ body, now }) => receiveRequest(services, body, now))
  serve(calls['site.requests'], ({ query }) => listRequests(services.db, query))
  serve(calls['site.editRequest'], ({ tx, params, body, now }) => editRequest(tx, params.id, body, now))
  serve(calls['site.confirmAgain'], ({ tx, params }) => confirmAgain(tx, params.id))
}
