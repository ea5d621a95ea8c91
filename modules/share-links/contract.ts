import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { id, instant, ok } from '#platform/contract/shapes.ts'
import { MOST_DAYS, SHARED_PARTS } from './policy.ts'
import { shareProblems as problems } from './words/problems.ts'

const part = z.enum(SHARED_PARTS)

const shareLink = z.object({
  id,
  includes: z.array(part),
  name_hidden: z.boolean(),
  expires_at: instant,
  created_by: z.object({ id, name: z.string() }),
  created_at: instant,
  opened_count: z.int(),
  last_opened_at: instant.nullable(),
})
export type ShareLink = z.output<typeof shareLink>

const about = { application: 'params.id' } as const

export const shareLinksContract = contract({
  'shareLinks.list': {
    method: 'GET',
    path: '/api/applications/:id/share-links',
    who: 'candidates.decide',
    about,
    summary:
      'The active links to an application for people without an account, newest first. Their addresses are not stored.',
    params: z.object({ id }),
    reply: z.object({ items: z.array(shareLink) }),
  },
  'shareLinks.create': {
    method: 'POST',
    path: '/api/applications/:id/share-links',
    who: 'candidates.decide',
    about,
    summary: `Creates a link that shows parts of an application, at most for ${MOST_DAYS} days and never more than the caller may see. The address is in this reply only. In blind review names are hidden in any case.`,
    params: z.object({ id }),
    body: z.object({
      includes: z.array(part).min(1, problems.noPart).max(SHARED_PARTS.length),
      name_hidden: z.boolean().default(false),
      days: z.int().min(1).max(MOST_DAYS),
    }),
    reply: z.object({ link: shareLink, url: z.string() }),
    status: 201,
    limit: { max: 60, seconds: 600 },
  },
  'shareLinks.revoke': {
    method: 'DELETE',
    path: '/api/applications/:id/share-links/:linkId',
    who: 'candidates.decide',
    about,
    summary: 'Ends a link at once.',
    params: z.object({ id, linkId: id }),
    reply: ok,
  },
  'shareLinks.open': {
    method: 'GET',
    path: '/shared/:token',
    who: 'anyone',
    summary: 'The page of a link, as HTML without scripts. Opening it never uses it up; each opening is noted.',
    params: z.object({ token: z.string().max(100) }),
    limit: { max: 60, seconds: 60 },
  },
})
