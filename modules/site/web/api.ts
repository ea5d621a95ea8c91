import { call } from '#platform/contract/browser.ts'
import { type ContactRequest, siteContract as contract } from '../contract.ts'

export const sendRequest = (body: ContactRequest) => call(contract['site.contact'], { body })
