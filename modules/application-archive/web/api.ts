import { call } from '#platform/contract/browser.ts'
import { archiveContract as contract } from '../contract.ts'

export const downloadArchive = (id: string) =>
  call(contract['archive.download'], { params: { id }, timeoutMs: 300_000 })
