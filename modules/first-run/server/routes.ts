import type { Api } from '#platform/http/api.ts'
import { firstRunContract as calls } from '../contract.ts'
import { removeMark, setMark } from './queries.ts'
import { type CountTemplates, readFirstRun } from './read-first-run.ts'

export const firstRunRoutes =
  (countTemplates: CountTemplates) =>
  ({ serve, services }: Api) => {
    serve(calls['firstRun.read'], ({ org, actor }) => readFirstRun(services, org, actor, countTemplates))
    serve(calls['firstRun.mark'], async ({ org, actor, body }) => {
      await org.write(async tx => {
        await (body.done ? setMark(tx, body.mark) : removeMark(tx, body.mark))
      })
      return readFirstRun(services, org, actor, countTemplates)
    })
  }
