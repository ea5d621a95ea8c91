import { call } from '#platform/contract/browser.ts'
import { offersContract as contract } from '../../contract.ts'

export const acceptOffer = (token: string, offer_id: string, name: string) =>
  call(contract['offers.accept'], { params: { token }, body: { offer_id, name } })

export const declineOffer = (token: string, offer_id: string, reason: string) =>
  call(contract['offers.decline'], { params: { token }, body: { offer_id, reason } })
