import type { ApplicationListItem } from '#modules/applications/contract.ts'
import { moveApplication, setTags } from '#modules/applications/web/api.ts'
import type { BulkAction } from '#modules/applications/web/use-bulk.ts'
import { evaluate } from '#modules/evaluation/web/api.ts'
import { inviteApplication } from '#modules/screenings/web/api.ts'

/** Does it to one application; rejects with the server's sentence. */
export function doOne(item: ApplicationListItem, action: BulkAction): Promise<unknown> {
  switch (action.kind) {
    case 'move':
      return moveApplication(item.id, { stage: action.stage })
    case 'invite':
      return inviteApplication(item.id)
    case 'evaluate':
      return evaluate(item.id)
    case 'tag':
      return setTags(item.id, [...new Set([...item.tags, action.tag])])
  }
}
