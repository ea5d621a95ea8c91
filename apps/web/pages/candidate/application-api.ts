import { screeningsContract } from '#modules/screenings/contract.ts'
import { call } from '#platform/contract/browser.ts'

/** A fresh address of the interview, for who holds the status link and was invited. */
export const interviewAddress = async (token: string): Promise<string> =>
  (await call(screeningsContract['screenings.linkOfApplication'], { token })).url
